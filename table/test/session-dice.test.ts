import { readRecord } from '@iacta/core';
import { describe, expect, test } from 'vitest';
import { LocalSession } from '../session/index.ts';
import { advance, advanceUntil, each, optionsOf, seatsOf, sessionOf, steadyBot, withRolls } from './kit.ts';

describe.each(each(withRolls))('%s with physical dice', (_id, rules) => {
  const plan = (kinds: string) => ({
    options: optionsOf(rules, kinds.length),
    seats: seatsOf(kinds),
    seed: null,
  });
  const kinds = `p${'b'.repeat(Math.max(...rules.facts.seatCounts.slice(0, 2)) - 1)}`;

  test('people enter what the dice show, for bots too; faces that no die has are refused', async () => {
    const session = new LocalSession({ rules, plan: plan(kinds), bots: steadyBot(rules) });
    const asked = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const { awaits, acting, actingBot } = session.state;
      if (awaits.kind === 'roll') {
        expect(acting).toBe(0);
        expect(actingBot).toBeNull();
        asked.add(awaits.seat);
        expect(session.enter(awaits.dice.dice.map(() => 'nowhere')).ok).toBe(false);
        expect(session.state.refused?.code).toBe('wrong-dice');
      }
      if (!(await advance(session))) break;
    }
    // In a game whose only roll is the lot for the first turn there is nothing to roll for a bot.
    const rolls = session.state.steps.filter(({ roll }) => roll !== null).length;
    if (kinds !== 'p' && rolls > 1) expect([...asked].some((seat) => kinds[seat] === 'b')).toBe(true);
    expect(session.record.toJSON().dice).toEqual({ source: 'table' });
    session.roll();
  });

  test('a typed roll is undone alone, a roll by the seed is not', async () => {
    const typed = new LocalSession({ rules, plan: plan(kinds), bots: steadyBot(rules) });
    await advanceUntil(typed, () => typed.state.awaits.kind === 'roll');
    const { position } = typed.state;
    await advance(typed);
    expect(typed.state.undoable).toBe(1);
    typed.undo();
    expect(typed.state.position).toBe(position);
    const seeded = sessionOf(rules, kinds);
    await advanceUntil(seeded, () => seeded.state.awaits.kind === 'roll');
    expect(seeded.state.undoable).toBe(0);
    await advance(seeded);
    expect(seeded.state.undoable).toBe(0);
    expect(seeded.state.correctable).toBeNull();
  });

  test('a mistyped roll is entered again; what people did since is kept as far as it fits', async () => {
    const alone = 'p'.repeat(kinds.length);
    const session = new LocalSession({ rules, plan: plan(alone), bots: steadyBot(rules) });
    const hasMoved = () => {
      const at = session.state.steps.findLastIndex(({ roll }) => roll !== null);
      return at >= 0 && session.state.steps.length === at + 2;
    };
    await advanceUntil(session, hasMoved);
    const { steps, correctable } = session.state;
    const at = steps.findLastIndex(({ roll }) => roll !== null);
    const faces = steps[at].roll?.faces ?? [];
    // The same faces again: nothing is lost.
    expect(session.correctRoll(faces).ok).toBe(true);
    expect(session.state.steps.length).toBe(steps.length);
    expect(session.state.thrown?.step).toBe(at + 1);
    // Other faces: the roll is the corrected one, and each kept step is legal after it.
    const other = correctable?.dice.map(({ faces: all }) => all[all.length - 1]) ?? [];
    expect(session.correctRoll(other).ok).toBe(true);
    const now = session.state.steps.findLast(({ roll }) => roll !== null)?.roll;
    expect(new Set(now?.faces)).toEqual(new Set(other));
    expect(readRecord(rules, JSON.parse(JSON.stringify(session.record))).ok).toBe(true);
    const wrong = session.correctRoll(other.map(() => 'nowhere'));
    expect(wrong.ok).toBe(false);
    expect(session.state.steps.findLast(({ roll }) => roll !== null)?.roll).toEqual(now);
  });

  test('after a correction a bot decides again', async () => {
    if (!kinds.includes('b')) return;
    const session = new LocalSession({ rules, plan: plan(kinds), bots: steadyBot(rules) });
    const botMoved = () => {
      const last = session.state.steps.at(-1);
      return last?.seat != null && kinds[last.seat] === 'b' && session.state.correctable !== null;
    };
    await advanceUntil(session, botMoved);
    const { steps } = session.state;
    const at = steps.findLastIndex(({ roll }) => roll !== null);
    const firstBot = steps.findIndex(({ seat }, i) => i > at && seat !== null && kinds[seat] === 'b');
    session.correctRoll(steps[at].roll?.faces ?? []);
    expect(session.state.steps.length).toBe(firstBot);
    expect(session.state.actingBot).not.toBeNull();
  });
});
