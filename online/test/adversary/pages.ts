import { type Memory, memoryForNow } from '../../client/index.ts';
import { type Attack, type Deed, likes, thrown } from './steered.ts';
import type { Device, World } from './world.ts';

const MOST_TRIES = 200;

const TABLE = '0123456789abcdef'.repeat(2);

/** All pages of a browser, and all programs of a person on one machine, have one memory. */
const shared = (memory: Memory): Memory => memory;

/** Storage that was copied: a cloned profile, a restored disk, a second machine. */
function copied(memory: Memory): Memory {
  const copy = memoryForNow();
  const known = memory.load(TABLE);
  if (known) copy.save(TABLE, known);
  for (const reveal of memory.reveals(TABLE)) copy.addReveal(TABLE, reveal);
  return copy;
}

/** A terminal reads its file once and writes it whole. */
function readOnce(memory: Memory): Memory {
  let known = memory.load(TABLE);
  return {
    ...memory,
    load: () => known,
    save: (table, each) => {
      known = each;
      memory.save(table, each);
    },
  };
}

/** Tells a page alone how the history goes on. */
function showThrow(world: World, to: Device, commits: readonly { seat: number; commit: string }[]) {
  const fork = world.fork(world.table.entries.length, 11);
  fork.add({ ...world.throwOf([]), commits: [...commits] });
  world.tell(fork, [to]);
  return fork;
}

/**
 * One page is shown a throw and reveals. The other is shown another throw, with a contribution of the server's that
 * was chosen for the nonce it has learnt.
 */
function steer(world: World, first: Device, second: Device): Deed | null {
  const { roll, promise } = world;
  const commit = { seat: first.seat, commit: first.commits.get(promise) ?? '' };
  showThrow(world, first, [commit]);
  const nonce = first.nonces.get(promise);
  if (nonce === undefined) return null;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const puppet = world.puppet(1);
    const shares = [{ seat: first.seat, nonce }, puppet.share];
    const wanted = world.peek(shares);
    if (!likes(wanted.faces)) continue;
    const fork = showThrow(world, second, [commit, puppet.commit]);
    fork.secret = world.table.secret;
    fork.add(wanted);
    world.tell(fork, [second]);
    world.shown = () => fork;
    return { roll, victims: [second], manipulated: true };
  }
  return null;
}

/** The page is loaded again after it has stored for which throw it reveals; the server shows another one. */
function crashed(world: World, lose: () => void): Deed | null {
  const [tab] = world.devices;
  const { roll, promise } = world;
  const commit = { seat: tab.seat, commit: tab.commits.get(promise) ?? '' };
  showThrow(world, tab, [commit]);
  const nonce = tab.nonces.get(promise) ?? '';
  lose();
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const puppet = world.puppet(1);
    const shares = [{ seat: tab.seat, nonce }, puppet.share];
    const wanted = world.peek(shares);
    if (!likes(wanted.faces)) continue;
    const fork = world.fork(world.table.entries.length, 12);
    fork.add({ ...world.throwOf([]), commits: [commit, puppet.commit] });
    fork.secret = world.table.secret;
    world.shown = () => fork;
    tab.load();
    fork.add(wanted);
    world.tell(fork, [tab]);
    return { roll, victims: [tab], manipulated: true };
  }
  return null;
}

const reloaded = (deed: Deed | null): Deed | null => {
  for (const victim of deed?.victims ?? []) victim.load();
  return deed;
};

/** The attacks of a server that meets one seat on several pages, or on one that was interrupted. */
export const PAGES: readonly Attack[] = [
  {
    name: 'two tabs: one is asked for its contribution, the other is shown another throw with it',
    play: (world) => steer(world, world.devices[0], world.devices[0].twin(shared)),
  },
  {
    name: 'two tabs, and the deceived one is loaded again',
    play: (world) => reloaded(steer(world, world.devices[0], world.devices[0].twin(shared))),
  },
  {
    name: 'two tabs: the new one is asked, the old one is deceived',
    play: (world) => steer(world, world.devices[0].twin(shared), world.devices[0]),
  },
  {
    name: 'a tab that is duplicated after it has revealed',
    play(world) {
      const [tab] = world.devices;
      const { promise } = world;
      showThrow(world, tab, [{ seat: tab.seat, commit: tab.commits.get(promise) ?? '' }]);
      // It is loaded with everything that the first one keeps.
      const duplicate = tab.twin(shared);
      return steer(world, tab, duplicate);
    },
  },
  {
    name: 'cloned storage: the copy is deceived',
    play: (world) => steer(world, world.devices[0], world.devices[0].twin(copied)),
  },
  {
    name: 'cloned storage: the copy is asked, the original is deceived',
    play: (world) => steer(world, world.devices[0].twin(copied), world.devices[0]),
  },
  {
    name: 'two terminals at one seat',
    play: (world) => steer(world, world.devices[0].twin(readOnce), world.devices[0].twin(readOnce)),
  },
  {
    name: 'two terminals at one seat, and the deceived one is started again',
    play: (world) => reloaded(steer(world, world.devices[0].twin(readOnce), world.devices[0].twin(readOnce))),
  },
  {
    name: 'cloned storage that has revealed: the copy is deceived',
    play(world) {
      const [tab] = world.devices;
      const { promise } = world;
      showThrow(world, tab, [{ seat: tab.seat, commit: tab.commits.get(promise) ?? '' }]);
      return steer(world, tab, tab.twin(copied));
    },
  },
  {
    name: 'a crash between storing a throw and revealing for it: another throw is shown afterwards',
    play: (world) => crashed(world, () => {}),
  },
  {
    name: 'a crash that loses all but what was revealed: another throw is shown afterwards',
    play(world) {
      const [tab] = world.devices;
      const before = tab.remembered();
      return crashed(world, () => tab.remember(before));
    },
  },
  {
    name: 'annul until liked with one tab, while the other one writes over what it has kept',
    play(world) {
      const [tab] = world.devices;
      const other = tab.twin(shared);
      const { roll } = world;
      let first = thrown(world);
      if (first.isLiked) return null;
      for (let tries = 0; tries < MOST_TRIES && !first.isLiked; tries++) {
        const nonces = first.shares.map(({ nonce }, i) => (i === 2 ? null : nonce));
        const { secret } = world.table;
        world.write({ type: 'annul', at: 0, roll, secret, nonces, next: world.table.promise() });
        // The other tab takes no part, and keeps what it knows.
        other.reconnect();
        tab.load();
        first = thrown(world);
      }
      world.write(world.table.rollOf(first.shares));
      return { roll, victims: [tab], manipulated: true };
    },
  },
];
