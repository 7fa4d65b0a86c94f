// The thread of thinker.ts: bots think here, so that no table waits for another's bot.
import { randomInt } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { seatBot } from '@iacta/bots/levels';
import type { Bot } from '@iacta/bots/search';
import { type Below, randomStream } from '@iacta/core';
import { isGameId, loadBots, loadRules } from '@iacta/games';
import type { Question, Thought } from './thinker.ts';

/** Weights are large: a bot that has been made is kept for the next table with the same options. */
const bots = new Map<string, Promise<Bot | null>>();

async function make({ game, options, bot }: Question): Promise<Bot | null> {
  if (!isGameId(game)) return null;
  return seatBot(bot, { rules: await loadRules(game), options, find: loadBots });
}

async function think(question: Question): Promise<Thought> {
  const { number, game, options, bot, view, seat, seed } = question;
  try {
    const key = JSON.stringify([game, bot, options]);
    const made = bots.get(key) ?? make(question);
    bots.set(key, made);
    const player = await made;
    const below: Below = seed === undefined ? (n) => randomInt(n) : randomStream(seed);
    return player
      ? { number, move: player(view, seat, below).best.move }
      : { number, error: `${game} has no bot ${bot}` };
  } catch (error) {
    return { number, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (question: Question) => {
  void think(question).then((thought) => parentPort?.postMessage(thought));
});
