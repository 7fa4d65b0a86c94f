// How fast the rules are: random complete games of every game, beside boardgame.io. See docs/results.md.
import { GAME_IDS, loadRules } from '@iacta/games';
import { type Arguments, readArguments, USAGE } from './lib/arguments.ts';
import { type Contestant, DOORS } from './lib/contestant.ts';
import { measuredLine } from './lib/lines.ts';
import { measureInTurn } from './lib/measure.ts';
import { installPeer } from './lib/peer.ts';
import { PRINTERS, type Printer } from './lib/print.ts';
import { comparisonLines, fairnessLines, hasPeer, PEERS } from './lib/zocken-peer.ts';

const wanted = readArguments(process.argv.slice(2));
if (wanted.help) process.stdout.write(`${USAGE}\n`);
else await bench(wanted, PRINTERS[wanted.output]());

async function bench(wanted: Arguments, printer: Printer): Promise<void> {
  for (const game of GAME_IDS.filter((id) => wanted.games?.includes(id) ?? true)) {
    const { facts } = await loadRules(game);
    for (const seats of facts.seatCounts) {
      if (wanted.seats?.includes(seats) ?? true) await benchOne(game, seats, wanted, printer);
    }
  }
  printer.end();
}

async function benchOne(game: string, seats: number, wanted: Arguments, printer: Printer): Promise<void> {
  const doors = DOORS.filter((door) => wanted.doors?.includes(door) ?? true);
  const contestants = doors.map((door): Contestant => ({ subject: 'iacta', game, seats, door }));
  const peers = hasPeer(game, seats) ? PEERS : [];
  if (peers.length > 0) installPeer();
  const measured = await measureInTurn([...contestants, ...peers], wanted.seconds, progress);
  progress('');
  const iacta = measured.slice(0, contestants.length);
  for (const one of iacta) printer.line(measuredLine(one));
  if (peers.length === 0) return;
  for (const line of comparisonLines(iacta, measured.slice(contestants.length))) printer.line(line);
  if (wanted.check) for await (const line of fairnessLines()) printer.line(line);
}

function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}
