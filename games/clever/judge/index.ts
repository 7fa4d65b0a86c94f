import {
  type Bot,
  type GameJudges,
  type Judge,
  type Lived,
  type Values,
  withSecondLook,
} from '@iacta/bots/search';
import { clone, type Dice, isOver, outcome, outcomesOf, type Position, SEATS } from '@iacta/core';
import { winChance } from '../bot/chances.ts';
import { bots, weightsFor } from '../bot/index.ts';
import { Reader, type Weights } from '../bot/net.ts';
import { handMask } from '../bot/outlook.ts';
import { rules } from '../rules/index.ts';
import { FACES, HAND, LOT, PHASE, SOLO_LOT } from '../rules/layout.ts';
import { livedFor } from './lived.ts';

export const judges: GameJudges = {
  async judge(options) {
    const [weights, best] = await Promise.all([weightsFor(options), bots.level('best', options)]);
    return withSecondLook(new CleverJudge(weights, options.seats, best), { rules, bot: best, games: GAMES });
  },
};

/** How often a second look plays on. */
const GAMES = 24;

/** A throw with so few outcomes is looked through instead of being left to the net. */
const FEW = 36;
/** The largest number of rolls in a row: a seat may throw its last dice again and again. */
const LOOKED_THROUGH = 1;

/** Positions that were looked through and are kept. */
const REMEMBERED = 4096;

/** The net does not know lots. */
function isLot(position: Position): boolean {
  return position[PHASE] === LOT || position[PHASE] === SOLO_LOT;
}

/** No draw: nothing between equal moves is left to chance. */
const FIRST = () => 0;

/**
 * Values positions of Clever by the best bot's net. Where seats owe decisions, the best bot makes them first: the net
 * knows only positions in which no seat has anything to choose at once.
 */
class CleverJudge implements Judge {
  readonly version = 'clever 3';
  readonly lived: Lived;
  readonly #readers: readonly Reader[];
  readonly #best: Bot;
  readonly #known = new Map<string, Values>();

  constructor(weights: Weights, seats: number, best: Bot) {
    this.lived = livedFor(seats);
    this.#readers = Array.from({ length: seats }, () => new Reader(weights));
    this.#best = best;
  }

  value(position: Position, throws = LOOKED_THROUGH): Values {
    const settled = this.#settle(position);
    if (isOver(rules, settled)) return result(settled, isOver(rules, position));
    const dice = rules.dice(settled);
    if (dice && isLot(settled)) return this.#meanOf(settled, dice, throws);
    if (dice && throws > 0 && dice.outcomes <= FEW) return this.#lookedThrough(settled, dice, throws - 1);
    const forecasts = this.#readers.map((reader, seat) => reader.expectation(settled, seat));
    const points = forecasts.map(({ expected }) => expected);
    if (points.length === 1) return { points, win: [1], exact: false };
    const win = forecasts.map((own, seat) =>
      winChance(
        own,
        forecasts.filter((_, other) => other !== seat),
      ),
    );
    const sum = win.reduce((a, b) => a + b, 0);
    // Results are taken to be normal and apart, which leaves a little over: the chances are brought back to one winner.
    return { points, win: win.map((chance) => chance / sum), exact: false };
  }

  /**
   * The outcomes of one throw lead to the same few positions: what the dice in hand show now is about to be thrown
   * away. So each is looked through once.
   */
  #lookedThrough(settled: Position, dice: Dice, throws: number): Values {
    const thrown = clone(settled);
    thrown[FACES] &= ~handMask(thrown[HAND]);
    const key = `${throws} ${thrown.join()}`;
    const known = this.#known.get(key);
    if (known) return known;
    const found = this.#meanOf(settled, dice, throws);
    if (this.#known.size === REMEMBERED) this.#known.clear();
    this.#known.set(key, found);
    return found;
  }

  /** The mean over the outcomes. */
  #meanOf(position: Position, dice: Dice, throws: number): Values {
    const points = new Array<number>(position[SEATS]).fill(0);
    const win = new Array<number>(position[SEATS]).fill(0);
    for (const { roll, weight } of outcomesOf(dice)) {
      const next = clone(position);
      rules.applyRoll(next, roll, null);
      const value = this.value(next, throws);
      for (let seat = 0; seat < points.length; seat++) {
        points[seat] += (weight / dice.weight) * value.points[seat];
        win[seat] += (weight / dice.weight) * value.win[seat];
      }
    }
    return { points, win, exact: false };
  }

  /** The position after all decisions that are owed now. */
  #settle(position: Position): Position {
    if (rules.deciders(position) === 0) return position;
    const settled = clone(position);
    for (let deciders = rules.deciders(settled); deciders !== 0; deciders = rules.deciders(settled)) {
      const seat = 31 - Math.clz32(deciders & -deciders);
      rules.applyMove(settled, seat, this.#best(settled, seat, FIRST).best.move, null);
    }
    return settled;
  }
}

function result(position: Position, exact: boolean): Values {
  const { seats, winners } = outcome(rules, position);
  return {
    points: seats.map(({ total }) => total),
    win: Array.from({ length: position[SEATS] }, (_, seat) =>
      winners.includes(seat) ? 1 / winners.length : 0,
    ),
    exact,
  };
}
