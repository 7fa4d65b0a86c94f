import { countBits, moves, view } from '@iacta/core';
import { rollFaces } from '@iacta/core/test-kit';
import {
  DICE_EACH,
  diceLeft,
  diceMask,
  disabledZone,
  emptySquares,
  faceAt,
  legalSquares,
  markerSquare,
  NEIGHBOURS,
  ownerAt,
  rules,
  SQUARES,
  type Square,
  squaresIn,
} from '@iacta/doce/rules';
import { describe, expect, it } from 'vitest';
import { begin, EDGE, ONE_SQUARE, only, play, refused } from './scripts.ts';

const names = (mask: number) => squaresIn(mask).map((square) => SQUARES[square]);
const at = (square: Square) => SQUARES.indexOf(square);

describe('dice and blockers', () => {
  it('D-1 names squares as on a chessboard', () => {
    expect(SQUARES.slice(0, 6)).toEqual(['a1', 'b1', 'c1', 'd1', 'e1', 'a2']);
    expect(SQUARES[24]).toBe('e5');
    expect(emptySquares(begin())).toBe(2 ** 25 - 1);
  });

  it('D-2 gives each player eleven dice and a blocker', () => {
    const { position } = play(begin(), 'a1=6 #c3 e5=6');
    expect([diceLeft(position, 0), diceLeft(position, 1)]).toEqual([10, 10]);
    expect([diceLeft(begin(), 0), DICE_EACH]).toEqual([11, 11]);
    expect([ownerAt(position, at('a1')), ownerAt(position, at('e5')), ownerAt(position, at('c3'))]).toEqual([
      0, 1, -1,
    ]);
    expect(rules.encode(position)).toEqual({
      phase: 'turn',
      starter: 0,
      active: 0,
      seats: [
        { dice: { a1: 6 }, blocker: null, marker: 'a1' },
        { dice: { e5: 6 }, blocker: 'c3', marker: 'e5' },
      ],
      rounds: [],
    });
  });

  it('D-3 D-R11 lets the lot say who starts, unless the table does', () => {
    const lot = begin('lot');
    expect(rules.deciders(lot)).toBe(0);
    expect([rules.active(lot), rules.thrower(lot)]).toEqual([0, 0]);
    for (const seat of [0, 1]) {
      const played = rollFaces(rules, lot, [seat]);
      expect(played.events).toEqual([{ type: 'starter', seat }]);
      expect(rules.deciders(played.position)).toBe(1 << seat);
      expect(rules.dice(played.position)).toBeNull();
      expect(rules.active(begin(seat))).toBe(seat);
      expect(rules.dice(begin(seat))).toBeNull();
    }
  });

  it('D-5 has no chance but that lot, nothing simultaneous and nothing sealed', () => {
    const { hasChance, hasSealedAnswers, hasSimultaneousSteps, seatCounts, extraSeatCounts } = rules.facts;
    expect([hasChance, hasSealedAnswers, hasSimultaneousSteps]).toEqual([true, false, false]);
    expect([seatCounts, extraSeatCounts]).toEqual([[2], []]);
    const { position } = play(begin(), 'a1=6');
    expect(rules.changers(position)).toBe(0);
    expect(rules.sealed(position)).toBe(false);
    expect(rules.rating(position, 0)).toBeNull();
    expect(view(rules, position, 0)).toEqual(position);
  });
});

