import {
  clone,
  isOver,
  keyedStream,
  MoveList,
  type Options,
  outcome,
  type Position,
  type Rules,
  rollWith,
  seatsIn,
} from '@iacta/core';
import type { Bot } from '../search/bot.ts';

export interface Contest {
  readonly rules: Rules;
  readonly options: Options;
  /** Games that do not end by their rules are stopped after so many turns and counted as they stand. */
  readonly turnCap: number;
}

/** What came of one game, by seat. */
export interface Finish {
  readonly points: readonly number[];
  /** 1 for the winner; a shared win is shared out. */
  readonly wins: readonly number[];
  readonly capped: boolean;
  readonly steps: number;
}

/** Told before and after a bot thinks: where somebody keeps the time. */
export interface Watch {
  began(seat: number): void;
  ended(seat: number): void;
}

// Dice and bots draw from different streams: a bot that draws more must not change the dice.
const BOT_STREAM = 2 ** 20;

/** One game between bots. Dice depend on seed and roll number alone, so that others can be dealt the same. */
export function playGame(contest: Contest, bots: readonly Bot[], seed: number, watch?: Watch): Finish {
  const { rules, options, turnCap } = contest;
  const position = rules.begin(options);
  let [rolls, steps, turns] = [0, 0, 0];
  let active = rules.active(position);
  while (!isOver(rules, position) && turns <= turnCap) {
    const dice = rules.dice(position);
    if (dice) rules.applyRoll(position, rollWith(dice, keyedStream(seed, rolls++)), null);
    else
      for (const seat of seatsIn(rules.deciders(position)))
        decide(contest, bots[seat], position, seat, { seed, number: steps++ }, watch);
    if (rules.active(position) !== active) turns++;
    active = rules.active(position);
  }
  const { seats, winners } = outcome(rules, position);
  return {
    points: seats.map(({ total }) => total),
    wins: seats.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    capped: !isOver(rules, position),
    steps: rolls + steps,
  };
}

function decide(
  { rules }: Contest,
  bot: Bot,
  position: Position,
  seat: number,
  key: { readonly seed: number; readonly number: number },
  watch: Watch | undefined,
): void {
  const view = clone(position);
  rules.hide(view, seat);
  watch?.began(seat);
  const { move } = bot(view, seat, keyedStream(64 * key.seed + seat, BOT_STREAM + key.number)).best;
  watch?.ended(seat);
  const list = new MoveList();
  rules.list(position, seat, list);
  if (!list.has(move)) {
    throw new Error(`seat ${seat} made an illegal move: ${JSON.stringify(rules.encodeMove(move))}`);
  }
  rules.applyMove(position, seat, move, null);
}
