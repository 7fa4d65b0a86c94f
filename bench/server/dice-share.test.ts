import { describe, expect, test } from 'vitest';
import { isThrow, isUnfinished, promisedIn } from './dice-share.ts';

const promise = 'ab'.repeat(32);
const entry = (body: object) =>
  JSON.stringify({ type: 'entry', seq: 7, head: 'cd'.repeat(32), entry: { prev: '0', body } });
const start = entry({ type: 'start', at: 1, next: promise, dice: 2 });
const shown = { at: 1, roll: 4, secret: 'ef'.repeat(32), nonces: ['0f'.repeat(16)] };
const roll = entry({ type: 'roll', ...shown, faces: [1, 2], next: promise });
const annul = entry({ type: 'annul', ...shown, next: promise });
const thrown = entry({ type: 'throw', at: 1, roll: 4, seat: 0, commits: [{ seat: 0, commit: promise }] });
const move = entry({ type: 'move', at: 1, seat: 0, move: { next: promise } });

describe('the promise of an entry', () => {
  test('the first roll is number 0', () => {
    expect(promisedIn(start)).toEqual({ promise, roll: 0 });
  });
  test('after a roll the next number', () => {
    expect(promisedIn(roll)).toEqual({ promise, roll: 5 });
  });
  test('after an annulled throw the same number again', () => {
    expect(promisedIn(annul)).toEqual({ promise, roll: 4 });
  });
  test('none in a throw or a move', () => {
    expect(promisedIn(thrown)).toBeNull();
    expect(promisedIn(move)).toBeNull();
  });
});

describe('the end of a step', () => {
  test('a throw and an annulled throw are followed by another entry', () => {
    expect([start, roll, move, thrown, annul].map(isUnfinished)).toEqual([false, false, false, true, true]);
  });
  test('nonces are revealed after a throw only', () => {
    expect([start, roll, move, thrown, annul].map(isThrow)).toEqual([false, false, false, true, false]);
  });
});
