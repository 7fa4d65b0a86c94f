import { decodePosition, encodePosition, equal, randomStream } from '@iacta/core';
import { quick, randomGame } from '@iacta/core/test-kit';
import { rules } from '@iacta/zocken/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY, type Given, jsonOf, setUp, stateOf } from './table.ts';

const OVER = { phase: 'over', turnsOver: 6 } as const;

function scored(seat0: object, seat1: object = {}) {
  return [
    { ...EMPTY, ...seat0 },
    { ...EMPTY, ...seat1 },
  ];
}

describe('positions that no game can be in', () => {
  const refused: readonly (readonly [at: string, why: string, given: Given])[] = [
    ['wagers', 'one-for-each-seat', { wagers: [null] }],
    ['wagers', 'one-for-each-seat', { wagers: [null, null, null] }],
    ['scores', 'one-for-each-seat', { scores: [EMPTY] }],
    ['scores', 'one-for-each-seat', { scores: [EMPTY, EMPTY, EMPTY] }],
    ['starter', 'no-such-seat', { starter: 2, option: 'lot' }],
    ['starter', 'no-such-seat', { seats: 1, starter: 1, option: 'lot' }],
    ['strip', 'a-die-twice', { strip: 'Y1 Y2' }],
    ['strip', 'a-die-twice', { seats: 1, strip: 'Y1 O6', out: 'Y3' }],
    ['strip', 'a-die-twice', { seats: 1, strip: 'Y1 O6', out: 'R3 R4' }],
    ['strip', 'a-die-twice', { strip: 'Y1', hand: 'Y' }],
    ['turnsOver', 'over-after-three-turns-each', { phase: 'over', turnsOver: 5 }],
    ['turnsOver', 'over-after-three-turns-each', { turnsOver: 6 }],
    ['turnsOver', 'over-after-three-turns-each', { turnsOver: 7 }],
    ['turnsOver', 'over-after-three-turns-each', { phase: 'over', turnsOver: 7 }],
    ['phase', 'no-lot-here', { phase: 'lot' }],
    ['phase', 'no-lot-here', { phase: 'lot', seats: 1, option: 'lot' }],
    ['phase', 'the-lot-comes-first', { phase: 'lot', option: 'lot', turnsOver: 1 }],
    ['phase', 'the-lot-comes-first', { phase: 'lot', option: 'lot', starter: 1 }],
    ['starter', 'not-the-chosen-one', { starter: 1, option: 0 }],
    ['starter', 'not-the-chosen-one', { starter: 0, option: 1 }],
    ['strip', 'no-dice-down-now', { phase: 'lot', option: 'lot', strip: 'Y1' }],
    ['strip', 'no-dice-down-now', { ...OVER, strip: 'Y1' }],
    ['picked', 'a-die-in-hand-only-then', { phase: 'pick', hand: 'R' }],
    ['picked', 'a-die-in-hand-only-then', { phase: 'roll' }],
    ['picked', 'a-die-in-hand-only-then', { phase: 'place' }],
    ['picked', 'a-die-in-hand-only-then', { ...OVER, hand: 'R' }],
    ['picked', 'a-die-in-hand-only-then', { phase: 'lot', option: 'lot', hand: 'R' }],
    ['picked', 'a-die-in-hand-only-then', { phase: 'wager', strip: 'Y1 O2 R3', hand: 'B' }],
    ['face', 'a-face-only-after-the-roll', { phase: 'roll', hand: 'R3' }],
    ['face', 'a-face-only-after-the-roll', { phase: 'place', hand: 'R' }],
    ['strip', 'the-turn-is-over', { strip: 'Y1 O1 R1 P1 B1 G1 K1' }],
    ['strip', 'the-turn-is-over', { strip: 'Y1 O6 R6 P6 B6 G6', out: 'K3' }],
    ['strip', 'not-a-row', { seats: 1, strip: 'Y1 O3 R2' }],
    ['strip', 'not-a-row', { seats: 1, strip: 'Y3 -- O1 -- R2' }],
    ['out', 'still-fits', { seats: 1, strip: 'Y1 O6', out: 'R6' }],
    ['out', 'still-fits', { seats: 1, strip: 'Y1 O6', out: 'R3 K6' }],
    ['out', 'still-fits', { strip: 'Y1', out: 'R3' }],
    ['out', 'still-fits', { strip: '', out: 'R3' }],
    ['phase', 'no-wager-now', { phase: 'wager', strip: 'Y1 O2' }],
    ['phase', 'no-wager-now', { phase: 'wager', strip: 'Y1 O2 R3 P4' }],
    ['phase', 'no-wager-now', { phase: 'wager', seats: 1, strip: 'Y1 O2 R3' }],
    ['wagers', 'the-active-seat-cannot-wager', { strip: 'Y1 O2 R3', wagers: [true, true] }],
    ['wagers', 'the-active-seat-cannot-wager', { phase: 'wager', strip: 'Y1 O2 R3', wagers: [false, null] }],
    ['wagers', 'the-active-seat-cannot-wager', { turnsOver: 1, strip: 'Y1 O2 R3', wagers: [null, true] }],
    ['wagers', 'not-at-this-moment', { strip: 'Y1 O2', wagers: [null, true] }],
    ['wagers', 'not-at-this-moment', { strip: 'Y1 O2 R3', wagers: [null, null] }],
    ['wagers', 'not-at-this-moment', { seats: 3, strip: 'Y1 O2 R3 P4', wagers: [null, true, null] }],
    ['wagers', 'not-at-this-moment', { phase: 'wager', strip: 'Y1 O2 R3', wagers: [null, false] }],
    [
      'wagers',
      'not-at-this-moment',
      { seats: 3, phase: 'wager', strip: 'Y1 O2 R3', wagers: [null, true, true] },
    ],
    ['wagers', 'not-at-this-moment', { phase: 'lot', option: 'lot', wagers: [null, true] }],
    ['wagers', 'not-at-this-moment', { ...OVER, wagers: [null, true] }],
    ['scores.0', 'no-such-sum', { scores: scored({ placing: 50 }) }],
    ['scores.0', 'no-such-sum', { scores: scored({ matches: 10 }) }],
    ['scores.0', 'no-such-sum', { phase: 'lot', option: 'lot', scores: scored({ placing: 50 }) }],
    ['scores.1', 'no-such-sum', { scores: scored({}, { out: -20 }) }],
    ['scores.1', 'no-such-sum', { turnsOver: 1, scores: scored({ placing: 50 }, { placing: 50 }) }],
    // Neither seven dice placed nor one out.
    ['scores.0', 'no-such-sum', { turnsOver: 1, scores: scored({}) }],
    // Both at once.
    ['scores.0', 'no-such-sum', { turnsOver: 1, scores: scored({ placing: 50, out: -20 }) }],
    ['scores.0', 'no-such-sum', { turnsOver: 1, scores: scored({ placing: 49 }) }],
    ['scores.0', 'no-such-sum', { turnsOver: 1, scores: scored({ placing: 50, outer: -30 }) }],
    // Outer fields cost nothing while a die is out.
    ['scores.0', 'no-such-sum', { turnsOver: 1, scores: scored({ outer: -10, out: -20 }) }],
    ['scores.0', 'no-such-sum', { turnsOver: 1, scores: scored({ out: -120 }) }],
    ['scores.0', 'no-such-sum', { turnsOver: 1, scores: scored({ placing: 50, matches: 20 }) }],
    // Six dice on their dots leave the seventh its own, an outer field or OUT!.
    ['scores.0', 'no-such-sum', { turnsOver: 1, scores: scored({ placing: 50, matches: 210 }) }],
    ['scores.0', 'no-such-sum', { turnsOver: 1, scores: scored({ placing: 50, outer: -10, matches: 280 }) }],
    ['scores.0', 'no-such-sum', { turnsOver: 1, scores: scored({ placing: 50, outer: -20, matches: 210 }) }],
    ['scores.0', 'no-such-sum', { turnsOver: 1, scores: scored({ out: -20, matches: 280 }) }],
    ['scores.0', 'no-such-sum', { turnsOver: 1, scores: scored({ out: -100, matches: 60 }) }],
    ['scores.0.wagers', 'no-such-sum', { turnsOver: 1, scores: scored({ placing: 50, wagers: -20 }) }],
    ['scores.1.wagers', 'no-such-sum', { turnsOver: 1, scores: scored({ placing: 50 }, { wagers: 25 }) }],
    ['scores.1.wagers', 'no-such-sum', { turnsOver: 1, scores: scored({ placing: 50 }, { wagers: -40 }) }],
    ['scores.1.wagers', 'no-such-sum', { turnsOver: 1, scores: scored({ placing: 50 }, { wagers: 170 }) }],
    ['scores.1.wagers', 'no-such-sum', { turnsOver: 1, scores: scored({ placing: 50 }, { wagers: 31 }) }],
  ];
  it.each(refused.map((row) => [row[0], row[1], JSON.stringify(row[2]), row[2]] as const))(
    '%s: %s, for %s',
    (at, why, _text, given) => {
      expect(decodePosition(rules, jsonOf(given))).toEqual({
        ok: false,
        refusal: { code: 'impossible-position', data: { at, why } },
      });
    },
  );
});

