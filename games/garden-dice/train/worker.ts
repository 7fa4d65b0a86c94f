// Plays games of self-play in a worker thread: gets weights and a number of games, sends the samples.
import { parentPort } from 'node:worker_threads';
import { fastStream, type Options } from '@iacta/core';
import { STAR_SETS } from '../rules/facts.ts';
import { type Lesson, Player } from './selfplay.ts';

/** One request: this many games with these weights. */
export interface Order {
  readonly weights: Float64Array;
  readonly games: number;
  readonly seed: number;
  /** How many games of a hundred are without animals, and how many begin weakly. */
  readonly family: number;
  readonly weak: number;
}

const SETTINGS = { trust: 0.8, stray: 0.06, width: 8, sun: 0.15, cap: 400 };
/** The share of games, in percent, with other stars than the default. */
const OTHER_STARS = 20;

export function play({ weights, games, seed, family, weak }: Order): Lesson[] {
  const below = fastStream(seed);
  const player = new Player(weights, { ...SETTINGS, weak: weak / 100 });
  const lessons: Lesson[] = [];
  for (let game = 0; game < games; game++) lessons.push(...player.game(someOptions(), below));
  return lessons;

  /** Two seats most often. */
  function someOptions(): Options {
    const which = below(100);
    const seats = which < 45 ? 2 : which < 70 ? 3 : 4;
    const stars = below(100) < OTHER_STARS ? 'doubles' : Object.keys(STAR_SETS.named)[0];
    return { seats, family: below(100) < family, starter: below(seats), stars };
  }
}

parentPort?.on('message', (order: Order) => parentPort?.postMessage(play(order)));
