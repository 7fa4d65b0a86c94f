// How long the bots think: processor time of single decisions, every level at every table. See docs/results.md.
import { parseArgs } from 'node:util';
import { everyTable, playGame } from '@iacta/bots/arena';
import { seatBot } from '@iacta/bots/levels';
import { type Bot, type GameBots, LEVELS, type Level } from '@iacta/bots/search';
import type { Options, OptionValue, Rules } from '@iacta/core';
import { GAME_IDS, loadBots, loadRules } from '@iacta/games';

const USAGE = `npm run bench:bots -- [options]
  --game ID      only this game (may be repeated)
  --seats N      only this seat count (may be repeated)
  --level LEVEL  only this level (may be repeated)
  --moves N      decisions with a choice for each line (400)
  --seconds S    fewer where they take longer than this (15)
  --json         only JSON lines on standard output
  --markdown     the table of docs/results.md`;

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true },
    seats: { type: 'string', multiple: true },
    level: { type: 'string', multiple: true },
    moves: { type: 'string', default: '400' },
    seconds: { type: 'string', default: '15' },
    json: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const TURN_CAP = 400;
const enough = Number(values.moves);
const patience = 1000 * Number(values.seconds);

const write = (text: string) => process.stdout.write(`${text}\n`);

async function bench(): Promise<void> {
  const printer = PRINTERS[values.json ? 'json' : values.markdown ? 'markdown' : 'table'];
  for (const line of printer.head) write(line);
  for (const game of GAME_IDS.filter((id) => values.game?.includes(id) ?? true)) {
    const rules = await loadRules(game);
    for (const options of everyTable(rules.facts)) {
      if (!(values.seats?.includes(String(options.seats)) ?? true)) continue;
      for (const level of LEVELS) {
        if (!(values.level?.includes(level) ?? true)) continue;
        write(printer.row(lineOf(rules, options, level, await timesOf(rules, options, level))));
      }
    }
  }
}

/** What the playing thread had of the processor, in milliseconds: hardly more on a busy machine than on a quiet one. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Systems count processor time in steps of some milliseconds: shorter intervals are measured by the clock. */
const BY_THE_CLOCK = 10;

function stopwatch(): () => number {
  const began = threadTime();
  const since = performance.now();
  return () => {
    const passed = performance.now() - since;
    return passed < BY_THE_CLOCK ? passed : Math.min(passed, threadTime() - began);
  };
}

class Enough extends Error {}

/** The processor time of each decision with a choice, ascending. Every seat is of the same level. */
async function timesOf(rules: Rules, options: Options, level: Level): Promise<number[]> {
  const times: number[] = [];
  const timed =
    (bot: Bot): Bot =>
    (view, seat, below) => {
      const took = stopwatch();
      const thought = bot(view, seat, below);
      times.push(took());
      if (times.length >= enough || threadTime() - started > patience) throw new Enough();
      return thought;
    };
  const find = async (id: string) => {
    const own = await loadBots(id);
    if (own === null) return null;
    const level: GameBots['level'] = async (...asked) => timed(await own.bots.level(...asked));
    return { bots: { level } };
  };
  const bot = await seatBot(level, { rules, options, find });
  if (bot === null) throw new Error(`${rules.facts.id} has no level ${level}`);
  const contest = { rules, options, turnCap: TURN_CAP };
  const started = threadTime();
  try {
    for (let seed = 1; ; seed++) playGame(contest, new Array<Bot>(options.seats).fill(bot), seed);
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return times.toSorted((a, b) => a - b);
}

interface Line {
  readonly bench: 'bots';
  readonly game: string;
  readonly seats: number;
  readonly options: { readonly [name: string]: OptionValue };
  readonly level: Level;
  readonly moves: number;
  readonly cpuMsP50: number;
  readonly cpuMsP99: number;
  readonly cpuMsMax: number;
}

function lineOf(
  { facts }: Rules,
  { seats, ...options }: Options,
  level: Level,
  times: readonly number[],
): Line {
  const at = (share: number) => Number(times[Math.ceil(share * times.length) - 1].toFixed(2));
  return {
    bench: 'bots',
    game: facts.id,
    seats,
    options,
    level,
    moves: times.length,
    cpuMsP50: at(0.5),
    cpuMsP99: at(0.99),
    cpuMsMax: at(1),
  };
}

function cellsOf({ game, seats, options, level, moves, cpuMsP50, cpuMsP99, cpuMsMax }: Line): string[] {
  const chosen = Object.entries(options).filter(([, value]) => value === true);
  const table = [game, seats, ...chosen.map(([name]) => name)].join(' ');
  return [table, level, ...[moves, cpuMsP50, cpuMsP99, cpuMsMax].map(String)];
}

const HEAD = ['table', 'level', 'moves', 'median ms', '99 % ms', 'longest ms'];
const WIDTHS = [30, 12, 6, 10, 10, 10];

const PRINTERS = {
  json: { head: [], row: (line: Line) => JSON.stringify(line) },
  markdown: {
    head: [`| ${HEAD.join(' | ')} |`, '| --- | --- | ---: | ---: | ---: | ---: |'],
    row: (line: Line) => `| ${cellsOf(line).join(' | ')} |`,
  },
  table: { head: [padded(HEAD)], row: (line: Line) => padded(cellsOf(line)) },
};

function padded(cells: readonly string[]): string {
  return cells.map((cell, i) => (i < 2 ? cell.padEnd(WIDTHS[i]) : cell.padStart(WIDTHS[i]))).join(' ');
}

if (values.help) write(USAGE);
else await bench();