describe('positions that a game can be in', () => {
  const accepted: readonly Given[] = [
    {},
    { phase: 'lot', option: 'lot', seats: 6 },
    { option: 'lot', starter: 1 },
    { seats: 1, option: 'lot' },
    OVER,
    { strip: 'Y1 O6 R6 P6 B6 G6', hand: 'K3' },
    { strip: 'Y1 O6', out: 'R3 P3 B4 G5', hand: 'K2' },
    { phase: 'wager', strip: 'Y1 O6', out: 'R3' },
    { seats: 3, phase: 'wager', strip: 'Y1 O6 R6', wagers: [null, true, null] },
    { turnsOver: 1, scores: scored({ placing: 50, outer: -10, matches: 210 }, { wagers: 125 }) },
    { turnsOver: 1, scores: scored({ placing: 50, matches: 280 }, { wagers: 165 }) },
    { turnsOver: 1, scores: scored({ placing: 50, outer: -20, matches: 150 }, { wagers: 90 }) },
    { turnsOver: 1, scores: scored({ out: -100, matches: 30 }, { wagers: -20 }) },
    { turnsOver: 1, scores: scored({ out: -20, matches: 210 }, { wagers: 30 }) },
    // The most that wagers can ever bring: half of 330 for each of fifteen turns of the others.
    {
      seats: 6,
      phase: 'over',
      turnsOver: 18,
      scores: Array.from({ length: 6 }, (_, seat) => ({
        ...EMPTY,
        placing: 150,
        matches: 840,
        wagers: seat === 0 ? 15 * 165 : -300,
      })),
    },
  ];
  it.each(accepted.map((given) => [JSON.stringify(given), given] as const))('%s', (_text, given) => {
    expect(encodePosition(rules, setUp(given))).toEqual(jsonOf(given));
  });

  it('Z-19 one turn of another brings a wager one of these and nothing else', () => {
    // By hand: the halves of the totals above 50 that the 45 ways to score a turn can have.
    const possible = [-20, 0, 30, 35, 40, 45, 50, 55, 65, 70, 75, 90, 95, 100, 125, 165];
    const accepted: number[] = [];
    for (let wagers = -45; wagers <= 200; wagers += 5) {
      const scores = scored({ placing: 50 }, { wagers });
      if (decodePosition(rules, jsonOf({ turnsOver: 1, scores })).ok) accepted.push(wagers);
    }
    expect(accepted).toEqual(possible);
  });

  it('a position is as long as its seats need', () => {
    for (const seats of rules.facts.seatCounts) {
      expect(rules.begin({ seats, starter: 0 })).toHaveLength(2 + 10 + 5 * seats);
    }
  });

  it('the dice on OUT! may be listed in any order', () => {
    const one = setUp({ seats: 1, strip: 'Y1 O6', out: 'R3 K4' });
    const other = setUp({ seats: 1, strip: 'Y1 O6', out: 'K4 R3' });
    expect(equal(one, other)).toBe(true);
  });

  it('Z-3 a seat cannot have the points of a turn that was another’s, for any starter', () => {
    for (let seats = 2; seats <= 6; seats++) {
      for (let starter = 0; starter < seats; starter++) {
        for (let turnsOver = 0; turnsOver < 3 * seats; turnsOver++) {
          const given = { seats, starter, turnsOver };
          setUp(given);
          const scores = stateOf(given).scores.map((score, seat) =>
            seat === (starter + turnsOver) % seats ? { ...score, placing: score.placing + 50 } : score,
          );
          expect(decodePosition(rules, jsonOf({ ...given, scores })).ok).toBe(false);
        }
      }
    }
  });
});

