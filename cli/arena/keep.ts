import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Series } from '@iacta/bots/arena';
import type { Options } from '@iacta/core';

/** A series with everything that distinguishes it from others: what is kept between two runs. */
export interface Kept {
  readonly game: string;
  readonly options: Options;
  readonly bots: readonly string[];
  readonly effort: number;
  readonly seed: number;
  readonly turnCap: number;
  /** Whether results are counted without luck as well. */
  readonly adjusted?: boolean;
  readonly series: Series;
  /** Milliseconds of processor time each bot thought: in all, the longest, and how many decisions. */
  readonly thinking: readonly Thinking[];
}

export interface Thinking {
  readonly total: number;
  readonly longest: number;
  readonly decisions: number;
}

const FOLDER = join('reports', 'arena');
const LEGAL = join(FOLDER, 'legal');

function fileOf({
  game,
  options,
  bots,
  effort,
  seed,
  turnCap,
  adjusted,
}: Omit<Kept, 'series' | 'thinking'>): string {
  const { seats, ...rest } = options;
  const chosen = Object.entries(rest).map(([name, value]) => `${name}-${value}`);
  const parts = [
    game,
    seats,
    ...chosen,
    bots.join('+'),
    `effort-${effort}`,
    `seed-${seed}`,
    `turns-${turnCap}`,
    ...(adjusted ? ['adjusted'] : []),
  ];
  return join(FOLDER, `${parts.join('_')}.json`);
}

export function readKept(about: Omit<Kept, 'series' | 'thinking'>): Kept | null {
  const file = fileOf(about);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : null;
}

export function keep(kept: Kept): void {
  mkdirSync(FOLDER, { recursive: true });
  replace(fileOf(kept), kept);
}

/** How many games a level has played by legal moves alone, in turn at all tables of its game. */
export interface Legal {
  readonly game: string;
  readonly level: string;
  readonly effort: number;
  readonly seed: number;
  readonly turnCap: number;
  readonly games: number;
  /** Decisions of that level. */
  readonly decisions: number;
  readonly capped: number;
}

type AboutLegal = Pick<Legal, 'game' | 'level' | 'effort' | 'seed' | 'turnCap'>;

function legalFile({ game, level, effort, seed, turnCap }: AboutLegal): string {
  return join(LEGAL, `${game}_${level}_effort-${effort}_seed-${seed}_turns-${turnCap}.json`);
}

export function readLegal(about: AboutLegal): Legal | null {
  const file = legalFile(about);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Legal) : null;
}

export function keepLegal(legal: Legal): void {
  mkdirSync(LEGAL, { recursive: true });
  replace(legalFile(legal), legal);
}

/** Written beside and moved into place: a run that is cut off leaves the last whole one. */
function replace(file: string, content: object): void {
  writeFileSync(`${file}.new`, JSON.stringify(content));
  renameSync(`${file}.new`, file);
}
