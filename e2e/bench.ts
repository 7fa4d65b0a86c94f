// npm run bench:web -- [--runs 5] [--page NAME ...] [--json]: the page on a phone, by Lighthouse and by taps.
// Lighthouse is no part of the main install: it is fetched into bench/web when it is first needed.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { GameRecord } from '@iacta/core';
import { SOLO_GAME } from '@iacta/games/test-kit';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { median } from '../bench/lib/median.ts';
import { chromiumArguments, findChromium } from '../scripts/chromium.mjs';
import { keepOn } from './device.ts';
import { GAME_IDS, type GameId } from './facts.ts';
import { playOn } from './player.ts';
import { type KeptGame, keptGame } from './saves.ts';
import { countScripts } from './scripts.ts';
import serve from './serve.ts';
import { address, PHONE, prepare } from './settings.ts';
import { slowDown, slowestTap, tapQuietly, watchTaps } from './taps.ts';

/** How much slower a phone is than what this runs on. */
const SLOWER = 4;
/** Taps at a table; the slowest of them counts. */
const TAPS = 24;
/** What a table draws last. */
const DRAWN = 'aside.side';

interface Subject {
  readonly page: string;
  readonly path: string;
  readonly ready: string;
  /** What people press there. */
  readonly tap: (page: Page) => Promise<unknown>;
}

interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
}

type Lighthouse = (
  url: string,
  flags: object,
) => Promise<{ lhr: { categories: { [id: string]: { score: number | null } | undefined } } } | undefined>;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true },
    json: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const say = (text: string) => process.stderr.write(`bench: ${text}\n`);

const played = await Promise.all(GAME_IDS.map((id) => keptGame(id, { steps: 30 })));
const longest = (await Promise.all(GAME_IDS.map(longestOf))).flat();
const games = [...played, ...longest.map(({ game }) => game)];
const subjects = subjectsOf().filter(({ page }) => values.page?.some((part) => page.includes(part)) ?? true);
const lighthouse = await loadLighthouse();
const close = await serve();
const options = { executablePath: findChromium() ?? '', args: chromiumArguments() };
const browser = await chromium.launch(options);
for (const subject of subjects) await benchOne(subject, browser);
await browser.close();
await close();

/** A game whose answers can be long has a record of the longest one, and what is pressed to see it. */
interface Longest {
  readonly game: KeptGame;
  readonly presses: readonly string[];
}

async function longestOf(id: GameId): Promise<Longest[]> {
  const file = new URL(`../games/${id}/test/longest.ts`, import.meta.url);
  if (!existsSync(file)) return [];
  const { longest, presses } = (await import(file.href)) as {
    longest: () => GameRecord;
    presses: readonly string[];
  };
  const record = longest().toJSON();
  // All players sit here, with physical dice: the record has their faces.
  const seats = record.options.seats as number;
  const table = await keptGame(id, { steps: 0, seats, people: seats, ownDice: true });
  const plan = { ...(table.plan as object), options: record.options };
  return [{ game: { ...table, id: `e2e-${id}-longest`, plan, record }, presses }];
}

function subjectsOf(): Subject[] {
  const id = SOLO_GAME;
  const press = (selector: string) => (page: Page) => tapQuietly(page, page.locator(selector).first());
  return [
    { page: 'home', path: '/', ready: '.shelf', tap: press(`a[href="/${id}/new"]`) },
    { page: 'new-game', path: `/${id}/new`, ready: 'button.start', tap: press('.counts label') },
    ...played.map((game) => ({
      page: `table-${game.game}`,
      path: pathOf(game),
      ready: DRAWN,
      tap: (page: Page) => playOn(page, { seed: 3, press: tapQuietly, presses: TAPS }),
    })),
    ...longest.map(({ game, presses }) => ({
      page: `longest-${game.game}`,
      path: pathOf(game),
      ready: DRAWN,
      tap: async (page: Page) => {
        for (const each of presses) await press(each)(page);
      },
    })),
    { page: 'rules', path: `/${id}/rules`, ready: 'h1', tap: press('main nav a') },
  ];
}

function pathOf({ game, id }: KeptGame): string {
  return `/${game}/play/${id}`;
}

async function benchOne(subject: Subject, browser: Browser): Promise<void> {
  const taps: number[] = [];
  const scores: Scores[] = [];
  let jsGzBytes = 0;
  for (let run = 1; run <= runs; run++) {
    say(`${subject.page}, ${run} of ${runs}`);
    const { bytes, slowest } = await tapped(subject, browser);
    jsGzBytes = bytes;
    taps.push(slowest);
    scores.push(await scored(subject));
  }
  const middle = (name: keyof Scores) => median(scores.map((each) => each[name]));
  const line = {
    bench: 'web',
    page: subject.page,
    jsGzBytes,
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    tapMs: median(taps),
  };
  if (values.json) process.stdout.write(`${JSON.stringify(line)}\n`);
  else console.table([line]);
}

/** On a slow phone, with everything moving as it does for people. */
async function tapped(
  { path, ready, tap }: Subject,
  browser: Browser,
): Promise<{ bytes: number; slowest: number }> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  // Bots at once would move before the answer to a tap is painted.
  await prepare(context, { motion: 'full', pace: 'brisk' }, 1, false);
  await keepOn(context, games);
  const page = await context.newPage();
  await watchTaps(page);
  const count = countScripts(page);
  await page.goto(address() + path.slice(1));
  await page.locator(ready).waitFor();
  const bytes = await count();
  await slowDown(page, SLOWER);
  await tap(page);
  const slowest = await slowestTap(page);
  await context.close();
  return { bytes, slowest };
}

/** Lighthouse in a separate profile that has the games, but neither cache nor worker. */
async function scored({ path }: Subject): Promise<Scores> {
  const profile = mkdtempSync(join(tmpdir(), 'iacta-bench-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  try {
    await putGames(context);
    const result = await lighthouse(address() + path.slice(1), {
      port,
      output: 'json',
      logLevel: 'error',
      disableStorageReset: true,
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    });
    const score = (id: string) => result?.lhr.categories[id]?.score ?? 0;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
    };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function putGames(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  // A file of the same origin that loads nothing else.
  await page.goto(`${address()}icon.svg`);
  const entries = games.map((game): [string, string] => [`iacta:game:${game.id}`, JSON.stringify(game)]);
  await page.evaluate((all) => {
    for (const [key, text] of all) localStorage.setItem(key, text);
  }, entries);
  await page.close();
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const found = server.address();
      server.close(() => resolve(typeof found === 'object' && found ? found.port : 9222));
    });
  });
}

async function loadLighthouse(): Promise<Lighthouse> {
  const folder = new URL('../bench/web/', import.meta.url);
  const entry = new URL('node_modules/lighthouse/core/index.js', folder);
  if (!existsSync(entry)) {
    say('installing Lighthouse in bench/web (once) ...');
    const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: fileURLToPath(folder),
      stdio: ['ignore', process.stderr, process.stderr],
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error('Lighthouse could not be installed');
  }
  // Found by address: it may not be installed when types are checked.
  const { default: run } = (await import(entry.href)) as { default: Lighthouse };
  return run;
}
