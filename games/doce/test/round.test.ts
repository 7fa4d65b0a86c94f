import { isOver, outcome } from '@iacta/core';
import { rejected } from '@iacta/core/test-kit';
import {
  blockerInHand,
  type DoceEvent,
  emptySquares,
  placeMove,
  rules,
  SQUARES,
  type Square,
  winningLines,
} from '@iacta/doce/rules';
import { describe, expect, it } from 'vitest';
import { putDie } from '../rules/layout.ts';
import { triplePoints } from '../rules/scoring.ts';
import { ALL_DICE, BLACK_WINS, BLACK_WINS_SECOND, BOTH, begin, GIFT, only, play, totals } from './scripts.ts';

describe('a won round', () => {
  it('D-12 D-14 is reported bonus by bonus', () => {
    const { position, events } = play(begin(), BLACK_WINS);
    expect(events.slice(-2)).toEqual([
      {
        type: 'roundWon',
        round: 1,
        seat: 0,
        by: 0,
        lines: [{ seat: 0, squares: ['a1', 'b1', 'c1', 'd1'], allOwn: true }],
        points: { win: 12, allOwn: 2, blocker: 5, empty: 18, triples: -2 },
        total: 35,
      },
      { type: 'roundBegan', round: 2, starter: 1 },
    ]);
    expect(totals(position)).toEqual([35, 0]);
  });

  it('D-14 four own dice, blocker unused, 15 empty squares, faces 3 3 3 3 5: 32', () => {
    const { position, events } = play(begin(1), 'e5=6 b1=3 c5=6 d1=3 a5=6 a1=3 a3=6 d4=5 e3=6 c1=3');
    expect(only(events, 'roundWon')[0].points).toEqual({
      win: 12,
      allOwn: 2,
      blocker: 5,
      empty: 15,
      triples: -2,
    });
    expect(totals(position)).toEqual([32, 0]);
  });

  it('D-14 with a foreign die at the end there are no 2 points for four own', () => {
    const { events } = play(begin(), 'b1=4 a5=6 d1=4 a1=1 b4=6 e5=6 c1=3');
    expect(only(events, 'roundWon')[0]).toMatchObject({
      seat: 0,
      lines: [{ seat: 0, squares: ['a1', 'b1', 'c1', 'd1'], allOwn: false }],
      points: { win: 12, allOwn: 0, blocker: 5, empty: 18, triples: 0 },
      total: 35,
    });
  });

  it('D-14 D-R7 a used blocker costs its owner the 5 points, and every blocked square is not empty', () => {
    const own = play(begin(), `#e3 ${BLACK_WINS}`);
    expect(only(own.events, 'roundWon')[0].points).toMatchObject({ blocker: 0, empty: 17 });
    expect(totals(own.position)).toEqual([29, 0]);
    const others = play(begin(), BLACK_WINS.replace('a5=6', '#e3 a5=6'));
    expect(only(others.events, 'roundWon')[0].points).toMatchObject({ blocker: 5, empty: 17 });
    expect(totals(others.position)).toEqual([34, 0]);
  });

  it.each([
    [[3, 3], 0],
    [[3, 3, 3], -2],
    [[3, 3, 3, 3, 3], -2],
    [[3, 3, 3, 3, 3, 3], -4],
    [[1, 1, 1, 2, 2, 2, 4, 4, 4], -6],
    [[5, 5, 5, 5, 6, 6, 6, 6], -4],
    [[1, 2, 3, 4, 5, 6, 1, 2, 3, 4], 0],
  ])('D-R7 every three own dice of one face cost 2, wherever they lie: %j', (faces, points) => {
    for (const seat of [0, 1]) {
      const p = begin();
      for (const [square, face] of faces.entries()) putDie(p, seat, square, face);
      // The other's dice are no concern of this player.
      for (const square of [20, 21, 22]) putDie(p, 1 - seat, square, faces[0]);
      expect(triplePoints(p, seat)).toBe(points);
      expect(triplePoints(p, 1 - seat)).toBe(-2);
    }
  });

  it('D-12 D-15 D-R5 may be a gift: a line counts for its owner, whichever seat completes it', () => {
    const { position, events } = play(begin(), `${GIFT} a1=3`);
    expect(only(events, 'roundWon')[0]).toEqual({
      type: 'roundWon',
      round: 1,
      seat: 1,
      by: 0,
      lines: [{ seat: 1, squares: ['a1', 'b1', 'c1', 'd1'], allOwn: false }],
      points: { win: 12, allOwn: 0, blocker: 5, empty: 16, triples: -2 },
      total: 31,
    });
    expect(totals(position)).toEqual([0, 31]);
  });

  it('D-11 is only judged after a numbered die: a blocker alone completes nothing', () => {
    const { events } = play(begin(), `${GIFT} #a2`);
    expect(events.at(-1)).toEqual({ type: 'blocked', seat: 0, square: 'a2' });
  });

  it('D-R3 two lines with one die are one win, with 2 points if either is all own', () => {
    const p = begin();
    const dice: [Square, number, number][] = [
      ['b1', 0, 3],
      ['c1', 0, 3],
      ['d1', 0, 3],
      ['a2', 0, 4],
      ['a3', 0, 4],
      ['a4', 1, 1],
    ];
    for (const [square, seat, face] of dice) putDie(p, seat, SQUARES.indexOf(square), face);
    const events: DoceEvent[] = [];
    rules.applyMove(p, 0, placeMove(0, 3), events);
    expect(only(events, 'roundWon')).toHaveLength(1);
    expect(only(events, 'roundWon')[0]).toMatchObject({
      lines: [{ allOwn: true }, { allOwn: false }],
      points: { win: 12, allOwn: 2, blocker: 5, empty: 18, triples: -2 },
      total: 35,
    });
  });
});

