import { playGame } from '@iacta/bots/arena';
import { BASELINES } from '@iacta/bots/baselines';
import type { Bot } from '@iacta/bots/search';
import { keyedStream, MoveList, randomStream } from '@iacta/core';
import { quick } from '@iacta/core/test-kit';
import { bots } from '@iacta/doce/bot';
import { isBlock, roundsOver, rules } from '@iacta/doce/rules';
import { describe, expect, it } from 'vitest';
import { BOTH, begin, GIFT, moveOf, play } from './scripts.ts';

const twoPly = BASELINES['two-ply'](rules);
const plain = bots.baselines?.['plain-alpha-beta']({ seats: 2, starter: 0 }, 0.002) as Bot;

const weighted = bots.baselines?.['weighted-lines']({ seats: 2, starter: 0 }, 0.05) as Bot;

const answer = (bot: Bot, script: string, seed = 1) => {
  const { position } = play(begin(), script);
  return rules.encodeMove(bot(position, rules.active(position), randomStream(seed)).best.move);
};

describe.each([
  ['two-ply', twoPly],
  ['plain alpha-beta', plain],
  ['weighted lines', weighted],
])('%s', (_name, bot) => {
  it('takes an immediate win', () => {
    expect(answer(bot, 'b1=3 a5=6 d1=3 c5=6 a1=3 e5=6')).toEqual(moveOf('c1=3'));
  });

  it('stops the win of the other, with the blocker where no die can', () => {
    const stopped = answer(bot, 'a3=6 b1=3 e5=6 d1=3 c3=6 a1=3');
    expect('place' in stopped ? stopped.place : stopped.block).toBe('c1');
    expect(answer(bot, 'a3=6 b1=3 e5=6 d1=3 d2=6 a1=3')).toEqual({ block: 'c1' });
  });

  it('gives no line away, and plays a round by the rules', () => {
    for (let seed = 1; seed <= 5; seed++) {
      expect(answer(bot, GIFT, seed)).not.toEqual(moveOf('a1=3'));
    }
    const p = begin();
    const list = new MoveList();
    for (let step = 0; roundsOver(p) === 0; step++) {
      const seat = rules.active(p);
      const { move } = bot(p.slice(), seat, keyedStream(1, step)).best;
      list.clear();
      rules.list(p, seat, list);
      expect(list.has(move)).toBe(true);
      rules.applyMove(p, seat, move, null);
    }
  });
});

describe('two-ply', () => {
  it('keeps the blocker while a die does as well, and varies among equals', () => {
    const seen = new Set<number>();
    for (let seed = 1; seed <= (quick ? 5 : 20); seed++) {
      const { move } = twoPly(begin(), 0, randomStream(seed)).best;
      expect(isBlock(move)).toBe(false);
      seen.add(move);
    }
    expect(seen.size).toBeGreaterThan(3);
  });

  it('takes a draw for nothing better than quiet, but before a loss', () => {
    // Both would get the same for a draw: it is worth no more than any quiet die.
    const { position } = play(begin(), BOTH);
    const gains = new Set<number>();
    for (let seed = 1; seed <= 10; seed++) {
      const next = position.slice();
      const { move } = twoPly(position, 0, randomStream(seed)).best;
      rules.applyMove(next, 0, move, null);
      gains.add(rules.points(next, 1));
    }
    // It never hands the round to the other.
    expect([...gains].every((points) => points <= 7)).toBe(true);
  });
});

// Strengths are measured against these players, so their play is frozen: points and steps of two matches
// each, as they were when docs/strength.md was measured.
describe('frozen', () => {
  const greedy = BASELINES.greedy(rules);
  it.each([
    ['two-ply against greedy', [twoPly, greedy], [100, 0, 64], [61, 22, 75]],
    ['plain alpha-beta against greedy', [plain, greedy], [66, 0, 70], [66, 0, 70]],
    ['two-ply against plain alpha-beta', [twoPly, plain], [0, 58, 78], [4, 37, 83]],
    ['weighted lines against plain alpha-beta', [weighted, plain], [114, 0, 48], [114, 0, 48]],
  ])('%s', (_name, seats, ...matches) => {
    const options = { seats: 2, starter: 0 };
    const played = matches.map((_, i) => playGame({ rules, options, turnCap: 400 }, seats, i + 1));
    expect(played.map(({ points, steps }) => [...points, steps])).toEqual(matches);
  });
});
