import type { Bot } from '@iacta/bots/search';
import { keyedStream, randomStream } from '@iacta/core';
import { fine, tablesOf } from '../bot/evaluation.ts';
import { bots } from '../bot/index.ts';
import { powerOf } from '../bot/levels.ts';
import { Thinker } from '../bot/think.ts';
import { WEIGHTS } from '../bot/weights-best.ts';
import { placeMove, roundPoints, roundsOver, rules, SQUARES } from '../rules/index.ts';
import { anyDie } from './matches.ts';

export interface RoundsShare {
  readonly seconds: number;
  readonly seed: number;
}

const NODES = 5000;
/** Near-equal moves are drawn from, so that rounds differ. */
const MARGIN = 30;
const MIDDLE = SQUARES.indexOf('c3');
/** The largest number of weak steps at the beginning of a round. */
const MOST_WEAK = 9;
/** Random dice in a hundred afterwards; one of these for each round. */
const ERRORS = [0, 0, 5, 15];

/** Plays rounds of the best level's search with itself, in a hurry, from positions of all kinds. */
export class RoundPlay {
  readonly #seed: number;
  readonly #weak: readonly Bot[];
  readonly #thinker: Thinker;
  #rounds = 0;

  static async make(seed: number): Promise<RoundPlay> {
    const options = { seats: 2, starter: 0 };
    const weak = await Promise.all([
      bots.level('first-steps', options),
      bots.level('casual', options),
      bots.level('strong', options, 0.2),
    ]);
    const baseline = bots.baselines?.['weighted-lines'](options, 0.01);
    return new RoundPlay(seed, baseline ? [...weak, baseline] : weak);
  }

  private constructor(seed: number, weak: readonly Bot[]) {
    const weights = fine(WEIGHTS);
    this.#seed = seed;
    this.#weak = weak;
    this.#thinker = new Thinker(tablesOf(weights), weights, {
      ...powerOf('best', 1),
      nodes: NODES,
      margin: MARGIN,
      opening: MARGIN,
      attack: { moves: 10, nodes: 2000 },
      guard: { moves: 4, nodes: 500, total: 2500 },
    });
  }

  /** The next round as a line of text. */
  next(): string {
    const key = this.#seed * 1_000_003 + this.#rounds++;
    const below = randomStream(key);
    const p = rules.begin({ seats: 2, starter: 0 });
    const fromMiddle = below(1000) < 500;
    const weakSteps = fromMiddle ? 2 : 1 + below(MOST_WEAK);
    const weak = fromMiddle ? null : this.#weak[below(2 * this.#weak.length)];
    const errors = fromMiddle ? 0 : ERRORS[below(ERRORS.length)];
    const moves: number[] = [];
    let from = 0;
    for (let step = 0; roundsOver(p) === 0; step++) {
      const seat = rules.active(p);
      let move: number;
      if (step < weakSteps || below(100) < errors) {
        from = step + 1;
        if (fromMiddle && step === 0) move = placeMove(MIDDLE, 1 + below(6));
        else move = weak && below(4) > 0 ? weak(p.slice(), seat, below).best.move : anyDie(p, seat, below);
      } else move = this.#thinker.think(p.slice(), seat, keyedStream(key, step)).best.move;
      moves.push(move);
      rules.applyMove(p, seat, move, null);
    }
    const text = moves.map((move) => move.toString(36).padStart(2, '0')).join('');
    return `${from} ${roundPoints(p, 0, 0)} ${roundPoints(p, 0, 1)} ${text}`;
  }
}
