import { view } from '@iacta/core';
import { describe, expect, test } from 'vitest';
import type { LocalSession } from '../session/index.ts';
import { advance, advanceUntil, each, games, sessionOf, withTwo } from './kit.ts';

describe.each(each(games.filter(({ facts }) => facts.hasSealedAnswers)))('%s in secret', (_id, rules) => {
  const isSealed = (session: LocalSession) => {
    const { awaits } = session.state;
    return awaits.kind === 'moves' && awaits.sealed && awaits.seats.length > 1;
  };

  async function atSecret(kinds: string): Promise<LocalSession> {
    const session = sessionOf(rules, kinds);
    await advanceUntil(session, () => isSealed(session) && session.state.handOver === null);
    return session;
  }

  test('the next person sees nothing before they have taken the device, and never the other answer', async () => {
    const session = await atSecret('ppp');
    const first = session.state.acting ?? -1;
    const shown = new Set<string>();
    for (const move of session.state.moves) {
      session.play(move);
      const { handOver, acting, moves: list, seen, position } = session.state;
      expect(handOver).toBe(acting);
      expect(acting).not.toBe(first);
      expect(list).toEqual([]);
      expect(seen).toEqual(view(rules, position, -1));
      session.takeDevice(acting ?? -1);
      expect(session.state.moves.length).toBeGreaterThan(0);
      expect(session.state.handOver).toBeNull();
      shown.add(JSON.stringify(rules.encode(session.state.seen)));
      session.undo();
      expect(session.state.acting).toBe(first);
      session.takeDevice(first);
    }
    expect(shown.size).toBe(1);
  });

  test('the person who has just acted holds the device: no curtain before their own secret', async () => {
    const session = sessionOf(rules, 'ppp');
    let holder = session.state.acting;
    session.subscribe(({ acting, handOver }) => {
      if (acting === holder) expect(handOver).toBeNull();
      if (handOver === null && acting !== null) holder = acting;
    });
    await advanceUntil(session, () => isSealed(session) && session.state.acting === holder);
    expect(session.state.handOver).toBeNull();
  });

  test('an answer may be changed while another is still to come', async () => {
    const session = await atSecret('ppp');
    const first = session.state.acting ?? -1;
    const [one, other] = session.state.moves;
    if (other === undefined) return;
    session.play(one);
    expect(session.play(other, first).ok).toBe(true);
    expect(session.state.steps.slice(-2).map(({ seat }) => seat)).toEqual([first, first]);
  });

  test('a person who is alone at the screen keeps seeing their own answer, and nobody else’s', async () => {
    const own = 0;
    const session = sessionOf(rules, 'pbb');
    await advanceUntil(session, () => isSealed(session) && session.state.acting === own);
    const shown = new Set<string>();
    for (const move of session.state.moves) {
      session.play(move);
      const { acting, awaits, seen, position } = session.state;
      if (acting === null && awaits.kind === 'moves' && awaits.sealed) {
        expect(seen).toEqual(view(rules, position, own));
        shown.add(JSON.stringify(rules.encode(seen)));
      }
      session.undo();
    }
    expect(shown.size).toBeGreaterThan(1);
  });

  test('alone with bots there is no curtain, and a bot may answer while the person still thinks', async () => {
    const session = await atSecret('pbb');
    expect(session.state.handOver).toBeNull();
    const planned = await session.planBot();
    const { acting } = session.state;
    expect(planned && session.playBot(planned)).toBe(true);
    expect(session.state.acting).toBe(acting);
    // The person's own answer does not make the other bot's thought stale.
    const second = await session.planBot();
    session.play(session.state.moves[0]);
    if (second && 'seat' in second.step) {
      const owes =
        session.state.awaits.kind === 'moves' && session.state.awaits.seats.includes(second.step.seat);
      expect(session.playBot(second)).toBe(owes);
    }
  });
});

describe('a curtain between turns', () => {
  test.each(each(withTwo))(
    '%s: everyone takes the device before their own turn, where the curtain is on',
    async (_id, rules) => {
      const session = sessionOf(rules, 'pp', { policy: { curtain: true } });
      const taken: number[] = [];
      for (let i = 0; i < 80 && session.state.awaits.kind !== 'over'; i++) {
        const { handOver } = session.state;
        if (handOver !== null) taken.push(handOver);
        await advance(session);
      }
      expect(new Set(taken).size).toBe(2);
      for (const [i, seat] of taken.entries()) if (i > 0) expect(seat).not.toBe(taken[i - 1]);
      session.setPolicy({ curtain: false, autoForced: false });
      expect(
        session.state.awaits.kind === 'moves' && session.state.awaits.sealed ? null : session.state.handOver,
      ).toBeNull();
    },
  );
});
