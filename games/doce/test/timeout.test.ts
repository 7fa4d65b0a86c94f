import { moves } from '@iacta/core';
import { legalSquares, rules, SQUARES, type Square } from '@iacta/doce/rules';
import { describe, expect, it } from 'vitest';
import { putDie } from '../rules/layout.ts';
import { BOTH, begin, EDGE, GIFT, ONE_SQUARE, play } from './scripts.ts';

const forced = (script: string, starter = 0) => {
  const { position } = play(begin(starter), script);
  return rules.encodeMove(rules.onTimeout(position, rules.active(position)));
};

describe('time-out', () => {
  it('D-T1 puts the first die of the list where nothing matters', () => {
    expect(forced('')).toEqual({ place: 'a1', face: 1 });
    expect(forced('#a1')).toEqual({ place: 'b1', face: 1 });
  });

  it('D-T1 wins where a die can', () => {
    expect(forced('b1=3 a5=6 d1=3 c5=6 a1=3 e5=6')).toEqual({ place: 'c1', face: 3 });
    expect(forced('b1=2 a5=6 d1=3 c5=6 a1=2 e5=6')).toEqual({ place: 'c1', face: 5 });
  });

  it('D-T1 stops a win of the opponent', () => {
    // White threatens c1=3 (b1, c1, d1 and a1 of white); the first die that stops it is on c1 itself.
    const script = 'a3=6 b1=3 e5=6 d1=3 c3=6 a1=3';
    const { position } = play(begin(), script);
    const move = rules.onTimeout(position, 0);
    const after = position.slice();
    rules.applyMove(after, 0, move, null);
    const wins = moves(rules, after, 1).filter((reply) => {
      const next = after.slice();
      rules.applyMove(next, 1, reply, null);
      return rules.points(next, 1) > 7;
    });
    expect(wins).toEqual([]);
    expect(rules.encodeMove(move)).toEqual({ place: 'c1', face: 1 });
  });

  it('D-T1 stops it for either player, on any square and with any face', () => {
    // Black threatens c5 and nothing else; dice on e1 and other squares come before it in the list.
    expect(forced('b5=3 a1=6 d5=3 c1=6 a5=3')).toEqual({ place: 'c5', face: 1 });
    expect(forced('b5=2 a1=6 d5=2 c1=6 a5=2')).toEqual({ place: 'c5', face: 1 });
    expect(forced('b5=4 a1=6 d5=4 c1=6 a5=3')).toEqual({ place: 'c5', face: 1 });
    // The same threat of white's, against black.
    expect(forced('e3=6 b5=2 a1=6 d5=2 c1=6 a5=2')).toEqual({ place: 'c5', face: 1 });
  });

  it('D-T1 does not fear a win that the opponent cannot make', () => {
    // c5 with 3 would make twelve, but it is beside black's own marked die.
    expect(forced('a5=3 a1=6 d5=3 c1=6 b5=3')).toEqual({ place: 'e1', face: 1 });
    // Seven is left to make, which no face does.
    expect(forced('b5=1 a1=6 d5=2 c1=6 a5=2')).toEqual({ place: 'e1', face: 1 });
  });

  it('D-T1 gives no line away: neither a gift nor a draw while something quiet is left', () => {
    expect(forced(GIFT)).not.toEqual({ place: 'a1', face: 3 });
    expect(forced(BOTH)).not.toEqual({ place: 'a1', face: 3 });
  });

  it('D-T1 takes the only square, never the blocker', () => {
    expect(forced(ONE_SQUARE)).toEqual({ place: 'b5', face: 1 });
    expect(forced(EDGE)).toMatchObject({ face: 1 });
  });

  it('D-T1 prefers a draw to leaving a win, and leaving a win to giving a line', () => {
    // With 3 on a1 both have a line; after any other face white wins with 2 on e1.
    expect(onlyA1({ b1: 3, c1: 3, d1: 3 }, { a2: 3, a3: 3, a4: 3 })).toEqual({ place: 'a1', face: 3 });
    // With 1 on a1 white has a line at once; after any other face white still has to find e1.
    expect(onlyA1({ b1: 6, c1: 6, d1: 6 }, { a2: 4, a3: 4, a4: 3 })).toEqual({ place: 'a1', face: 2 });
  });
});

/** A grid of white sixes where black can go to a1 alone and white to e1, where 2 wins. */
function onlyA1(black: Partial<Record<Square, number>>, white: Partial<Record<Square, number>>) {
  const p = begin();
  const whites = { ...white, e2: 4, e3: 3, e4: 3 } as Partial<Record<Square, number>>;
  for (const [square, name] of SQUARES.entries()) {
    if (name === 'a1' || name === 'e1' || name === 'd2') continue;
    putDie(p, name in black ? 0 : 1, square, black[name] ?? whites[name] ?? 6);
  }
  // The marked die closes e1 to black; white's own marker is far from it.
  putDie(p, 0, SQUARES.indexOf('d2'), 6);
  expect(legalSquares(p, 0)).toBe(1);
  return rules.encodeMove(rules.onTimeout(p, 0));
}
