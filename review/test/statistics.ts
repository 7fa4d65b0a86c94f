import type { Bot, Judge } from '@iacta/bots/search';
import { awaits, GameRecord, keyedStream, type Options, type Rules, rollWith, view } from '@iacta/core';
import { measureFor, type Settings, summarise } from '../index.ts';
import { wholeReview } from './kit.ts';

/** What the reviews of many games of one kind come to, for one seat of each, in the measure that seats choose by. */
export interface Statistics {
  readonly games: number;
  readonly luck: Spread;
  readonly revision: Spread;
  /** What its own and the others' choices came to. */
  readonly own: Spread;
  readonly others: Spread;
  readonly result: Spread;
  /** The result less its luck: what is left to skill. */
  readonly adjusted: Spread;
  /** What the mean revision is measured against: a whole win, or the points at the start. */
  readonly scale: number;
  /** The largest gap in "result − start = luck + choices + revisions". */
  readonly rest: number;
}

export interface Spread {
  readonly mean: number;
  readonly sd: number;
  /** Of the mean. */
  readonly standardError: number;
}

function spreadOf(values: readonly number[]): Spread {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance =
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return { mean, sd: Math.sqrt(variance), standardError: Math.sqrt(variance / values.length) };
}

export interface Series {
  readonly rules: Rules;
  readonly options: Options;
  readonly judge: Judge;
  /** By seat, from the one that is looked at: the others sit after it. */
  readonly bots: readonly Bot[];
  readonly games: number;
  readonly seed: number;
  readonly settings?: Settings;
}

/** Plays and reviews games; the seat that is looked at moves round the table. */
export function statisticsOf({ rules, options, judge, bots, games, seed, settings }: Series): Statistics {
  const measure = measureFor(options.seats);
  const seen = Array.from({ length: games }, (_, game) => {
    const place = game % options.seats;
    const atSeat = (seat: number) => bots[(seat - place + options.seats) % options.seats];
    const record = gameOf(rules, options, atSeat, seed + game);
    const { steps, start, rest } = wholeReview(record, judge, settings);
    const summary = summarise(rules, steps, { start, end: record.position, judge: judge.version });
    const gaps = [...rest.points, ...rest.win].map(Math.abs);
    return { ...summary.seats[place], gap: Math.max(...gaps) };
  });
  return {
    games,
    luck: spreadOf(seen.map(({ luck }) => luck)),
    revision: spreadOf(seen.map(({ revisions }) => revisions)),
    own: spreadOf(seen.map(({ own }) => own)),
    others: spreadOf(seen.map(({ others }) => others)),
    result: spreadOf(seen.map(({ result }) => result)),
    adjusted: spreadOf(seen.map(({ result, luck }) => result - luck)),
    scale: measure === 'win' ? 1 : spreadOf(seen.map(({ start }) => start)).mean,
    rest: Math.max(...seen.map(({ gap }) => gap)),
  };
}

export function gameOf(
  rules: Rules,
  options: Options,
  botAt: (seat: number) => Bot,
  seed: number,
): GameRecord {
  const record = GameRecord.begin(rules, options);
  for (let count = 0; ; count++) {
    const waits = awaits(rules, record.position);
    if (waits.kind === 'over') return record;
    if (waits.kind === 'roll') record.play({ roll: rollWith(waits.dice, keyedStream(seed, count)) });
    else {
      const [seat] = waits.seats;
      const seen = view(rules, record.position, seat);
      record.play({ seat, move: botAt(seat)(seen, seat, keyedStream(seed + 2 ** 40, count)).best.move });
    }
  }
}
