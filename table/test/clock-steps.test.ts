import { encodeRoll, type Options, randomStream, readOptions } from '@iacta/core';
import { GAME_IDS, loadRules } from '@iacta/games';
import { describe, expect, test } from 'vitest';
import { oldRoll } from '../dice/index.ts';
import {
  type Applied,
  apply,
  type Body,
  closedSteps,
  commitment,
  emptyLog,
  type LogState,
  owing,
  toArray,
  unmask,
} from '../log/index.ts';
import { HonestTable } from '../test-kit/index.ts';

/** The seconds for each decision. */
const CLOCK = 60;

const all = await Promise.all(GAME_IDS.map((id) => loadRules(id)));
const sealing = all.find(({ facts }) => facts.hasSealedAnswers)!;

function started(clock: number | null, seats = 3): HonestTable {
  const options = readOptions(sealing.facts, { seats });
  if (!options.ok) throw new Error('seats');
  return HonestTable.started(sealing, options.value as Options, randomStream(4), clock);
}
const atRoll = (table: HonestTable) => table.until(({ rules, position }) => rules.dice(position) !== null);
const atMove = (table: HonestTable) =>
  table.until(({ rules, position }) => rules.dice(position) === null && !rules.sealed(position));
/** Nobody has answered yet. */
const atSealed = (table: HonestTable) =>
  table.until(({ rules, position, state }) => rules.sealed(position) && state.game?.sealed.length === 0);

/** The clock moves for a seat that owes a decision, so many seconds after it was asked. */
function moveOf(table: HonestTable, seconds: number, seat = owing(table.state)[0]): Body & { type: 'move' } {
  const { rules, position, state } = table;
  const move = rules.encodeMove(rules.onTimeout(position, seat));
  const at = (state.game?.questions[seat].at ?? 0) + seconds * 1000;
  return { type: 'move', at, seat, move, by: 'clock' };
}
function throwOf(table: HonestTable, seconds: number): Body & { type: 'throw' } {
  const thrown = table.throwOf([]);
  const at = (table.state.game?.questions[thrown.seat].at ?? 0) + seconds * 1000;
  return { ...thrown, at, by: 'clock' };
}
const problemOf = (applied: Applied) => (applied.ok ? null : applied.problem.code);
const doubtsOf = (applied: Applied) => (applied.ok ? applied.state.doubts : null);

describe('the turn clock moves and throws', () => {
  test('at no table that has none', () => {
    const moving = atMove(started(null));
    expect(problemOf(moving.attempt(moveOf(moving, 1000)))).toBe('no-clock');
    const throwing = atRoll(started(null));
    expect(problemOf(throwing.attempt(throwOf(throwing, 1000)))).toBe('no-clock');
    expect(problemOf(throwing.attempt(throwing.throwOf([])))).toBeNull();
  });

  test('when a seat’s time is over', () => {
    const moving = atMove(started(CLOCK));
    expect(doubtsOf(moving.attempt(moveOf(moving, CLOCK)))).toEqual([]);
    const throwing = atRoll(started(CLOCK));
    expect(doubtsOf(throwing.attempt(throwOf(throwing, CLOCK)))).toEqual([]);
  });

  test('too early only with a doubt, by the times in the log', () => {
    const moving = atMove(started(CLOCK));
    const [seat] = owing(moving.state);
    const seq = moving.state.seq + 1;
    for (const seconds of [CLOCK - 1, 0, -3600])
      expect(doubtsOf(moving.attempt(moveOf(moving, seconds)))).toEqual([{ seq, code: 'early-clock', seat }]);
    const throwing = atRoll(started(CLOCK));
    expect(doubtsOf(throwing.attempt(throwOf(throwing, CLOCK - 1)))).toMatchObject([{ code: 'early-clock' }]);
  });

  test('for no seat that a bot has', () => {
    const table = atMove(started(CLOCK));
    const [seat] = owing(table.state);
    table.add({ type: 'stand-in', at: table.at, seat, bot: 'greedy', left: true });
    expect(problemOf(table.attempt(moveOf(table, 1000, seat)))).toBe('misplaced');
  });

  test('in the old format at no table that has none, either', () => {
    const options = readOptions(sealing.facts, { seats: 2 });
    if (!options.ok) throw new Error('seats');
    const rollOf = (clock: number | null) => {
      const table = new HonestTable(sealing, randomStream(4)).open(options.value as Options, clock);
      table.sit(0).sit(1).add({ type: 'start', at: table.at, next: table.promise() });
      while (!sealing.dice(table.position)) table.step();
      const dice = sealing.dice(table.position)!;
      const nonces = [null, null];
      const { roll } = table.state.dice!;
      const fair = oldRoll(dice, { table: table.state.table, roll, secret: table.secret, nonces });
      const faces = encodeRoll(dice, fair);
      return problemOf(table.attempt({ ...table.rollOf([]), faces, nonces, by: 'clock' }));
    };
    expect(rollOf(null)).toBe('no-clock');
    expect(rollOf(CLOCK)).toBeNull();
  });
});

