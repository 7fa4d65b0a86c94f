// How long the bots think: processor time of single decisions, every level at every table. See docs/benchmarks.md.
import { parseArgs } from 'node:util';
import { everyTable, playGame } from '@iacta/bots/arena';
import { seatBot } from '@iacta/bots/levels';
import { type Bot, type GameBots, LEVELS, type Level } from '@iacta/bots/search';
import type { Options, Rules } from '@iacta/core';
import { GAME_IDS, loadRules } from '@iacta/registry';

const USAGE = `npm run bench:bots -- [options]
  --game ID      only this game (may be repeated)
  --seats N      only this seat count (may be repeated)
  --level LEVEL  only this level (may be repeated)
  --moves N      decisions with a choice for each line (400)
  --seconds S    fewer where they take longer than this (15)
  --json         only JSON lines on standard output`;

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true },
    seats: { type: 'string', multiple: true },
    level: { type: 'string', multiple: true },
    moves: { type: 'string', default: '400' },
    seconds: { type: 'string', default: '15' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const TURN_CAP = 400;
const enough = Number(values.moves);
const patience = 1000 * Number(values.seconds);

async function bench(): Promise<void> {
  for (const game of GAME_IDS.filter((id) => values.game?.includes(id) ?? true)) {
    const rules = await loadRules(game);
    for (const options of everyTable(rules.facts)) {
      if (!(values.seats?.includes(String(options.seats)) ?? true)) continue;
      for (const level of LEVELS) {
        if (values.level?.includes(level) ?? true)
          tell(rules, options, level, await timesOf(rules, options, level));
      }
    }
  }
}

/** What the playing thread had of the processor, in milliseconds: hardly more on a busy machine than on a quiet one. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

class Enough extends Error {}

/** The processor time of each decision that is one, ascending. Whoever sits at the table is of that level. */
async function timesOf(rules: Rules, options: Options, level: Level): Promise<number[]> {
  const times: number[] = [];
  const timed =
    (bot: Bot): Bot =>
    (view, seat, below) => {
      const began = threadTime();
      const thought = bot(view, seat, below);
      const now = threadTime();
      times.push(now - began);
      if (times.length >= enough || now - started > patience) throw new Enough();
      return thought;
    };
  const find = async (id: string) => {
    const { bots } = (await import(`@iacta/${id}/bot`)) as { readonly bots: GameBots };
    return {
      bots: { level: async (...asked: Parameters<GameBots['level']>) => timed(await bots.level(...asked)) },
    };
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

function tell(
  { facts }: Rules,
  { seats, ...options }: Options,
  level: Level,
  times: readonly number[],
): void {
  const at = (share: number) => Number(times[Math.ceil(share * times.length) - 1].toFixed(2));
  const line = {
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
  process.stdout.write(values.json ? `${JSON.stringify(line)}\n` : `${plain(line)}\n`);
}

function plain({ bench: _bench, options, ...line }: { readonly [key: string]: unknown }): string {
  const chosen = Object.entries(options as object).filter(([, value]) => value === true);
  const names = [line.game, line.seats, ...chosen.map(([name]) => name), line.level].join(' ');
  const figures = [
    `${line.moves} moves`,
    `median ${line.cpuMsP50}`,
    `99 % ${line.cpuMsP99}`,
    `longest ${line.cpuMsMax} ms`,
  ];
  return `${names.padEnd(40)} ${figures.join(', ')}`;
}

if (values.help) process.stdout.write(`${USAGE}\n`);
else await bench();
