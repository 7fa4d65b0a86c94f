import { perft, quick } from '@iacta/core/test-kit';
import { rules } from '@iacta/doce/rules';
import { describe, expect, it } from 'vitest';
import { ROUND } from '../rules/layout.ts';
import { naivePerft, naivePlay, naiveStart } from './naive.ts';
import { begin, EDGE, moveOf, ONE_SQUARE, play } from './scripts.ts';

// Lines of moves from pinned positions. A blocker and a die are two moves.

/** The slow second copy of the rules, after the same script. */
function naive(script: string) {
  const words = script.split(' ').filter(Boolean);
  return words.reduce((round, word) => naivePlay(round, moveOf(word)), naiveStart(0));
}

describe('perft', () => {
  // By formula. One move: 25 squares with 6 faces, or 25 for the blocker.
  const one = 25 * 6 + 25;
  // Two: a die and then anything on 24 squares; a blocker and then a die on 24.
  const two = 150 * (24 * 6 + 24) + 25 * (24 * 6);
  // Three: die, die (of 600 pairs of squares, with 36 pairs of faces), then a die on what is left of the 23
  // outside the own zone, or the blocker on any of the 23. All zones together hold 144 squares, and each of
  // them is empty for 23 of the 24 places of the other's die. Die, blocker, die; and blocker, die, anything.
  const diceSquares = 600 * 23 - 23 * 144;
  const three = 36 * (6 * diceSquares + 600 * 23) + 150 * 24 * (23 * 6) + 25 * 144 * (23 * 6 + 23);

  const table = [
    [1, 175, one],
    [2, 28_800, two],
    [3, 3_838_608, three],
  ];
  it.each(quick ? table.slice(0, 2) : table)(
    'from the empty grid to depth %i: %i, by formula',
    (depth, lines, formula) => {
      expect(formula).toBe(lines);
      expect(perft(rules, begin(), depth)).toBe(lines);
    },
  );

  it('D-3 the lot doubles it', () => {
    expect(perft(rules, begin('lot'), 2)).toBe(2 * 175);
  });

  it.each([
    ['one square left', ONE_SQUARE, 1, 9],
    ['one square left', ONE_SQUARE, 2, 18],
    ['black stuck', EDGE, 1, 44],
    ['black stuck', EDGE, 2, 1_368],
    ['black stuck', `${EDGE} d2=1`, 3, 5_760],
    ['three threes', 'b1=3 a5=6 d1=3 c5=6 a1=3 e5=6', 1, 121],
    ['three threes', 'b1=3 a5=6 d1=3 c5=6 a1=3 e5=6', 2, 12_852],
  ])('%s (%s) to depth %i: %i, by the naive counter', (_name, script, depth, lines) => {
    const { position } = play(begin(), script);
    expect(naivePerft(naive(script), depth)).toBe(lines);
    expect(inRound(position, depth)).toBe(lines);
  });
});

/** Perft stopped at the end of the round, since the naive counter knows one round only. */
function inRound(position: ReturnType<typeof begin>, depth: number): number {
  // Played as a fourth round, so that the end of the round is the end of the match.
  const last = position.slice();
  last[ROUND] = 3;
  return perft(rules, last, depth);
}
