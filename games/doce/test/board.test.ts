import { moves, type Position, randomStream } from '@iacta/core';
import { type DoceMove, type DoceState, FACES, rules, SQUARES, type Square } from '@iacta/doce/rules';
import { describe, expect, it } from 'vitest';
import { finishedRound, prizesOf } from '../board/round.ts';
import { labelOf, lyingOn, type Spot } from '../board/spot.ts';
import { ROWS, squareAfter } from '../board/squares.ts';
import { threads } from '../board/threads.ts';
import { words } from '../words/en.ts';
import { type Cell, naiveLines } from './naive.ts';
import { BLACK_WINS, begin, play } from './scripts.ts';

describe('the drawn grid', () => {
  it('D-1 is read from a5 to e1', () => {
    expect(ROWS.flat().slice(0, 6)).toEqual(['a5', 'b5', 'c5', 'd5', 'e5', 'a4']);
    expect(ROWS.flat().toSorted()).toEqual(SQUARES.toSorted());
  });

  it('is walked with the arrow keys, and its edge holds', () => {
    expect(squareAfter('c3', 'ArrowUp')).toBe('c4');
    expect(squareAfter('c3', 'ArrowDown')).toBe('c2');
    expect(squareAfter('c3', 'ArrowLeft')).toBe('b3');
    expect(squareAfter('e3', 'ArrowRight')).toBe('e3');
    expect(squareAfter('c3', 'Home')).toBe('a3');
    expect(squareAfter('c3', 'PageDown')).toBe('c1');
    expect(squareAfter('c3', 'Enter')).toBeNull();
  });

  it('describes the content of a square and what a press would do', () => {
    const state = stateOf(play(begin(), 'c3=4 #b2 d1=5').position);
    const spot = (square: Square, more: Partial<Spot> = {}): Spot => ({
      square,
      lying: lyingOn(square, state),
      disabled: false,
      fits: false,
      chosen: false,
      inLine: false,
      fresh: false,
      would: '',
      ...more,
    });
    const label = (each: Spot) => labelOf(each, words.board, (seat) => ['Ada', 'Bob'][seat]);
    expect(label(spot('c3'))).toBe('c3, Ada’s 4, marked');
    expect(label(spot('b2'))).toBe('b2, Bob’s blocker');
    expect(label(spot('c4', { disabled: true }))).toBe('c4, empty, disabled for you');
    expect(label(spot('a5', { would: '5 on a5' }))).toBe('a5, empty: 5 on a5');
  });
});

describe('threads', () => {
  it('D-9 shows three dice, the square and the face that would make twelve', () => {
    const { position } = play(begin(), 'b1=3 a5=6 d1=3 c5=6 a1=3 e5=6');
    expect(threads(position)).toEqual([
      { seat: 0, squares: ['a1', 'b1', 'c1', 'd1'], missing: 'c1', face: 3 },
    ]);
  });

  it('D-10 are the lines that one own die more would make, and no others', () => {
    const below = randomStream(12);
    let found = 0;
    for (let position = begin(), step = 0; step < 60; step++) {
      const said = threads(position).map(({ seat, squares, missing, face }) =>
        [seat, missing, face, ...squares].join(' '),
      );
      expect(said.toSorted()).toEqual(naiveThreads(position).toSorted());
      found += said.length;
      // Small faces, so that lines stay possible.
      const list = moves(rules, position, rules.active(position))
        .map((move) => rules.encodeMove(move) as DoceMove)
        .filter((move) => 'block' in move || move.face <= 4);
      const move = list[below(Math.max(1, list.length))];
      position = move ? play(position, wordFor(move)).position : begin();
    }
    expect(found).toBeGreaterThan(20);
  });
});

describe('the finished round', () => {
  it('D-17 stays to be looked at when the next one has begun', () => {
    const before = play(begin(), BLACK_WINS.slice(0, -5)).position;
    const after = play(before, 'c1=3');
    const round = finishedRound(stateOf(before), stateOf(after.position), after.events);
    expect(round?.by).toBe(0);
    expect(round?.end.lines[0].squares).toEqual(['a1', 'b1', 'c1', 'd1']);
    expect(round?.state.seats[0].dice.c1).toBe(3);
    expect(round?.state.seats[0].marker).toBe('c1');
    expect(round?.state.seats[1]).toEqual(stateOf(before).seats[1]);
    expect(round?.state.rounds).toEqual([[35, 0]]);
    expect(round && prizesOf(round.end)).toEqual([{ seat: 0, points: 35, from: 'b1' }]);
  });

  it('D-15 brings points to both from the middle of the grid when neither has a line', () => {
    const drawn = {
      type: 'roundDrawn',
      round: 1,
      why: 'stuck',
      lines: [],
      points: [
        { draw: 2, blocker: 5 },
        { draw: 2, blocker: 0 },
      ],
      totals: [7, 2],
    } as const;
    expect(prizesOf(drawn)).toEqual([
      { seat: 0, points: 7, from: 'c3' },
      { seat: 1, points: 2, from: 'c3' },
    ]);
  });

  it('is none in the middle of a round', () => {
    const { position, events } = play(begin(), 'c1=3');
    expect(finishedRound(stateOf(begin()), stateOf(position), events)).toBeNull();
  });
});

function stateOf(position: Position): DoceState {
  return rules.encode(position) as DoceState;
}

function wordFor(move: DoceMove): string {
  return 'block' in move ? `#${move.block}` : `${move.place}=${move.face}`;
}

function naiveThreads(position: Position): string[] {
  const cells = new Map<string, Cell>();
  for (const [seat, { dice, blocker }] of stateOf(position).seats.entries()) {
    for (const [square, face] of Object.entries(dice)) cells.set(square, { face, seat });
    if (blocker) cells.set(blocker, { face: null, seat });
  }
  const found: string[] = [];
  for (const square of SQUARES.filter((name) => !cells.has(name))) {
    for (const seat of [0, 1]) {
      for (let face = 1; face <= FACES; face++) {
        for (const line of naiveLines(new Map([...cells, [square, { face, seat }]]))) {
          if (line.seat === seat && line.squares.includes(square))
            found.push([seat, square, face, ...line.squares].join(' '));
        }
      }
    }
  }
  return found;
}