describe('the die', () => {
  it('D-4 ends the turn, while the blocker does not', () => {
    const blocked = play(begin(), '#c3');
    expect(rules.active(blocked.position)).toBe(0);
    expect(blocked.events).toEqual([{ type: 'blocked', seat: 0, square: 'c3' }]);
    const placed = play(blocked.position, 'c4=2');
    expect(rules.active(placed.position)).toBe(1);
    expect(placed.events).toEqual([{ type: 'placed', seat: 0, square: 'c4', face: 2 }]);
  });

  it('D-5 shows any face its player likes', () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      expect(faceAt(play(begin(), `b4=${face}`).position, at('b4'))).toBe(face);
    }
    expect(faceAt(begin(), at('b4'))).toBe(0);
    for (const word of ['b4=0', 'b4=7', 'b4=1.5', 'f1=1', 'a6=1', '#f1']) {
      expect(refused(begin(), word).code).toBe('malformed');
    }
    expect(rules.refuse(begin(), 0, -1)).toEqual({ code: 'no-such-move', rule: 'D-5' });
    expect(rules.refuse(begin(), 0, 175)).toEqual({ code: 'no-such-move', rule: 'D-5' });
    expect(moves(rules, begin(), 0).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 175 }, (_, move) => move),
    );
  });

  it('D-6 needs an empty square', () => {
    const { position } = play(begin(), '#c3 a1=6 e5=6');
    const taken = { code: 'square-taken', rule: 'D-6' };
    expect(refused(position, 'a1=1')).toEqual({ ...taken, data: { square: 'a1', by: 'die' } });
    expect(refused(position, 'e5=1')).toEqual({ ...taken, data: { square: 'e5', by: 'die' } });
    expect(refused(position, 'c3=1')).toEqual({ ...taken, data: { square: 'c3', by: 'blocker' } });
  });

  it('D-7 keeps clear of the own marked die, diagonals too', () => {
    const { position } = play(begin(), 'b2=6 d4=6');
    expect(names(disabledZone(position, 0))).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3']);
    for (const square of names(disabledZone(position, 0))) {
      expect(refused(position, `${square}=1`)).toEqual({
        code: 'disabled-square',
        rule: 'D-7',
        data: { square, marker: 'b2' },
      });
    }
    // 25 less two dice less eight neighbours; the zone of the other's d4 counts for nothing.
    expect(countBits(legalSquares(position, 0))).toBe(15);
    expect(moves(rules, position, 0).length).toBe(15 * 6 + 23);
    expect(rules.active(play(position, 'd5=1').position)).toBe(1);
  });

  it('D-7 disables nothing before the first die, and fewer squares at an edge', () => {
    expect(disabledZone(begin(), 0)).toBe(0);
    expect(markerSquare(begin(), 0)).toBe(-1);
    expect(names(NEIGHBOURS[at('a1')])).toEqual(['b1', 'a2', 'b2']);
    expect(names(NEIGHBOURS[at('e3')])).toEqual(['d2', 'e2', 'd3', 'd4', 'e4']);
    expect(names(NEIGHBOURS[at('c5')])).toEqual(['b4', 'c4', 'd4', 'b5', 'd5']);
    expect(Array.from(NEIGHBOURS).reduce((sum, mask) => sum + countBits(mask), 0)).toBe(144);
  });

  it('D-R6 only the marked die disables: the old zone is free at once', () => {
    const { position } = play(begin(), 'b2=6 e5=6 d4=6 e1=6');
    expect(names(disabledZone(position, 0))).toEqual(['c3', 'd3', 'e3', 'c4', 'e4', 'c5', 'd5', 'e5']);
    expect(play(position, 'b3=1').events).toEqual([{ type: 'placed', seat: 0, square: 'b3', face: 1 }]);
    expect(markerSquare(position, 0)).toBe(at('d4'));
  });
});

