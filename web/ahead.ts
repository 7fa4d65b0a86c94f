// The first script of the page, and a small one: while the rest is still on its way it fetches what the address
// asks for, so that nothing waits for something else to ask for it. It imports nothing, or it would wait as well.

/** The screens that need a game, by their place in the address. */
const SCREENS: { readonly [screen: string]: () => Promise<unknown> } = {
  new: () => import('./newgame/NewGame.svelte'),
  play: () => import('./table/TablePage.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
  learn: () => import('./learn/LearnPage.svelte'),
  rules: () => import('./learn/RulesPage.svelte'),
};
const RULES = import.meta.glob('../games/*/rules/index.ts');
const BOARDS = import.meta.glob('../games/*/board/index.ts');
const GAME_WORDS = import.meta.glob('../games/*/words/{it,de,en,fr}.ts');
const TABLE_WORDS = import.meta.glob('./table/words/{it,de,en,fr}.ts');
const CHAPTERS = import.meta.glob('../games/*/words/rules.{it,de,en,fr}.ts');
const LEARN_WORDS = import.meta.glob('./learn/words/{it,de,en,fr}.ts');
const PAGE_WORDS = import.meta.glob('./words/{it,de,en,fr}.ts');

/** As the settings say, or the browser; should it be wrong, the right one is fetched later. */
function language(): string {
  try {
    const chosen: unknown = JSON.parse(localStorage.getItem('iacta:settings') ?? '{}').language;
    if (typeof chosen === 'string') return chosen;
  } catch {
    // Then as the browser says.
  }
  return navigator.language.slice(0, 2);
}

const [game, screen] = location.hash.replace(/^#\/?/, '').split('/');
const speaks = language();
const wanted = [PAGE_WORDS[`./words/${speaks}.ts`]];
if (`../games/${game}/board/index.ts` in BOARDS && Object.hasOwn(SCREENS, screen)) {
  wanted.push(SCREENS[screen]);
  if (screen === 'rules')
    wanted.push(
      CHAPTERS[`../games/${game}/words/rules.${speaks}.ts`],
      LEARN_WORDS[`./learn/words/${speaks}.ts`],
    );
  else if (screen !== 'new')
    wanted.push(
      RULES[`../games/${game}/rules/index.ts`],
      BOARDS[`../games/${game}/board/index.ts`],
      GAME_WORDS[`../games/${game}/words/${speaks}.ts`],
      TABLE_WORDS[`./table/words/${speaks}.ts`],
    );
}
// What fails here fails again where it is needed, and is reported there.
for (const fetchIt of wanted) fetchIt?.().catch(() => undefined);
