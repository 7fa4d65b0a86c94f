import { clone, decodePosition, encodePosition, equal, randomStream } from '@iacta/core';
import { quick, randomGame } from '@iacta/core/test-kit';
import { type QwantumState, rules, stateOf } from '@iacta/qwantum/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  again,
  CLOSED,
  EASY,
  enter,
  line,
  made,
  options,
  SKIP,
  settled,
  sheet,
  stateWith,
  thrown,
} from './play.ts';

/** Red 6, yellow 8, purple 6, blue 13. */
const ROLL = '3 R1 R2 B4 P3 B6 Y5';
const FULL_ROW = [1, 2, 3, 20, 10, 9];
const FULL = sheet({ purple: FULL_ROW, blue: FULL_ROW, red: FULL_ROW, yellow: FULL_ROW });

// Written out, so that the cases below need no rules to be collected; a test shows that play leads to them.
const BLANK = [sheet(), sheet()];
const LYING = { white: 3, die1: 'R1', die2: 'R2', die3: 'B4', die4: 'P3', die5: 'B6', die6: 'Y5' } as const;
const begun = stateWith(BLANK);
const lot = stateWith(BLANK, 0, { phase: 'lot' });
const chosen = stateWith(BLANK, 0, { phase: 'choose', dice: LYING });
const second = stateWith(BLANK, 0, { phase: 'second', dice: { ...LYING, die2: null } });
const inB = stateWith(BLANK, 0, { phase: 'enter', dice: LYING });
const inC = stateWith([sheet({ red: [6] }), sheet()], 0, { phase: 'answer', dice: LYING, used: 'red' });
const late = stateWith([EASY, EASY], 0, { turnsOver: 8 });

const text = (json: unknown) => (typeof json === 'string' ? json : '?');
const why = (state: unknown, seats = 2, starter: number | 'lot' = 0) => {
  const read = rules.decode(state, options(seats, starter));
  if (read.ok) return 'ok';
  const { code, data } = read.refusal;
  return code === 'impossible-position' && data ? `${text(data.at)} ${text(data.why)}` : code;
};
const withSheet = (state: QwantumState, change: Partial<QwantumState['sheets'][number]>) => ({
  ...state,
  sheets: [{ ...state.sheets[0], ...change }, ...state.sheets.slice(1)],
});

