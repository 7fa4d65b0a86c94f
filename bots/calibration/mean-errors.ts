import { type Rules, readOptions } from '@iacta/core';
import { seatBot } from '../levels/index.ts';
import type { Bot, GameBots } from '../search/bot.ts';
import { calibrate, type Policy } from './calibrate.ts';

/** A sample small enough for a test: it shows gross errors; `iacta calibrate` shows the small ones. */
export interface SmallSample {
  readonly rules: Rules;
  readonly bots: GameBots;
  /** The seat count, and options that differ from the usual ones. */
  readonly given: { readonly seats: number; readonly [option: string]: unknown };
  readonly policies: readonly Exclude<Policy, 'mixed'>[];
  readonly kind: 'points' | 'win';
  readonly games: number;
  readonly continuations: number;
  readonly seed: number;
  readonly effort?: number;
  /** Only from this fifth of the games on. */
  readonly fromPart?: number;
  /** Added to every forecast: a test that cannot see this cannot see an error either. */
  readonly shift?: number;
}

/** How far the best level's forecasts are off, by policy, as a mean over the positions that count. */
export async function meanErrors(sample: SmallSample): Promise<number[]> {
  const { rules, policies, kind, games, continuations, seed, effort = 1, fromPart = 1 } = sample;
  const options = readOptions(rules.facts, sample.given);
  if (!options.ok) throw new Error(options.refusal.code);
  const bots = new Map<string, Bot>();
  for (const name of new Set(['best', ...policies])) {
    const find = async () => ({ bots: sample.bots });
    const bot = await seatBot(name, { rules, options: options.value, find, effort });
    if (!bot) throw new Error(`${rules.facts.id} has no bot ${name}`);
    bots.set(name, name === 'best' ? shifted(bot, kind, sample.shift ?? 0) : bot);
  }
  const contest = { rules, options: options.value, turnCap: 400 };
  const bot = (policy: string) => bots.get(policy) as Bot;
  const lines = [...calibrate({ contest, bot, policies, games, continuations, seed })];
  return policies.map((policy) => {
    const counted = lines.filter(
      (line) => line.policy === policy && line.kind === kind && line.part >= fromPart,
    );
    const positions = counted.reduce((sum, { n }) => sum + n, 0);
    if (positions === 0) throw new Error(`no forecast of ${kind} in games of ${policy}`);
    return counted.reduce((sum, { n, error }) => sum + n * error, 0) / positions;
  });
}

function shifted(bot: Bot, kind: 'points' | 'win', by: number): Bot {
  return (view, seat, below) => {
    const thought = bot(view, seat, below);
    const said = thought.best[kind];
    return said === undefined ? thought : { ...thought, best: { ...thought.best, [kind]: said + by } };
  };
}
