import type { Component } from 'svelte';
import Clever from './clever/board/Picture.svelte';
import Doce from './doce/board/Picture.svelte';
import GardenDice from './garden-dice/board/Picture.svelte';
import type { GameId } from './index.ts';
import Qwantum from './qwantum/board/Picture.svelte';
import Zocken from './zocken/board/Picture.svelte';

/** What the home page draws of each game at once; a game without one gets a plain picture. */
export const pictures: { readonly [id in GameId]?: Component } = {
  clever: Clever,
  doce: Doce,
  'garden-dice': GardenDice,
  qwantum: Qwantum,
  zocken: Zocken,
};
