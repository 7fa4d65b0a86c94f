import type { GameBots, GameJudges } from '@iacta/bots/search';
import { clever } from '@iacta/clever';
import type { Rules } from '@iacta/core';
import { doce } from '@iacta/doce';
import { gardenDice } from '@iacta/garden-dice';
import { qwantum } from '@iacta/qwantum';
import { zocken } from '@iacta/zocken';
import type { Game } from './game.ts';

const ALL = [clever, doce, gardenDice, qwantum, zocken] as const;

export type GameId = (typeof ALL)[number]['id'];

/** Every game, in the order in which the home page shows them. */
export const games: readonly Game<GameId>[] = ALL;
export const GAME_IDS: readonly GameId[] = games.map(({ id }) => id);

export function isGameId(id: unknown): id is GameId {
  return GAME_IDS.some((each) => each === id);
}

export function game(id: GameId): Game<GameId> {
  const found = games.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no such game: ${id}`);
  return found;
}

export async function loadRules(id: GameId): Promise<Rules> {
  return (await game(id).rules()).rules;
}

/** Null for a game without bots of its own. */
export async function loadBots(id: string): Promise<{ readonly bots: GameBots } | null> {
  return (isGameId(id) && (await game(id).bots?.())) || null;
}

/** Null for a game without a judge of its own. */
export async function loadJudges(id: string): Promise<{ readonly judges: GameJudges } | null> {
  return (isGameId(id) && (await game(id).judge?.())) || null;
}
