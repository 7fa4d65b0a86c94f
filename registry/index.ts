import type { Rules } from '@iacta/core';

/**
 * Every game by its id, with a loader of its rules: a game that is not played is not loaded.
 * Words, drawings and boards are found by the same id (`@iacta/<id>/words/en` …).
 */
const LOADERS = {
  clever: () => import('@iacta/clever/rules'),
  doce: () => import('@iacta/doce/rules'),
  'garden-dice': () => import('@iacta/garden-dice/rules'),
  qwantum: () => import('@iacta/qwantum/rules'),
  zocken: () => import('@iacta/zocken/rules'),
} satisfies { readonly [id: string]: () => Promise<{ readonly rules: Rules }> };

export type GameId = keyof typeof LOADERS;
export const GAME_IDS = Object.keys(LOADERS) as readonly GameId[];

export function isGameId(id: unknown): id is GameId {
  return typeof id === 'string' && Object.hasOwn(LOADERS, id);
}

export async function loadRules(id: GameId): Promise<Rules> {
  return (await LOADERS[id]()).rules;
}
