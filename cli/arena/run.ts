import {
  type Evaluate,
  emptySeries,
  evaluateBy,
  halfWidth,
  mean,
  playRound,
  type Series,
  type Watch,
} from '@iacta/bots/arena';
import { seatBot } from '@iacta/bots/levels';
import type { Bot, Level, Lived } from '@iacta/bots/search';
import type { Options, Rules } from '@iacta/core';
import { loadBots, loadJudges } from '@iacta/games';
import { type Kept, keep, readKept, type Thinking } from './keep.ts';
import type { Arguments, Venue } from './plan.ts';
import { processorTime } from './processor-time.ts';

const SAVE_EVERY = 5_000;

export type Progress = (done: number, of: number, kept: Kept) => void;

/** Plays a series, or continues it, until there are enough games; a string names an unknown bot. */
export async function runSeries(
  { rules, options }: Venue,
  names: readonly string[],
  wanted: Arguments,
  progress: Progress,
): Promise<Kept | string> {
  const { effort, seed, turnCap, adjusted } = wanted;
  const known = { game: rules.facts.id, options, bots: names, effort, seed, turnCap };
  const about = adjusted ? { ...known, adjusted } : known;
  const bots: Bot[] = [];
  for (const name of names) {
    const bot = await seatBot(name, { rules, options, find: loadBots, effort });
    if (bot === null) return `${rules.facts.id} knows no bot ${name}`;
    bots.push(bot);
  }

  const before = wanted.fresh ? null : readKept(about);
  let series = before?.series ?? emptySeries(names.length);
  const thinking = before?.thinking.map((each) => ({ ...each })) ?? names.map(noThinking);
  const { evaluate, lived } = adjusted ? await evaluatorFor(rules, options, effort) : {};
  const parts = names.map((name) => lived?.luck[name as Level] ?? 1);
  const clock = stopwatch(thinking);
  const contest = { rules, options, turnCap };
  const began = processorTime();
  let saved = performance.now();
  const hasTime = () => {
    const seconds = (processorTime() - began) / 1000;
    return seconds < wanted.seconds || (seconds < wanted.patience && !isClear(series, names));
  };
  while (series.games < wanted.atLeast && hasTime()) {
    // Rounds are numbered through: a series that goes on plays the games it would have played.
    const round = series.games / names.length;
    series = playRound(contest, bots, series, seed * 1_000_003 + round, clock, evaluate, parts);
    if (performance.now() - saved > SAVE_EVERY) {
      saved = performance.now();
      keep({ ...about, series, thinking });
      progress(series.games, wanted.atLeast, { ...about, series, thinking });
      // So that a signal gets through.
      await new Promise(setImmediate);
    }
  }
  const kept = { ...about, series, thinking };
  keep(kept);
  return kept;
}

/**
 * What positions are worth, for the luck of rolls: by the game's judge, who knows all seats, else by what the best
 * level forecasts for the seats that decide. Any other would do, with wider intervals.
 */
async function evaluatorFor(
  rules: Rules,
  options: Options,
  effort: number,
): Promise<{ readonly evaluate?: Evaluate; readonly lived?: Lived }> {
  const own = await loadJudges(rules.facts.id);
  if (own) {
    const judge = await own.judges.judge(options);
    return { evaluate: (position) => judge.value(position), ...(judge.lived && { lived: judge.lived }) };
  }
  // Not through seatBot: a value is wanted even where there is no choice.
  const installed = await loadBots(rules.facts.id);
  if (!installed) return {};
  return { evaluate: evaluateBy(rules, await installed.bots.level('best', options, effort)) };
}

/** Rounds before anything is believed. */
const FEWEST_ROUNDS = 10;
/** One and a half times the interval: who looks again and again must ask for more than who looks once. */
const MARGIN = 1.5;

/** Whether it is clear that the first bot wins more than its share. */
function isClear({ wins: [first] }: Series, names: readonly string[]): boolean {
  if (names.every((name) => name === names[0])) return true;
  return first.count >= FEWEST_ROUNDS && mean(first) - MARGIN * halfWidth(first) > 1 / names.length;
}

type MutableThinking = { -readonly [key in keyof Thinking]: Thinking[key] };

function noThinking(): MutableThinking {
  return { total: 0, longest: 0, decisions: 0 };
}

function stopwatch(thinking: readonly MutableThinking[]): (bot: number) => Watch {
  let since = 0;
  return (bot) => ({
    began: () => {
      since = processorTime();
    },
    ended: () => {
      const took = processorTime() - since;
      const of = thinking[bot];
      of.total += took;
      of.longest = Math.max(of.longest, took);
      of.decisions++;
    },
  });
}