describe('states of another shape', () => {
  const malformed: readonly (readonly [at: string, patch: object])[] = [
    ['phase', { phase: 'dinner' }],
    ['starter', { starter: -1 }],
    ['starter', { starter: 6 }],
    ['turnsOver', { turnsOver: 0.5 }],
    ['turnsOver', { turnsOver: 19 }],
    ['turnsOver', { turnsOver: -1 }],
    ['strip', { strip: [] }],
    ['strip', { strip: new Array(10).fill(null) }],
    ['strip.0', { strip: new Array(9).fill(undefined) }],
    ['strip.0.face', { strip: [{ colour: 'red', face: 7 }, ...new Array(8).fill(null)] }],
    ['strip.0.face', { strip: [{ colour: 'red', face: 0 }, ...new Array(8).fill(null)] }],
    ['strip.0.colour', { strip: [{ colour: 'pink', face: 1 }, ...new Array(8).fill(null)] }],
    ['strip.0.x', { strip: [{ colour: 'red', face: 1, x: 1 }, ...new Array(8).fill(null)] }],
    ['out.0', { out: [null] }],
    ['picked', { picked: 'pink' }],
    ['face', { face: 0 }],
    ['face', { face: 7 }],
    ['wagers.0', { wagers: ['yes', null] }],
    ['scores.0.placing', { scores: [{}, {}] }],
    ['scores.0.wagers', { scores: [{ ...EMPTY, wagers: 3001 }, EMPTY] }],
    ['scores.0.out', { scores: [{ ...EMPTY, out: -3001 }, EMPTY] }],
    ['scores.0.x', { scores: [{ ...EMPTY, x: 0 }, EMPTY] }],
    ['x', { x: 1 }],
  ];
  it.each(malformed)('%s', (at, patch) => {
    const json = { ...jsonOf({}), state: { ...stateOf({}), ...patch } };
    expect(decodePosition(rules, json)).toMatchObject({
      ok: false,
      refusal: { code: 'malformed', data: { at } },
    });
  });
});

