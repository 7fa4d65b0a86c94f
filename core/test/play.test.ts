import { describe, expect, it } from 'vitest';
import {
  awaits,
  clone,
  copy,
  decodePosition,
  decodeStep,
  encodePosition,
  equal,
  isOver,
  type Json,
  type Move,
  moves,
  outcome,
  type Position,
  play,
  type Step,
  seatsIn,
  view,
} from '../index.ts';
import { type TallyMove, tally } from './tally.ts';

const begun = () => tally.begin({ seats: 2, double: false, first: 'lot', solo: 'slow' });

function reached(position: Position, ...steps: readonly TallyStep[]): Position {
  return steps.reduce((current, step) => {
    const played = play(tally, current, step);
    if (!played.ok) throw new Error(JSON.stringify(played.refusal));
    return played.position;
  }, position);
}
type TallyStep = Step<Move<TallyMove>>;
const guess = (seat: number, move: number): TallyStep => ({ seat, move: move as Move<TallyMove> });
const coin = (roll: number): TallyStep => ({ roll });

describe('play', () => {
  it('answers with a new position and leaves the old one alone', () => {
    const position = begun();
    const before = clone(position);
    const played = play(tally, position, guess(0, 1));
    expect(played.ok && equal(played.position, position)).toBe(false);
    expect(equal(position, before)).toBe(true);
  });

  it.each<[string, TallyStep, string]>([
    ['a seat that does not exist', guess(2, 1), 'no-such-seat'],
    ['a negative seat', guess(-1, 1), 'no-such-seat'],
    ['half a seat', guess(0.5, 1), 'no-such-seat'],
    ['no seat', guess(Number.NaN, 1), 'no-such-seat'],
    ['a move that is not listed', guess(0, 3), 'no-such-side'],
    ['not a number', guess(0, Number.NaN), 'no-such-side'],
    ['a roll that is not awaited', coin(0), 'no-dice-awaited'],
  ])('refuses %s', (_name, step, code) => {
    expect(play(tally, begun(), step)).toMatchObject({ ok: false, refusal: { code } });
  });

  it('refuses moves while dice are awaited, and wrong dice', () => {
    const position = reached(begun(), guess(0, 1), guess(1, 2));
    expect(play(tally, position, guess(0, 1))).toMatchObject({ refusal: { code: 'dice-awaited' } });
    expect(play(tally, position, coin(2))).toMatchObject({ refusal: { code: 'wrong-dice' } });
    expect(play(tally, position, coin(Number.NaN))).toMatchObject({ refusal: { code: 'wrong-dice' } });
  });

  it('refuses everything when the game is over', () => {
    const round = [guess(0, 1), guess(1, 2), coin(0)];
    const position = reached(begun(), ...round, ...round, ...round);
    expect(awaits(tally, position)).toEqual({ kind: 'over' });
    expect(play(tally, position, guess(0, 1))).toMatchObject({ refusal: { code: 'over' } });
    expect(play(tally, position, coin(0))).toMatchObject({ refusal: { code: 'over' } });
    expect(decodeStep(tally, position, { roll: ['heads'] })).toMatchObject({ refusal: { code: 'over' } });
    expect(moves(tally, position, 0)).toEqual([]);
  });

  it('a sealed answer may be changed until the last one is in', () => {
    const position = reached(begun(), guess(0, 1), guess(0, 2));
    expect(awaits(tally, position)).toEqual({ kind: 'moves', seats: [1], changing: [0], sealed: true });
    expect(encodePosition(tally, reached(position, guess(1, 1))).state).toMatchObject({
      guesses: ['tails', 'heads'],
    });
  });

  it('a view keeps the own answer and takes the others away', () => {
    const position = reached(begun(), guess(0, 1));
    expect(tally.encode(view(tally, position, 0))).toMatchObject({ guesses: ['heads', null] });
    expect(tally.encode(view(tally, position, 1))).toMatchObject({ guesses: [null, null] });
    expect(tally.encode(view(tally, position, -1))).toMatchObject({ guesses: [null, null] });
  });

  it('a seat beyond the bits of a set is asked nothing', () => {
    for (const seat of [-1, 2, 32, 0.5, Number.NaN]) expect(moves(tally, begun(), seat)).toEqual([]);
  });

  it('refuses a seat whose answer is not asked for, and says what dice it expects', () => {
    // Only seat 0 is asked.
    const turns = { ...tally, deciders: () => 1, changers: () => 0 };
    expect(play(turns, begun(), guess(1, 1))).toEqual({ ok: false, refusal: { code: 'not-your-decision' } });
    const position = reached(begun(), guess(0, 1), guess(1, 2));
    expect(play(tally, position, coin(9))).toEqual({
      ok: false,
      refusal: { code: 'wrong-dice', data: { expected: 1 } },
    });
  });

  it('returns the events of the step, and nothing else', () => {
    const played = play(tally, begun(), guess(0, 1));
    expect(played.ok && played.events).toEqual([{ type: 'answered', seat: 0 }]);
    const rolled = play(tally, reached(begun(), guess(0, 1), guess(1, 2)), coin(0));
    expect(rolled.ok && rolled.events).toEqual([{ type: 'coin', face: 0 }]);
  });

  it('positions of different lengths differ, and a copy does not', () => {
    const position = begun();
    expect(equal(position, position.subarray(0, -1) as Position)).toBe(false);
    const other = reached(begun(), guess(0, 1));
    copy(other, position);
    expect(equal(other, position)).toBe(true);
  });

  it('bit sets name seats', () => {
    expect(seatsIn(0)).toEqual([]);
    expect(seatsIn(0b10110)).toEqual([1, 2, 4]);
  });
});

