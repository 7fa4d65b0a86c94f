import type { Bot, Judge } from '@iacta/bots/search';
import {
  awaits,
  GameRecord,
  keyedStream,
  moves,
  type Options,
  type Rules,
  randomStream,
  readOptions,
  rollWith,
  view,
} from '@iacta/core';
import { type ReviewedStep, resultOf, review, startValue, sumOf, type Worth } from '../index.ts';

export function optionsFor(rules: Rules, given: object): Options {
  const read = readOptions(rules.facts, given);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
}

/** A finished game of random moves; games that need not end are left out by a cap. */
export function randomGame(rules: Rules, options: Options, seed: number, cap = 6_000): GameRecord | null {
  const record = GameRecord.begin(rules, options);
  const below = randomStream(seed);
  for (let count = 0; count < cap; count++) {
    const waits = awaits(rules, record.position);
    if (waits.kind === 'over') return record;
    if (waits.kind === 'roll') record.play({ roll: rollWith(waits.dice, keyedStream(seed, count)) });
    else {
      // Seats that have sealed an answer sometimes change it.
      const asked = below(5) === 0 ? [...waits.seats, ...waits.changing] : waits.seats;
      const seat = asked[below(asked.length)];
      const legal = moves(rules, record.position, seat);
      record.play({ seat, move: legal[below(legal.length)] });
      if (below(40) === 0) record.undo(1, 'all');
    }
  }
  return null;
}

/** A judge that knows nothing and says anything, always the same of the same position: identities must not need a good one. */
export function wildJudge(rules: Rules): Judge {
  return {
    version: 'wild',
    value(position) {
      if (rules.deciders(position) === 0 && rules.dice(position) === null) {
        return { ...resultOf(rules, position), exact: true };
      }
      let hash = 7;
      for (const word of position) hash = Math.imul(hash ^ word, 0x01000193);
      const below = randomStream(hash >>> 0);
      const any = () => Array.from({ length: position[0] }, () => below(1_000) / 7);
      return { points: any(), win: any(), exact: false };
    },
  };
}

export interface Whole {
  readonly steps: readonly ReviewedStep[];
  readonly start: Worth;
  /** Result less start less all effects and revisions: zero for every seat. */
  readonly rest: Worth;
}

export function wholeReview(
  record: GameRecord,
  judge: Judge,
  settings?: Parameters<typeof review>[2],
): Whole {
  const steps = [...review(record, judge, settings)];
  const start = startValue(record, judge, settings);
  const seats = record.position[0];
  const parts = [start, sumOf(steps, seats, 'effect'), sumOf(steps, seats, 'revision')];
  const result = resultOf(record.rules, record.position);
  const restOf = (measure: 'points' | 'win') =>
    result[measure].map((value, seat) => value - parts.reduce((sum, part) => sum + part[measure][seat], 0));
  return { steps, start, rest: { points: restOf('points'), win: restOf('win') } };
}

/** A finished game in which one bot plays every seat. */
export function botGame(rules: Rules, options: Options, bot: Bot, seed: number): GameRecord {
  const record = GameRecord.begin(rules, options);
  for (let count = 0; ; count++) {
    const waits = awaits(rules, record.position);
    if (waits.kind === 'over') return record;
    if (waits.kind === 'roll') record.play({ roll: rollWith(waits.dice, keyedStream(seed, count)) });
    else {
      const [seat] = waits.seats;
      const { move } = bot(view(rules, record.position, seat), seat, keyedStream(seed + 1, count)).best;
      record.play({ seat, move });
    }
  }
}
