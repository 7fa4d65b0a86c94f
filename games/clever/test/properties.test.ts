import type { CleverState } from '@iacta/clever/rules';
import { type CleverEvent, type CleverMove, DICE, type DieName, rules } from '@iacta/clever/rules';
import {
  clone,
  copy,
  encodePosition,
  moves,
  type Position,
  play,
  type Rules,
  randomStream,
  seatsIn,
} from '@iacta/core';
import { quick, randomGame } from '@iacta/core/test-kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { earned } from './table.ts';

/** Takes any number for a move. */
const untyped: Rules<unknown, CleverEvent> = rules;

const RUNS = quick ? 40 : 300;
const SOMEWHERE = fc
  .record({
    seed: fc.integer({ min: 1, max: 1e6 }),
    seats: fc.integer({ min: 1, max: 4 }),
    steps: fc.nat({ max: 250 }),
  })
  .map(({ seed, seats, steps }) => {
    const position = rules.begin({ seats, starter: 'lot', soloExtraDie: seats === 1 && seed % 2 === 0 });
    randomGame(rules, position, randomStream(seed), steps);
    return position;
  });
const stateOf = (position: Position) => rules.encode(position) as unknown as CleverState;
const holds = (property: (position: Position) => boolean) =>
  fc.assert(fc.property(SOMEWHERE, property), { numRuns: RUNS });

/** What a naive reader of the printed sheet would let a die do: written without any table of the rules. */
function naiveWays(state: CleverState, seat: number, die: DieName): string[] {
  const sheet = state.sheets[seat];
  const faces = state.faces as Record<DieName, number>;
  const face = faces[die];
  const cells: { [face: number]: string[] } = {
    1: ['r2c2', 'r3c1'],
    2: ['r2c1', 'r3c3'],
    3: ['r1c1', 'r4c2'],
    4: ['r3c4', 'r4c3'],
    5: ['r1c3', 'r2c4'],
    6: ['r1c2', 'r4c4'],
  };
  const areas = die === 'white' ? ['yellow', 'blue', 'green', 'orange', 'pink'] : [die];
  return areas.flatMap((area) => {
    if (area === 'yellow')
      return cells[face]
        .filter((cell) => !(sheet.yellow as string[]).includes(cell))
        .map((cell) => `yellow ${cell}`);
    if (area === 'blue') return sheet.blue.includes(faces.white + faces.blue) ? [] : ['blue'];
    if (area === 'green')
      return sheet.green < 11 && face >= (sheet.green === 10 ? 6 : (sheet.green % 5) + 1) ? ['green'] : [];
    if (area === 'orange') return sheet.orange.length < 11 ? ['orange'] : [];
    const last = sheet.pink.at(-1) ?? 6;
    return sheet.pink.length < 11 && (last === 6 || face > last) ? ['pink'] : [];
  });
}

/** The die and the way of a move of this kind, as `naiveWays` writes them. */
function written(move: CleverMove, kind: 'take' | 'extra'): string[] {
  if (kind === 'take' ? !('take' in move) : !('extra' in move)) return [];
  const { take, extra, as, cell } = move as { take?: string; extra?: string; as: string; cell?: string };
  return [[take ?? extra, as, cell].filter(Boolean).join(' ')];
}

describe('properties of any position', () => {
  test('C-R1 C-R2 C-17 the listed dice are those of a naive reading of the sheet', () => {
    holds((position) => {
      const state = stateOf(position);
      return seatsIn(rules.deciders(position)).every((seat) => {
        const legal = moves(rules, position, seat).map((move) => rules.encodeMove(move));
        const sheet = state.sheets[seat];
        if (sheet.waiting.length > 0) return legal.every((move) => 'bonus' in move);
        const ways = (dice: readonly DieName[]) =>
          dice.flatMap((die) => naiveWays(state, seat, die).map((way) => `${die} ${way}`)).toSorted();
        const same = (kind: 'take' | 'extra', dice: readonly DieName[]) =>
          JSON.stringify(legal.flatMap((move) => written(move, kind)).toSorted()) ===
          JSON.stringify(ways(dice));
        if (state.phase === 'pick') {
          const stuck = ways(state.hand).length === 0;
          const left = sheet.rerolls.earned - sheet.rerolls.used;
          return (
            same('take', state.hand) &&
            legal.some((move) => 'pass' in move) === stuck &&
            legal.some((move) => 'reroll' in move) === left > 0
          );
        }
        if (sheet.stage === 'choice') {
          const fromTray = ways(state.tray).length > 0;
          return (
            same('take', fromTray ? state.tray : state.fields) &&
            legal.some((move) => 'pass' in move) === !fromTray
          );
        }
        return same(
          'extra',
          DICE.filter((die) => !sheet.extraUsed.includes(die)),
        );
      });
    });
  });

  test('C-18 actions and foxes are those of a count by hand', () => {
    holds((position) => {
      const state = stateOf(position);
      const seats = state.sheets.length;
      const round = Math.min(Math.floor(state.turnsOver / seats) + 1, [0, 6, 6, 5, 4][seats]);
      return state.sheets.every((sheet) => {
        const { yellow, blue, green, orange, pink } = sheet;
        const got = earned({ yellow, blue, green, orange, pink }, round);
        return (
          got.rerolls === sheet.rerolls.earned &&
          got.extraDice === sheet.extraDice.earned &&
          got.foxes === sheet.foxes &&
          sheet.rerolls.used <= got.rerolls &&
          sheet.extraDice.used <= got.extraDice
        );
      });
    });
  });

  test('C-9 every die is in one place', () => {
    holds((position) => {
      const { hand, tray, fields } = stateOf(position);
      return [...hand, ...tray, ...fields].toSorted().join() === [...DICE].toSorted().join();
    });
  });

  test('C-20 C-21 no seat ever loses points, and only marks bring them', () => {
    holds((position) => {
      const next = clone(position);
      const events: CleverEvent[] = [];
      randomGame(rules, next, randomStream(7), 1, events);
      const marked = new Set(
        events.flatMap((event) => (event.type === 'crossed' || event.type === 'wrote' ? [event.seat] : [])),
      );
      return Array.from({ length: position[0] }, (_, seat) => seat).every((seat) => {
        const gained = rules.points(next, seat) - rules.points(position, seat);
        return gained >= 0 && (gained === 0 || marked.has(seat));
      });
    });
  });

  test('any integer as a move is answered, never thrown, and changes nothing', () => {
    fc.assert(
      fc.property(SOMEWHERE, fc.integer({ min: -5000, max: 5000 }), (position, move) => {
        const before = clone(position);
        for (const seat of seatsIn(rules.deciders(position))) {
          const played = play(untyped, position, { seat, move });
          if (!played.ok && !rules.facts.refusals.includes(played.refusal.code as never)) return false;
          if (played.ok !== moves(untyped, position, seat).includes(move)) return false;
        }
        return (
          JSON.stringify(encodePosition(rules, before)) === JSON.stringify(encodePosition(rules, position))
        );
      }),
      { numRuns: RUNS },
    );
  });
});

test('positions are small: a searcher copies eleven words and sixteen a seat', () => {
  const position = rules.begin({ seats: 4, starter: 'lot', soloExtraDie: false });
  expect(position.length).toBe(11 + 4 * 16);
  const other = clone(position);
  copy(other, position);
  expect(other).toEqual(position);
});
