// npm run bench:review -- [--game ID ...] [--seats N] [--json]: how long a review of a finished game takes in a
// Chromium worker, when its first findings are there, how much memory the worker takes, and whether the page stays
// responsive.
import { parseArgs } from 'node:util';
import { loadRules } from '@iacta/games';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium.mjs';
import { WORDS } from '../web/src/lib/review/words/index.ts';
import { keepOn } from './device.ts';
import { GAME_IDS, type GameId } from './facts.ts';
import { keptGame } from './saves.ts';
import serve from './serve.ts';
import { address, DESKTOP, prepare } from './settings.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true },
    /** Without it the most seats of each game. */
    seats: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
/** Nothing takes so long; it only ends what hangs. */
const PATIENCE = 1_800_000;
/** Between two looks at the worker's memory, in milliseconds. */
const LOOK = 100;
const say = WORDS.en;

interface Measured {
  readonly game: string;
  readonly seats: number;
  readonly steps: number;
  /** Seconds from the press until the first step was judged, and until the summary. */
  readonly first: number;
  readonly whole: number;
  /** The longest time between two pictures of the page meanwhile, in milliseconds. */
  readonly longestFrame: number;
  /** The most that the worker held at any look: its JavaScript heap and its typed arrays, in MB. */
  readonly memory: number;
}

const close = await serve();
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumArguments() });
for (const id of GAME_IDS.filter((each) => values.game?.includes(each) ?? true)) {
  const measured = await bench(browser, id);
  process.stdout.write(`${values.json ? JSON.stringify(measured) : inWords(measured)}\n`);
}
await browser.close();
await close();

async function bench(browser: Browser, id: GameId): Promise<Measured> {
  const { facts } = await loadRules(id);
  const seats = Number(values.seats ?? facts.seatCounts.at(-1));
  const game = await keptGame(id, { bot: 'casual', seats, people: seats });
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'en-GB' });
  await prepare(context, {}, 1, false);
  await keepOn(context, [game]);
  const page = await context.newPage();
  await page.goto(`${address()}${id}/replay/${game.id}`);
  const panel = page.getByRole('region', { name: say.title });
  const start = panel.getByRole('button', { name: say.start });
  await start.waitFor();
  await watchFrames(page);
  const memory = await watchWorker(context, page);
  const began = performance.now();
  await start.click();
  const since = () => (performance.now() - began) / 1000;
  await page.waitForFunction(() => document.querySelector('progress')?.value !== 0, null, {
    timeout: PATIENCE,
  });
  const first = since();
  await panel.getByText(say.table).waitFor({ timeout: PATIENCE });
  const whole = since();
  const longestFrame = await page.evaluate(
    () => (window as unknown as { longestFrame: number }).longestFrame,
  );
  const most = memory.stop();
  const steps = game.record.entries.length;
  await context.close();
  return { game: id, seats, steps, first, whole, longestFrame, memory: most };
}

/** Asks the worker's own JavaScript engine how much it holds; it answers in the middle of its work. */
async function watchWorker(context: BrowserContext, page: Page): Promise<{ stop(): number }> {
  const devtools = await context.newCDPSession(page);
  let most = Number.NaN;
  let clock: NodeJS.Timeout | undefined;
  devtools.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type !== 'worker') return;
    let id = 0;
    clock = setInterval(() => {
      const message = JSON.stringify({ id: ++id, method: 'Runtime.getHeapUsage' });
      // After the last step the worker is gone.
      devtools.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => undefined);
    }, LOOK);
  });
  devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { result = {} } = JSON.parse(message) as { result?: { [part: string]: number } };
    const { usedSize, backingStorageSize = 0 } = result;
    if (usedSize === undefined) return;
    const held = (usedSize + backingStorageSize) / 2 ** 20;
    most = Number.isNaN(most) ? held : Math.max(most, held);
  });
  await devtools.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  return {
    stop() {
      clearInterval(clock);
      return most;
    },
  };
}

async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched = window as unknown as { longestFrame: number };
    watched.longestFrame = 0;
    let last = performance.now();
    const next = () => {
      const now = performance.now();
      watched.longestFrame = Math.max(watched.longestFrame, now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}

function inWords({ game, seats, steps, first, whole, longestFrame, memory }: Measured): string {
  return `${game}, ${seats} seats, ${steps} steps: first findings after ${first.toFixed(1)} s, all after ${whole.toFixed(1)} s, longest frame ${Math.round(longestFrame)} ms, worker ${Math.round(memory)} MB`;
}
