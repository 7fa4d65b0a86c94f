import { isGameId } from '@iacta/registry';
import { loadGame } from './games.ts';
import { route } from './route.svelte.ts';
import { settings } from './settings.svelte.ts';

/** The screens that need a game, by their place in the address. */
const SCREENS: { readonly [screen: string]: () => Promise<unknown> } = {
  new: () => import('../newgame/NewGame.svelte'),
  play: () => import('../table/TablePage.svelte'),
  replay: () => import('../replay/ReplayPage.svelte'),
  learn: () => import('../learn/LearnPage.svelte'),
  rules: () => import('../learn/RulesPage.svelte'),
};

const TABLE_WORDS = import.meta.glob('../table/words/{it,de,en,fr}.ts');

/** Fetches all that the address asks for at once, instead of one thing after the other has asked for it. */
export function fetchAhead(): void {
  const [game, screen] = route.parts;
  if (!isGameId(game) || !Object.hasOwn(SCREENS, screen)) return;
  // What fails here fails again where it is needed, and is told there.
  SCREENS[screen]().catch(() => undefined);
  if (screen === 'new' || screen === 'rules') return;
  loadGame(game, settings.language).catch(() => undefined);
  TABLE_WORDS[`../table/words/${settings.language}.ts`]().catch(() => undefined);
}
