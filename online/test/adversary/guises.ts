import { type Body, hashOfName } from '@iacta/table/log';
import { HonestTable } from '@iacta/table/test-kit';
import { forged } from './lasting.ts';
import { type Attack, likes } from './steered.ts';
import type { Device, World } from './world.ts';

const NAMES = ['Ada', 'Bea', 'Cleo'];
const SALT = 'cd'.repeat(16);

/** A table whose players have names; the devices come to it for the first time. */
function withNames(world: World): readonly { seq: number; name: string; salt: string }[] {
  const table = new HonestTable(world.rules, world.below).open(world.options);
  const names = NAMES.map((name, seat) => {
    table.add({ type: 'sit', at: 0, seat, name: hashOfName(SALT, name) });
    return { seq: table.state.seq, name, salt: SALT };
  });
  table.add({ type: 'start', at: 0, next: table.promise(), dice: 2 });
  world.table = table;
  for (const device of world.devices) device.forgetAndLoad();
  return names;
}

/** The names that a device shows, by seat. */
export function namesOn({ client }: Device): readonly string[] {
  return client.table?.seats.map(({ name }) => name) ?? [];
}

/** Sends names with a welcome; whether some device then shows a seat under a name that is not its player's. */
export function showNames(world: World, order: readonly number[]): boolean {
  const names = withNames(world);
  const sent = names.map(({ seq, salt }, i) => ({ seq, salt, name: NAMES[order[i]] }));
  for (const device of world.devices) device.hear({ ...world.welcomeOf(device), names: sent });
  return world.devices.some((device) =>
    namesOn(device).some((name, seat) => name !== '' && name !== NAMES[seat]),
  );
}

/** The log as it is, but with other seat entries. */
function withSeats(world: World, change: (body: Body & { type: 'sit' }) => Body): HonestTable {
  const other = new HonestTable(world.rules, world.below);
  for (const { body, salt } of world.table.entries)
    other.addAs(body.type === 'sit' ? change(body) : body, salt);
  return other;
}

/** Attacks on who is who at a table, and in the name of its host. */
export const GUISES: readonly Attack[] = [
  {
    name: 'names swapped between two seats (no advantage)',
    play(world) {
      const isShown = showNames(world, [1, 0, 2]);
      const { roll } = world;
      world.rollHonestly();
      return { roll, victims: world.devices, manipulated: isShown };
    },
  },
  {
    name: 'one player’s name at every seat (no advantage)',
    play(world) {
      const isShown = showNames(world, [2, 2, 2]);
      const { roll } = world;
      world.rollHonestly();
      return { roll, victims: world.devices, manipulated: isShown };
    },
  },
  {
    name: 'colours swapped between two seats when the page is loaded again',
    play(world) {
      const { roll } = world;
      world.rollHonestly();
      const other = withSeats(world, (body) => ({ ...body, colour: (body.seat + 1) % NAMES.length }));
      world.shown = () => other;
      for (const device of world.devices) device.load();
      return { roll, victims: world.devices, manipulated: true };
    },
  },
  {
    name: 'all are called spectators while the dice are thrown, and the server throws in their names',
    play(world) {
      const { roll } = world;
      const call = (seatOf: (device: Device) => number) => {
        for (const device of world.devices)
          device.hear({ type: 'role', seat: seatOf(device), host: false, code: null });
      };
      for (let tries = 0; tries < 200; tries++) {
        const puppets = world.devices.map(({ seat }) => world.puppet(seat));
        const shares = puppets.map(({ share }) => share);
        if (!likes(world.peek(shares).faces)) continue;
        call(() => -1);
        world.write({ ...world.throwOf([]), commits: puppets.map(({ commit }) => commit) });
        world.write(world.table.rollOf(shares));
        call(({ seat }) => seat);
        return { roll, victims: world.devices, manipulated: true };
      }
      return null;
    },
  },
  forged('host: the game is started once more while the dice are thrown', (world) => ({
    type: 'start',
    at: 0,
    next: world.table.promise(),
    dice: 2,
  })),
  forged('host: a bot is given the victim’s seat after the start', () => ({
    type: 'bot',
    at: 0,
    seat: 0,
    bot: 'greedy',
  })),
  forged('host: the victim’s seat is emptied after the start', () => ({ type: 'rise', at: 0, seat: 0 })),
  forged('host: the role is given to a seat that does not exist', () => ({ type: 'host', at: 0, seat: 7 })),
  forged('host: a turn clock is set in the middle of the game', (world) => {
    const { options, watch } = world.table.state;
    return { type: 'set', at: 0, options: { ...options }, clock: 5, watch };
  }),
  forged('host: a rematch is opened in the middle of the game', () => ({
    type: 'again',
    at: 0,
    table: 'ab'.repeat(16),
  })),
];
