import { diceMask, roundNumber, roundsOver, SQUARES, squaresIn } from '@iacta/doce/rules';
import { describe, expect, it } from 'vitest';
import { BLACK_WINS, BLACK_WINS_SECOND, begin, play } from './scripts.ts';

// What boards and bots read from a position.
describe('reading a position', () => {
  it('D-3 counts the rounds from one, and stays at the fourth when the match is over', () => {
    const scripts = [BLACK_WINS, BLACK_WINS_SECOND, BLACK_WINS, BLACK_WINS_SECOND];
    let { position } = play(begin(), '');
    const numbers = [roundNumber(position)];
    for (const script of scripts) {
      position = play(position, script).position;
      numbers.push(roundNumber(position));
    }
    expect(numbers).toEqual([1, 2, 3, 4, 4]);
    expect(roundsOver(position)).toBe(4);
  });

  it('D-2 distinguishes the dice of each player', () => {
    const { position } = play(begin(), 'b2=6 d4=6 #e1 d1=5');
    const names = (seat: number) => squaresIn(diceMask(position, seat)).map((square) => SQUARES[square]);
    expect(names(0)).toEqual(['d1', 'b2']);
    expect(names(1)).toEqual(['d4']);
  });
});
