import { LANGUAGES, type Language } from '@iacta/core';
import { game, isGameId } from '@iacta/games';
import { pages } from '@iacta/games/pages';
import { catalogues as learnWords } from './learn/words/index.ts';
import { catalogues as tableWords } from './table/words/index.ts';
import { catalogues as pageWords } from './words/index.ts';

// The first script of the page, and a small one: while the rest is still on its way it fetches what the address
// asks for, so that nothing waits for something else to ask for it. It imports lists of what can be fetched alone.

/** The screens that need a game, by their place in the address. */
const SCREENS: { readonly [screen: string]: () => Promise<unknown> } = {
  new: () => import('./newgame/NewGame.svelte'),
  play: () => import('./table/TablePage.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
  learn: () => import('./learn/LearnPage.svelte'),
  rules: () => import('./learn/RulesPage.svelte'),
};

/** As the settings say, or the browser; should it be wrong, the right one is fetched later. */
function language(): Language {
  let wanted: unknown = navigator.language.slice(0, 2);
  try {
    wanted = JSON.parse(localStorage.getItem('iacta:settings') ?? '{}').language ?? wanted;
  } catch {
    // Then as the browser says.
  }
  return LANGUAGES.find((each) => each === wanted) ?? 'en';
}

const [id, screen] = location.hash.replace(/^#\/?/, '').split('/');
const speaks = language();
const wanted: ((() => Promise<unknown>) | undefined)[] = [pageWords[speaks]];
if (isGameId(id) && Object.hasOwn(SCREENS, screen)) {
  const { rules, words, rulesText } = game(id);
  wanted.push(SCREENS[screen]);
  if (screen === 'rules') wanted.push(rulesText?.[speaks], learnWords[speaks]);
  else if (screen !== 'new') wanted.push(rules, pages[id].board, words[speaks], tableWords[speaks]);
}
// What fails here fails again where it is needed, and is reported there.
for (const fetchIt of wanted) fetchIt?.().catch(() => undefined);
