import { parseArgs } from 'node:util';
import { everyTable } from '@iacta/bots/arena';
import {
  type Calibrated,
  calibrate,
  POLICIES,
  type Policy,
  type Sample,
  samplesOf,
} from '@iacta/bots/calibration';
import { seatBot } from '@iacta/bots/levels';
import type { Bot, Judge } from '@iacta/bots/search';
import type { Options, Rules } from '@iacta/core';
import { GAME_IDS, type GameId, isGameId, loadBots, loadJudges, loadRules } from '@iacta/games';
import { complain, printText } from '../terminal/print.ts';

const USAGE = `iacta calibrate GAME: what the best level forecasts, against what it makes of the position

  --seats N          how many seats (several times for several counts); without: every count of the game
  --policy NAME      whose games lead to the positions (several times): ${POLICIES.join(', ')}; without: all
  --games N          games for each policy; each gives a position for every fifth of it (20)
  --continuations N  games played on from each position (8)
  --effort E         scales how hard the bots think (1)
  --seed N           other games (1)
  --judge            instead: what the game's judge says, which hints and reviews show
  --json             one line of JSON for each policy, part and kind of value
  --samples          instead: every position with the result of one game played on from it, a line of JSON each`;

const FLAGS = {
  help: { type: 'boolean', short: 'h', default: false },
  seats: { type: 'string', multiple: true, default: [] as string[] },
  policy: { type: 'string', multiple: true, default: [] as string[] },
  games: { type: 'string', default: '20' },
  continuations: { type: 'string', default: '8' },
  effort: { type: 'string', default: '1' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
  judge: { type: 'boolean', default: false },
  samples: { type: 'boolean', default: false },
} as const;

/** iacta calibrate: a tool for developers, in English. */
export async function calibrateCommand(args: readonly string[]): Promise<number> {
  const wanted = read(args);
  if (typeof wanted === 'string') {
    return complain(wanted);
  }
  if (wanted.help) {
    printText(USAGE);
    return 0;
  }
  const rules = await loadRules(wanted.game);
  for (const options of everyTable(rules.facts)) {
    if (wanted.seats.length > 0 && !wanted.seats.includes(options.seats)) continue;
    const bots = await botsFor(rules, options, wanted.effort);
    const judge = wanted.judge ? await judgeOf(rules, options) : undefined;
    const plan = {
      ...(judge && { judge }),
      contest: { rules, options, turnCap: TURN_CAP },
      bot: (policy: Exclude<Policy, 'mixed'>) => bots[policy],
      policies: wanted.policies,
      games: wanted.games,
      continuations: wanted.continuations,
      seed: wanted.seed,
    };
    for (const line of wanted.samples ? samplesOf(plan) : calibrate(plan)) {
      printText(text(rules, options, line, wanted));
      // So that a signal gets through.
      await new Promise(setImmediate);
    }
  }
  return 0;
}

const TURN_CAP = 400;

function read(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
    const [game = ''] = positionals;
    if (!values.help && !isGameId(game)) return `which game? ${GAME_IDS.join(', ')}`;
    const policies = POLICIES.filter(
      (policy) => values.policy.length === 0 || values.policy.includes(policy),
    );
    if (values.policy.some((name) => !(POLICIES as readonly string[]).includes(name)))
      return `no such policy; there are: ${POLICIES.join(', ')}`;
    const [games, continuations, effort, seed] = [
      values.games,
      values.continuations,
      values.effort,
      values.seed,
    ].map(Number);
    if (![games, continuations, effort, seed].every((number) => number > 0)) return 'numbers must be above 0';
    return {
      help: values.help,
      game: game as GameId,
      seats: values.seats.map(Number),
      policies,
      games,
      continuations,
      effort,
      seed,
      json: values.json,
      judge: values.judge,
      samples: values.samples,
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function judgeOf(rules: Rules, options: Options): Promise<Judge> {
  const found = await loadJudges(rules.facts.id);
  if (!found) throw new Error(`${rules.facts.id} has no judge`);
  return found.judges.judge(options);
}

async function botsFor(rules: Rules, options: Options, effort: number) {
  const bots: Partial<Record<Policy, Bot>> = {};
  for (const policy of POLICIES) {
    if (policy === 'mixed') continue;
    const bot = await seatBot(policy, { rules, options, find: loadBots, effort });
    if (!bot) throw new Error(`${rules.facts.id} has no bot ${policy}`);
    bots[policy] = bot;
  }
  return bots as Record<Exclude<Policy, 'mixed'>, Bot>;
}

function text(
  rules: Rules,
  options: Options,
  line: Calibrated | Sample,
  { json: asJson, judge }: { readonly json: boolean; readonly judge: boolean },
): string {
  if ('position' in line) return JSON.stringify(line);
  return asJson ? json(rules, options, line, judge) : plain(rules, options, line);
}

function json({ facts }: Rules, options: Options, line: Calibrated, judged: boolean): string {
  const { seats, ...rest } = options;
  const { policy, part, kind, n, forecast, observed, error, ci95 } = line;
  const digits = kind === 'win' ? 4 : 2;
  const rounded = (value: number) => Number(value.toFixed(digits));
  return JSON.stringify({
    bench: judged ? 'calibrate --judge' : 'calibrate',
    game: facts.id,
    seats,
    options: rest,
    level: policy,
    part,
    kind,
    n,
    forecast: rounded(forecast),
    observed: rounded(observed),
    error: rounded(error),
    ci95: rounded(ci95),
  });
}

function plain({ facts }: Rules, options: Options, line: Calibrated): string {
  const { policy, part, kind, n, forecast, observed, error, ci95 } = line;
  const digits = kind === 'win' ? 3 : 1;
  const figures = `${forecast.toFixed(digits)} forecast, ${observed.toFixed(digits)} observed`;
  return `${facts.id}, ${JSON.stringify(options)}, ${policy}, part ${part}, ${kind}: ${figures}, error ${error.toFixed(digits)} ± ${ci95.toFixed(digits)} (${n})`;
}
