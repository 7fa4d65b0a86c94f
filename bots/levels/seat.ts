import { MoveList, type Options, type Rules } from '@iacta/core';
import { BASELINES, type BaselineName } from '../baselines/index.ts';
import {
  ALL_LEVELS,
  type AnyLevel,
  BETWEEN,
  type Bot,
  type GameBots,
  LEVELS,
  type Level,
} from '../search/bot.ts';
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

/** Who has just learned the rules: first steps, but for one move in five at random. */
const BEGINNER = 'beginner';
const RANDOM_ONE_IN = 5;

/** A bot of that name for one game; null for a name that this game does not know. */
export async function seatBot(
  name: string,
  { rules, options, find, effort = 1 }: Seating,
): Promise<Bot | null> {
  if (Object.hasOwn(BASELINES, name)) return BASELINES[name as BaselineName](rules);
  if (name === BEGINNER)
    return beginner(rules, await seatBot('first-steps', { rules, options, find, effort }));
  const bots = (await find(rules.facts.id))?.bots ?? monteCarloBots(rules);
  const level = levelIn(bots, name);
  const between = bots.between && BETWEEN.find((each) => each === level);
  const baselines = bots.baselines ?? {};
  const bot =
    bots.between && between
      ? await bots.between[between](options, effort)
      : level
        ? await bots.level(level as Level, options, effort)
        : Object.hasOwn(baselines, name) && baselines[name](options, effort);
  return bot ? onlyWhereThereIsAChoice(rules, bot) : null;
}

function beginner(rules: Rules, first: Bot | null): Bot | null {
  const random = BASELINES.random(rules);
  return first && ((view, seat, below) => (below(RANDOM_ONE_IN) === 0 ? random : first)(view, seat, below));
}

/** The levels of a game, from gentle to the strongest. */
export function levelsOf(bots: GameBots): readonly AnyLevel[] {
  return bots.between ? ALL_LEVELS : LEVELS;
}

/** A game without levels between has the one below instead. */
function levelIn(bots: GameBots, name: string): AnyLevel | undefined {
  const place = (ALL_LEVELS as readonly string[]).indexOf(name);
  return ALL_LEVELS.slice(0, place + 1).findLast((each) => levelsOf(bots).includes(each));
}

function onlyWhereThereIsAChoice(rules: Rules, bot: Bot): Bot {
  const list = new MoveList();
  return (view, seat, below) => {
    list.clear();
    rules.list(view, seat, list);
    return list.count === 1 ? { best: { move: list.moves[0] }, others: [] } : bot(view, seat, below);
  };
}
