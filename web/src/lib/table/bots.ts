import type { BaselineName } from '@iacta/bots/baselines';
import type { Level, Thought } from '@iacta/bots/search';
import { type Rules, randomStream, view } from '@iacta/core';
import type { AskBot, BotQuestion, LocalSession } from '@iacta/table/session';
import { JUDGE } from '../bots/question.ts';
import { think } from '../bots/thinker.ts';

/** Advice for the person at the screen. */
export interface Advisor {
  /** Where a hint has consequences, the player is asked first; false: not wanted then. */
  mayAsk?(): Promise<boolean>;
  /** Whether there is anything to decide. */
  isAsked(): boolean;
  /** The values that a review shows; null where there is nothing to decide, or the game has no judge. */
  judged(): Promise<Thought | null>;
  /** What the strongest bot would do; null where there is nothing to decide. */
  best(): Promise<Thought | null>;
  /** What a simple player would do, found in an instant. */
  quick(): Promise<Thought | null>;
}

/** The bots of a table on this device; the seed makes their choices between equals repeatable. */
export function botsOf(rules: Rules, seed: number): AskBot {
  return async (question) => (await thoughtOf(rules, question, seed)).best.move;
}

export function advisorOf(
  session: Pick<LocalSession, 'rules' | 'plan' | 'state'>,
  asking: () => void,
): Advisor {
  const seed = session.plan.seed ?? 1;
  const question = (bot: string): BotQuestion | null => {
    const { acting, moves, position, steps, options } = session.state;
    if (acting === null || moves.length === 0) return null;
    return { bot, seat: acting, view: view(session.rules, position, acting), options, step: steps.length };
  };
  return {
    isAsked: () => question('') !== null,
    async judged() {
      const asked = question(JUDGE);
      if (asked === null) return null;
      asking();
      const { seat, view: seen, options } = asked;
      return think({ game: session.rules.facts.id, options, bot: JUDGE, view: seen, seat, seed });
    },
    async best() {
      const asked = question('best' satisfies Level);
      return asked && thoughtOf(session.rules, asked, seed);
    },
    async quick() {
      const asked = question('greedy' satisfies BaselineName);
      return asked && baseline(session.rules, 'greedy', asked, seed);
    },
  };
}

async function thoughtOf(rules: Rules, question: BotQuestion, seed: number): Promise<Thought> {
  const { bot, view: seen, seat, options, step } = question;
  if (isBaseline(bot)) return baseline(rules, bot, question, seed);
  const thought = await think({ game: rules.facts.id, options, bot, view: seen, seat, seed: seed + step });
  // Where there is no worker a simple player takes its place.
  return thought ?? baseline(rules, 'greedy', question, seed);
}

/** By name: the baselines themselves are fetched when one plays. */
const BASELINES: { readonly [name in BaselineName]: true } = { greedy: true, random: true, 'two-ply': true };

function isBaseline(bot: string): bot is BaselineName {
  return Object.hasOwn(BASELINES, bot);
}

async function baseline(
  rules: Rules,
  bot: BaselineName,
  { view: seen, seat, step }: BotQuestion,
  seed: number,
): Promise<Thought> {
  const { BASELINES: players } = await import('@iacta/bots/baselines');
  return players[bot](rules)(seen, seat, randomStream(seed + step));
}
