import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Series } from '@iacta/bots/arena';
import type { Options } from '@iacta/core';

/** A series with everything that tells it from others: what is kept between two runs. */
export interface Kept {
  readonly game: string;
  readonly options: Options;
  readonly bots: readonly string[];
  readonly effort: number;
  readonly seed: number;
  readonly turnCap: number;
  readonly series: Series;
  /** Milliseconds each bot thought: in all, the longest, and how many decisions. */
  readonly thinking: readonly Thinking[];
}

export interface Thinking {
  readonly total: number;
  readonly longest: number;
  readonly decisions: number;
}

const FOLDER = join('reports', 'arena');

function fileOf({ game, options, bots, effort, seed, turnCap }: Omit<Kept, 'series' | 'thinking'>): string {
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
  ];
  return join(FOLDER, `${parts.join('_')}.json`);
}

export function readKept(about: Omit<Kept, 'series' | 'thinking'>): Kept | null {
  const file = fileOf(about);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : null;
}

/** Written beside and moved into place: a run that is cut off leaves the last whole one. */
export function keep(kept: Kept): void {
  mkdirSync(FOLDER, { recursive: true });
  const file = fileOf(kept);
  writeFileSync(`${file}.new`, JSON.stringify(kept));
  renameSync(`${file}.new`, file);
}

export function everythingKept(): Kept[] {
  if (!existsSync(FOLDER)) return [];
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
  return files.map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Kept);
}