describe('JSON of positions and steps', () => {
  const json = () => JSON.parse(JSON.stringify(encodePosition(tally, begun()))) as { [key: string]: Json };

  it('round trips', () => {
    const read = decodePosition(tally, json());
    expect(read.ok && equal(read.value, begun())).toBe(true);
  });

  it.each([
    [{ game: 'other' }, 'unknown-game'],
    [{ rules: 2 }, 'unknown-version'],
    [{ rules: '1' }, 'malformed'],
    [{ options: { seats: 9 } }, 'bad-option'],
    [{ state: null }, 'malformed'],
    [{ state: { round: 1, guesses: [null, null], won: [2, 0] } }, 'impossible-position'],
    [{ more: 1 }, 'malformed'],
  ])('%j is refused', (change, code) => {
    expect(decodePosition(tally, { ...json(), ...change })).toMatchObject({ ok: false, refusal: { code } });
  });

  it('a step is read by its kind, and a roll that is not awaited is refused', () => {
    const refusalOf = (json: unknown) => {
      const step = decodeStep(tally, begun(), json);
      return step.ok ? null : step.refusal;
    };
    expect(refusalOf({ roll: ['heads'] })).toEqual({ code: 'no-dice-awaited' });
    expect(refusalOf({ roll: 'heads' })).toMatchObject({ code: 'malformed' });
    expect(refusalOf({ seat: 0, move: { guess: 'edge' } })?.data?.at).toBe('guess');
    expect(decodeStep(tally, begun(), { seat: 0, move: { guess: 'heads' } })).toEqual({
      ok: true,
      value: { seat: 0, move: 1 },
    });
  });

  it('repeats no more of a foreign name than is needed to recognise it', () => {
    expect(decodePosition(tally, { ...json(), game: 'g'.repeat(60) })).toEqual({
      ok: false,
      refusal: { code: 'unknown-game', data: { game: 'g'.repeat(40) } },
    });
  });

  it.each([
    [null],
    [1],
    ['x'],
    [[]],
    [{}],
    [{ seat: 0 }],
    [{ seat: '0', move: {} }],
    [{ seat: 0, move: { guess: 'edge' } }],
    [{ seat: 0, move: { guess: 'heads' }, roll: [1] }],
  ])('the step %j is malformed', (step) => {
    expect(decodeStep(tally, begun(), step)).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
  });
});

describe('outcome', () => {
  const decided = (won: readonly number[], tieBreaks: readonly (readonly number[])[]) => {
    const position = tally.begin({ seats: won.length, double: false, first: 'lot', solo: 'slow' });
    const score = (_p: Position, seat: number) => ({
      parts: { won: won[seat], bonus: 1 },
      tieBreaks: tieBreaks[seat],
    });
    return outcome({ ...tally, score }, position);
  };

  it('ranks by total, then by tie-breaks in order, then shares', () => {
    expect(
      decided(
        [3, 5, 5],
        [
          [0, 0],
          [1, 2],
          [1, 1],
        ],
      ),
    ).toMatchObject({ winners: [1], decidedBy: 2, seats: [{ rank: 3, total: 4 }, { rank: 1 }, { rank: 2 }] });
    expect(
      decided(
        [3, 5, 5],
        [
          [0, 0],
          [0, 2],
          [1, 1],
        ],
      ),
    ).toMatchObject({ winners: [2], decidedBy: 1 });
    expect(
      decided(
        [5, 3, 5],
        [
          [1, 1],
          [9, 9],
          [1, 1],
        ],
      ),
    ).toMatchObject({ winners: [0, 2], decidedBy: 'shared', seats: [{ rank: 1 }, { rank: 3 }, { rank: 1 }] });
    expect(decided([5, 3, 1], [[], [], []])).toMatchObject({ winners: [0], decidedBy: 'points' });
  });

  it('names the tie-break that decided against the closest rival', () => {
    const tieBreaks = [
      [5, 3],
      [5, 1],
      [4, 9],
    ];
    expect(decided([5, 5, 5], tieBreaks)).toMatchObject({ winners: [0], decidedBy: 2 });
  });

  it('a game that waits for dice is not over', () => {
    const position = reached(begun(), guess(0, 1), guess(1, 1));
    expect([isOver(tally, begun()), isOver(tally, position)]).toEqual([false, false]);
  });

  it('is the score of the moment until the game is over', () => {
    expect(outcome(tally, begun())).toMatchObject({ final: false, seats: [{ total: 0, rating: null }, {}] });
  });
});
