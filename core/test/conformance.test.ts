import { describe, expect, it } from 'vitest';
import type { Rules } from '../index.ts';
import { checkedGame } from '../test-kit/conformance.ts';
import { conformance } from '../test-kit/index.ts';
import { recount, type TallyEvent, type TallyMove, tally } from './tally.ts';

conformance(tally, { recount, games: 5 });

/** The suite is only worth something if it notices a broken promise: here each is broken once. */
describe('the conformance suite catches', () => {
  const options = { seats: 3, double: false, first: 'lot', solo: 'slow' };
  const play = (broken: Partial<Rules<TallyMove, TallyEvent, 'no-such-side'>>, count = recount) => {
    for (let seed = 1; seed <= 5; seed++)
      checkedGame({ ...tally, ...broken }, options, seed, { recount: count }, 1000);
  };

  it('nothing in a game that keeps its promises', () => {
    expect(() => play({})).not.toThrow();
  });
  it('a view that leaks a sealed answer', () => {
    expect(() => play({ hide: () => undefined })).toThrow(/sees what seat|hiding twice/);
  });
  it('a view that hides the own answer', () => {
    expect(() => play({ hide: (p, _seat) => tally.hide(p, -1) })).toThrow('keeps sight of its own answer');
  });
  it('an event that tells a sealed answer', () => {
    const applyMove: typeof tally.applyMove = (p, seat, move, events) => {
      events?.push({ type: 'answered', seat: 10 * seat + move });
      tally.applyMove(p, seat, move, null);
    };
    expect(() => play({ applyMove })).toThrow('events of a sealed answer tell nothing of it');
  });
  it('an answer that changes what another seat may do', () => {
    const applyMove: typeof tally.applyMove = (p, seat, move, events) => {
      tally.applyMove(p, seat, move, events);
      if (p[2] === 0 && tally.dice(p) === null) p[p.length - 1] = seat;
    };
    expect(() => play({ applyMove })).toThrow();
  });
  it('a move listed twice', () => {
    const list: typeof tally.list = (_p, _seat, out) => {
      for (const move of [1, 1, 2]) out.add(move);
    };
    expect(() => play({ list })).toThrow('each move is listed once');
  });
  it('a time-out that is not legal', () => {
    expect(() => play({ onTimeout: () => 3 })).toThrow('the move on time-out is legal');
  });
  it('points that differ from the parts', () => {
    expect(() => play({ points: () => 7 })).toThrow('points equal the sum of the parts');
  });
  it('JSON that forgets something', () => {
    const encode: typeof tally.encode = (p) => ({ ...(tally.encode(p) as object), round: 0 });
    expect(() => play({ encode })).toThrow();
  });
  it('a refusal outside the closed union', () => {
    const list: typeof tally.list = (p, seat, out) => out.add(p[2] % 2 === seat % 2 ? 1 : 2);
    const refuse = (() => ({ code: 'because' })) as unknown as typeof tally.refuse;
    expect(() => play({ list, refuse, onTimeout: (p, seat) => (p[2] % 2 === seat % 2 ? 1 : 2) })).toThrow(
      'closed union',
    );
  });
  it('a score that the events do not tell', () => {
    expect(() => play({}, () => [0, 0, 1])).toThrow('recount');
  });
  it('a game that does not end', () => {
    const applyRoll: typeof tally.applyRoll = (p, roll, events) => {
      tally.applyRoll(p, roll, events);
      p[2] = 0;
    };
    expect(() => play({ applyRoll, decode: () => ({ ok: true, value: tally.begin(options) }) })).toThrow();
  });
});
