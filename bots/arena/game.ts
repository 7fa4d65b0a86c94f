import {
  clone,
  type Dice,
  isOver,
  keyedStream,
  MoveList,
  type Options,
  outcome,
  type Position,
  type Roll,
  type Rules,
  rollWith,
  seatsIn,
} from '@iacta/core';
import type { Bot } from '../search/bot.ts';

export interface Contest {
  readonly rules: Rules;
  readonly options: Options;
  /** Games that do not end by their rules are stopped after this many turns; their present score counts. */
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

/** Called while a game is played: for keeping the time, or for looking at positions. */
export interface Watch {
  began?(seat: number): void;
  ended?(seat: number): void;
  /** Before the seats of this set decide; the position is not to be kept or changed. */
  decisions?(position: Position, deciders: number): void;
  /** Before a roll is applied. */
  rolled?(position: Position, dice: Dice, roll: Roll): void;
}

// Dice and bots draw from different streams: a bot that draws more must not change the dice.
const BOT_STREAM = 2 ** 20;

/** One game between bots. Dice depend on seed and roll number alone, so that others can be dealt the same. */
export function playGame(contest: Contest, bots: readonly Bot[], seed: number, watch?: Watch): Finish {
  return playOn(contest, contest.rules.begin(contest.options), bots, seed, watch);
}

/** The same from a position that others have reached; it is played to its end in place. */
export function playOn(
  contest: Contest,
  position: Position,
  bots: readonly Bot[],
  seed: number,
  watch?: Watch,
): Finish {
  const { rules, turnCap } = contest;
  let [rolls, steps, turns] = [0, 0, 0];
  let active = rules.active(position);
  while (!isOver(rules, position) && turns <= turnCap) {
    const dice = rules.dice(position);
    if (dice) {
      const roll = rollWith(dice, keyedStream(seed, rolls++));
      watch?.rolled?.(position, dice, roll);
      rules.applyRoll(position, roll, null);
    } else {
      const deciders = rules.deciders(position);
      watch?.decisions?.(position, deciders);
      for (const seat of seatsIn(deciders))
        decide(contest, bots[seat], position, seat, { seed, number: steps++ }, watch);
    }
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
  watch?.began?.(seat);
  const { move } = bot(view, seat, keyedStream(64 * key.seed + seat, BOT_STREAM + key.number)).best;
  watch?.ended?.(seat);
  const list = new MoveList();
  rules.list(position, seat, list);
  if (!list.has(move)) {
    throw new Error(`seat ${seat} made an illegal move: ${JSON.stringify(rules.encodeMove(move))}`);
  }
  rules.applyMove(position, seat, move, null);
}
