// What reviews are worth, statistically: docs/review.md has the figures. A small sample of each check is part of npm test.
import { parseArgs } from 'node:util';
import { seatBot } from '@iacta/bots/levels';
import { LEVELS, type Level } from '@iacta/bots/search';
import type { Options, Rules } from '@iacta/core';
import { GAME_IDS, type GameId, loadBots, loadJudges, loadRules } from '@iacta/games';
import { choicesOf } from '../review/test/choices.ts';
import { optionsFor, randomGame, wholeReview, wildJudge } from '../review/test/kit.ts';
import { plantedBlunders, plantedRolls } from '../review/test/planted.ts';
import { type Statistics, statisticsOf } from '../review/test/statistics.ts';

const USAGE = `npm run review:check -- [options]
  --identity     only the identity, with a judge that says anything, over random games
  --planted      planted blunders and lucky rolls, against games played on many times by the best level
  --choices      what the choices of each level cost by the judge, against games played on by the best level
  --rollouts N   at most so many games for each side of a planted step or a choice (400)
  --effort E     scales how hard the best level thinks in the games played on (1)
  --game ID      only this game (may be repeated)
  --seats N      only this seat count (may be repeated)
  --level LEVEL  only this level (may be repeated)
  --games N      games for each line, or planted steps (20; 1000 with --identity)
  --seed N       of the first game (1)
  --json         only JSON lines on standard output`;

