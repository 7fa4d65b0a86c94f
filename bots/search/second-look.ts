import {
  clone,
  isOver,
  keyedStream,
  MoveList,
  type Position,
  type Rules,
  rollWith,
  seatsIn,
  view,
} from '@iacta/core';
import type { Bot } from './bot.ts';
import type { Judge, LivedWins, SecondLook, Values } from './judge.ts';

interface PlayingOn {
  readonly rules: Rules;
  /** Values the positions at which playing on ends. */
  readonly judge: Judge;
  /** Decides for every seat until then. */
  readonly bot: Bot;
  /** How often it is played on. */
  readonly games: number;
}

/** A round of the table ends sooner; alone, and in long turns, this many rolls are enough to see what follows. */
const MOST_ROLLS = 8;
/** Dice of no game. */
const SEED = 2 ** 50;
/** Nothing between equal moves is left to chance. */
const FIRST = () => 0;

/** A judge with a second look by playing on. */
export function withSecondLook(judge: Judge, how: Omit<PlayingOn, 'judge'>): Judge {
  const { version } = judge;
  return {
    version: `${version}, ${how.games} games`,
    value: (position) => judge.value(position),
    ...(judge.lived && { lived: judge.lived }),
    ...(judge.throwValues && {
      throwValues: (position: Position, lived?: LivedWins) => judge.throwValues?.(position, lived) ?? null,
    }),
    again: playingOn({ ...how, judge }),
  };
}

/**
 * A judge's second look: plays on for a round of the table, several times, and takes the mean of what the judge says
 * then. All positions are played on with the same dice, so differences between moves are known best.
 */
function playingOn({ rules, judge, bot, games }: PlayingOn): SecondLook {
  return {
    best: (position, seat) => bot(view(rules, position, seat), seat, FIRST).best.move,
    value(position): Values {
      if (isOver(rules, position)) return judge.value(position);
      const ends = Array.from({ length: games }, (_, game) =>
        judge.value(roundOn(rules, bot, position, game)),
      );
      const mean = (of: 'points' | 'win') =>
        ends[0][of].map((_, seat) => ends.reduce((sum, end) => sum + end[of][seat] / games, 0));
      return { points: mean('points'), win: mean('win'), exact: false };
    },
  };
}

/** The position after a round of the table: the seat that is active now has been passed and is active again. */
function roundOn(rules: Rules, bot: Bot, from: Position, game: number): Position {
  const position = clone(from);
  const first = rules.active(position);
  const list = new MoveList();
  let passed = false;
  for (let rolls = 0; rolls < MOST_ROLLS && !isOver(rules, position); ) {
    const active = rules.active(position);
    if (active !== first) passed = true;
    else if (passed) break;
    const dice = rules.dice(position);
    if (dice) {
      rules.applyRoll(position, rollWith(dice, keyedStream(SEED + game, rolls++)), null);
      continue;
    }
    const [seat] = seatsIn(rules.deciders(position));
    list.clear();
    rules.list(position, seat, list);
    const move = list.count === 1 ? list.moves[0] : bot(view(rules, position, seat), seat, FIRST).best.move;
    rules.applyMove(position, seat, move, null);
  }
  return position;
}
