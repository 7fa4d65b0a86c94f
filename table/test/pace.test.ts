import { describe, expect, test } from 'vitest';
import { type LocalSession, Pace, type PaceSetup, type SessionSeat } from '../session/index.ts';
import { advance, advanceUntil, each, games, sessionOf, withRolls, withTwo } from './kit.ts';

/** A clock that only the test advances, and motion that ends when the test says so. */
function still() {
  const due: { readonly at: number; readonly run: () => void }[] = [];
  let now = 0;
  let rest: (() => void)[] = [];
  return {
    clock: {
      after(ms: number, run: () => void) {
        const entry = { at: now + ms, run };
        due.push(entry);
        return () => {
          const at = due.indexOf(entry);
          if (at >= 0) due.splice(at, 1);
        };
      },
    },
    settled: () => new Promise<void>((done) => rest.push(done)),
    /** Everything that moves has come to rest. */
    async settle() {
      const all = rest;
      rest = [];
      for (const done of all) done();
      await flush();
    },
    async pass(ms: number) {
      now += ms;
      for (const entry of due.filter(({ at }) => at <= now)) {
        due.splice(due.indexOf(entry), 1);
        entry.run();
      }
      await flush();
    },
    get pauses() {
      return due.map(({ at }) => at - now);
    },
  };
}

async function flush(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}

function paced(session: LocalSession, changes: Partial<PaceSetup<SessionSeat>> = {}) {
  const time = still();
  const pace = new Pace<SessionSeat>({
    session,
    clock: time.clock,
    settled: time.settled,
    timing: () => ({ roll: 800, move: 500 }),
    isOpen: () => true,
    autoForced: () => false,
    isLot: () => false,
    ...changes,
  });
  return { pace, time };
}

const isBots = ({ state }: LocalSession) => state.acting === null && state.actingBot !== null;

describe.each(each(withTwo))('%s, a bot’s turn', (_id, rules) => {
  async function atBot(): Promise<LocalSession> {
    const session = sessionOf(rules, 'pb');
    await advanceUntil(session, () => isBots(session) && session.state.steps.length > 4);
    return session;
  }

  test('the time to read begins when everything has come to rest', async () => {
    const session = await atBot();
    const { time } = paced(session);
    const steps = session.state.steps.length;
    await time.pass(10_000);
    expect(session.state.steps.length).toBe(steps);
    await time.settle();
    const [pause] = time.pauses;
    const { awaits } = session.state;
    const isSealed = awaits.kind === 'moves' && awaits.sealed;
    expect(pause).toBe(isSealed ? 0 : session.state.steps.at(-1)?.seat === null ? 800 : 500);
    await time.pass(pause - 1);
    expect(session.state.steps.length).toBe(steps);
    await time.pass(1);
    expect(session.state.steps.length).toBe(steps + 1);
  });

  test('a tap skips the rest of the time to read', async () => {
    const session = await atBot();
    const { pace, time } = paced(session);
    const steps = session.state.steps.length;
    pace.skip();
    await flush();
    expect(session.state.steps.length).toBe(steps);
    await time.settle();
    pace.skip();
    await flush();
    expect(session.state.steps.length).toBe(steps + 1);
  });

  test('an undo while it waits leaves the turn to the person', async () => {
    const session = sessionOf(rules, 'pb');
    await advanceUntil(session, () => isBots(session) && session.state.undoable > 0);
    const { time } = paced(session);
    await time.settle();
    session.undo();
    const before = session.record.toJSON();
    await time.pass(10_000);
    await time.settle();
    await time.pass(10_000);
    expect(session.record.toJSON()).toEqual(before);
    expect(session.state.acting).toBe(0);
  });

  test('while the screen is closed nothing happens; when it opens it goes on', async () => {
    const session = await atBot();
    let isOpen = false;
    const { pace, time } = paced(session, { isOpen: () => isOpen });
    const steps = session.state.steps.length;
    await time.settle();
    await time.pass(10_000);
    expect(session.state.steps.length).toBe(steps);
    isOpen = true;
    pace.look();
    await time.settle();
    await time.pass(800);
    expect(session.state.steps.length).toBe(steps + 1);
    pace.stop();
    await time.settle();
    await time.pass(10_000);
    expect(session.state.steps.length).toBe(steps + 1);
  });

  test('a refusal does not restart the time', async () => {
    const session = await atBot();
    const { time } = paced(session);
    await time.settle();
    const before = time.pauses;
    session.play(-1);
    expect(time.pauses).toEqual(before);
  });
});

test.each(each(withRolls))('%s: a roll is read longer than a move', async (_id, rules) => {
  const session = sessionOf(rules, 'b'.repeat(Math.max(2, rules.facts.seatCounts[0])));
  const { time } = paced(session);
  const pauses = new Map<string, number>();
  for (let i = 0; i < 60 && session.state.awaits.kind !== 'over'; i++) {
    await time.settle();
    const last = session.state.steps.at(-1);
    const [pause] = time.pauses;
    if (last && pause > 0) pauses.set(last.seat === null ? 'roll' : 'move', pause);
    await time.pass(pause);
  }
  expect(pauses.get('roll')).toBe(800);
  expect(pauses.get('move') ?? 500).toBe(500);
  expect(session.state.steps.length).toBeGreaterThan(5);
});

describe('forced moves', () => {
  test.each(each(games))(
    '%s: the only move plays itself where it may, and only there',
    async (_id, rules) => {
      const session = sessionOf(rules, 'p'.repeat(rules.facts.seatCounts[0]));
      const isForced = () => session.state.moves.length === 1;
      for (let i = 0; i < 600 && !isForced() && (await advance(session)); i++);
      if (!isForced()) return;
      const steps = session.state.steps.length;
      const off = paced(session);
      await off.time.settle();
      await off.time.pass(10_000);
      expect(session.state.steps.length).toBe(steps);
      off.pace.stop();
      const on = paced(session, { autoForced: () => true });
      await on.time.settle();
      await on.time.pass(800);
      expect(session.state.steps.length).toBe(steps + 1);
      expect(session.state.steps.at(-1)?.isForced).toBe(true);
    },
  );

  test.each(each(games))('%s: a choice never plays itself', async (_id, rules) => {
    const session = sessionOf(rules, 'p'.repeat(rules.facts.seatCounts[0]));
    await advanceUntil(session, () => session.state.moves.length > 1);
    const steps = session.state.steps.length;
    const { time } = paced(session, { autoForced: () => true });
    await time.settle();
    await time.pass(10_000);
    expect(session.state.steps.length).toBe(steps);
  });
});

test.each(each(withTwo))('%s: a lot is drawn automatically, dice are not', async (_id, rules) => {
  const session = sessionOf(rules, 'pp');
  const { awaits } = session.state;
  if (awaits.kind !== 'roll') return;
  const { time } = paced(session, { isLot: () => session.state.steps.length === 0 });
  await time.settle();
  await time.pass(800);
  expect(session.state.steps.length).toBe(1);
  await time.settle();
  await time.pass(10_000);
  expect(session.state.steps.length).toBe(1);
});
