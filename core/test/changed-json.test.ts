import { describe, expect, it } from 'vitest';
import type { Json } from '../index.ts';
import { changedJson } from '../test-kit/changed-json.ts';

/** The places of `{ a: 1, b: [true, {}] }` in the order in which they are counted. */
const WHOLE = 0;
const A = 1;
const B = 2;
const FIRST = 3;
const SECOND = 4;
const VALUE: Json = { a: 1, b: [true, {}] };
const NEXT = 0;
const LAST = 1;
const COPY = 2;
const REMOVE = 3;
const DOUBLE = 4;
const FLIP = 5;

/** A change whose place, other place, kind and number are chosen. */
function change(value: Json, place: number, other: number, kind: number, number = 0): Json {
  const chosen = [place, other, kind, number];
  return changedJson(value, () => chosen.shift() ?? 0);
}

describe('a changed JSON value', () => {
  it.each<[string, number, number, number, Json]>([
    ['a number more', A, A, NEXT, { a: 2, b: [true, {}] }],
    ['a copy where there is no number', FIRST, A, NEXT, { a: 1, b: [1, {}] }],
    ['a number less', A, A, LAST, { a: 0, b: [true, {}] }],
    ['null where there is no number', B, A, LAST, { a: 1, b: null }],
    ['null for a boolean', FIRST, A, LAST, { a: 1, b: [null, {}] }],
    ['a copy of another place', A, B, COPY, { a: [true, {}], b: [true, {}] }],
    ['a name less', A, A, REMOVE, { b: [true, {}] }],
    ['an item less', FIRST, A, REMOVE, { a: 1, b: [{}] }],
    ['nothing left', WHOLE, A, REMOVE, null],
    ['an item twice', FIRST, A, DOUBLE, { a: 1, b: [true, true, {}] }],
    ['an unknown name', A, A, DOUBLE, { a: 1, a2: 1, b: [true, {}] }],
    ['the other boolean', FIRST, A, FLIP, { a: 1, b: [false, {}] }],
    ['a list for an empty object', SECOND, A, FLIP, { a: 1, b: [true, []] }],
  ])('has %s', (_what, place, other, kind, expected) => {
    expect(change(VALUE, place, other, kind)).toEqual(expected);
  });

  it('has another number where nothing else fits', () => {
    expect(change(VALUE, A, A, FLIP, 9)).toEqual({ a: 9, b: [true, {}] });
    expect(change(VALUE, B, A, FLIP, 13)).toEqual({ a: 1, b: 13 });
    expect(change(null, 0, 0, FLIP, 4)).toBe(4);
    expect(change('text', 0, 0, FLIP, 4)).toBe(4);
    expect(change('', 0, 0, FLIP, 4)).toBe(4);
    expect(change([], 0, 0, FLIP)).toEqual({});
  });

  it('leaves the original as it is', () => {
    const value: Json = { list: [1, { x: 2 }] };
    const before = JSON.stringify(value);
    for (const place of [0, 1, 2, 3, 4])
      for (const kind of [0, 1, 2, 3, 4, 5]) change(value, place, 4 - place, kind, 7);
    expect(JSON.stringify(value)).toBe(before);
  });

  it('is chosen among all places and kinds', () => {
    const asked: number[] = [];
    changedJson(VALUE, (n) => {
      asked.push(n);
      return 0;
    });
    expect(asked).toEqual([5, 5, 6]);
    asked.length = 0;
    changedJson(1, (n) => {
      asked.push(n);
      return n - 1;
    });
    expect(asked).toEqual([1, 1, 6, 14]);
  });
});
