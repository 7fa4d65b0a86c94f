import type { Bot, Judge } from '@iacta/bots/search';
import {
  clone,
  isOver,
  keyedStream,
  MoveList,
  type Options,
  type Position,
  type Rules,
  rollWith,
  seatsIn,
  view,
} from '@iacta/core';
import { COSTLY, judgeDecision, type Measure, measureFor, resultOf } from '../index.ts';

// Planted blunders and planted lucky rolls: what a review makes of them, against games played on many times.

export interface Planting {
  readonly rules: Rules;
  readonly options: Options;
  readonly judge: Judge;
  /** Plays the game up to the planted step, and on from it. */
  readonly bot: Bot;
  /** Planted steps that are tried. */
  readonly cases: number;
  /** At most so many games are played on from each of both sides of a case. */
  readonly rollouts: number;
  readonly seed: number;
}

/** Two ways to go on from a position: what the better one gains in games, and by the judge. */
export interface Planted {
  readonly truth: number;
  readonly standardError: number;
  readonly judged: number;
}

export interface Found {
  readonly cases: number;
  /** Cases that gain more than the threshold for certain: by three standard errors. */
  readonly sure: number;
  /** Those of them that the review finds. */
  readonly found: number;
  /** Over all cases, what the judge says less what the games say. */
  readonly bias: number;
}

/** From this gain on a case counts: five points, a tenth of a win. */
const PLANTED: { readonly [measure in Measure]: number } = { points: 5, win: 0.1 };

/** A random legal move instead of the bot's; the review must call it costly. */
export function plantedBlunders(planting: Planting): Found {
  const { rules, judge, bot, seed } = planting;
  const least = COSTLY[measureOf(planting)];
  return tried(planting, least, (position, number) => {
    const [seat] = seatsIn(rules.deciders(position));
    if (seat === undefined) return null;
    const seen = view(rules, position, seat);
    const list = new MoveList();
    rules.list(seen, seat, list);
    if (list.count < 2) return null;
    const good = bot(seen, seat, keyedStream(seed, number)).best.move;
    const others = list.toArray().filter((move) => move !== good);
    const bad = others[keyedStream(seed + 1, number)(others.length)];
    const { options, played } = judgeDecision(rules, judge, position, { seat, move: bad });
    const measure = measureOf(planting);
    return {
      seat,
      sides: [good, bad].map((move) => after(position, (next) => rules.applyMove(next, seat, move, null))),
      judged: options[0].worth[measure][seat] - played.worth[measure][seat],
    };
  });
}

/** Two rolls for one; the review must give the better one more luck. Luck differs as the values after the rolls do. */
export function plantedRolls(planting: Planting): Found {
  const { rules, judge, seed } = planting;
  return tried(planting, 0, (position, number) => {
    const dice = rules.dice(position);
    if (!dice) return null;
    const seat = rules.thrower(position);
    const below = keyedStream(seed + 2, number);
    const sides = [rollWith(dice, below), rollWith(dice, below)].map((roll) =>
      after(position, (next) => rules.applyRoll(next, roll, null)),
    );
    const measure = measureOf(planting);
    const [a, b] = sides.map((side) => judge.value(side)[measure][seat]);
    return { seat, sides, judged: a - b };
  });
}

interface Case {
  readonly seat: number;
  readonly sides: readonly Position[];
  readonly judged: number;
}

function tried(
  planting: Planting,
  least: number,
  plant: (position: Position, number: number) => Case | null,
): Found {
  const threshold = PLANTED[measureOf(planting)];
  const all: Planted[] = [];
  let gap = 0;
  for (let number = 0; all.length < planting.cases; number++) {
    const position = positionIn(planting, number);
    const found = position && plant(position, number);
    if (!found) continue;
    const played = compare(planting, found, number, threshold);
    gap += found.judged - played.truth;
    // Whichever side the games prefer is the better one.
    const sign = Math.sign(played.truth) || 1;
    all.push({ ...played, truth: sign * played.truth, judged: sign * found.judged });
  }
  const sure = all.filter(({ truth, standardError }) => truth - 3 * standardError > threshold);
  return {
    cases: all.length,
    sure: sure.length,
    found: sure.filter(({ judged }) => judged >= least && judged > 0).length,
    bias: gap / all.length,
  };
}

/** Somewhere in a game of the bot: every case comes from another game. */
function positionIn({ rules, options, bot, seed }: Planting, number: number): Position | null {
  const position = clone(rules.begin(options));
  const below = keyedStream(seed + 3, number);
  const steps = below(120);
  for (let step = 0; step < steps; step++) {
    if (isOver(rules, position)) return null;
    playOne(rules, bot, position, below);
  }
  return isOver(rules, position) ? null : position;
}

const BATCH = 16;

/** Plays both sides on with the same dice, until the gain is certain or certainly too small. */
function compare(
  { rules, options, bot, rollouts, seed }: Planting,
  { seat, sides }: Case,
  number: number,
  threshold: number,
): Pick<Planted, 'truth' | 'standardError'> {
  const measure = measureFor(options.seats);
  let [count, sum, squares] = [0, 0, 0];
  for (;;) {
    const [good, bad] = sides.map((side) => {
      const position = clone(side);
      for (let step = 0; !isOver(rules, position); step++)
        playOne(rules, bot, position, keyedStream(seed + 4 + number * rollouts + count, step));
      return resultOf(rules, position)[measure][seat];
    });
    count++;
    sum += good - bad;
    squares += (good - bad) ** 2;
    if (count % BATCH !== 0) continue;
    const truth = sum / count;
    const standardError = Math.sqrt(Math.max(0, squares / count - truth ** 2) / (count - 1));
    const margin = Math.abs(truth) - threshold;
    if (count >= rollouts || Math.abs(margin) > 4 * standardError) return { truth, standardError };
  }
}

function playOne(rules: Rules, bot: Bot, position: Position, below: (n: number) => number): void {
  const dice = rules.dice(position);
  if (dice) {
    rules.applyRoll(position, rollWith(dice, below), null);
    return;
  }
  const [seat] = seatsIn(rules.deciders(position));
  const { move } = bot(view(rules, position, seat), seat, below).best;
  rules.applyMove(position, seat, move, null);
}

function after(position: Position, apply: (next: Position) => void): Position {
  const next = clone(position);
  apply(next);
  return next;
}

function measureOf({ options }: Planting): Measure {
  return measureFor(options.seats);
}
