import { keyedStream, type Move, moves, readRecord } from '@iacta/core';
import { describe, expect, test } from 'vitest';
import { LocalSession } from '../session/index.ts';
import {
  advance,
  advanceUntil,
  each,
  games,
  MemoryStore,
  rolledSteps,
  sessionOf,
  steadyBot,
  withRolls,
  withTwo,
} from './kit.ts';

describe.each(each(withTwo))('%s, a person and a bot', (_id, rules) => {
  test('plays to the end, and every step has its story', async () => {
    const session = sessionOf(rules, 'pb');
    while (await advance(session));
    const { state } = session;
    expect(state.acting).toBeNull();
    expect(state.actingBot).toBeNull();
    expect(state.moves).toEqual([]);
    expect(state.steps.map(({ number }) => number)).toEqual(session.record.steps.map((_, i) => i + 1));
    for (const [i, step] of session.record.steps.entries()) {
      const narrated = state.steps[i];
      expect(narrated.seat).toBe('seat' in step ? step.seat : null);
      expect(narrated.roll === null).toBe('seat' in step);
    }
    expect(state.steps.some(({ events }) => events.length > 0)).toBe(true);
  });

  test('the legal moves are those of the acting person; a refused one changes nothing', async () => {
    const session = sessionOf(rules, 'pb');
    await advanceUntil(session, () => session.state.moves.length > 1);
    const { acting, moves: list, position } = session.state;
    expect(list).toEqual(moves(rules, position, acting ?? -1));
    const unlisted =
      Array.from({ length: 5000 }, (_, move) => move).find((move) => !list.includes(move)) ?? -1;
    const before = session.record.toJSON();
    const played = session.play(unlisted);
    expect(played.ok).toBe(false);
    expect(session.state.refused).toEqual(played.ok ? null : played.refusal);
    expect(session.record.toJSON()).toEqual(before);
    session.dismiss();
    expect(session.state.refused).toBeNull();
    session.explain(unlisted);
    expect(session.state.refused).not.toBeNull();
    session.explain(list[0]);
    session.play(list[0]);
    expect(session.state.refused).toBeNull();
  });

  test('undo goes to the last decision of the person; the same dice come again', async () => {
    const session = sessionOf(rules, 'pb');
    const isMine = () => session.state.acting === 0 && session.state.awaits.kind === 'moves';
    await advanceUntil(session, isMine);
    const { position } = session.state;
    const chosen = session.state.moves[0];
    session.play(chosen);
    await advanceUntil(session, isMine);
    const rolls = rolledSteps(session);
    const after = session.state.position;
    session.undo();
    expect(session.state.position).toEqual(position);
    expect(session.state.acting).toBe(0);
    expect(session.state.thrown).toBeNull();
    session.play(chosen);
    await advanceUntil(session, isMine);
    expect(rolledSteps(session)).toEqual(rolls);
    expect(session.state.position).toEqual(after);
    expect(session.record.undos).toBe(1);
  });

  test('before the person has done anything there is nothing to undo', async () => {
    const session = sessionOf(rules, 'pb');
    await advanceUntil(session, () => session.state.acting === 0 && session.state.awaits.kind === 'moves');
    expect(session.state.undoable).toBe(0);
    const { position } = session.state;
    session.undo();
    expect(session.state.position).toBe(position);
  });

  test('a game that is opened again continues as before, with its whole story', async () => {
    const store = new MemoryStore();
    const session = sessionOf(rules, 'pb', { store });
    for (let i = 0; i < 20; i++) await advance(session);
    const read = readRecord(rules, JSON.parse(store.last ?? ''));
    if (!read.ok) throw new Error(read.refusal.code);
    const resumed = new LocalSession({
      rules,
      plan: session.plan,
      record: read.value,
      bots: steadyBot(rules),
    });
    const story = (of: LocalSession) =>
      of.state.steps.map(({ number, seat, events }) => ({ number, seat, events }));
    expect(story(resumed)).toEqual(story(session));
    expect(resumed.state.awaits).toEqual(session.state.awaits);
    for (let i = 0; i < 20; i++) await Promise.all([advance(session), advance(resumed)]);
    expect(resumed.record.toJSON()).toEqual(session.record.toJSON());
  });

  test('a bot that is thinking when its turn is undone moves no more', async () => {
    let answer: (() => void) | null = null;
    const steady = steadyBot(rules);
    const session = sessionOf(rules, 'pb', {
      bots: async (question) => {
        await new Promise<void>((done) => {
          answer = done;
        });
        return steady(question);
      },
    });
    const free = async () => {
      const { actingBot, awaits, acting } = session.state;
      if (actingBot === null || acting !== null || awaits.kind !== 'moves') return advance(session);
      const planned = session.planBot();
      answer?.();
      const step = await planned;
      return step !== null && session.playBot(step);
    };
    const isBots = () =>
      session.state.acting === null && session.state.awaits.kind === 'moves' && session.state.undoable > 0;
    for (let i = 0; i < 500 && !isBots(); i++) await free();
    expect(isBots()).toBe(true);
    const planned = session.planBot();
    session.undo();
    const undone = session.record.toJSON();
    (answer as (() => void) | null)?.();
    const step = await planned;
    expect(step).not.toBeNull();
    if (step) expect(session.playBot(step)).toBe(false);
    expect(session.record.toJSON()).toEqual(undone);
    expect(session.state.acting).toBe(0);
  });

  test.each([
    ['no answer', async () => null],
    ['a move that is not legal', async () => -5],
    ['an error', async () => Promise.reject(new Error('no worker'))],
  ])('a bot with %s does not stop the game', async (_what, bots) => {
    const session = sessionOf(rules, 'bb', { bots });
    for (let i = 0; i < 30; i++) await advance(session);
    expect(session.state.steps.length).toBe(30);
  });
});