describe('the blocker', () => {
  it('D-8 is allowed on any empty square, also beside the own marker, and does not move the marker', () => {
    const { position } = play(begin(), 'b2=6 d4=6');
    const blocked = play(position, '#b3').position;
    expect(markerSquare(blocked, 0)).toBe(at('b2'));
    expect(countBits(emptySquares(blocked))).toBe(22);
    expect(diceMask(blocked, 0)).toBe(1 << at('b2'));
    expect(refused(blocked, 'b1=1').code).toBe('disabled-square');
  });

  it('D-8 is used once a round', () => {
    const { position } = play(begin(), '#b3 b2=6 d4=6');
    const used = { code: 'blocker-used', rule: 'D-8', data: { square: 'b3' } };
    expect(refused(position, '#e1')).toEqual(used);
    expect(refused(position, '#b2')).toEqual(used);
    expect(moves(rules, position, 0).every((move) => 'place' in rules.encodeMove(move))).toBe(true);
    expect(refused(play(begin(), '#b3').position, '#b3')).toEqual(used);
  });

  it('D-8 needs an empty square', () => {
    const { position } = play(begin(), '#b3 b2=6');
    const taken = { code: 'square-taken', rule: 'D-8' };
    expect(refused(position, '#b2')).toEqual({ ...taken, data: { square: 'b2', by: 'die' } });
    expect(refused(position, '#b3')).toEqual({ ...taken, data: { square: 'b3', by: 'blocker' } });
  });

  it('D-R1 may not take the only square that is left for the die', () => {
    const { position } = play(begin(), ONE_SQUARE);
    expect(names(legalSquares(position, 1))).toEqual(['b5']);
    expect(names(emptySquares(position))).toEqual(['b2', 'c2', 'b4', 'b5']);
    expect(refused(position, '#b5')).toEqual({
      code: 'no-square-for-the-die',
      rule: 'D-R1',
      data: { square: 'b5' },
    });
    for (const word of ['#b2', '#c2', '#b4']) {
      expect(names(legalSquares(play(position, word).position, 1))).toEqual(['b5']);
    }
    expect(moves(rules, position, 1).length).toBe(6 + 3);
  });

  it('D-R1 is never a whole turn: after it the same player has a die to put', () => {
    const { position } = play(begin(), 'a1=6 #c3');
    expect(rules.deciders(position)).toBe(0b10);
    expect(moves(rules, position, 1).length).toBe(23 * 6);
  });
});

describe('passing', () => {
  it('D-R2 passes over a player without a legal square, for the rest of the round', () => {
    const { position, events } = play(begin(), `${EDGE} d2=6`);
    expect(legalSquares(position, 0)).toBe(0);
    expect(rules.active(position)).toBe(1);
    expect(events.at(-1)).toEqual({ type: 'passed', seat: 0 });
    const next = play(position, '#c4 b4=6');
    expect(rules.active(next.position)).toBe(1);
    expect(next.events.at(-1)).toEqual({ type: 'passed', seat: 0 });
  });

  it('D-R2 ends in a draw when the one is stuck and the other has no die left', () => {
    const { position, events } = play(begin(), `${EDGE} d2=6 b4=6 d3=6`);
    expect(only(events, 'passed').map(({ seat }) => seat)).toEqual([0, 0]);
    expect(only(events, 'roundDrawn')).toEqual([
      {
        type: 'roundDrawn',
        round: 1,
        why: 'stuck',
        lines: [],
        points: [
          { draw: 2, blocker: 5 },
          { draw: 2, blocker: 5 },
        ],
        totals: [7, 7],
      },
    ]);
    expect(rules.points(position, 0)).toBe(7);
  });

  it('D-R2 ends in a draw when neither has a square', () => {
    const { events } = play(
      begin(),
      '#a4 c1=4 d5=3 c4=1 #b4 a1=5 e1=1 b3=1 b5=3 e4=2 c2=6 d1=1 a2=2 c3=6 a5=3 e2=4 b2=3 c5=4 e5=4 a3=1 e3=2 b1=3 d2=5',
    );
    expect(only(events, 'passed')).toEqual([{ type: 'passed', seat: 0 }]);
    expect(only(events, 'roundDrawn')[0]).toMatchObject({ why: 'stuck', totals: [2, 2] });
  });

  it('D-R2 offers no pass by choice: every listed move puts a piece', () => {
    for (const move of moves(rules, play(begin(), EDGE).position, 1)) {
      expect(Object.keys(rules.encodeMove(move))[0]).toMatch(/place|block/);
    }
  });
});