describe('the published JSON', () => {
  test('reads like a table', () => {
    const start = rules.begin(options(2));
    const choose = thrown(start, ROLL).position;
    const b = settled(start, ROLL).position;
    expect(stateOf(start)).toEqual(begun);
    expect(stateOf(rules.begin(options(2, 'lot')))).toEqual(lot);
    expect(stateOf(choose)).toEqual(chosen);
    expect(stateOf(made(choose, 0, again('die2')).position)).toEqual(second);
    expect(stateOf(b)).toEqual(inB);
    expect(stateOf(made(b, 0, enter('red')).position)).toEqual(inC);
  });

  test.each(Object.entries({ begun, chosen, second, inB, inC, late }))('%s is read back', (_name, state) => {
    expect(why(state)).toBe('ok');
  });

  const CASES: readonly (readonly [string, unknown, number?, (number | 'lot')?])[] = [
    ['malformed', null],
    ['malformed', {}],
    ['malformed', { ...begun, phase: 'later' }],
    ['malformed', { ...begun, starter: -1 }],
    ['malformed', { ...begun, more: 1 }],
    ['malformed', { ...begun, turnsOver: 0.5 }],
    ['malformed', { ...chosen, dice: { ...chosen.dice, white: 7 } }],
    ['malformed', { ...chosen, dice: { ...chosen.dice, die1: 'R2' } }],
    ['malformed', { ...inC, answers: ['green', null] }],
    ['malformed', withSheet(late, { red: [0] })],
    ['malformed', withSheet(late, { red: [34] })],
    ['malformed', withSheet(late, { red: [...FULL_ROW, 1] })],
    ['malformed', withSheet(late, { missed: 6 })],
    ['malformed', withSheet(late, { missed: -1 })],
    ['answers one-for-each-seat', { ...begun, answers: [null] }],
    ['answers one-for-each-seat', { ...begun, answers: [null, null, null] }],
    ['sheets one-for-each-seat', { ...begun, sheets: [sheet()] }],
    ['starter no-such-seat', { ...begun, starter: 2 }, 2, 'lot'],
    ['phase no-lot-here', lot],
    ['phase no-lot-here', stateWith([sheet()], 0, { phase: 'lot' }), 1, 'lot'],
    ['phase the-lot-comes-first', { ...lot, turnsOver: 1 }, 2, 'lot'],
    ['phase the-lot-comes-first', { ...lot, starter: 1 }, 2, 'lot'],
    ['starter not-the-chosen-one', begun, 2, 1],
    ['ok', { ...begun, starter: 1 }, 2, 'lot'],
    ['ok', lot, 2, 'lot'],
    ['sheets.0.red.1 out-of-order', withSheet(late, { red: [4, 4, 5] })],
    ['sheets.0.red.3 out-of-order', withSheet(late, { red: [1, 2, 3, 3] })],
    ['sheets.0.red.4 out-of-order', withSheet(late, { red: [1, 2, 3, 4, 4] })],
    ['sheets.0.yellow.5 out-of-order', withSheet(late, { yellow: [1, 2, 3, 9, 4, 5] })],
    ['sheets.1.blue.2 out-of-order', { ...late, sheets: [EASY, { ...EASY, blue: [1, 3, 2] }] }],
    ['dice all-in-hand', { ...begun, dice: chosen.dice }],
    ['dice all-in-hand', { ...begun, dice: second.dice }],
    ['dice some-in-hand', { ...second, dice: chosen.dice }],
    ['ok', { ...second, dice: begun.dice }],
    ['dice none-on-the-table', { ...lot, dice: chosen.dice }, 2, 'lot'],
    ['dice none-on-the-table', { ...lot, dice: second.dice }, 2, 'lot'],
    ['dice none-on-the-table', { ...late, phase: 'over', dice: chosen.dice }],
    ['dice all-on-the-table', { ...chosen, dice: second.dice }],
    ['dice all-on-the-table', { ...inB, dice: begun.dice }],
    ['dice all-on-the-table', { ...inC, dice: second.dice }],
    ['phase nothing-fits', { ...inB, turnsOver: 20, sheets: [CLOSED, EASY] }],
    ['phase nothing-fits', { ...inB, phase: 'answer', turnsOver: 20, sheets: [CLOSED, CLOSED] }],
    ['ok', { ...inB, phase: 'answer', turnsOver: 16, sheets: [CLOSED, EASY] }],
    ['used only-after-b', { ...inB, used: 'red' }],
    ['used only-after-b', { ...begun, used: 'red' }],
    ['used not-in-its-row', { ...inC, used: 'blue' }],
    ['used not-in-its-row', withSheet(inC, { red: [7] })],
    ['answers not-at-this-moment', { ...inB, answers: ['skip', null] }],
    ['answers not-at-this-moment', { ...begun, answers: [null, 'red'] }],
    ['ok', { ...inC, answers: ['skip', null] }],
    ['ok', { ...inC, answers: [null, 'yellow'] }],
    ['answers all-are-in', { ...inC, answers: ['skip', 'yellow'] }],
    ['answers.1 does-not-fit', { ...inC, answers: [null, 'red'] }],
    [
      'answers.1 does-not-fit',
      { ...inC, used: null, turnsOver: 12, sheets: [EASY, { ...EASY, red: [6] }], answers: [null, 'red'] },
    ],
    [
      'answers.1 does-not-fit',
      {
        ...inC,
        used: null,
        turnsOver: 12,
        sheets: [EASY, { ...EASY, purple: [6] }],
        answers: [null, 'purple'],
      },
    ],
    [
      'answers.0 not-asked',
      { ...inC, used: null, turnsOver: 16, sheets: [CLOSED, EASY], answers: ['skip', null] },
    ],
    ['sheets.0.missed more-than-own-turns', withSheet(begun, { missed: 1 })],
    ['ok', withSheet({ ...begun, turnsOver: 1 }, { missed: 1 })],
    [
      'sheets.1.missed more-than-own-turns',
      { ...begun, turnsOver: 1, sheets: [sheet({ red: [3] }), sheet({ missed: 1 })] },
    ],
    ['sheets.0 too-few-entries', { ...begun, turnsOver: 1 }],
    ['sheets.1 too-few-entries', { ...withSheet(begun, { red: [3] }), turnsOver: 2 }],
    ['ok', withSheet({ ...begun, turnsOver: 1 }, { red: [3] })],
    ['ok', withSheet({ ...begun, turnsOver: 1 }, { red: [3], blue: [9] })],
    [
      'sheets.0 too-many-entries',
      withSheet({ ...begun, turnsOver: 1 }, { red: [3], blue: [9], yellow: [4] }),
    ],
    ['sheets.0 too-many-entries', withSheet(begun, { red: [3] })],
    ['sheets.0 too-many-entries', withSheet(inC, { red: [6], blue: [9] })],
    ['sheets.0 too-many-entries', withSheet({ ...begun, turnsOver: 1 }, { red: [3], missed: 1 })],
    [
      'sheets.1 too-many-entries',
      { ...begun, turnsOver: 1, sheets: [sheet({ red: [3] }), sheet({ red: [3, 4] })] },
    ],
    ['ok', { ...begun, turnsOver: 1, sheets: [sheet({ red: [3] }), sheet({ red: [3] })] }],
    ['phase the-game-is-over', { ...late, turnsOver: 18, sheets: [FULL, EASY] }],
    ['ok', { ...late, phase: 'over', turnsOver: 18, sheets: [FULL, EASY] }],
    ['ok', { ...late, phase: 'over', turnsOver: 17, sheets: [EASY, FULL] }],
    ['phase the-game-goes-on', { ...late, phase: 'over' }],
    ['ok', { ...late, phase: 'over', turnsOver: 15, sheets: [{ ...EASY, missed: 5 }, EASY] }],
    [
      'sheets.0.missed the-game-was-over',
      { ...late, phase: 'over', turnsOver: 16, sheets: [{ ...EASY, missed: 5 }, EASY] },
    ],
    [
      'sheets.0.missed the-game-was-over',
      { ...late, phase: 'over', turnsOver: 23, sheets: [{ ...FULL, missed: 5 }, EASY] },
    ],
    ['phase the-game-is-over', { ...late, turnsOver: 15, sheets: [{ ...EASY, missed: 5 }, EASY] }],
  ];
  test.each(CASES.map((row, i) => [i + 1, ...row] as const))(
    'case %i: %s',
    (_i, expected, state, seats, starter) => {
      expect(why(state, seats, starter)).toBe(expected);
    },
  );

  test('a position read back plays on like the one it came from', () => {
    const position = line(
      settled(rules.begin(options(2)), ROLL).position,
      [0, SKIP],
      [1, enter('blue')],
    ).position;
    const read = decodePosition(rules, JSON.parse(JSON.stringify(encodePosition(rules, position))));
    expect(read).toEqual({ ok: true, value: position });
    expect(why({ ...stateOf(position), answers: ['blue', null] })).toBe('ok');
  });
});