describe('forced moves', () => {
  test.each(each(games))(
    '%s: where they play themselves, undo goes back to the last real choice',
    async (_id, rules) => {
      const session = sessionOf(rules, 'p'.repeat(rules.facts.seatCounts[0]), {
        policy: { autoForced: true },
      });
      let seen = 0;
      for (let i = 0; i < 400; i++) {
        const { steps, undoable, awaits } = session.state;
        const last = steps.findLastIndex(({ seat, isForced }) => seat !== null && !isForced);
        expect(undoable).toBe(last < 0 ? 0 : steps.length - last);
        if (steps.at(-1)?.isForced) seen++;
        if (awaits.kind === 'over' || seen > 3) break;
        const pick = (list: readonly Move[]) => list[keyedStream(3, steps.length)(list.length)];
        await advance(session, pick);
      }
      const before = session.state.undoable;
      session.setPolicy({ curtain: false, autoForced: false });
      expect(session.state.undoable).toBeLessThanOrEqual(before);
    },
  );
});

test('a subscriber that plays at once is answered after all have seen the first step', async () => {
  const [rules] = withTwo;
  const session = sessionOf(rules, 'pp');
  const received: number[] = [];
  session.subscribe(({ steps, awaits }) => {
    if (steps.length < 3 && awaits.kind === 'roll') session.roll();
    else if (steps.length < 3) session.play(session.state.moves[0]);
  });
  session.subscribe(({ steps }) => received.push(steps.length));
  await advance(session);
  expect(received).toEqual([1, 2, 3]);
});

test.each(each(withTwo))(
  '%s: what another person did is taken back in the name of all',
  async (_id, rules) => {
    const session = sessionOf(rules, 'pp');
    const by = new Set<string>();
    for (let i = 0; i < 60 && session.state.awaits.kind !== 'over'; i++) {
      const { steps, acting, undoable, undoBy } = session.state;
      const last = steps.at(-1)?.seat ?? null;
      if (last !== null) {
        expect(undoable).toBe(1);
        // What opened sealed answers is for all to take back.
        const isOwn = last === acting && session.record.undoable(last) > 0;
        expect(undoBy).toBe(isOwn ? last : 'all');
        by.add(isOwn ? 'own' : 'all');
      } else if (undoable > 0) expect(undoBy).toBe('all');
      await advance(session);
    }
    expect(by).toContain('all');
  },
);

test.each(each(games))('%s: a forced step is one without another choice', async (_id, rules) => {
  const session = sessionOf(rules, 'p'.repeat(rules.facts.seatCounts[0]));
  for (let i = 0; i < 40; i++) await advance(session);
  const { positions, steps } = session.record;
  for (const [i, step] of steps.entries()) {
    const choices = 'seat' in step ? moves(rules, positions[i], step.seat).length : 0;
    expect(session.state.steps[i].isForced).toBe(choices === 1);
  }
});

test('what did not change keeps its identity', async () => {
  const [rules] = withTwo;
  const session = sessionOf(rules, 'pp');
  await advanceUntil(session, () => session.state.moves.length > 1);
  const before = session.state;
  session.explain(-1);
  const { position, seen, moves: list, outcome, steps, awaits } = session.state;
  expect(session.state).not.toBe(before);
  expect(position).toBe(before.position);
  expect(seen).toBe(before.seen);
  expect(list).toBe(before.moves);
  expect(outcome).toBe(before.outcome);
  expect(steps).toBe(before.steps);
  expect(awaits).toBe(before.awaits);
});

test('each roll has a new number, also after an undo', async () => {
  const [rules] = withRolls;
  const session = sessionOf(rules, 'p'.repeat(rules.facts.seatCounts[0]));
  await advanceUntil(session, () => session.state.thrown !== null);
  const first = session.state.thrown;
  await advanceUntil(session, () => session.state.undoable > 0);
  session.takeBack(session.state.steps.length);
  await advanceUntil(session, () => session.state.thrown !== null);
  expect(session.state.thrown?.number).toBeGreaterThan(first?.number ?? 0);
  const roll = session.state.steps[(session.state.thrown?.step ?? 0) - 1].roll;
  expect(session.state.thrown?.dice).toEqual(roll?.dice.dice.map(({ id }) => id));
});
