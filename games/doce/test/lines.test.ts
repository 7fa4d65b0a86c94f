import type { Position } from '@iacta/core';
import { SQUARES, type Square, WINDOWS, WINDOWS_THROUGH, winningLines } from '@iacta/doce/rules';
import { describe, expect, it } from 'vitest';
import { BLOCKER, putDie } from '../rules/layout.ts';
import { ALL_OWN, HAS_LINE, linesThrough } from '../rules/lines.ts';
import { begin } from './scripts.ts';

/** "a1=B3 b1=W4 #c1": dice by owner and face, and a blocker. */
function grid(text: string): Position {
  const p = begin();
  for (const word of text.split(' ')) {
    if (word.startsWith('#')) p[BLOCKER] = SQUARES.indexOf(word.slice(1) as Square) + 1;
    else putDie(p, word[3] === 'B' ? 0 : 1, SQUARES.indexOf(word.slice(0, 2) as Square), Number(word[4]));
  }
  return p;
}

function owners(text: string): string[] {
  return winningLines(grid(text)).map(
    ({ seat, squares, allOwn }) => `${'BW'[seat]} ${squares[0]}-${squares[3]}${allOwn ? ' own' : ''}`,
  );
}

describe('lines', () => {
  it.each([
    ['a1=B3 b1=B3 c1=B3 d1=B3', ['B a1-d1 own']],
    ['a1=B6 b1=B4 c1=B1 d1=B1', ['B a1-d1 own']],
    ['a1=B6 b1=B4 c1=B1 d1=B2', []],
    ['a1=B6 b1=B4 c1=B1', []],
    ['b2=W1 b3=W5 b4=W2 b5=W4', ['W b2-b5 own']],
    ['b1=W1 c1=W5 d1=W2 e1=W4', ['W b1-e1 own']],
    ['a1=B3 b2=B3 c3=B3 d4=B3', ['B a1-d4 own']],
    ['b4=B3 c3=B3 d2=B3 e1=B3', ['B b4-e1 own']],
    ['a1=B3 b1=B3 c1=B3 e1=B3', []],
    ['a1=B3 b1=B3 c2=B3 d1=B3', []],
  ])('D-9 four in a row that add up to twelve: %s', (text, lines) => {
    expect(owners(text)).toEqual(lines);
  });

  it.each([
    ['a1=W3 b1=B3 c1=B3 d1=B3', ['B a1-d1']],
    ['a1=B3 b1=B3 c1=B3 d1=W3', ['B a1-d1']],
    ['a1=B3 b1=W3 c1=W3 d1=W3', ['W a1-d1']],
    ['a1=W3 b1=W3 c1=W3 d1=B3', ['W a1-d1']],
    ['a1=B3 b1=W3 c1=B3 d1=B3', []],
    ['a1=B3 b1=B3 c1=W3 d1=B3', []],
    ['a1=W3 b1=B3 c1=W3 d1=W3', []],
    ['a1=W3 b1=W3 c1=B3 d1=W3', []],
    ['a1=B3 b1=B3 c1=W3 d1=W3', []],
    ['a1=W3 b1=B3 c1=B3 d1=W3', []],
    ['a1=B3 b1=W3 c1=B3 d1=W3', []],
    ['a1=W3 b1=B3 c1=B3 d1=B4', []],
  ])('D-10 whose line it is, with a foreign die at an end only: %s', (text, lines) => {
    expect(owners(text)).toEqual(lines);
  });

  it('D-R5 the short diagonals count', () => {
    expect(owners('a2=B3 b3=B3 c4=B3 d5=B3')).toEqual(['B a2-d5 own']);
    expect(owners('b1=B3 c2=B3 d3=B3 e4=B3')).toEqual(['B b1-e4 own']);
    expect(owners('a4=W3 b3=W3 c2=W3 d1=W3')).toEqual(['W a4-d1 own']);
    expect(owners('b5=W3 c4=W3 d3=W3 e2=W3')).toEqual(['W b5-e2 own']);
    expect(owners('a3=W4 b4=W4 c5=W4')).toEqual([]);
  });

  it('D-R5 five in a row are two windows, each on its own', () => {
    expect(owners('a1=B3 b1=B3 c1=B3 d1=B3 e1=B3')).toEqual(['B a1-d1 own', 'B b1-e1 own']);
    expect(owners('a1=B1 b1=B3 c1=B3 d1=B3 e1=B3')).toEqual(['B b1-e1 own']);
    expect(owners('a1=B2 b1=B2 c1=B2 d1=B3 e1=B3')).toEqual([]);
    expect(owners('a1=W3 b1=B3 c1=B3 d1=B3 e1=W3')).toEqual(['B a1-d1', 'B b1-e1']);
  });

  it('D-8 a blocker inside the window: no line', () => {
    expect(owners('a1=B4 b1=B4 #c1 d1=B4')).toEqual([]);
    expect(owners('a1=B4 b1=B4 #c1 d1=B4 e1=B4')).toEqual([]);
  });

  it('D-R5 there are 28 windows: 10 along ranks, 10 along files, 8 along diagonals', () => {
    expect(WINDOWS.length).toBe(28);
    const steps = WINDOWS.map(({ squares }) => squares[1] - squares[0]);
    const count = (step: number) => steps.filter((other) => other === step).length;
    expect([count(1), count(5), count(6), count(-4)]).toEqual([10, 10, 4, 4]);
    for (const { squares, mask, ends } of WINDOWS) {
      expect(squares.map((square) => 1 << square).reduce((a, b) => a | b)).toBe(mask);
      expect(ends).toBe((1 << squares[0]) | (1 << squares[3]));
    }
    expect(new Set(WINDOWS.map(({ mask }) => mask)).size).toBe(28);
    const through = WINDOWS_THROUGH.map((windows) => windows.length);
    // By hand: one or two along the rank, the same along the file, and none, one or two on each diagonal.
    expect(through).toEqual([
      ...[3, 4, 3, 4, 3],
      ...[4, 6, 6, 6, 4],
      ...[3, 6, 8, 6, 3],
      ...[4, 6, 6, 6, 4],
      ...[3, 4, 3, 4, 3],
    ]);
  });

  it('D-11 judges both players by the windows through the last die', () => {
    const both = grid('a1=B3 b1=B3 c1=B3 d1=B3 a2=W3 a3=W3 a4=W3');
    expect(linesThrough(both, SQUARES.indexOf('a1'))).toBe(HAS_LINE | ALL_OWN | (HAS_LINE << 1));
    expect(linesThrough(both, SQUARES.indexOf('b1'))).toBe(HAS_LINE | ALL_OWN);
    expect(linesThrough(both, SQUARES.indexOf('a4'))).toBe(HAS_LINE << 1);
    expect(linesThrough(both, SQUARES.indexOf('e5'))).toBe(0);
  });
});
