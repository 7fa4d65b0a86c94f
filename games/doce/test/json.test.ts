import { decodePosition, encodePosition, equal, type Options, type Position } from '@iacta/core';
import { type DoceState, rules } from '@iacta/doce/rules';
import { describe, expect, it } from 'vitest';
import {
  ALL_DICE,
  BLACK_WINS,
  BLACK_WINS_SECOND,
  BOTH,
  begin,
  EDGE,
  GIFT,
  ONE_SQUARE,
  play,
} from './scripts.ts';

type Side = { dice: Record<string, number>; blocker: string | null; marker: string | null };
/** The published state, loose enough to be spoilt. */
interface Loose {
  phase: string;
  starter: number;
  active: number;
  seats: Side[];
  rounds: number[][];
}

const NAMED: Options = { seats: 2, starter: 0 };
const BY_LOT: Options = { seats: 2, starter: 'lot' };

function stateOf(position: Position): Loose {
  return JSON.parse(JSON.stringify(rules.encode(position))) as Loose;
}

/** What reading says of a state after something was spoilt in it. */
function spoilt(position: Position, spoil: (state: Loose) => void, options = NAMED): unknown {
  const state = stateOf(position);
  spoil(state);
  const read = rules.decode(state, options);
  return read.ok ? 'accepted' : `${read.refusal.data?.at as string}: ${read.refusal.data?.why as string}`;
}

const side = (dice: Record<string, number>, marker: string | null, blocker: string | null = null): Side => ({
  dice,
  blocker,
  marker,
});

const middle = play(begin(), 'b2=6 d4=6 #e1 d1=5').position;
const over = play(begin(), `${BLACK_WINS} ${BLACK_WINS_SECOND} ${BLACK_WINS} ${BLACK_WINS_SECOND}`).position;

describe('the published JSON', () => {
  it.each([
    ['the start', ''],
    ['a blocker just put', '#c3'],
    ['the middle of a round', 'b2=6 d4=6 #e1 d1=5'],
    ['a player stuck', `${EDGE} d2=6 b4=6`],
    ['a player stuck and a blocker since', `${EDGE} d2=6 #c4 b4=6`],
    ['one square left', ONE_SQUARE],
    ['a later round', `${BLACK_WINS} ${GIFT}`],
    ['the end by a line', `${BLACK_WINS} ${BLACK_WINS_SECOND} ${BLACK_WINS} ${BLACK_WINS_SECOND}`],
    ['the end by a gift', `${BLACK_WINS} ${BLACK_WINS_SECOND} ${BLACK_WINS} ${GIFT} a1=3`],
    ['the end by two lines', `${BLACK_WINS} ${BLACK_WINS_SECOND} ${BLACK_WINS} ${BOTH} a1=3`],
    ['the end without dice', `${BLACK_WINS} ${BLACK_WINS_SECOND} ${BLACK_WINS} ${ALL_DICE}`],
    ['the end of one stuck', `${BLACK_WINS} ${BLACK_WINS_SECOND} ${BLACK_WINS} ${EDGE} d2=6 b4=6 d3=6`],
  ])('round-trips %s', (_name, script) => {
    for (const starter of [0, 1]) {
      const { position } = play(begin(starter), starter === 0 ? script : '');
      const read = decodePosition(rules, JSON.parse(JSON.stringify(encodePosition(rules, position))));
      expect(read.ok && equal(read.value, position)).toBe(true);
    }
  });

  it('does not mind the order of the dice', () => {
    const state = stateOf(play(begin(), 'b2=6 d4=6 d1=5').position);
    state.seats[0].dice = { d1: 5, b2: 6 };
    const read = rules.decode(state, NAMED);
    expect(read.ok && rules.encode(read.value)).toEqual(state as unknown as DoceState);
  });

  it.each<[string, (state: Loose & Record<string, unknown>) => void]>([
    ['phase', (state) => (state.phase = 'later')],
    ['starter', (state) => (state.starter = 2)],
    ['active', (state) => (state.active = -1)],
    ['seats.0.dice.b2', (state) => (state.seats[0].dice.b2 = 7)],
    ['seats.0.dice.f1', (state) => (state.seats[0].dice.f1 = 1)],
    ['seats.0.dice', (state) => Object.assign(state.seats[0], { dice: [] })],
    ['seats.1.blocker', (state) => (state.seats[1].blocker = 'c0')],
    ['seats.1.marker', (state) => (state.seats[1].marker = '')],
    ['seats.2', (state) => state.seats.push(side({}, null))],
    ['rounds.0.1', (state) => state.rounds.push([12])],
    ['rounds.0.0', (state) => state.rounds.push([-1, 0])],
    ['rounds', (state) => state.rounds.push([7, 7], [7, 7], [7, 7], [7, 7], [7, 7])],
    ['extra', (state) => (state.extra = 1)],
  ])('refuses a wrong shape at %s', (at, spoil) => {
    const state = stateOf(middle) as Loose & Record<string, unknown>;
    spoil(state);
    const read = rules.decode(state, NAMED);
    expect(read.ok ? 'accepted' : read.refusal).toMatchObject({ code: 'malformed', data: { at } });
  });
});

