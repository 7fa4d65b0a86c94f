import { describe, expect, it } from 'vitest';
import { blank, everyOptions, optionsOf, readOptions, starterOption } from '../index.ts';
import { facts, tally } from './tally.ts';

describe('options', () => {
  it('missing ones get their defaults, also the seat count', () => {
    expect(readOptions(facts, undefined)).toEqual({
      ok: true,
      value: { seats: 2, double: false, first: 'lot', solo: 'slow' },
    });
    expect(readOptions(facts, { seats: 3, double: true })).toEqual({
      ok: true,
      value: { seats: 3, double: true, first: 'lot', solo: 'slow' },
    });
  });

  it.each([
    [{ seats: 4 }, 'bad-option', 'seats'],
    [{ seats: '2' }, 'bad-option', 'seats'],
    [{ seats: 2.5 }, 'bad-option', 'seats'],
    [{ seats: null }, 'bad-option', 'seats'],
    [{ double: 'yes' }, 'bad-option', 'double'],
    [{ seats: 2, first: 2 }, 'bad-option', 'first'],
    [{ seats: 2, solo: 'fast' }, 'bad-option', 'solo'],
    [{ colour: 'red' }, 'unknown-option', 'colour'],
    [{ toString: 1 }, 'unknown-option', 'toString'],
    [{ constructor: 1 }, 'unknown-option', 'constructor'],
  ])('%j is refused', (json, code, option) => {
    expect(readOptions(facts, json)).toMatchObject({ ok: false, refusal: { code, data: { option } } });
  });

  it.each([['seats'], [7], [[2]], [true]])('%j is not an object of options', (json) => {
    expect(readOptions(facts, json)).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
  });

  it('an option for some seat counts is offered only there', () => {
    expect(readOptions(facts, { seats: 1, solo: 'fast' })).toMatchObject({
      ok: true,
      value: { solo: 'fast' },
    });
  });

  it('every combination is packed into a position and read back', () => {
    const all = [...everyOptions(facts)];
    // 1 seat: double × first (lot, 0) × solo; 2 seats: double × (lot, 0, 1); 3 seats: double × (lot, 0, 1, 2).
    expect(all).toHaveLength(2 * 2 * 2 + 2 * 3 + 2 * 4);
    for (const options of all) expect(optionsOf(facts, tally.begin(options))).toEqual(options);
  });

  it('a refusal says what would be accepted', () => {
    const refusalOf = (json: unknown, version?: number) => {
      const read = readOptions(facts, json, version);
      return read.ok ? null : read.refusal;
    };
    expect(refusalOf({}, 9)).toEqual({ code: 'unknown-version', data: { known: 1 } });
    expect(refusalOf(null)).toEqual({ code: 'malformed', data: { at: 'options', expected: 'object' } });
    expect(refusalOf({ seats: 4 })).toEqual({
      code: 'bad-option',
      data: { option: 'seats', values: [1, 2, 3] },
    });
    expect(refusalOf({ ['x'.repeat(50)]: 1 })).toEqual({
      code: 'unknown-option',
      data: { option: 'x'.repeat(40) },
    });
  });

  it('the usual seat count is the lowest above one that the rulebook has', () => {
    const seatsOf = (seatCounts: number[], extraSeatCounts: number[]) => {
      const read = readOptions({ ...facts, options: {}, seatCounts, extraSeatCounts }, {});
      return read.ok && read.value.seats;
    };
    expect(seatsOf([1, 2, 3], [])).toBe(2);
    expect(seatsOf([2, 3], [2])).toBe(3);
    expect(seatsOf([1], [])).toBe(1);
    expect(seatsOf([1, 2], [1, 2])).toBe(1);
  });

  it('numbers that name no seats are free', () => {
    const target = { ...facts, options: { target: { values: [50, 100], default: 100 } } };
    expect(readOptions(target, { seats: 2, target: 50 })).toMatchObject({ ok: true, value: { target: 50 } });
  });

  it('a game of an earlier version keeps what it had', () => {
    const later = { ...facts, rulesVersion: 2, earlier: { 1: { double: true } } };
    expect(readOptions(later, { seats: 2 }, 1)).toMatchObject({ ok: true, value: { double: true } });
    expect(readOptions(later, { seats: 2, double: false }, 1)).toMatchObject({
      ok: false,
      refusal: { code: 'bad-option', data: { values: [true] } },
    });
    expect(readOptions(later, { seats: 2 })).toMatchObject({ ok: true, value: { double: false } });
    expect(readOptions(later, { seats: 2, double: true }, 2)).toMatchObject({ ok: true });
    const odd = { ...later, earlier: { 1: { double: true }, 2: { double: true } } };
    expect(readOptions(odd, { seats: 2 }, 2)).toMatchObject({ ok: true, value: { double: false } });
  });

  it('more seats or options than a position can hold are rejected when the game begins', () => {
    const many = { ...facts, options: {} };
    expect(optionsOf(many, blank(many, { seats: 31 }, 0))).toEqual({ seats: 31 });
    expect(() => blank(many, { seats: 32 }, 0)).toThrow('tally: more than 31 seats');
    const spec = { values: Array.from({ length: 2 ** 16 }, (_, i) => i), default: 0 };
    const wide = { ...facts, options: { a: spec, b: spec } };
    const most = { seats: 2, a: 2 ** 15 - 1, b: 2 ** 16 - 1 };
    expect(optionsOf(wide, blank(wide, most, 0))).toEqual(most);
    expect(() => blank(wide, { ...most, a: 2 ** 15 }, 0)).toThrow('tally: more options than a word can hold');
  });

  it('the starter is drawn by lot unless a seat is named', () => {
    expect(starterOption(3)).toEqual({ values: ['lot', 0, 1, 2], default: 'lot', namesSeats: true });
  });
});
