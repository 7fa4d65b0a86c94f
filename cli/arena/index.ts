import { complain, print, printJson, printText, showProgress } from '../terminal/print.ts';
import type { Kept } from './keep.ts';
import { ladderAt } from './ladder.ts';
import { legalLine, playLegally } from './legal.ts';
import { jsonLine, plainLines } from './lines.ts';
import { type Arguments, readArguments, USAGE, type Venue, venuesOf } from './plan.ts';
import { runSeries } from './run.ts';

/** iacta arena: bots against bots, with intervals, resumable. A tool for developers: it speaks English. */
export async function arenaCommand(args: readonly string[]): Promise<number> {
  const wanted = readArguments(args);
  if (typeof wanted === 'string') return complain(wanted);
  if (wanted === null) {
    printText(USAGE);
    return 0;
  }
  const wrong = wanted.legal ? await playAllLegally(wanted) : await playSeries(wanted);
  if (wrong !== null) return complain(wrong);
  return 0;
}

async function playSeries(wanted: Arguments): Promise<string | null> {
  const venues = await venuesOf(wanted);
  if (typeof venues === 'string') return venues;
  for (const venue of venues) {
    for (const bots of await line(venue, wanted)) {
      const kept = await runSeries(venue, bots, wanted, showGames);
      if (typeof kept === 'string') return kept;
      showProgress('');
      if (wanted.json) printJson(jsonLine(kept));
      else print(plainLines(kept));
    }
  }
  return null;
}

async function playAllLegally(wanted: Arguments): Promise<null> {
  for await (const legal of playLegally(wanted)) {
    const { game, level, games, decisions, effort } = legal;
    const plain = `${game}, ${level}: ${games} games, ${decisions} legal moves with effort ${effort}`;
    if (wanted.json) printJson(legalLine(legal));
    else print([plain]);
  }
  return null;
}

/** Who meets whom: those that were named, or the whole ladder. */
async function line(venue: Venue, { bots }: Arguments): Promise<string[][]> {
  if (bots === null) return ladderAt(venue);
  return [Array.from({ length: venue.options.seats }, (_, seat) => bots[Math.min(seat, bots.length - 1)])];
}

const BAR = 30;

function showGames(done: number, of: number, { game, options, bots }: Kept): void {
  const full = Math.min(BAR, Math.round((BAR * done) / of));
  const bar = '█'.repeat(full) + '░'.repeat(BAR - full);
  showProgress(`${bar} ${done}/${of} ${game} ${options.seats} ${bots.join(', ')}`);
}
