import { decodeRoll, GameRecord, moves, readOptions } from '@iacta/core';
import { type GardenMove, KINDS, type Kind, rules, type Space } from '../rules/index.ts';

// The longest chain there can be, played from the first roll on with dice that fall as they are needed. Water and
// harvest reach ever lower values, so from a 5 no tile is more than four steps away: 31 spaces around the middle.

const SEATS = 4;
const SIDE = [1, 2, 3, 4, 5, 6];
/** Where the chain begins, and in all the garden nowhere could it be longer. */
export const MIDDLE: Space = [3, 3];
/** Away from the chain: it makes the tiles even for four seats. */
const CORNER: Space = [6, 6];

interface Planned {
  readonly kind: Kind;
  readonly at: Space;
}

/** Each step away from the middle is worth one less. */
function plan(): Planned[] {
  const chain = SIDE.flatMap((row) =>
    SIDE.flatMap((column): Planned[] => {
      const away = Math.abs(row - MIDDLE[0]) + Math.abs(column - MIDDLE[1]);
      return away < KINDS.length ? [{ kind: KINDS[KINDS.length - 1 - away], at: [row, column] }] : [];
    }),
  );
  return [...chain.sort((a, b) => value(b.kind) - value(a.kind)), { kind: KINDS[0], at: CORNER }];
}

const value = (kind: Kind): number => KINDS.indexOf(kind) + 1;

/** The seat that has the middle is to act, and has dice to water it and to harvest it. */
export function longest(): GameRecord<GardenMove> {
  const options = readOptions(rules.facts, { seats: SEATS, starter: 0 });
  if (!options.ok) throw new Error('four seats are too many');
  const record = GameRecord.begin(rules, options.value, { source: 'table' });
  const tiles = plan();
  const toBuy = SIDE.slice(0, SEATS).map((_, seat) => tiles.filter((_, i) => i % SEATS === seat));
  const inHand: Planned[][] = toBuy.map(() => []);
  while (toBuy.some(({ length }) => length > 0) || inHand.some(({ length }) => length > 0)) {
    const seat = rules.active(record.position);
    const bought = inHand[seat].length < 2 ? toBuy[seat].splice(0, 2) : [];
    inHand[seat].push(...bought);
    const placed = inHand[seat].splice(0, bought.length > 0 ? 1 : 2);
    throwDice(record, [...bought.map(({ kind }) => value(kind)), ...placed.flatMap(({ at }) => at)]);
    for (const { kind } of bought)
      act(record, (move) => 'buy' in move && move.buy === kind && move.die === value(kind));
    for (const { kind, at } of placed)
      act(record, (move) => 'place' in move && move.place === kind && String(move.at) === String(at));
  }
  throwDice(record, [KINDS.length, KINDS.length, 1, 1]);
  return record;
}

function throwDice(record: GameRecord<GardenMove>, faces: readonly number[]): void {
  const dice = rules.dice(record.position);
  const roll = dice && decodeRoll(dice, faces);
  if (!roll?.ok || !record.play({ roll: roll.value }).ok)
    throw new Error(`cannot be thrown: ${faces.join()}`);
}

function act(record: GameRecord<GardenMove>, isMeant: (move: GardenMove) => boolean): void {
  const seat = rules.active(record.position);
  const found = moves(rules, record.position, seat).find((move) => isMeant(rules.encodeMove(move)));
  if (found === undefined || !record.play({ seat, move: found }).ok) throw new Error('cannot be done');
}

/** What a finger presses, one after the other: the middle and yes, to water it; once more, to harvest it. */
export const presses: readonly string[] = Array.from({ length: 4 }, (_, i) =>
  i % 2 === 0 ? `[data-space="${(MIDDLE[0] - 1) * SIDE.length + MIDDLE[1] - 1}"]` : '.actions .primary',
);
