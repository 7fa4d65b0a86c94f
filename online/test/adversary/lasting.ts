import type { Body } from '@iacta/table/log';
import { HonestTable } from '@iacta/table/test-kit';
import { type Attack, type Deed, likes, thrown } from './steered.ts';
import type { Device, World } from './world.ts';

/** More throws than a device remembers having revealed for. */
const MANY = 25;

const MOST_TRIES = 60;

/** Takes the latest roll back in everyone's name and throws again until the server likes it: the roll's number. */
function throwAgainByAll(world: World): number | null {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    world.write({ type: 'ask-undo', at: 0, seat: 2, count: 1 });
    const ask = world.table.state.seq;
    for (const seat of [0, 1]) world.write({ type: 'answer', at: 0, ask, seat, yes: true });
    world.write({ type: 'undo', at: 0, count: 1, by: 'all' });
    const { roll } = world;
    world.write(world.throwOf());
    const { faces } = world.peek(world.shares());
    world.write(world.table.rollOf(world.shares()));
    if (likes(faces)) return roll;
  }
  return null;
}

/** The server calls the victim another seat, or none. */
function callSeat(victim: Device, seat: number): void {
  victim.hear({ type: 'role', seat, host: false, code: null });
}

/** A throw is forged that has the victim's known nonce in it, with a contribution that makes the server's roll. */
function steerWithKnownNonce(world: World, victim: Device, nonce: string): boolean {
  for (let tries = 0; tries < 200; tries++) {
    const { share, commit } = world.puppet(1);
    const shares = [{ seat: victim.seat, nonce }, share];
    if (!likes(world.peek(shares).faces)) continue;
    const honest = world.throwOf([victim]);
    world.write({ ...honest, commits: [...honest.commits, commit] });
    return world.table.attempt(world.peek(shares)).ok;
  }
  return false;
}

export function forged(name: string, entryOf: (world: World) => Body): Attack {
  return {
    name,
    play(world) {
      const { roll } = thrown(world);
      world.forge(entryOf(world));
      return { roll: roll.roll, victims: world.devices, manipulated: true };
    },
  };
}

const all = (world: World, roll: number, manipulated = true): Deed => ({
  roll,
  victims: world.devices,
  manipulated,
});