describe('a drawn round', () => {
  it('D-13 D-16 one die with lines for both', () => {
    const { position, events } = play(begin(), `${BOTH} a1=3`);
    expect(only(events, 'roundDrawn')[0]).toEqual({
      type: 'roundDrawn',
      round: 1,
      why: 'both',
      lines: [
        { seat: 0, squares: ['a1', 'b1', 'c1', 'd1'], allOwn: true },
        { seat: 1, squares: ['a1', 'a2', 'a3', 'a4'], allOwn: false },
      ],
      points: [
        { draw: 2, blocker: 5 },
        { draw: 2, blocker: 5 },
      ],
      totals: [7, 7],
    });
    expect(totals(position)).toEqual([7, 7]);
  });

  it('D-16 pays the unused blocker to each on its own', () => {
    const black = play(begin(), `${BOTH} #c3 a1=3`);
    expect(totals(black.position)).toEqual([2, 7]);
    const white = play(begin(), `${BOTH.replace('a3=3', '#c3 a3=3')} a1=3`);
    expect(totals(white.position)).toEqual([7, 2]);
    expect(only(white.events, 'roundDrawn')[0].points).toEqual([
      { draw: 2, blocker: 5 },
      { draw: 2, blocker: 0 },
    ]);
  });

  it('D-13 both have run out of dice', () => {
    const { position, events } = play(begin(), ALL_DICE);
    expect(only(events, 'placed')).toHaveLength(22);
    expect(only(events, 'passed')).toEqual([]);
    expect(only(events, 'roundDrawn')[0]).toMatchObject({ why: 'stuck', lines: [], totals: [7, 7] });
    expect(totals(position)).toEqual([7, 7]);
  });
});

describe('the match', () => {
  it('D-17 D-R8 the next round begins automatically with everything fresh', () => {
    const { position } = play(begin(), `#e3 ${BLACK_WINS}`);
    expect(rules.encode(position)).toEqual({
      phase: 'turn',
      starter: 0,
      active: 1,
      seats: [
        { dice: {}, blocker: null, marker: null },
        { dice: {}, blocker: null, marker: null },
      ],
      rounds: [[29, 0]],
    });
    expect(emptySquares(position)).toBe(2 ** 25 - 1);
    expect([blockerInHand(position, 0), blockerInHand(position, 1)]).toEqual([true, true]);
  });

  it.each([0, 1])('D-3 D-R8 the starter alternates by round, whatever happened (first: seat %i)', (first) => {
    const [one, two] = first === 0 ? [BLACK_WINS, BLACK_WINS_SECOND] : [BLACK_WINS_SECOND, BLACK_WINS];
    const { events } = play(begin(first), `${one} ${two} ${ALL_DICE}`);
    expect(only(events, 'roundBegan')).toEqual([
      { type: 'roundBegan', round: 2, starter: 1 - first },
      { type: 'roundBegan', round: 3, starter: first },
      { type: 'roundBegan', round: 4, starter: 1 - first },
    ]);
  });

  it('D-R8 a placed die stays: there is no move that takes or turns one', () => {
    const { position } = play(begin(), 'a1=6 e5=6');
    expect(rejected(rules, position, 0, { place: 'a1', face: 3 }).code).toBe('square-taken');
  });

  it('D-18 D-R9 four rounds are played, the higher total wins and the last grid stays', () => {
    const { position, events } = play(
      begin(),
      `${BLACK_WINS} ${BLACK_WINS_SECOND} ${BLACK_WINS} ${BLACK_WINS_SECOND}`,
    );
    expect(events.at(-1)).toEqual({ type: 'over' });
    expect(isOver(rules, position)).toBe(true);
    expect(rules.active(position)).toBe(0);
    expect(winningLines(position)).toHaveLength(1);
    expect(outcome(rules, position)).toMatchObject({
      final: true,
      winners: [0],
      decidedBy: 'points',
      seats: [
        { total: 138, parts: { round1: 35, round2: 34, round3: 35, round4: 34 }, rank: 1 },
        { total: 0, parts: { round1: 0, round2: 0, round3: 0, round4: 0 }, rank: 2 },
      ],
    });
  });

  it('D-R4 equal totals share the win, without a tie-break', () => {
    const { position } = play(begin(), `${ALL_DICE} ${ALL_DICE} ${ALL_DICE} ${BOTH} a1=3`);
    expect(totals(position)).toEqual([28, 28]);
    expect(outcome(rules, position)).toMatchObject({ winners: [0, 1], decidedBy: 'shared' });
    expect(outcome(rules, position).seats.map(({ tieBreaks }) => tieBreaks)).toEqual([[], []]);
  });

  it('D-R10 a round in progress is worth nothing yet', () => {
    const { position } = play(begin(), BLACK_WINS);
    expect(totals(play(position, BLACK_WINS_SECOND.slice(0, -5)).position)).toEqual([35, 0]);
    expect(rules.score(position, 0)).toEqual({
      parts: { round1: 35, round2: 0, round3: 0, round4: 0 },
      tieBreaks: [],
    });
  });
});
