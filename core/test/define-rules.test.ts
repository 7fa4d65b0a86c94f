import { describe, expect, test } from 'vitest';
import {
  awaits,
  defineRules,
  encodePosition,
  type Facts,
  flag,
  impossible,
  namedMoves,
  oneOf,
  packedState,
  perSeat,
  readOptions,
  SEATS,
  wholeNumber,
} from '../index.ts';
import { conformance } from '../test-kit/index.ts';

// Nim with one heap: take one, two or three; the seat that takes the last one wins.

type NimEvent = { readonly type: 'took'; readonly seat: number; readonly last: boolean };
const HEAP = 10;
const TAKES = ['one', 'two', 'three'] as const;

const facts: Facts<'too-many'> = {
  id: 'nim',
  rulesVersion: 1,
  seatCounts: [2, 3],
  extraSeatCounts: [],
  minutes: [1, 2],
  options: {},
  parts: ['won'],
  refusals: ['too-many'],
  hasChance: false,
  hasSimultaneousSteps: false,
  hasSealedAnswers: false,
};

const state = packedState(facts, {
  taken: wholeNumber(0, HEAP),
  active: wholeNumber(0, 2),
  won: perSeat(flag()),
});
const { at } = state;

const nim = defineRules<(typeof TAKES)[number], NimEvent, 'too-many'>({
  facts,
  begin: state.begin,
  deciders: (p) => (p[at.taken] === HEAP ? 0 : 1 << p[at.active]),
  list: (p, _seat, out) => out.addRun(0, Math.min(TAKES.length, HEAP - p[at.taken])),
  applyMove(p, seat, move, events) {
    p[at.taken] += move + 1;
    const last = p[at.taken] === HEAP;
    events?.push({ type: 'took', seat, last });
    if (last) p[at.won + seat] = 1;
    p[at.active] = last ? 0 : (seat + 1) % p[SEATS];
  },
  score: (p, seat) => ({ parts: { won: p[at.won + seat] }, tieBreaks: [] }),
  encode: state.encode,
  decode(json, options) {
    const read = state.decode(json, options);
    if (!read.ok) return read;
    const p = read.value;
    const winners = Array.from({ length: options.seats }, (_, seat) => p[at.won + seat]);
    const over = p[at.taken] === HEAP;
    if (winners.filter((won) => won === 1).length !== Number(over)) return impossible('won', 'one-winner');
    if (p[at.active] >= options.seats || (over && p[at.active] > 0))
      return impossible('active', 'not-to-move');
    return read;
  },
  ...namedMoves(TAKES),
});

conformance(nim, {
  impossible: [
    { what: 'no winner', options: { seats: 2 }, change: (json) => (json.taken = HEAP) },
    { what: 'a seat that does not exist', options: { seats: 2 }, change: (json) => (json.active = 2) },
  ],
  recount: (events, { seats }) =>
    Array.from(
      { length: seats },
      (_, seat) => events.filter((event) => event.last && event.seat === seat).length,
    ),
});

const begun = (seats: number) => {
  const options = readOptions(facts, { seats });
  if (!options.ok) throw new Error(options.refusal.code);
  return { options: options.value, position: nim.begin(options.value) };
};

describe('a packed state', () => {
  test('gives every field its words and every seat its own', () => {
    expect(at).toEqual({ taken: 2, active: 3, won: 4 });
    const { position } = begun(3);
    expect(position.length).toBe(2 + 1 + 1 + 3);
    position[at.won + 2] = 1;
    expect(encodePosition(nim, position).state).toEqual({ taken: 0, active: 0, won: [false, false, true] });
  });

  test.each([
    ['a list', []],
    ['nothing', null],
    ['a missing field', { taken: 0, won: [false, false] }],
    ['a field that is not one', { taken: 0, active: 0, won: [false, false], more: 1 }],
    ['an inherited field', Object.assign(Object.create({ active: 0 }), { taken: 0, won: [false, false] })],
    ['a number out of range', { taken: 11, active: 0, won: [false, false] }],
    ['a fraction', { taken: 0.5, active: 0, won: [false, false] }],
    ['a number as text', { taken: '0', active: 0, won: [false, false] }],
    ['a number as a flag', { taken: 0, active: 0, won: [0, 0] }],
    ['one value for all seats', { taken: 0, active: 0, won: false }],
  ])('refuses %s as malformed', (_what, json) => {
    expect(state.decode(json, begun(2).options)).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
  });

  test.each([
    ['', 'object', []],
    ['a'.repeat(40), 'no such field', { ['a'.repeat(50)]: 1 }],
    ['taken', 'a whole number from 0 to 10', { taken: -1, active: 0, won: [false, false] }],
    ['won', 'array', { taken: 0, active: 0, won: 1 }],
    ['won', 'true or false', { taken: 0, active: 0, won: [1, 0] }],
  ])('names the place %s and what is expected there', (at, expected, json) => {
    expect(state.decode(json, begun(2).options)).toEqual({
      ok: false,
      refusal: { code: 'malformed', data: { at, expected } },
    });
  });

  test('a name, and a value of all seats, are fields too', () => {
    const phase = packedState(facts, { phase: oneOf(['throw', 'decide']), over: flag() });
    expect(phase.encode(phase.begin({ seats: 2 }))).toEqual({ phase: 'throw', over: false });
    expect(phase.decode({ phase: 'throw', over: true }, { seats: 2 })).toMatchObject({ ok: true });
    expect(phase.decode({ phase: 'rest', over: true }, { seats: 2 })).toMatchObject({
      refusal: { data: { at: 'phase', expected: 'throw | decide' } },
    });
    expect(phase.decode('throw', { seats: 2 })).toMatchObject({ refusal: { data: { expected: 'object' } } });
  });

  test('refuses a list that does not fit the seats', () => {
    expect(state.decode({ taken: 0, active: 0, won: [false] }, begun(2).options)).toEqual(
      impossible('won', 'one-for-each-seat'),
    );
  });

  test('writes names and reads them back', () => {
    const phase = oneOf(['throw', 'decide']);
    expect([phase.write(1), phase.read('decide'), phase.read('other'), phase.read(1)]).toEqual([
      'decide',
      1,
      null,
      null,
    ]);
  });
});

describe('rules with what is usual filled in', () => {
  test('one seat decides, nothing is sealed, and an absent player takes the first move', () => {
    const { position } = begun(2);
    expect(awaits(nim, position)).toEqual({ kind: 'moves', seats: [0], changing: [], sealed: false });
    expect(nim.active(position)).toBe(0);
    expect(nim.onTimeout(position, 0)).toBe(0);
    expect(nim.rating(position, 0)).toBeNull();
    position[at.active] = 1;
    expect(nim.active(position)).toBe(1);
  });

  test('of several deciders the lowest is active, and the first listed move is made on time-out', () => {
    const { position } = begun(3);
    const given: { -readonly [part in keyof typeof nim]?: (typeof nim)[part] } = {
      ...nim,
      deciders: () => 0b110,
      list: (_p, _seat, out) => out.addRun(2, 1),
    };
    delete given.active;
    delete given.onTimeout;
    const together = defineRules(given as typeof nim);
    expect(together.active(position)).toBe(1);
    expect(together.onTimeout(position, 1)).toBe(2);
  });

  test('says which part is missing where dice are thrown without it', () => {
    expect(() => nim.applyRoll(begun(2).position, 0, null)).toThrow('nim: applyRoll is missing');
  });
});
