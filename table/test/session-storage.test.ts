import { describe, expect, test } from 'vitest';
import type { Change } from '../session/index.ts';
import { advance, advanceUntil, each, games, MemoryStore, sessionOf } from './kit.ts';

describe.each(each(games))('%s', (_id, rules) => {
  const seats = rules.facts.seatCounts[0];
  const people = 'p'.repeat(seats);

  test('subscribers see every change with the state that follows from it', async () => {
    const session = sessionOf(rules, people);
    const received: string[] = [];
    const stop = session.subscribe((state, change: Change) => {
      expect(state).toBe(session.state);
      received.push(change.kind === 'step' ? `step ${change.step.number}` : change.kind);
      if (change.kind === 'step') expect(state.steps.at(-1)).toBe(change.step);
    });
    await advanceUntil(session, () => session.state.undoable > 0);
    session.undo();
    stop();
    await advance(session);
    expect(received.filter((kind) => kind !== 'screen').at(-1)).toBe('undo');
    expect(received[0]).toBe('step 1');
  });

  test('a step is stored after it has been shown; a refusing store never stops the game', async () => {
    const store = new MemoryStore();
    const session = sessionOf(rules, people, { store });
    expect(session.state.storage).toBe('stored');
    const order: string[] = [];
    session.subscribe((state, { kind }) => order.push(`${kind} ${state.storage}`));
    await advance(session);
    expect(order).toEqual(['step pending', 'storage stored']);
    expect(JSON.parse(store.last ?? '')).toEqual(session.record.toJSON());
    store.answer = 'refused';
    await advance(session);
    expect(session.state.storage).toBe('refused');
    const steps = session.state.steps.length;
    await advance(session);
    expect(session.state.steps.length).toBe(steps + 1);
    store.answer = 'stored';
    await advance(session);
    expect(session.state.storage).toBe('stored');
    expect(JSON.parse(store.last ?? '')).toEqual(session.record.toJSON());
  });

  test('a game that another owner has taken can be looked at, not played', async () => {
    const store = new MemoryStore();
    const session = sessionOf(rules, people, { store });
    await advanceUntil(session, () => session.state.undoable > 0 && session.state.moves.length > 0);
    const [move] = session.state.moves;
    const { acting } = session.state;
    session.release();
    const before = session.record.toJSON();
    expect(session.state).toMatchObject({
      storage: 'elsewhere',
      acting: null,
      actingBot: null,
      undoable: 0,
      moves: [],
    });
    expect(session.play(move, acting).ok).toBe(false);
    session.roll();
    session.undo();
    expect(session.takeBack(1)).toBe(false);
    const writes = store.writes;
    session.save();
    expect(store.writes).toBe(writes);
    expect(session.record.toJSON()).toEqual(before);
  });

  test('a store that finds another owner ends the play here', async () => {
    const store = new MemoryStore();
    const session = sessionOf(rules, people, { store });
    store.answer = 'elsewhere';
    await advance(session);
    expect(session.state).toMatchObject({ storage: 'elsewhere', acting: null });
  });
});

describe('putting off the writing', () => {
  const [rules] = games;
  const people = 'p'.repeat(rules.facts.seatCounts[0]);

  test('only the latest state is written, when its time comes or when the page is left', async () => {
    const store = new MemoryStore();
    const due = new Set<() => void>();
    const session = sessionOf(rules, people, {
      store,
      defer: (write) => {
        due.add(write);
        return () => due.delete(write);
      },
    });
    for (let i = 0; i < 5; i++) await advance(session);
    expect(store.writes).toBe(0);
    expect(due.size).toBe(1);
    for (const write of due) write();
    expect(store.writes).toBe(1);
    expect(session.state.storage).toBe('stored');
    session.flush();
    expect(store.writes).toBe(1);
    await advance(session);
    session.flush();
    expect(store.writes).toBe(2);
    expect(JSON.parse(store.last ?? '')).toEqual(session.record.toJSON());
  });

  test('the store is notified when the game is over', async () => {
    const store = new MemoryStore();
    const session = sessionOf(rules, people, { store });
    await advance(session);
    expect(store.isOver).toBe(false);
    while (await advance(session));
    expect(store.isOver).toBe(true);
  });
});
