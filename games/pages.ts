import { page as clever } from './clever/page.ts';
import { page as doce } from './doce/page.ts';
import type { GamePage } from './game.ts';
import { page as gardenDice } from './garden-dice/page.ts';
import type { GameId } from './index.ts';
import { page as qwantum } from './qwantum/page.ts';
import { page as zocken } from './zocken/page.ts';

/** What the page loads of each game, when a table, a lesson or the rules are opened. */
export const pages: { readonly [id in GameId]: GamePage } = {
  clever,
  doce,
  'garden-dice': gardenDice,
  qwantum,
  zocken,
};