describe('an answer that is masked', () => {
  /** What an observer without a seat knows. */
  const observed = (table: HonestTable): LogState => {
    let state = emptyLog(table.rules);
    for (const entry of table.observed(-1)) {
      const applied = apply(state, entry);
      if (!applied.ok) throw new Error(applied.problem.code);
      state = applied.state;
    }
    return state;
  };
  const opened = (table: HonestTable, state: LogState, change: (body: Body) => Body = (body) => body) => {
    const answers = closedSteps(state).map(({ seq }) => ({ seq, ...table.entries[seq] }));
    return unmask(
      state,
      answers.map((answer) => ({ ...answer, body: change(answer.body) })),
    );
  };
  /** An answer that a server without a turn clock masks and then calls the clock's. */
  const masking = (body: Body, seat: number) => ({
    masked: commitment('ab'.repeat(16), JSON.stringify(body)),
    by: seat,
  });

  test('is not the clock’s where there is none, and not a bot’s in a person’s seat', () => {
    for (const by of ['clock', 'bot'] as const) {
      const table = atSealed(started(null));
      const body: Body = { ...moveOf(table, 1000), by };
      const applied = apply(observed(table), masking(body, body.seat));
      if (!applied.ok) throw new Error('masked');
      const { seq } = applied.state;
      const unmasked = unmask(applied.state, [{ seq, salt: 'ab'.repeat(16), body }]);
      const code = by === 'clock' ? 'no-clock' : 'misplaced';
      expect(unmasked).toEqual({ ok: false, problem: { code, seq } });
    }
  });

  test('is known to be the clock’s when it is open', () => {
    const table = atSealed(started(CLOCK));
    const [seat] = owing(table.state);
    table.add(moveOf(table, CLOCK));
    const state = opened(table, observed(table));
    if (!state.ok) throw new Error(state.problem.code);
    expect(state.state.playedByClock).toEqual([seat]);
    expect(toArray(state.state.game?.line ?? null).at(-1)).toMatchObject({ by: 'clock', seat });
  });

  test('is known to be its player’s when it is open', () => {
    const table = atSealed(started(CLOCK));
    const [seat] = owing(table.state);
    const { by: _, ...own } = moveOf(table, 1);
    const asker = (seat + 1) % 3;
    table.add({ type: 'ask-bot', at: table.at, seat: asker, of: seat, bot: 'greedy' });
    table.add(own);
    const before = observed(table);
    const state = opened(table, before);
    if (!state.ok) throw new Error(state.problem.code);
    expect(state.state.playedByClock).toEqual([]);
    expect(state.state.asks).toEqual(table.state.asks);
  });

  test('keeps the others from no vote that the clock’s answer allows', () => {
    const table = atSealed(started(CLOCK, 2));
    const [absent] = owing(table.state);
    table.add(moveOf(table, CLOCK, absent));
    table.add({ type: 'ask-bot', at: table.at, seat: 1 - absent, of: absent, bot: 'greedy' });
    table.add({ type: 'stand-in', at: table.at, seat: absent, bot: 'greedy' });
    expect(observed(table).head).toBe(table.state.head);
  });

  test('ends no question about its seat where the clock may have given it', () => {
    const table = atSealed(started(CLOCK));
    const [absent] = owing(table.state);
    const [asker, voter] = [0, 1, 2].filter((seat) => seat !== absent);
    table.add({ type: 'ask-bot', at: table.at, seat: asker, of: absent, bot: 'greedy' });
    const ask = table.state.seq;
    table.add(moveOf(table, CLOCK, absent));
    table.add({ type: 'answer', at: table.at, ask, seat: voter, yes: true });
    expect(observed(table).head).toBe(table.state.head);
  });

  test('makes no later step of the clock look early', () => {
    const table = atSealed(started(CLOCK));
    const [seat] = owing(table.state);
    const { by: _, ...own } = moveOf(table, 40);
    table.add(own);
    table.add({ type: 'undo', at: own.at + 1000, count: 1, by: seat });
    // 40 of the seat's seconds are used up; the one in which its answer was given does not count.
    const late: Body = { ...moveOf(table, 0), at: own.at + 21_000 };
    expect(table.attempt(late)).toMatchObject({ ok: true, state: { doubts: [] } });
    const state = observed(table);
    expect(apply(state, { salt: 'ab'.repeat(16), body: late })).toMatchObject({
      ok: true,
      state: { doubts: [] },
    });
  });
});
