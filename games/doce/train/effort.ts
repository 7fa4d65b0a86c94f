import { keyedStream, type Position } from '@iacta/core';
import { fine, tablesOf } from '../bot/evaluation.ts';
import { powerOf } from '../bot/levels.ts';
import { Thinker } from '../bot/think.ts';
import { WEIGHTS } from '../bot/weights-best.ts';
import { roundsOver, rules } from '../rules/index.ts';
import { anyDie } from './matches.ts';

/** Random dice at the beginning of a round, so that rounds differ. */
const RANDOM = 2;
const EFFORTS = [1, 4];

interface Tally {
  positions: number;
  /** The deeper look chose another move. */
  changed: number;
  /** One of the two said that the round is won or lost. */
  proven: number;
  /** Turns looked ahead to the end, summed, by effort. */
  readonly turns: number[];
  /** How far the chances to win that both told lie apart, summed. */
  apart: number;
}

/** What four times the effort changes: the moves, the turns seen ahead and the values, by the dice on the grid. */
export function compareEfforts(rounds: number, seed: number): void {
  const weights = fine(WEIGHTS);
  const thinkers = EFFORTS.map((effort) => new Thinker(tablesOf(weights), weights, powerOf('best', effort)));
  const tallies = new Map<string, Tally>();
  for (let round = 0; round < rounds; round++) {
    const p = rules.begin({ seats: 2, starter: 0 });
    for (let step = 0; roundsOver(p) === 0; step++) {
      const seat = rules.active(p);
      const below = keyedStream(seed * 1_000_003 + round, step);
      if (step < RANDOM) {
        rules.applyMove(p, seat, anyDie(p, seat, below), null);
        continue;
      }
      const thoughts = thinkers.map((thinker) => thinker.think(p.slice() as Position, seat, below).best);
      const key = step < 6 ? 'dice 3 to 6' : step < 10 ? 'dice 7 to 10' : 'later';
      const tally = tallies.get(key) ?? { positions: 0, changed: 0, proven: 0, turns: [0, 0], apart: 0 };
      tallies.set(key, tally);
      tally.positions++;
      if (thoughts.some(({ proven }) => proven)) tally.proven++;
      else {
        if (thoughts[0].move !== thoughts[1].move) tally.changed++;
        tally.apart += Math.abs((thoughts[0].win ?? 0) - (thoughts[1].win ?? 0));
        for (const [i, { turns }] of thinkers.entries()) tally.turns[i] += turns;
      }
      rules.applyMove(p, seat, thoughts[round % 2].move, null);
    }
  }
  for (const [dice, { positions, changed, proven, turns, apart }] of tallies) {
    const open = positions - proven;
    const mean = (sum: number) => Number((sum / Math.max(1, open)).toFixed(3));
    console.log(
      JSON.stringify({
        dice,
        positions,
        proven,
        changed: mean(changed),
        turns: turns.map(mean),
        apart: mean(apart),
      }),
    );
  }
}
