import { describe, expect, it } from 'vitest';
import { everyOptions, optionsOf, readOptions, starterOption } from '../index.ts';
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

  it('the starter is drawn by lot unless a seat is named', () => {
    expect(starterOption(3)).toEqual({ values: ['lot', 0, 1, 2], default: 'lot', namesSeats: true });
  });
});
