import { BotCache } from '@iacta/bots/levels';
import type { Judge, Thought } from '@iacta/bots/search';
import { randomStream } from '@iacta/core';
import { isGameId, loadBots, loadJudges, loadRules } from '@iacta/games';
import { hintBy } from '@iacta/review';
import { type Answered, type Asked, JUDGE } from './question.ts';

// Bots think here, beside the page, so that nothing on it ever waits for them. Rules, tables and weights of a game
// are fetched when one of its bots is first asked.

/** One cache for each game and options that were asked about: what a bot has learnt stays with it. */
const caches = new Map<string, Promise<BotCache>>();

async function cacheFor({ game, options }: Asked): Promise<BotCache> {
  if (!isGameId(game)) throw new Error(`no such game: ${game}`);
  const rules = await loadRules(game);
  return new BotCache({ rules, options, find: loadBots });
}

/** Judges keep what they have worked out: one for each game and options. */
const judges = new Map<string, Promise<Judge | null>>();

async function judgeFor({ game, options }: Asked): Promise<Judge | null> {
  const own = await loadJudges(game);
  return own ? own.judges.judge(options) : null;
}

async function hint(asked: Asked, key: string): Promise<Thought | null> {
  const known = judges.get(key) ?? judgeFor(asked);
  judges.set(key, known);
  const judge = await known;
  if (judge === null || !isGameId(asked.game)) return null;
  return hintBy(await loadRules(asked.game), judge, asked.view, asked.seat);
}

async function answer(asked: Asked): Promise<Answered> {
  const { number, bot, view, seat, seed } = asked;
  try {
    const key = JSON.stringify([asked.game, asked.options]);
    if (bot === JUDGE) return { number, thought: await hint(asked, key) };
    const cache = caches.get(key) ?? cacheFor(asked);
    caches.set(key, cache);
    return { number, thought: await (await cache).ask(bot, view, seat, randomStream(seed)) };
  } catch {
    // The page has a simpler player of its own.
    return { number, thought: null };
  }
}

addEventListener(
  'message',
  ({ data }: MessageEvent<Asked>) => void answer(data).then((reply) => postMessage(reply)),
);