describe('random damage', () => {
  /** Replaces one value somewhere in JSON by another. */
  function damage(json: unknown, path: readonly number[], by: unknown): unknown {
    if (path.length === 0 || typeof json !== 'object' || json === null) return by;
    const keys = Object.keys(json);
    if (keys.length === 0) return by;
    const key = keys[path[0] % keys.length];
    const inner = damage((json as Record<string, unknown>)[key], path.slice(1), by);
    return Array.isArray(json) ? json.with(Number(key), inner) : { ...json, [key]: inner };
  }

  const anything = fc.oneof(
    fc.integer({ min: -2, max: 9 }),
    fc.constantFrom('red', 'pick', 'wager', 'over', 'lot', '', null, true, false, 0.5, 50, -20, 1e9),
    fc.jsonValue(),
  );
  const path = fc.array(fc.nat(20), { maxLength: 4 });

  it('of a position is refused or gives a position that round-trips, and never throws', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(150), path, anything, (seed, steps, where, by) => {
        const below = randomStream(seed);
        const position = rules.begin({ seats: 1 + (seed % 6), starter: 'lot' });
        randomGame(rules, position, below, steps);
        const read = decodePosition(rules, damage(encodePosition(rules, position), where, by));
        if (!read.ok) return;
        const again = decodePosition(rules, JSON.parse(JSON.stringify(encodePosition(rules, read.value))));
        expect(again.ok && equal(again.value, read.value)).toBe(true);
        // And it can be played on to the end.
        randomGame(rules, read.value, below, 1000);
        expect(rules.deciders(read.value)).toBe(0);
      }),
      { numRuns: quick ? 100 : 2000 },
    );
  });

  it('of a move is refused or gives a move that round-trips, and never throws', () => {
    const moves = fc.oneof(
      fc.record({ pick: anything }),
      fc.record({ place: anything }),
      fc.record({ out: anything }),
      fc.record({ wager: anything }),
      anything,
    );
    fc.assert(
      fc.property(moves, (json) => {
        const read = rules.decodeMove(json);
        if (read.ok) expect(rules.encodeMove(read.value)).toEqual(json);
        else expect(read.refusal.code).toBe('malformed');
      }),
      { numRuns: quick ? 200 : 2000 },
    );
  });
});
