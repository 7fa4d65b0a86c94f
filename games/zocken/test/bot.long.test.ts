import { playGame } from '@iacta/bots/arena';
import type { Bot } from '@iacta/bots/search';
import { expect, it } from 'vitest';
import { bots } from '../bot/index.ts';
import { readKnowledge } from '../bot/knowledge/knowledge.ts';
import { DATA } from '../bot/knowledge/knowledge-data.ts';
import { Duel, leadOf } from '../bot/match/duel.ts';
import { WinningTurn } from '../bot/match/winning-turn.ts';
import { turnState } from '../bot/turn/reading.ts';
import { OWN_POINTS } from '../bot/turn/worth.ts';
import { rules } from '../rules/index.ts';
import { partWord } from '../rules/layout.ts';
import { KIND_POINTS, solvePassing, solvePoints } from '../train/points.ts';
import { setUp } from './table.ts';

// The whole turn, solved in double precision from the empty strip. The figures were known beforehand.

// About three seconds each on a quiet machine; a busy one may take its time.
const PATIENCE = 300_000;

it.each([
  ['higher', KIND_POINTS, '0.7787'],
  ['lower', OWN_POINTS, '0.7780'],
] as const)(
  'a turn brings 97.2156 points at best; equal plays to the %s chance of more than 50',
  (_, aim, passes) => {
    const play = solvePoints(aim);
    expect(play.points.toFixed(4)).toBe('97.2156');
    expect(play.passes.toFixed(4)).toBe(passes);
  },
  PATIENCE,
);

it(
  'more than 50 can be had with a chance of 0.8034',
  () => {
    expect(solvePassing().toFixed(4)).toBe('0.8034');
  },
  PATIENCE,
);

// Strengths are measured against it, so its play is frozen: as it was when docs/strength.md was measured.
it(
  'the points baseline plays as it always has',
  () => {
    const options = { seats: 2, starter: 0 };
    const bot = bots.baselines?.points(options) as Bot;
    const games = [1, 2, 3].map((seed) => playGame({ rules, options, turnCap: 400 }, [bot, bot], seed));
    expect(games.map(({ points }) => points)).toEqual([
      [100, 90],
      [580, 650],
      [465, 495],
    ]);
  },
  PATIENCE,
);

it.each([
  [5, -60],
  [1, 0],
])(
  'the table of the match for two is what solving on the spot gives, after %i turns with a lead of %i',
  (turnsOver, lead) => {
    const knowledge = readKnowledge(DATA);
    const duel = new Duel(knowledge);
    const p = setUp({ turnsOver });
    // No game need have come to these points: only the lead is asked for.
    p[partWord(rules.active(p), 0)] += lead - leadOf(p, rules.active(p));
    const solver = new WinningTurn(duel, p).solver(p, 0);
    expect(solver.value(turnState(p))).toBeCloseTo(duel.atTurn(turnsOver, lead), 5);
  },
  PATIENCE,
);
