import type { Bot, Judge } from '@iacta/bots/search';
import {
  clone,
  isOver,
  keyedStream,
  type Options,
  type Position,
  type Rules,
  rollWith,
  seatsIn,
  view,
} from '@iacta/core';
import { measureFor, resultOf, review, type Settings } from '../index.ts';
import { gameOf } from './statistics.ts';

// What the choices of whole games cost by the judge, against games played on from both sides of every decision. It
// tells how much of what a review calls own choices is the player's and how much the judge's error.

export interface ChoicesSeries {
  readonly rules: Rules;
  readonly options: Options;
  readonly judge: Judge;
  /** Plays the games, in every seat. */
  readonly bot: Bot;
  /** Plays on from the move that was played and from the judge's best. */
  readonly best: Bot;
  readonly games: number;
  /** Games played on from each side of a decision. */
  readonly rollouts: number;
  readonly seed: number;
  readonly settings?: Settings;
}

/** Of the first seat, in the measure that seats choose by. The noise of the games played on is taken out of variances. */
export interface Choices {
  readonly games: number;
  /** What its choices come to in a game: by the judge, and by games. */
  readonly judged: number;
  readonly judgedSd: number;
  readonly played: number;
  readonly playedSd: number;
  /** The judge's error of a game, and the noise of its measurement. */
  readonly errorSd: number;
  readonly noiseSd: number;
  /** The root mean square error of the cost of one decision. */
  readonly decisionError: number;
}

/** Dice of no other game. */
const PLAYED_ON = 2 ** 47;

export function choicesOf(series: ChoicesSeries): Choices {
  const { rules, options, judge, bot, games, seed, settings } = series;
  const measure = measureFor(options.seats);
  const seen = Array.from({ length: games }, (_, game) => {
    const record = gameOf(rules, options, () => bot, seed + game);
    let [judged, played, noise, squares, decisions] = [0, 0, 0, 0, 0];
    for (const step of review(record, judge, settings)) {
      if (step.kind !== 'decision' || step.seat !== 0 || !step.best || !step.played) continue;
      const said = step.effect[measure][0];
      judged += said;
      if (step.best[0].move === step.played.move) continue;
      const position = record.positions[step.index];
      const moves = [step.played.move, step.best[0].move];
      const found = gain(series, position, moves, (seed + game) * 1000 + step.index);
      played += found.mean;
      noise += found.variance;
      squares += (found.mean - said) ** 2 - found.variance;
      decisions++;
    }
    return { judged, played, noise, squares, decisions };
  });
  const judged = seen.map((game) => game.judged);
  const played = seen.map((game) => game.played);
  const noise = mean(seen.map((game) => game.noise));
  const decisions = seen.reduce((sum, game) => sum + game.decisions, 0);
  const squares = seen.reduce((sum, game) => sum + game.squares, 0);
  return {
    games,
    judged: mean(judged),
    judgedSd: root(varianceOf(judged)),
    played: mean(played),
    playedSd: root(varianceOf(played) - noise),
    errorSd: root(varianceOf(judged.map((value, game) => value - played[game])) - noise),
    noiseSd: root(noise),
    decisionError: root(squares / decisions),
  };
}

/** What the first of two moves gains over the second, played on with the same dice. */
function gain(
  { rules, options, best, rollouts }: ChoicesSeries,
  position: Position,
  moves: readonly number[],
  number: number,
): { mean: number; variance: number } {
  const measure = measureFor(options.seats);
  const gains = Array.from({ length: rollouts }, (_, game) => {
    const [first, second] = moves.map((move) => {
      const next = clone(position);
      rules.applyMove(next, 0, move, null);
      playOn(rules, best, next, PLAYED_ON + number * 1000 + game);
      return resultOf(rules, next)[measure][0];
    });
    return first - second;
  });
  return { mean: mean(gains), variance: varianceOf(gains) / rollouts };
}

function playOn(rules: Rules, bot: Bot, position: Position, key: number): void {
  for (let rolls = 0; !isOver(rules, position); ) {
    const dice = rules.dice(position);
    if (dice) {
      rules.applyRoll(position, rollWith(dice, keyedStream(key, rolls++)), null);
      continue;
    }
    const [seat] = seatsIn(rules.deciders(position));
    const { move } = bot(view(rules, position, seat), seat, FIRST).best;
    rules.applyMove(position, seat, move, null);
  }
}

/** Nothing between equal moves is left to chance. */
const FIRST = () => 0;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function varianceOf(values: readonly number[]): number {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / Math.max(1, values.length - 1);
}

/** Noise that is taken out may leave less than nothing. */
function root(variance: number): number {
  return Math.sqrt(Math.max(0, variance));
}
