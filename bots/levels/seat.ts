import { MoveList, type Options, type Rules } from '@iacta/core';
import { BASELINES, type BaselineName } from '../baselines/index.ts';
import { type Bot, type GameBots, LEVELS } from '../search/bot.ts';
import { monteCarloBots } from '../search/monte-carlo.ts';

/** The bots of a game by its id, null where it has none: a page and a program look in different places. */
export type FindBots = (game: string) => Promise<{ readonly bots: GameBots } | null>;

export interface Seating {
  readonly rules: Rules;
  readonly options: Options;
  readonly find: FindBots;
  /** 1: what the level was measured with. */
  readonly effort?: number;
}

/** A bot of that name for one game; null for a name that this game does not know. */
export async function seatBot(
  name: string,
  { rules, options, find, effort = 1 }: Seating,
): Promise<Bot | null> {
  if (Object.hasOwn(BASELINES, name)) return BASELINES[name as BaselineName](rules);
  const bots = (await find(rules.facts.id))?.bots ?? monteCarloBots(rules);
  const level = LEVELS.find((each) => each === name);
  const baselines = bots.baselines ?? {};
  const bot =
    level === undefined
      ? Object.hasOwn(baselines, name) && baselines[name](options, effort)
      : await bots.level(level, options, effort);
  return bot ? onlyWhereThereIsAChoice(rules, bot) : null;
}

function onlyWhereThereIsAChoice(rules: Rules, bot: Bot): Bot {
  const list = new MoveList();
  return (view, seat, below) => {
    list.clear();
    rules.list(view, seat, list);
    return list.count === 1 ? { best: { move: list.moves[0] }, others: [] } : bot(view, seat, below);
  };
}
