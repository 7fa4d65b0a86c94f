import type { BotName } from '@iacta/bots/levels';
import type { BrowserContext, Page } from '@playwright/test';
import { keepOn } from './device.ts';
import { GAME_IDS, type GameId, SECRETIVE } from './facts.ts';
import { type KeptGame, keptGame } from './saves.ts';

/** A screen of the page: where it is, and what must be there before one looks at it. */
export interface Screen {
  readonly name: string;
  readonly hash: string;
  readonly ready: string;
  /** What is pressed to get there. */
  readonly press?: string;
}

const running = (id: GameId) => `#/${id}/play/e2e-${id}-60`;
const finished = (id: GameId) => `e2e-${id}-all`;

/** The screens of a game whose sample is one of them. */
const KINDS = ['new', 'menu', 'result', 'replay', 'rules', 'learn', 'pad'];

/** Every main screen of the page, and of each game. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', hash: '#/', ready: '.shelf' },
  { name: 'saved-more', hash: '#/', ready: 'dialog[open] h2', press: 'section article button' },
  { name: 'history', hash: '#/history', ready: 'article' },
  { name: 'statistics', hash: '#/history/statistics', ready: 'section h3' },
  { name: 'daily', hash: '#/daily', ready: 'main li' },
  { name: 'daily-lists', hash: `#/daily/${new Date().toISOString().slice(0, 10)}`, ready: 'section h3' },
  { name: 'daily-standings', hash: '#/daily/standings', ready: 'section h2' },
  { name: 'identity', hash: '#/identity', ready: 'input.switch' },
  { name: 'guide', hash: '#/guide', ready: 'section h2' },
  { name: 'settings', hash: '#/settings', ready: '.form' },
  { name: 'online', hash: '#/online', ready: '#open' },
  { name: 'online-tables', hash: '#/online/tables', ready: '.none, .rows' },
  { name: 'online-screen', hash: '#/online/screen', ready: '.rows' },
  { name: 'online-data', hash: '#/online/data', ready: '.data' },
  { name: 'online-open', hash: `#/online/${SECRETIVE}`, ready: 'button.go' },
  ...GAME_IDS.flatMap((id): Screen[] => [
    { name: `${id}-new`, hash: `#/${id}/new`, ready: 'button.start' },
    { name: `${id}-table`, hash: running(id), ready: '.board [data-can], .actions [data-can]' },
    { name: `${id}-menu`, hash: running(id), ready: 'dialog[open] nav', press: 'header button' },
    { name: `${id}-result`, hash: `#/${id}/play/${finished(id)}`, ready: '.result h2' },
    { name: `${id}-replay`, hash: `#/${id}/replay/${finished(id)}/30`, ready: '.controls' },
    { name: `${id}-rules`, hash: `#/${id}/rules`, ready: 'h1' },
    { name: `${id}-learn`, hash: `#/${id}/learn`, ready: 'h1' },
  ]),
  ...GAME_IDS.map((id) => ({ name: `${id}-pad`, hash: `#/${id}/play/e2e-pad-${id}`, ready: '.pad' })),
  { name: 'curtain', hash: `#/${SECRETIVE}/play/e2e-curtain`, ready: '.curtain button' },
];

/** Every general screen, every table, and each other screen of a game once, with the games in turn. */
export const SAMPLE: readonly Screen[] = SCREENS.filter(({ name }) => {
  const game = GAME_IDS.findIndex((id) => name.startsWith(`${id}-`));
  if (game < 0 || name.endsWith('-table')) return true;
  return KINDS.indexOf(name.slice(GAME_IDS[game].length + 1)) % GAME_IDS.length === game;
});

/** The games that these screens show: one in the middle, one at its end, for each, and what few see. */
export async function keepScreens(target: BrowserContext | Page, bot: BotName = 'greedy'): Promise<void> {
  await keepOn(target, await screenGames(bot));
}

const played = new Map<BotName, Promise<readonly KeptGame[]>>();

/** Played once, however many tests want them. */
export function screenGames(bot: BotName = 'greedy'): Promise<readonly KeptGame[]> {
  const games = played.get(bot) ?? playAll(bot);
  played.set(bot, games);
  return games;
}

async function playAll(bot: BotName): Promise<KeptGame[]> {
  const games = GAME_IDS.flatMap((id) => [
    keptGame(id, { steps: 60, names: LONG_NAMES, bot }),
    keptGame(id, { names: LONG_NAMES, bot }),
    padOf(id),
  ]);
  return [...(await Promise.all(games)), await behindCurtain()];
}

/** Names that people have; the longest that fits into the field is not rare. */
const LONG_NAMES = ['Maximiliane-Charlotte', 'Guglielmo', 'Jo', 'Françoise-Hélène', 'Ülrike', 'D’Artagnan'];

/** In mid-game where dice are thrown there; else where the lot is drawn. */
async function padOf(id: GameId): Promise<KeptGame> {
  const wanted = { people: 2, ownDice: true, stopAt: 'roll' } as const;
  const game = await keptGame(id, { ...wanted, steps: 12 });
  return { ...(game.over ? await keptGame(id, { ...wanted, steps: 0 }) : game), id: `e2e-pad-${id}` };
}

async function behindCurtain(): Promise<KeptGame> {
  const game = await keptGame(SECRETIVE, { steps: 1, seats: 3, people: 3, stopAt: 'sealed' });
  return { ...game, id: 'e2e-curtain' };
}

/** Goes there, from wherever the page is. */
export async function show(page: Page, screen: Screen): Promise<void> {
  // Away first: a dialog closes and a game is opened anew.
  await page.evaluate(() => {
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  });
  await page.evaluate((hash) => {
    if (location.hash === hash) window.dispatchEvent(new HashChangeEvent('hashchange'));
    else location.hash = hash;
  }, screen.hash);
  if (screen.press) {
    // The screen under the dialog comes first.
    await page.locator(screen.press).first().click();
    await page.mouse.move(0, 0);
  }
  await page.locator(screen.ready).first().waitFor();
}