/** Attacks that count on what a device forgets, or on what only the server says. */
export const LASTING: readonly Attack[] = [
  {
    name: 'annul until liked, then many honest rolls, and the page is loaded again',
    play(world) {
      const first = thrown(world);
      if (first.isLiked) return null;
      let { shares } = first;
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const nonces = shares.map(({ nonce }, i) => (i === 2 ? null : nonce));
        const { secret } = world.table;
        const next = world.table.promise();
        world.write({ type: 'annul', at: 0, roll: first.roll.roll, secret, nonces, next });
        const again = thrown(world);
        shares = again.shares;
        if (!again.isLiked) continue;
        world.write(world.table.rollOf(shares));
        break;
      }
      for (let i = 0; i < MANY; i++) world.rollHonestly();
      for (const device of world.devices) device.load();
      return all(world, first.roll.roll);
    },
  },
  {
    name: 'consent forged, and the page is loaded again',
    play(world) {
      world.rollHonestly();
      const roll = throwAgainByAll(world);
      if (roll === null) return null;
      for (const device of world.devices) device.load();
      return { roll, victims: world.devices.slice(0, 2), manipulated: true };
    },
  },
  {
    name: 'consent forged while the victim is called a spectator',
    play(world) {
      world.rollHonestly();
      const victims = world.devices.slice(0, 2);
      const { roll } = world;
      for (const victim of victims) callSeat(victim, -1);
      world.write({ type: 'ask-undo', at: 0, seat: 2, count: 1 });
      const ask = world.table.state.seq;
      for (const { seat } of victims) world.write({ type: 'answer', at: 0, ask, seat, yes: true });
      world.write({ type: 'undo', at: 0, count: 1, by: 'all' });
      for (const victim of victims) callSeat(victim, victim.seat);
      world.write(world.throwOf());
      world.write(world.table.rollOf(world.shares()));
      return { roll, victims, manipulated: true };
    },
  },
  {
    name: 'consent forged while the victims are called by each other’s seats',
    play(world) {
      world.rollHonestly();
      const victims = world.devices.slice(0, 2);
      const { roll } = world;
      world.write({ type: 'ask-undo', at: 0, seat: 2, count: 1 });
      const ask = world.table.state.seq;
      for (const { seat } of victims) {
        for (const victim of victims) callSeat(victim, seat === victim.seat ? 2 : victim.seat);
        world.write({ type: 'answer', at: 0, ask, seat, yes: true });
      }
      for (const victim of victims) callSeat(victim, victim.seat);
      world.write({ type: 'undo', at: 0, count: 1, by: 'all' });
      world.write(world.throwOf());
      world.write(world.table.rollOf(world.shares()));
      return { roll, victims, manipulated: true };
    },
  },
  {
    name: 'a device that has lost its memory of the table: old nonces are tried again',
    play(world) {
      const [victim] = world.devices;
      const before = world.table.entries.length;
      const { roll, promise } = world;
      const { secret } = world.table;
      world.rollHonestly();
      const nonce = victim.nonces.get(promise) ?? '';
      world.table = world.fork(before, 8);
      world.table.secret = secret;
      victim.commits.clear();
      victim.forgetAndLoad();
      const isSteered = steerWithKnownNonce(world, victim, nonce);
      if (isSteered) world.write(world.table.rollOf([...world.shares([victim])]));
      return { roll, victims: [victim], manipulated: isSteered };
    },
  },
  {
    name: 'a device whose memory is older than its reveal: the roll is made anew, and the page is loaded twice',
    play(world) {
      const [victim] = world.devices;
      const before = world.table.entries.length;
      const { roll, promise } = world;
      const { secret } = world.table;
      const older = victim.remembered();
      world.rollHonestly();
      const nonce = victim.nonces.get(promise) ?? '';
      const fork = world.fork(before, 9);
      fork.secret = secret;
      world.table = fork;
      for (let tries = 0; tries < 200; tries++) {
        const { share, commit } = world.puppet(1);
        const shares = [{ seat: victim.seat, nonce }, share];
        if (!likes(world.peek(shares).faces)) continue;
        const honest = world.throwOf([victim]);
        fork.add({ ...honest, commits: [...honest.commits, commit] });
        fork.add(fork.rollOf(shares));
        victim.remember(older);
        victim.load();
        victim.load();
        return { roll, victims: [victim], manipulated: true };
      }
      return null;
    },
  },
  {
    name: 'another table with the same id',
    play(world) {
      const { roll } = world;
      world.rollHonestly();
      const other = HonestTable.started(world.rules, world.options, world.below);
      other.until(({ state }) => (state.dice?.roll ?? 0) > roll);
      world.shown = () => other;
      for (const device of world.devices) device.load();
      return all(world, roll);
    },
  },
  {
    name: 'history cut to before the device came',
    play(world) {
      const { roll } = world;
      world.rollHonestly();
      const fork = world.fork(1, 10);
      world.shown = () => fork;
      for (const device of world.devices) device.load();
      return all(world, roll);
    },
  },
  forged('throw repeated while one is under way', (world) => world.throwOf()),
  forged('physical dice at a table that was not opened for them', (world) => ({
    type: 'typed',
    at: 0,
    roll: world.roll,
    seat: world.rules.thrower(world.table.position),
    faces: world.peek(world.shares()).faces,
    next: world.table.promise(),
  })),
  forged('physical dice allowed in the middle of the game', (world) => {
    const { options, clock, watch } = world.table.state;
    return { type: 'set', at: 0, options: { ...options }, clock, watch, ownDice: true };
  }),
  forged('seats renumbered while the dice are thrown', (world) => {
    const { options, clock, watch } = world.table.state;
    return { type: 'set', at: 0, options: { ...options, seats: 2 }, clock, watch };
  }),
  forged('another person in the victim’s seat while the dice are thrown', () => ({
    type: 'sit',
    at: 0,
    seat: 0,
    name: 'ab'.repeat(32),
  })),
  forged('promise renewed as an “upgrade” instead of a roll', (world) => ({
    type: 'renew',
    at: 0,
    next: world.table.promise(),
    why: 'upgrade',
  })),
  {
    name: 'an earlier roll “opened” with other faces (no advantage)',
    play(world) {
      const { roll } = world;
      world.rollHonestly();
      const seq = world.table.entries.length - 1;
      const { salt, body } = world.table.entries[seq];
      if (body.type !== 'roll') return null;
      world.toRoll();
      world.table.add(world.throwOf());
      const entry = world.table.entries.at(-1)!;
      const opened = [{ seq, salt, body: { ...body, faces: [...body.faces].reverse() } }];
      const { head } = world.table.state;
      const before = world.devices.map(({ client }) => client.story().length);
      for (const device of world.devices)
        device.hear({ type: 'entry', seq: world.table.state.seq, head, entry, opened });
      const isChanged = world.devices.some(({ client }, i) => client.story().length !== before[i]);
      return all(world, roll, isChanged);
    },
  },
];