const { values } = parseArgs({
  options: {
    identity: { type: 'boolean', default: false },
    planted: { type: 'boolean', default: false },
    choices: { type: 'boolean', default: false },
    rollouts: { type: 'string', default: '400' },
    effort: { type: 'string', default: '1' },
    game: { type: 'string', multiple: true },
    seats: { type: 'string', multiple: true },
    level: { type: 'string', multiple: true },
    games: { type: 'string' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const rollouts = Number(values.rollouts);
const count = Number(values.games ?? (values.identity ? 1000 : 20));
/** More games than any line has. */
const LINE = 1_000_000;
const levels = LEVELS.filter((level) => values.level?.includes(level) ?? true);

const write = (line: object, text: string) =>
  process.stdout.write(`${values.json ? JSON.stringify(line) : text}\n`);

/** Luck, revisions and results of each level; at tables against the level below. */
async function check(): Promise<void> {
  for (const { id, rules, options } of await tables()) {
    const found = await loadJudges(id);
    if (!found) continue;
    const judge = await found.judges.judge(options);
    const botOf = async (level: Level) => {
      const bot = await seatBot(level, { rules, options, find: loadBots });
      if (!bot) throw new Error(`${id} has no bot ${level}`);
      return bot;
    };
    const means: { readonly level: Level; readonly adjusted: number }[] = [];
    for (const level of levels) {
      const index = LEVELS.indexOf(level);
      // Opponents are of the level below, so that the adjusted result shows whether it is weaker.
      const other = await botOf(LEVELS[Math.max(0, index - 1)]);
      const bots = [await botOf(level), ...new Array(options.seats - 1).fill(other)];
      // Each line has separate dice: luck in one says nothing about the others.
      const first = seed + LINE * (LEVELS.length * options.seats + index);
      const found = statisticsOf({ rules, options, judge, bots, games: count, seed: first });
      const line = { game: id, seats: options.seats, level, judge: judge.version, ...found };
      write(line, `${id} ${options.seats} ${level}: ${inWords(found)}`);
      means.push({ level, adjusted: found.adjusted.mean });
    }
    rank(id, options.seats, means);
  }
}

/** Whether results without luck put each level above the one below it. */
function rank(
  game: GameId,
  seats: number,
  means: readonly { readonly level: Level; readonly adjusted: number }[],
): void {
  const right = means.flatMap(({ level, adjusted }, index): boolean[] => {
    const isLowest = level === LEVELS[0];
    if (seats > 1) return isLowest ? [] : [adjusted > 1 / seats];
    return index === 0 ? [] : [adjusted > means[index - 1].adjusted];
  });
  if (right.length === 0) return;
  const [ranked, pairs] = [right.filter(Boolean).length, right.length];
  write(
    { game, seats, ranked, pairs },
    `${game} ${seats}: ${ranked} of ${pairs} neighbouring levels ranked right`,
  );
}

/** What a review makes of steps that are known to be costly or lucky. */
async function planted(): Promise<void> {
  for (const { id, rules, options } of await tables()) {
    const found = await loadJudges(id);
    const bot = await bestBot(rules, options);
    if (!found || !bot) continue;
    const judge = await found.judges.judge(options);
    const planting = { rules, options, judge, bot, cases: count, rollouts, seed };
    for (const [what, plant] of Object.entries({ blunders: plantedBlunders, rolls: plantedRolls })) {
      const result = plant(planting);
      const { cases, sure, found: seen, bias } = result;
      write(
        { game: id, seats: options.seats, what, ...result },
        `${id} ${options.seats} ${what}: ${seen} of ${sure} found (${cases} tried; judge less games ${bias.toPrecision(2)} on average)`,
      );
    }
  }
}

/** How much of what a review calls own choices is the player's, and how much the judge's error. */
async function choices(): Promise<void> {
  for (const { id, rules, options } of await tables()) {
    const found = await loadJudges(id);
    const best = await bestBot(rules, options);
    if (!found || !best) continue;
    const judge = await found.judges.judge(options);
    for (const level of levels) {
      const bot = await seatBot(level, { rules, options, find: loadBots });
      if (!bot) continue;
      const result = choicesOf({ rules, options, judge, bot, best, games: count, rollouts, seed });
      const text = Object.entries(result).map(([name, value]) => `${name} ${Number(value.toPrecision(3))}`);
      write(
        { game: id, seats: options.seats, level, ...result },
        `${id} ${options.seats} ${level}: ${text.join(', ')}`,
      );
    }
  }
}

/** Who plays on, with less effort where that was asked for. */
async function bestBot(rules: Rules, options: Options) {
  return seatBot('best', { rules, options, find: loadBots, effort: Number(values.effort) });
}

function inWords({ games, luck, revision, own, others, result, adjusted, scale, rest }: Statistics): string {
  const round = (value: number) => Number(value.toPrecision(3));
  return [
    `${games} games`,
    `luck ${round(luck.mean)} ± ${round(luck.standardError)} (sd ${round(luck.sd)})`,
    `revisions ${round((100 * revision.mean) / scale)} % of ${round(scale)}, sd ${round((100 * revision.sd) / luck.sd)} % of luck’s`,
    `own choices ${round(own.mean)} (sd ${round(own.sd)}), others’ ${round(others.mean)} (sd ${round(others.sd)})`,
    `result ${round(result.mean)} (sd ${round(result.sd)}), without luck ${round(adjusted.mean)} ± ${round(adjusted.standardError)} (sd ${round(adjusted.sd)}, −${round(100 * (1 - adjusted.sd / result.sd))} %)`,
    `identity within ${rest.toExponential(1)}`,
  ].join('; ');
}

/** Whatever a judge says, the parts add up: random games with undo and changed answers. */
async function identity(): Promise<void> {
  const settings = { enumerate: 6, sample: 2, alternatives: 2 };
  for (const { id, rules, options } of await tables()) {
    let [rest, games] = [0, 0];
    for (let game = 0; games < count && game < 2 * count; game++) {
      const record = randomGame(rules, options, seed + game);
      if (!record) continue;
      games++;
      const { rest: gaps } = wholeReview(record, wildJudge(rules), settings);
      rest = Math.max(rest, ...gaps.points.map(Math.abs), ...gaps.win.map(Math.abs));
    }
    const line = { game: id, seats: options.seats, games, rest };
    write(line, `${id} ${options.seats}: ${games} games, identity within ${rest.toExponential(1)}`);
    if (rest > 1e-9 || games < count) process.exitCode = 1;
  }
}

async function tables(): Promise<{ id: GameId; rules: Rules; options: Options }[]> {
  const found: { id: GameId; rules: Rules; options: Options }[] = [];
  for (const id of GAME_IDS.filter((each) => values.game?.includes(each) ?? true)) {
    const rules = await loadRules(id);
    for (const seats of rules.facts.seatCounts) {
      if (values.seats?.includes(String(seats)) ?? true)
        found.push({ id, rules, options: optionsFor(rules, { seats }) });
    }
  }
  return found;
}

if (values.help) process.stdout.write(`${USAGE}\n`);
else if (values.identity) await identity();
else if (values.planted) await planted();
else if (values.choices) await choices();
else await check();
