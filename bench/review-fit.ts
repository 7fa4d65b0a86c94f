// What `lived` of a judge is fitted to: how its chances and its luck come out among people. docs/review.md has figures.
import { parseArgs } from 'node:util';

import { seatBot } from '@iacta/bots/levels';
import type { Bot, Judge } from '@iacta/bots/search';
import type { GameRecord, Options, Rules } from '@iacta/core';
import { GAME_IDS, loadBots, loadJudges, loadRules } from '@iacta/games';
import { measureFor, resultOf, review } from '@iacta/review';
import { judgeDecision } from '../review/decisions.ts';
import { LivedChances } from '../review/lived.ts';
import { optionsFor } from '../review/test/kit.ts';
import { gameOf } from '../review/test/statistics.ts';

const USAGE = `npm run review:fit -- [options]: a line of JSON for each game, seat count and pairing
  --chances      fits the power and the weight of skill to half of the games, and shows the slope for the other half
  --luck         fits which part of its luck a player makes a result of, and how much the spread shrinks with it
  --game ID      only this game (may be repeated)
  --seats N      (2)
  --bots A,B     who plays; seats change from game to game (may be repeated; casual,first-steps and casual,casual)
  --games N      for each pairing (100)
  --seed N       of the first game (1)`;

const { values } = parseArgs({
  options: {
    chances: { type: 'boolean', default: false },
    luck: { type: 'boolean', default: false },
    game: { type: 'string', multiple: true },
    seats: { type: 'string', default: '2' },
    bots: { type: 'string', multiple: true, default: ['casual,first-steps', 'casual,casual'] },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});
const [seats, games, seed] = [values.seats, values.games, values.seed].map(Number);
/** Decisions of each seat that are judged: neighbours say the same. */
const JUDGED = 10;
/** Rolls are worth a rough look only: their errors are small beside the spread of results. */
const ROUGH = { enumerate: 60, sample: 24, alternatives: 1 };
/** Before any game is seen: the power, and how well it is known; skill helps no one. */
const BEFORE = { power: 0.6, powerSd: 0.15, skillSd: 20 };

interface Table {
  readonly rules: Rules;
  readonly options: Options;
  readonly judge: Judge;
}

/** A position of a game: chances by the judge, skill shown so far by seat, and who won. */
interface Row {
  readonly game: number;
  readonly win: readonly number[];
  readonly skill: readonly number[];
  readonly won: readonly number[];
}

async function botsOf(
  { rules, options }: Table,
  pairing: string,
): Promise<(seat: number, game: number) => string> {
  const names = pairing.split(',');
  for (const name of names)
    if (!(await seatBot(name, { rules, options, find: loadBots }))) throw new Error(`no bot ${name}`);
  return (seat, game) => names[(seat + game) % names.length];
}

async function* played(
  table: Table,
  pairing: string,
): AsyncGenerator<{ game: number; record: GameRecord; levels: string[] }> {
  const { rules, options } = table;
  const levelOf = await botsOf(table, pairing);
  const bots = new Map<string, Bot | null>();
  for (const name of pairing.split(','))
    bots.set(name, await seatBot(name, { rules, options, find: loadBots }));
  for (let game = 0; game < games; game++) {
    const levels = Array.from({ length: seats }, (_, seat) => levelOf(seat, game));
    const record = gameOf(rules, options, (seat) => bots.get(levels[seat]) as Bot, seed + game);
    yield { game, record, levels };
  }
}

/** Some decisions of a game, with unit weights of skill: what `LivedChances` multiplies by its own. */
function rowsOf({ rules, judge }: Table, game: number, record: GameRecord): Row[] {
  const first: Judge = { version: judge.version, value: (position) => judge.value(position) };
  const own = record.steps.flatMap((step, index) => ('move' in step ? [index] : []));
  const every = Math.max(1, Math.floor(own.length / (JUDGED * seats)));
  const skill = new LivedChances({ ...first, lived: { ...UNIT, steps: record.steps.length } }, seats);
  const { win: won } = resultOf(rules, record.position);
  const even = new Array<number>(seats).fill(1 / seats);
  const rows: Row[] = [];
  for (let at = game % every; at < own.length; at += every) {
    const step = record.steps[own[at]];
    if ('roll' in step) continue;
    const decision = judgeDecision(rules, first, record.positions[own[at]], step);
    if (decision.options.length === 1) continue;
    const logs = skill.at(own[at])?.({ points: [], win: even }).win ?? even;
    rows.push({ game, win: decision.options[0].worth.win, skill: logs.map(Math.log), won });
    for (let times = 0; times < every; times++) skill.decided(step.seat, decision.firstLoss);
  }
  return rows;
}
const UNIT = { sure: 0, skill: 1, luck: { 'first-steps': 1, casual: 1, strong: 1, best: 1 } };

/** The power and the weight of skill that make what happened likeliest, by Newton's method; rows are seats. */
function fitted(rows: readonly Row[], hasSkill: boolean, before = BEFORE): [power: number, skill: number] {
  let [power, skill] = [before.power, 0];
  // Positions of one game share its result: together they count as one.
  const inGame = new Map<number, number>();
  for (const { game } of rows) inGame.set(game, (inGame.get(game) ?? 0) + 1);
  for (let round = 0; round < 40; round++) {
    let [g0, g1] = [(before.power - power) / before.powerSd ** 2, -skill / before.skillSd ** 2];
    let [h00, h01, h11] = [before.powerSd ** -2, 0, before.skillSd ** -2];
    for (const row of rows) {
      const weight = EFFECTIVE / (inGame.get(row.game) ?? 1);
      const chances = livedOf(row, power, skill);
      const x = row.win.map((win, seat) => [Math.log(Math.max(FLOOR, win)), row.skill[seat]]);
      const mean = [0, 1].map((k) => chances.reduce((sum, chance, seat) => sum + chance * x[seat][k], 0));
      for (const [seat, chance] of chances.entries()) {
        const [a, b] = [x[seat][0] - mean[0], x[seat][1] - mean[1]];
        g0 += weight * row.won[seat] * a;
        g1 += weight * row.won[seat] * b;
        h00 += weight * chance * a * a;
        h01 += weight * chance * a * b;
        h11 += weight * chance * b * b;
      }
    }
    if (!hasSkill) power += g0 / h00;
    else {
      const det = h00 * h11 - h01 ** 2;
      power += (g0 * h11 - g1 * h01) / det;
      skill += (g1 * h00 - g0 * h01) / det;
    }
    power = Math.min(2, Math.max(0.1, power));
    skill = Math.min(200, Math.max(0, skill));
  }
  return [power, skill];
}
const FLOOR = 0.002;
/** Positions of a game that say different things about the same result. */
const EFFECTIVE = 4;

function livedOf(row: Row, power: number, skill: number): number[] {
  const weights = row.win.map(
    (win, seat) => Math.max(FLOOR, win) ** power * Math.exp(skill * row.skill[seat]),
  );
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

/** The slope of what happened on what was said, on the logit scale: one where chances are as sure as they should be. */
function slopeOf(rows: readonly Row[], power: number, skill: number): number {
  const seen = rows.map((row) => ({
    ...row,
    win: livedOf(row, power, skill),
    skill: row.skill.map(() => 0),
  }));
  return fitted(seen, false, { ...BEFORE, power: 1, powerSd: 10 })[0];
}

/** The standard error by leaving out a tenth of the games at a time. */
function jackknife(rows: readonly Row[], of: (rows: readonly Row[]) => number): number {
  const parts = Array.from({ length: 10 }, (_, part) =>
    of(rows.filter(({ game }) => (game % 20) >> 1 !== part)),
  );
  const mean = parts.reduce((a, b) => a + b) / parts.length;
  return Math.sqrt(0.9 * parts.reduce((sum, each) => sum + (each - mean) ** 2, 0));
}

async function chances(table: Table): Promise<void> {
  const rows: Row[] = [];
  let [steps, count] = [0, 0];
  for (const pairing of values.bots) {
    for await (const { game, record } of played(table, pairing)) {
      const number = 2 * games * values.bots.indexOf(pairing) + game;
      rows.push(...rowsOf(table, number, record));
      steps += record.steps.length;
      count++;
    }
  }
  const [fit, other] = [0, 1].map((half) => rows.filter(({ game }) => game % 2 === half));
  const [power, skill] = fitted(fit, true);
  const slope = (part: readonly Row[]) => slopeOf(part, power, skill);
  write(table, {
    what: 'chances',
    games: count,
    steps: Math.round(steps / count),
    sure: power,
    skill,
    slopeOfJudge: slopeOf(other, 1, 0),
    slope: slope(other),
    error: jackknife(other, slope),
    all: fitted(rows, true),
  });
}

/** The best part of luck for one half of the games, and what it does to the spread in the other, both ways. */
async function luck(table: Table): Promise<void> {
  const measure = measureFor(seats);
  for (const pairing of values.bots) {
    const level = pairing.split(',')[0];
    const seen: { result: number; luck: number }[] = [];
    for await (const { record, levels } of played(table, pairing)) {
      const seat = levels.indexOf(level);
      const rolls = [...review(record, table.judge, ROUGH)].filter(({ kind }) => kind === 'roll');
      seen.push({
        result: resultOf(table.rules, record.position)[measure][seat],
        luck: rolls.reduce((sum, { effect }) => sum + effect[measure][seat], 0),
      });
    }
    const halves = [0, 1].map((half) => seen.filter((_, game) => game % 2 === half));
    const held = halves.flatMap((half, i) => {
      const part = partOf(halves[1 - i]);
      return half.map(({ result, luck }) => result - part * luck);
    });
    const spread = deviation(seen.map(({ result }) => result));
    const left = deviation(held);
    const rest = deviation(seen.map(({ result, luck }) => result - partOf(seen) * luck));
    write(table, {
      what: 'luck',
      bots: pairing,
      games: seen.length,
      part: partOf(seen),
      error: rest / (deviation(seen.map(({ luck }) => luck)) * Math.sqrt(seen.length)),
      spread,
      asItIs: deviation(seen.map(({ result, luck }) => result - luck)) / spread - 1,
      change: left / spread - 1,
      changeError: Math.sqrt((1 - Math.min(1, (left / spread) ** 2)) / seen.length + 0.5 / seen.length ** 2),
    });
  }
}

function partOf(seen: readonly { result: number; luck: number }[]): number {
  const mean = (of: 'result' | 'luck') => seen.reduce((sum, each) => sum + each[of], 0) / seen.length;
  const [result, luck] = [mean('result'), mean('luck')];
  const both = seen.reduce((sum, each) => sum + (each.result - result) * (each.luck - luck), 0);
  const own = seen.reduce((sum, each) => sum + (each.luck - luck) ** 2, 0);
  return own > 0 ? both / own : 0;
}

function deviation(numbers: readonly number[]): number {
  const mean = numbers.reduce((a, b) => a + b, 0) / numbers.length;
  return Math.sqrt(numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (numbers.length - 1));
}

function write({ rules, judge }: Table, line: object): void {
  const rounded = JSON.stringify(
    { game: rules.facts.id, seats, judge: judge.version, seed, ...line },
    (_, value) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value),
  );
  process.stdout.write(`${rounded}\n`);
}

if (values.help || values.chances === values.luck) process.stdout.write(`${USAGE}\n`);
else
  for (const id of GAME_IDS.filter((each) => values.game?.includes(each) ?? true)) {
    const rules = await loadRules(id);
    const options = optionsFor(rules, { seats });
    const judge = await (await loadJudges(id))?.judges.judge(options);
    if (judge) await (values.chances ? chances : luck)({ rules, options, judge });
  }
