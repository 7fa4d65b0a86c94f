import { writeFileSync } from 'node:fs';
import { PAIRS } from '@iacta/bots/arena';
import { LEVELS } from '@iacta/bots/search';
import { everythingKept, type Kept } from './keep.ts';
import { jsonLine, plainLines } from './lines.ts';
import { type Arguments, readArguments, USAGE, type Venue, venuesOf } from './plan.ts';
import { runSeries } from './run.ts';
import { strengthPage } from './strength.ts';

/** iacta arena: bots against bots, with intervals, resumable. A tool for developers: it speaks English. */
export async function arenaCommand(args: readonly string[]): Promise<number> {
  const wanted = readArguments(args);
  if (wanted === null || typeof wanted === 'string') {
    (wanted === null ? process.stdout : process.stderr).write(`${wanted ?? USAGE}\n`);
    return wanted === null ? 0 : 2;
  }
  const venues = await venuesOf(wanted);
  if (typeof venues === 'string') return complain(venues);
  for (const venue of venues) {
    for (const bots of line(venue, wanted)) {
      const kept = await runSeries(venue, bots, wanted, showProgress);
      if (typeof kept === 'string') return complain(kept);
      clearProgress();
      process.stdout.write(
        wanted.json ? `${JSON.stringify(jsonLine(kept))}\n` : `${plainLines(kept).join('\n')}\n`,
      );
    }
  }
  if (wanted.strength !== null) writeFileSync(wanted.strength, strengthPage(everythingKept()));
  return 0;
}

/** Who meets whom: those that were named, or the whole ladder. */
function line({ options: { seats } }: Venue, { bots }: Arguments): string[][] {
  if (bots !== null)
    return [Array.from({ length: seats }, (_, seat) => bots[Math.min(seat, bots.length - 1)])];
  if (seats === 1) return ['random', 'greedy', ...LEVELS].map((name) => [name]);
  return PAIRS.map(({ upper, lower }) => [upper, ...new Array<string>(seats - 1).fill(lower)]);
}

function complain(text: string): number {
  process.stderr.write(`${text}\n`);
  return 2;
}

const BAR = 30;

function showProgress(done: number, of: number, { game, options, bots }: Kept): void {
  if (!process.stderr.isTTY) return;
  const full = Math.min(BAR, Math.round((BAR * done) / of));
  const bar = '█'.repeat(full) + '░'.repeat(BAR - full);
  process.stderr.write(`\r\x1b[K${bar} ${done}/${of} ${game} ${options.seats} ${bots.join(', ')}`);
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
}
