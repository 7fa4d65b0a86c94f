import { hashOfSecret, oldRoll } from '@iacta/table/dice';
import { type Body, commitment } from '@iacta/table/log';
import { HonestTable } from '@iacta/table/test-kit';
import { GUISES } from './guises.ts';
import { LASTING } from './lasting.ts';
import { PAGES } from './pages.ts';
import { type Attack, type Deed, likes, thrown } from './steered.ts';
import { TURN_CLOCK } from './turn-clock.ts';
import type { Device, World } from './world.ts';

const deed = (world: World, roll: number, victims = world.devices, manipulated = true): Deed => ({
  roll,
  victims,
  manipulated,
});

/** Attacks that tell a roll which does not follow from what was fixed. */
const forgedRolls: { readonly [name: string]: (roll: Body & { type: 'roll' }, world: World) => Body } = {
  'roll: other faces': (roll, world) => {
    const dice = world.rules.dice(world.table.position)!;
    const faces = dice.dice.map(
      ({ faces: all }, i) => all.find((face) => face !== roll.faces[i]) ?? roll.faces[i],
    );
    return { ...roll, faces };
  },
  'roll: the contributions of a subset': (roll, world) => {
    const { faces } = world.peek(world.shares().slice(1));
    return { ...roll, faces, nonces: roll.nonces.slice(1) };
  },
  'roll: a device left out as if it had not revealed': (roll, world) => {
    const { faces } = world.peek(world.shares().slice(0, 2));
    return { ...roll, faces, nonces: roll.nonces.with(2, null) };
  },
  'roll: contributions swapped': (roll, world) => {
    const [a, b, c] = world.shares();
    const swapped = [{ seat: a.seat, nonce: b.nonce }, { seat: b.seat, nonce: a.nonce }, c];
    return { ...roll, faces: world.peek(swapped).faces, nonces: swapped.map(({ nonce }) => nonce) };
  },
  'roll: a contribution replaced by the server’s own': (roll, world) => {
    const shares = world.shares().with(1, { seat: 1, nonce: world.table.random(16) });
    return { ...roll, faces: world.peek(shares).faces, nonces: shares.map(({ nonce }) => nonce) };
  },
  'roll: another secret than the promised one': (roll, world) => {
    const secret = world.table.random(32);
    const before = world.table.secret;
    world.table.secret = secret;
    const { faces } = world.peek(world.shares());
    world.table.secret = before;
    return { ...roll, faces, secret };
  },
  'roll: the number of another roll': (roll) => ({ ...roll, roll: roll.roll + 1 }),
  'roll: a promise that was made before': (roll, world) => ({ ...roll, next: world.promise }),
};

const attacks: Attack[] = Object.entries(forgedRolls).map(([name, forge]) => ({
  name,
  play(world) {
    const { roll } = thrown(world);
    world.forge(forge(roll, world));
    return deed(world, roll.roll);
  },
}));

