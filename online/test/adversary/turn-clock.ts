import { type Body, chainHash, commitment, owing } from '@iacta/table/log';
import type { Attack, Deed } from './steered.ts';
import type { World } from './world.ts';

const SALT = 'ab'.repeat(16);
const MOST_STEPS = 500;

/** Plays on until the table waits for moves and a condition holds; the seat that owes the first of them. */
function moverAt(world: World, isThere: () => boolean): number {
  const { rules, table } = world;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (!rules.dice(table.position)) {
      if (isThere()) return owing(table.state)[0];
      table.step();
      world.tell();
    } else {
      world.rollHonestly();
    }
  }
  throw new Error('this never happens');
}

function clockMove({ rules, table }: World, seat: number): Body & { type: 'move' } {
  const move = rules.encodeMove(rules.onTimeout(table.position, seat));
  return { type: 'move', at: 0, seat, move, by: 'clock' };
}

/** Tells an entry; where the fold takes it, an honest roll follows, which devices that go along call checked. */
function told(world: World, body: Body): Deed {
  if (!world.table.attempt(body).ok) {
    const { roll } = world;
    world.forge(body);
    return { roll, victims: world.devices, manipulated: true };
  }
  world.write(body);
  const { pending } = world.table.state.dice!;
  if (pending) world.write(world.table.rollOf(world.shares()));
  const { roll } = world;
  if (!pending) world.rollHonestly();
  return { roll: pending ? roll - 1 : roll, victims: world.devices, manipulated: true };
}

/** Attacks in the name of a turn clock, at a table that has none. */
export const TURN_CLOCK: readonly Attack[] = [
  {
    name: 'turn clock: a move in a player’s place, at a table without one',
    play(world) {
      const seat = moverAt(world, () => !world.rules.sealed(world.table.position));
      return told(world, clockMove(world, seat));
    },
  },
  {
    name: 'turn clock: a throw in a player’s place, at a table without one',
    play: (world) => told(world, { ...world.throwOf(), by: 'clock' }),
  },
  {
    name: 'turn clock: a sealed answer that turns out to be its own, at a table without one',
    play(world) {
      const seat = moverAt(world, () => world.table.state.game?.sealed.length === 0 && isSealed(world));
      const victims = world.devices.filter((device) => device.seat !== seat);
      const body = clockMove(world, seat);
      const masked = commitment(SALT, JSON.stringify(body));
      const pause = { salt: SALT, body: { type: 'pause', at: 0, seat } as const };
      for (const device of victims) {
        const { client } = device;
        const first = chainHash(client.head, masked);
        const second = chainHash(first, commitment(SALT, JSON.stringify(pause.body)));
        const { seq } = client;
        const opened = [{ seq: seq + 1, salt: SALT, body }];
        device.hear({ type: 'entry', seq: seq + 1, head: first, entry: { masked, by: seat } });
        device.hear({ type: 'entry', seq: seq + 2, head: second, entry: pause, opened });
      }
      const isFollowed = victims.some(({ alarms }) => alarms.length === 0);
      // A device that goes along shows the answer as given; no roll says so, an earlier one stands for it.
      return { roll: isFollowed ? 0 : world.roll, victims, manipulated: true };
    },
  },
];

function isSealed({ rules, table }: World): boolean {
  return rules.sealed(table.position);
}
