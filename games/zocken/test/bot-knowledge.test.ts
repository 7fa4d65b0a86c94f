import { randomStream } from '@iacta/core';
import { describe, expect, it } from 'vitest';
import { DICE_KNOWN, DUEL_TURNS, LEADS, OPENING_BYTES, readKnowledge } from '../bot/knowledge/knowledge.ts';
import { DATA } from '../bot/knowledge/knowledge-data.ts';
import { openingFor, openingMove } from '../bot/knowledge/openings.ts';
import { Crowd } from '../bot/match/crowd.ts';
import { Duel, leadOf } from '../bot/match/duel.ts';
import { WinningTurn } from '../bot/match/winning-turn.ts';
import { movesOf } from '../bot/thoughts.ts';
import { mean } from '../bot/turn/forecast.ts';
import { valueOfMove } from '../bot/turn/reading.ts';
import { TurnSolver } from '../bot/turn/solver.ts';
import { statesUpTo } from '../bot/turn/states.ts';
import { OWN_POINTS, PASSES, POINTS, SCORES } from '../bot/turn/worth.ts';
import { rules } from '../rules/index.ts';
import { partWord } from '../rules/layout.ts';
import { EMPTY, setUp } from './table.ts';

const knowledge = readKnowledge(DATA);

describe('what the training script has written', () => {
  it('a turn from the empty strip brings 97.2156 points', () => {
    expect(knowledge.earlyPoints[0]).toBeCloseTo(97.21565, 4);
  });

  it('the early points are those that solving on the spot gives', () => {
    const states = statesUpTo(DICE_KNOWN).flat();
    expect(knowledge.earlyPoints).toHaveLength(states.length);
    const below = randomStream(3);
    for (let i = 0; i < 6; i++) {
      const index = states.length - 1 - below(7542);
      expect(knowledge.earlyPoints[index]).toBeCloseTo(new TurnSolver(OWN_POINTS).value(states[index]), 4);
    }
  });

  it('the chances of a turn add up, and agree with the exact mean and the chance of more than 50', () => {
    const { turnChances } = knowledge;
    const all = Float64Array.from(SCORES, (_, i) => turnChances[i] + turnChances[SCORES.length + i]);
    expect(all.reduce((a, b) => a + b)).toBeCloseTo(1, 5);
    expect(mean(all, POINTS)).toBeCloseTo(97.2156, 3);
    expect(mean(all, PASSES)).toBeCloseTo(0.778, 4);
  });

  it('a greater lead is never worse, for any numbers of turns to come', () => {
    for (let turn = 0; turn < DUEL_TURNS; turn++) {
      const wins = knowledge.duelWins.subarray(turn * LEADS.length, (turn + 1) * LEADS.length);
      expect(wins.every((win, i) => win >= 0 && win <= 1 && (i === 0 || win >= wins[i - 1] - 1e-6))).toBe(
        true,
      );
    }
  });

  it('every opening names fields and dice that exist', () => {
    for (let i = 0; i < knowledge.duelOpenings.length; i += OPENING_BYTES) {
      const [first, ...answers] = knowledge.duelOpenings.subarray(i, i + OPENING_BYTES);
      expect(first >= 1 && first <= 7).toBe(true);
      expect(answers.slice(0, 6).every((answer) => answer >> 4 <= 8 && (answer & 15) <= 7)).toBe(true);
      expect(answers.slice(6).every((fields) => fields >> 4 <= 8 && (fields & 15) <= 8)).toBe(true);
    }
  });
});

describe('the openings', () => {
  const duel = new Duel(knowledge);

  // The second die is on a field that solving on the spot finds as good as any, for faces of both dice.
  it.each([
    [5, -60, 0, 0],
    [5, 20, 3, 5],
    [2, 35, 5, 2],
  ])('after %i turns with a lead of %i, faces %i and %i', (turnsOver, lead, first, second) => {
    const p = setUp({ turnsOver });
    const seat = rules.active(p);
    p[partWord(seat, 0)] += lead - leadOf(p, seat);
    const opening = openingFor(p, knowledge) as Uint8Array;
    const follow = () => rules.applyMove(p, seat, openingMove(p, opening) as number, null);
    follow();
    rules.applyRoll(p, first, null);
    follow();
    follow();
    rules.applyRoll(p, second, null);
    const solver = new WinningTurn(duel, p).solver(p, 1);
    const values = movesOf(p, seat).map((move) => valueOfMove(p, move, solver));
    const chosen = valueOfMove(p, openingMove(p, opening) as number, solver);
    expect(chosen).toBeGreaterThan(Math.max(...values) - 1e-4);
    expect(chosen).toBeGreaterThan(Math.min(...values) + 1e-3);
  });
});

describe('a match for two', () => {
  const duel = new Duel(knowledge);

  it('is sure in the last turn where no score can change it', () => {
    // −100 is the least a turn can bring and 330 the most, of which a wager gives the other one half.
    expect(duel.atTurn(5, 105)).toBe(1);
    expect(duel.atTurn(5, 0)).toBeLessThan(1);
    expect(duel.atTurn(5, -165)).toBeGreaterThan(0);
    expect(duel.atTurn(5, -170)).toBe(0);
  });

  it('55 behind in the last turn, more than 50 is what it takes, and the wager only makes it harder', () => {
    expect(duel.atTurn(5, -55)).toBeLessThan(0.8034);
    expect(duel.atTurn(5, -55)).toBeGreaterThan(0.5);
  });

  it('the chances of both seats add up to 1, with and without the wager', () => {
    const p = setUp({ turnsOver: 3 });
    for (const wagerers of [0, 1]) {
      const mine = duel.winBy(p, 0, wagerers);
      const theirs = duel.winBy(p, 1, wagerers);
      for (let i = 0; i < SCORES.length; i++) expect(mine[i] + theirs[i]).toBeCloseTo(1, 12);
    }
  });
});

describe('a match for more', () => {
  const crowd = new Crowd(knowledge);

  it('the chances of all seats add up to 1, for any wagers', () => {
    for (const seats of [3, 4, 6]) {
      for (const turnsOver of [0, 2 * seats, 3 * seats - 1]) {
        const p = setUp({ seats, turnsOver });
        for (const wagerers of [0, 0b10, 0b110]) {
          const all = Array.from({ length: seats }, (_, seat) => crowd.winBy(p, seat, wagerers));
          for (let i = 0; i < SCORES.length; i += 7) {
            expect(all.reduce((sum, worth) => sum + worth[i], 0)).toBeCloseTo(1, 4);
          }
        }
      }
    }
  });

  it('in the last turn only the totals decide, and ties are shared', () => {
    const scores = [150, 150, 50].map((placing) => ({ ...EMPTY, placing }));
    const p = setUp({ seats: 3, turnsOver: 8, scores: scores.with(2, { ...EMPTY, placing: 100 }) });
    const third = crowd.winBy(p, 2, 0);
    expect(third[SCORES.indexOf(40)]).toBe(0);
    expect(third[SCORES.indexOf(50)]).toBeCloseTo(1 / 3, 12);
    expect(third[SCORES.indexOf(60)]).toBe(1);
    // A seat that wagered on a turn of 100 has 50 more, and the third 200 in all.
    expect(crowd.winBy(p, 2, 0b01)[SCORES.indexOf(100)]).toBeCloseTo(1 / 2, 12);
    expect(crowd.winBy(p, 0, 0b01)[SCORES.indexOf(100)]).toBeCloseTo(1 / 2, 12);
    expect(crowd.winBy(p, 1, 0b01)[SCORES.indexOf(100)]).toBe(0);
  });
});