attacks.push(
  {
    name: 'no throw: the roll is sent without fixing who takes part',
    play(world) {
      const { roll } = world;
      world.forge(world.peek(world.devices.map(({ seat }) => world.puppet(seat).share)));
      return deed(world, roll);
    },
  },
  {
    name: 'early reveal: a throw for one device only, then another one with the same promise',
    play(world) {
      const { roll } = world;
      const [victim] = world.devices;
      const fork = world.fork(world.table.entries.length, 1);
      fork.add(world.throwOf([victim]));
      world.tell(fork, [victim]);
      // Its nonce is known now: participants are chosen so that the outcome is liked.
      for (let tries = 0; tries < 200; tries++) {
        const { share, commit } = world.puppet(1);
        const shares = [...world.shares([victim]), share];
        if (!likes(world.peek(shares).faces)) continue;
        const other = world.fork(world.table.entries.length, 2);
        other.add({ ...world.throwOf([victim]), commits: [...world.throwOf([victim]).commits, commit] });
        world.tell(other, [victim]);
        other.add(world.peek(shares));
        world.tell(other, [victim]);
        return deed(world, roll, [victim]);
      }
      return null;
    },
  },
  {
    name: 'two throws: reveals are collected with one set and used with another',
    play(world) {
      const { shares, isLiked, roll } = thrown(world);
      if (isLiked) return null;
      const other = world.fork(world.table.entries.length - 1, 3);
      const subset = world.devices.slice(0, 2);
      other.add(world.throwOf(subset));
      world.tell(other);
      const { secret } = world.table;
      other.secret = secret;
      other.add(other.rollOf(shares.slice(0, 2)));
      world.tell(other);
      return deed(world, roll.roll);
    },
  },
  {
    name: 'annul until liked: a device is said not to have answered',
    play(world) {
      const first = thrown(world);
      let { shares } = first;
      const { roll } = first;
      if (first.isLiked) return null;
      for (let tries = 0; tries < 60; tries++) {
        const nonces = shares.map(({ nonce }, i) => (i === 2 ? null : nonce)) as (string | null)[];
        const { secret } = world.table;
        const next = world.table.promise();
        world.write({ type: 'annul', at: 0, roll: roll.roll, secret, nonces, next });
        const again = thrown(world);
        shares = again.shares;
        if (!again.isLiked) continue;
        world.write(world.table.rollOf(again.shares));
        return deed(world, roll.roll);
      }
      return null;
    },
  },
  {
    name: 'annul although all have revealed',
    play(world) {
      const { shares, roll } = thrown(world);
      const nonces = shares.map(({ nonce }) => nonce);
      const { secret } = world.table;
      world.forge({ type: 'annul', at: 0, roll: roll.roll, secret, nonces, next: world.table.promise() });
      return deed(world, roll.roll);
    },
  },
  {
    name: 'annul with the same promise again',
    play(world) {
      const { shares, roll } = thrown(world);
      const nonces = shares.map(({ nonce }, i) => (i === 0 ? null : nonce));
      const { secret } = world.table;
      world.forge({ type: 'annul', at: 0, roll: roll.roll, secret, nonces, next: world.promise });
      return deed(world, roll.roll);
    },
  },
  {
    name: 'renew until liked: “restored from a backup” instead of a roll',
    play(world) {
      const first = thrown(world);
      if (first.isLiked) return null;
      for (let tries = 0; tries < 60; tries++) {
        world.write({ type: 'renew', at: 0, next: world.table.promise(), why: 'restore' });
        const again = thrown(world);
        if (!again.isLiked) continue;
        world.write(world.table.rollOf(again.shares));
        return deed(world, first.roll.roll);
      }
      return null;
    },
  },
  {
    name: 'renew with a promise whose secret is known',
    play(world) {
      const { roll } = world;
      const used = world.table.entries.flatMap(({ body }) => (body.type === 'roll' ? [body.secret] : []))[0];
      world.forge({ type: 'renew', at: 0, next: hashOfSecret(used), why: 'restore' });
      return deed(world, roll);
    },
  },
  {
    name: 'commitment replaced: the server takes part in the victim’s name',
    play(world) {
      const { roll } = world;
      const [victim, ...others] = world.devices;
      const { share, commit } = world.puppet(victim.seat);
      const honest = world.throwOf(others);
      world.write({ ...honest, commits: [commit, ...honest.commits] });
      world.write(world.table.rollOf([share, ...world.shares(others)]));
      return deed(world, roll, [victim]);
    },
  },
  {
    name: 'server alone, with its own contributions in every player’s name',
    play(world) {
      const { roll } = world;
      for (let tries = 0; tries < 200; tries++) {
        const puppets = world.devices.map(({ seat }) => world.puppet(seat));
        const shares = puppets.map(({ share }) => share);
        if (!likes(world.peek(shares).faces)) continue;
        world.write({ ...world.throwOf([]), commits: puppets.map(({ commit }) => commit) });
        world.write(world.table.rollOf(shares));
        return deed(world, roll);
      }
      return null;
    },
  },
  {
    name: 'server alone: no device takes part',
    play(world) {
      const { roll } = world;
      world.write(world.throwOf([]));
      world.write(world.table.rollOf([]));
      return deed(world, roll);
    },
  },
  {
    name: 'one player’s device is left out of every roll',
    play(world) {
      const { roll } = world;
      const [victim, ...others] = world.devices;
      world.write(world.throwOf(others));
      world.write(world.table.rollOf(world.shares(others)));
      return deed(world, roll, [victim]);
    },
  },
  {
    name: 'history rewritten at the next welcome (the page stays open)',
    play(world) {
      return rewritten(world, (device) => device.reconnect());
    },
  },
  {
    name: 'history rewritten when the page is loaded again',
    play: (world) => rewritten(world, (device) => device.load()),
  },
  {
    name: 'history cut short: the last roll never happened',
    play(world) {
      const before = world.table.entries.length;
      const { roll } = world;
      world.rollHonestly();
      const fork = world.fork(before, 5);
      world.shown = () => fork;
      for (const device of world.devices) device.load();
      return deed(world, roll);
    },
  },
  {
    name: 'backup restored: the log says so, and the dice are thrown again',
    play(world) {
      const before = world.table.entries.length;
      const { roll } = world;
      world.rollHonestly();
      const fork = world.fork(before, 6);
      fork.add({ type: 'renew', at: 0, next: fork.promise(), why: 'restore' });
      world.shown = () => fork;
      for (const device of world.devices) device.load();
      return deed(world, roll);
    },
  },
  {
    name: 'backup restored and accepted: old nonces are tried against the old promise',
    play(world) {
      const before = world.table.entries.length;
      const { roll } = world;
      const { secret } = world.table;
      world.rollHonestly();
      const known = new Map(world.devices.map((device) => [device, new Map(device.nonces)]));
      const fork = world.fork(before, 7);
      fork.secret = secret;
      world.table = fork;
      for (const device of world.devices) {
        device.commits.clear();
        device.nonces.clear();
        device.load();
        device.client.accept();
      }
      // The server hopes that the devices take part with the nonces it knows already.
      world.write(world.throwOf());
      const reused = world.devices.filter(
        (device) => device.nonces.get(world.promise) === known.get(device)?.get(world.promise),
      );
      world.write(world.table.rollOf(world.shares()));
      return deed(world, roll, world.devices, reused.length > 0);
    },
  },
  {
    name: 'consent forged: the roll is taken back “by all” until it is liked',
    play(world) {
      world.rollHonestly();
      const { roll } = world;
      for (let tries = 0; tries < 60; tries++) {
        world.write({ type: 'ask-undo', at: 0, seat: 2, count: 1 });
        const ask = world.table.state.seq;
        for (const seat of [0, 1]) world.write({ type: 'answer', at: 0, ask, seat, yes: true });
        world.write({ type: 'undo', at: 0, count: 1, by: 'all' });
        const again = thrown(world);
        world.write(world.table.rollOf(again.shares));
        if (again.isLiked) return deed(world, again.roll.roll, world.devices.slice(0, 2));
      }
      return deed(world, roll, []);
    },
  },
  {
    name: 'undo without anyone’s consent',
    play(world) {
      world.rollHonestly();
      const { roll } = world;
      world.forge({ type: 'undo', at: 0, count: 1, by: 'all' });
      return deed(world, roll);
    },
  },
  {
    name: 'leaving forged: a bot is put in the victim’s place, and the dice are thrown on',
    play(world) {
      const [victim] = world.devices;
      world.write({ type: 'stand-in', at: 0, seat: victim.seat, bot: 'greedy', left: true });
      const { roll } = world;
      const again = thrown(world);
      world.write(world.table.rollOf(again.shares));
      return deed(world, roll, [victim]);
    },
  },
  {
    name: 'a bot in the victim’s place without a vote',
    play(world) {
      const { roll } = world;
      world.forge({ type: 'stand-in', at: 0, seat: 0, bot: 'greedy' });
      return deed(world, roll);
    },
  },
  {
    name: 'masked: the roll is hidden as if it were a sealed answer',
    play(world) {
      const { roll } = thrown(world);
      const masked = commitment('ab'.repeat(16), JSON.stringify(roll));
      for (const device of world.devices) {
        device.hear({
          type: 'entry',
          seq: device.client.seq + 1,
          head: 'ab'.repeat(32),
          entry: { masked, by: 0 },
        });
      }
      return deed(world, roll.roll);
    },
  },
  {
    name: 'masked: a throw is hidden in a welcome',
    play(world) {
      const { roll } = world;
      world.rollHonestly();
      const at = world.table.entries.findLastIndex(({ body }) => body.type === 'throw');
      for (const device of world.devices) {
        const welcome = world.welcomeOf(device);
        const { salt, body } = world.table.entries[at];
        const masked = { masked: commitment(salt, JSON.stringify(body)), by: 0 };
        const fresh = { ...welcome, entries: welcome.entries.with(at, masked) };
        device.hear(fresh);
      }
      return deed(world, roll, world.devices, false);
    },
  },
  {
    name: 'old format: the game is begun as if there were no throws, and the server chooses a subset',
    play(world) {
      const old = new HonestTable(world.rules, world.below).open(world.options).sit(0).sit(1).sit(2);
      old.add({ type: 'start', at: 0, next: old.promise() });
      while (!world.rules.dice(old.position)) old.step();
      const { roll } = old.state.dice!;
      const dice = world.rules.dice(old.position)!;
      const nonces = [old.random(16), old.random(16), old.random(16)];
      for (let set = 0; set < 8; set++) {
        const chosen = nonces.map((nonce, seat) => ((set >> seat) & 1 ? nonce : null));
        const { table } = old.state;
        const { secret } = old;
        const packed = oldRoll(dice, { table, roll, secret, nonces: chosen });
        const faces = world.encode(dice, packed);
        if (!likes(faces) && set < 7) continue;
        old.add({ type: 'roll', at: 0, roll, faces, secret, nonces: chosen, next: old.promise() });
        break;
      }
      world.shown = () => old;
      for (const device of world.devices) device.forgetAndLoad();
      return deed(world, roll);
    },
  },
  {
    name: 'old format in the middle of a game',
    play(world) {
      const { roll } = world;
      const { secret } = world.table;
      const nonces = [null, null, null];
      const { faces } = world.peek([]);
      world.forge({ type: 'roll', at: 0, roll, faces, secret, nonces, next: world.table.promise() });
      return deed(world, roll);
    },
  },
  {
    name: 'the server adds its own contributions to the players’ (no advantage)',
    play(world) {
      const { roll } = world;
      const { share, commit } = world.puppet(2);
      const honest = world.throwOf();
      world.write({ ...honest, commits: [...honest.commits, commit] });
      world.write(world.table.rollOf([...world.shares(), share]));
      return deed(world, roll, world.devices, false);
    },
  },
  {
    name: 'a throw is kept from one device, which is then said to be missing (no advantage)',
    play(world) {
      const { roll } = world;
      const [victim, ...others] = world.devices;
      world.table.add(world.throwOf());
      world.tell(world.table, others);
      const { secret } = world.table;
      const nonces = [null, ...world.shares(others).map(({ nonce }) => nonce)];
      world.table.add({ type: 'annul', at: 0, roll, secret, nonces, next: world.table.promise() });
      for (const device of world.devices) device.load();
      world.write(world.throwOf());
      world.write(world.table.rollOf(world.shares()));
      // What the first throw would have been no one knows: one nonce is missing.
      return deed(world, roll, [victim], false);
    },
  },
);

function rewritten(world: World, come: (device: Device) => void): Deed | null {
  const before = world.table.entries.length;
  const { roll } = world;
  world.rollHonestly();
  const fork = world.fork(before, 4);
  fork.add({ type: 'throw', at: 0, roll, seat: world.rules.thrower(fork.position), commits: [] });
  fork.secret = secretOf(world);
  fork.add(fork.rollOf([]));
  world.shown = () => fork;
  for (const device of world.devices) come(device);
  return deed(world, roll);
}

function secretOf(world: World): string {
  const last = world.table.entries.findLast(({ body }) => body.type === 'roll')!.body;
  return last.type === 'roll' ? last.secret : '';
}

export const ATTACKS: readonly Attack[] = [...attacks, ...LASTING, ...GUISES, ...TURN_CLOCK, ...PAGES];