/** Every place in a JSON value, as a path. */
function places(json: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof json !== 'object' || json === null) return [[...path]];
  const inner = Object.entries(json).flatMap(([key, value]) => places(value, [...path, key]));
  return [[...path], ...inner];
}

function changed(json: unknown, path: readonly (string | number)[], value: unknown): unknown {
  if (path.length === 0) return value;
  const copy = structuredClone(json) as Record<string | number, unknown>;
  copy[path[0]] = changed(copy[path[0]], path.slice(1), value);
  return copy;
}

const ODD = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', 'red', 'skip', 'over', 'answer', 'R1', 'B4', -1, 0.5, 1e9, [], {}),
  fc.integer({ min: 0, max: 34 }),
  fc.array(fc.integer({ min: 1, max: 33 }), { maxLength: 7 }),
);

describe('JSON from anywhere', () => {
  test('positions changed at random are refused with a reason or read back the same', () => {
    const runs = quick ? 60 : 400;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.nat(),
        fc.nat(60),
        fc.nat(),
        ODD,
        (seats, seed, steps, at, odd) => {
          const position = rules.begin(options(seats, 'lot'));
          randomGame(rules, position, randomStream(seed), steps);
          const json = JSON.parse(JSON.stringify(encodePosition(rules, position))) as unknown;
          const paths = places(json);
          const mutant = changed(json, paths[at % paths.length], odd);
          const read = decodePosition(rules, mutant);
          if (!read.ok) {
            expect(read.refusal.code).toMatch(/^[a-z-]+$/);
            return;
          }
          const again = decodePosition(rules, JSON.parse(JSON.stringify(encodePosition(rules, read.value))));
          expect(again.ok && equal(again.value, read.value)).toBe(true);
          // Whatever is accepted can be played to an end.
          const end = clone(read.value);
          expect(randomGame(rules, end, randomStream(seed), 3000)).toBeLessThan(3000);
        },
      ),
      { numRuns: runs },
    );
  });

  test('moves changed at random are refused or read back the same', () => {
    const move = fc.oneof(
      fc.constantFrom<unknown>(
        { keep: true },
        { skip: true },
        { enter: 'red' },
        { reroll: ['white', 'die3'] },
      ),
    );
    const odd = fc.oneof(
      ODD,
      fc.constantFrom<unknown>('white', 'die1', ['die1', 'die1'], ['die6', 'white'], false),
    );
    fc.assert(
      fc.property(move, fc.nat(), odd, (json, at, value) => {
        const paths = places(json);
        const read = rules.decodeMove(changed(json, paths[at % paths.length], value));
        if (!read.ok) {
          expect(read.refusal.code).toBe('malformed');
          return;
        }
        expect(rules.decodeMove(rules.encodeMove(read.value))).toEqual(read);
      }),
      { numRuns: quick ? 100 : 500 },
    );
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(rules.decodeMove(json).ok).toBe(false);
        expect(rules.decode(json, options(2)).ok).toBe(false);
      }),
    );
  });
});