describe('impossible positions', () => {
  it('D-3 of the lot and the starter', () => {
    const lot = begin('lot');
    expect(spoilt(lot, () => {}, BY_LOT)).toBe('accepted');
    expect(spoilt(lot, () => {})).toBe('phase: no-lot-here');
    expect(spoilt(lot, (s) => (s.starter = 1), BY_LOT)).toBe('phase: the-lot-comes-first');
    expect(spoilt(lot, (s) => s.rounds.push([7, 7]), BY_LOT)).toBe('phase: the-lot-comes-first');
    expect(spoilt(lot, (s) => (s.active = 1), BY_LOT)).toBe('active: nobody-is-to-move');
    expect(spoilt(lot, (s) => (s.seats[0] = side({ a1: 1 }, 'a1')), BY_LOT)).toBe(
      'seats: the-lot-comes-first',
    );
    expect(spoilt(lot, (s) => (s.seats[0].blocker = 'a1'), BY_LOT)).toBe('seats: the-lot-comes-first');
    expect(spoilt(begin(), (s) => (s.starter = 1))).toBe('starter: not-the-chosen-one');
    expect(spoilt(begin(), () => {}, BY_LOT)).toBe('accepted');
    expect(spoilt(begin(1), () => {}, BY_LOT)).toBe('accepted');
  });

  it('D-18 of the end', () => {
    expect(spoilt(over, () => {})).toBe('accepted');
    expect(spoilt(over, (s) => (s.phase = 'turn'))).toBe('rounds: over-after-four');
    expect(spoilt(over, (s) => s.rounds.pop())).toBe('rounds: over-after-four');
    expect(spoilt(over, (s) => (s.active = 1))).toBe('active: nobody-is-to-move');
    expect(spoilt(over, (s) => (s.rounds[3] = [33, 0]))).toBe('rounds.3: not-what-the-grid-says');
    expect(spoilt(over, (s) => (s.rounds[3] = [0, 34]))).toBe('rounds.3: not-what-the-grid-says');
    expect(spoilt(over, (s) => (s.seats[0].dice.c1 = 4))).toBe('seats: the-round-is-not-over');
    // The same line may have been ended by b1.
    expect(spoilt(over, (s) => (s.seats[0] = side({ b1: 3, d1: 3, a1: 3, c1: 3 }, 'b1')))).toBe('accepted');
    expect(spoilt(over, (s) => (s.seats[0].marker = null))).toBe('seats.0.marker: on-an-own-die');
    // As if white had put one die less than its turns: neither can have been last.
    const short = (s: Loose) => {
      s.seats[1] = side({ a5: 6, e5: 6 }, 'e5');
      s.rounds[3] = [36, 0];
    };
    expect(spoilt(over, short)).toBe('seats: no-such-order');
    const blockerOnly = (s: Loose) => {
      s.seats[1] = side({}, null, 'e5');
      s.rounds[3] = [35, 0];
    };
    expect(spoilt(over, blockerOnly)).toBe('seats.1.blocker: before-a-die-of-the-same-turn');
  });

  it('D-18 of a last die beside the line', () => {
    // The line a1–d1 would have been there before white's last die on e3, and before black's on e4.
    const late = (s: Loose) => {
      s.seats[0] = side({ b1: 3, d1: 3, a1: 3, c1: 3, e4: 6 }, 'e4');
      s.seats[1] = side({ a5: 6, c5: 6, e5: 6, a3: 6, e3: 6 }, 'e3');
      s.rounds[3] = [12 + 2 + 5 + 15 - 2, 0];
    };
    expect(spoilt(over, late)).toBe('seats: no-such-order');
  });

  it('D-2 of pieces', () => {
    expect(spoilt(middle, () => {})).toBe('accepted');
    expect(spoilt(middle, (s) => (s.seats[1].dice = { b2: 6 }))).toBe('seats: a-square-twice');
    expect(spoilt(middle, (s) => (s.seats[1].blocker = 'e1'))).toBe('seats: a-square-twice');
    expect(spoilt(middle, (s) => (s.seats[1].blocker = 'b2'))).toBe('seats: a-square-twice');
    expect(spoilt(middle, (s) => (s.seats[0].marker = null))).toBe('seats.0.marker: on-an-own-die');
    expect(spoilt(middle, (s) => (s.seats[0].marker = 'd4'))).toBe('seats.0.marker: on-an-own-die');
    expect(spoilt(middle, (s) => (s.seats[1].marker = 'b2'))).toBe('seats.1.marker: on-an-own-die');
    expect(spoilt(begin(), (s) => (s.seats[0].marker = 'a1'))).toBe('seats.0.marker: on-an-own-die');
    const many = play(begin(), ALL_DICE.slice(0, -5)).position;
    expect(spoilt(many, (s) => (s.seats[0].dice.a4 = 1))).toBe('seats.0.dice: too-many');
  });

  it('D-R1 of a blocker without a die', () => {
    expect(spoilt(begin(), (s) => (s.seats[0].blocker = 'a1'))).toBe('accepted');
    expect(spoilt(begin(), (s) => (s.seats[1].blocker = 'a1'))).toBe(
      'seats.1.blocker: before-a-die-of-the-same-turn',
    );
    expect(spoilt(play(begin(), 'c3=1').position, (s) => (s.seats[1].blocker = 'a1'))).toBe('accepted');
  });

  it.each<[number[][], string]>([
    [[[7, 7]], 'accepted'],
    [[[2, 7]], 'accepted'],
    [[[2, 2]], 'accepted'],
    [[[7, 0]], 'accepted'],
    [[[37, 0]], 'accepted'],
    [[[0, 36]], 'accepted'],
    [[[0, 7]], 'accepted'],
    [[[0, 37]], 'rounds.0: no-such-score'],
    [[[38, 0]], 'rounds.0: no-such-score'],
    [[[6, 0]], 'rounds.0: no-such-score'],
    [[[0, 6]], 'rounds.0: no-such-score'],
    [[[0, 0]], 'rounds.0: no-such-score'],
    [[[2, 0]], 'rounds.0: no-such-score'],
    [[[20, 2]], 'rounds.0: no-such-score'],
    [[[7, 12]], 'rounds.0: no-such-score'],
    [[[5, 2]], 'rounds.0: no-such-score'],
  ])('D-14 D-16 of scores after round 1: %j', (rounds, why) => {
    const second = (s: Loose) => {
      s.rounds = rounds;
      s.active = 1;
    };
    expect(spoilt(begin(), second)).toBe(why);
  });

  it('D-14 the most a round can bring depends on who started it', () => {
    const third = (first: number[], second: number[]) => (s: Loose) => (s.rounds = [first, second]);
    expect(spoilt(begin(), third([7, 7], [0, 37]))).toBe('accepted');
    expect(spoilt(begin(), third([7, 7], [36, 0]))).toBe('accepted');
    expect(spoilt(begin(), third([7, 7], [37, 0]))).toBe('rounds.1: no-such-score');
  });

  it('D-12 of a line that exists already', () => {
    const line = (s: Loose) => {
      s.seats[0] = side({ b1: 3, d1: 3, a1: 3, c1: 3 }, 'c1');
      s.seats[1] = side({ a5: 6, c5: 6, e5: 6 }, 'e5');
      s.active = 1;
    };
    expect(spoilt(begin(), line)).toBe('seats: the-round-is-over');
  });

  it('D-4 of turns', () => {
    expect(spoilt(begin(), (s) => (s.active = 1))).toBe('active: not-in-turn');
    expect(spoilt(middle, (s) => (s.active = 0))).toBe('active: not-in-turn');
    expect(spoilt(middle, (s) => delete s.seats[0].dice.b2)).toBe('active: not-in-turn');
    expect(spoilt(middle, (s) => (s.seats[0] = side({ b2: 6, d1: 5, b4: 1 }, 'b4')))).toBe(
      'active: not-in-turn',
    );
  });

  it('D-7 of an order in which the dice cannot have come', () => {
    expect(spoilt(middle, (s) => (s.seats[0] = side({ b2: 6, c2: 5 }, 'c2')))).toBe(
      'seats.0.dice: no-such-order',
    );
    const last = play(begin(), 'b1=6 a5=6 d1=6 c5=6 a1=6 e5=6 c1=6').position;
    expect(spoilt(last, () => {})).toBe('accepted');
    expect(spoilt(last, (s) => (s.seats[0].marker = 'b1'))).toBe('accepted');
    // a1 and d1 are each beside one of the two others, and c1 or b1 can only come first or last.
    expect(spoilt(last, (s) => (s.seats[0].marker = 'a1'))).toBe('seats.0.dice: no-such-order');
    const tight = (s: Loose) => (s.seats[1] = side({ a5: 6, b5: 6, a4: 6 }, 'a4'));
    expect(spoilt(last, tight)).toBe('seats.1.dice: no-such-order');
    // The dice of the player who is not to move are checked as well.
    const early = play(begin(), 'b1=6 a5=6 d1=6 c5=6').position;
    expect(spoilt(early, (s) => (s.seats[1] = side({ a5: 6, b5: 6 }, 'b5')))).toBe(
      'seats.1.dice: no-such-order',
    );
    expect(spoilt(early, (s) => (s.seats[1] = side({ a5: 6, c5: 6 }, 'a5')))).toBe('accepted');
  });

  it('D-R2 of a player who is ahead: only where the other is stuck, and only in the closed zone', () => {
    const stuck = play(begin(), `${EDGE} d2=6 b4=6`).position;
    expect(spoilt(stuck, () => {})).toBe('accepted');
    expect(spoilt(stuck, (s) => (s.active = 0))).toBe('active: cannot-place');
    // With e1 of black empty black would not have been stuck, and black would be two behind.
    expect(spoilt(stuck, (s) => delete s.seats[0].dice.e1)).toBe('active: not-in-turn');
    // White's last two dice must lie around c3: the edge cannot have come after them.
    expect(spoilt(stuck, (s) => (s.seats[1].marker = 'b5'))).toBe('seats.1.dice: no-such-order');
    const early = play(begin(), `${EDGE} d2=6`).position;
    expect(spoilt(early, (s) => (s.seats[1].marker = 'd2'))).toBe('accepted');
    // But the die that came before the first pass may be anywhere.
    expect(spoilt(early, (s) => (s.seats[1].marker = 'b5'))).toBe('accepted');
  });
});

describe('the JSON of moves', () => {
  it.each([
    null,
    1,
    'a1',
    [],
    {},
    { place: 'a1' },
    { face: 1 },
    { place: 'a1', face: 0 },
    { place: 'a1', face: 7 },
    { place: 'a1', face: '1' },
    { place: 'A1', face: 1 },
    { block: 'z9' },
    { block: 'a1', face: 1 },
    { block: 'a1', place: 'a1', face: 1 },
  ])('refuses %j', (json) => {
    expect(rules.decodeMove(json)).toEqual({
      ok: false,
      refusal: { code: 'malformed', data: { at: 'move', expected: 'place with face, or block' } },
    });
  });

  it('packs a die as six to a square, then the blocker', () => {
    expect(rules.decodeMove({ place: 'a1', face: 1 })).toEqual({ ok: true, value: 0 });
    expect(rules.decodeMove({ place: 'e5', face: 6 })).toEqual({ ok: true, value: 149 });
    expect(rules.decodeMove({ block: 'a1' })).toEqual({ ok: true, value: 150 });
    expect(rules.encodeMove(174)).toEqual({ block: 'e5' });
    expect(rules.encodeMove(13)).toEqual({ place: 'c1', face: 2 });
  });
});
