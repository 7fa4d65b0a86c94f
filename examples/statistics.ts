// Prints statistics over saved games: node --conditions=source examples/statistics.ts saves/*.json
import { readFileSync } from 'node:fs';
import { outcome, readRecord } from '@iacta/core';
import { isGameId, loadRules } from '@iacta/games';

interface Tally {
  games: number;
  steps: number;
  points: number;
  seats: number;
}

const tallies = new Map<string, Tally>();

for (const file of process.argv.slice(2)) {
  const json = JSON.parse(readFileSync(file, 'utf8')) as { record?: { game?: unknown }; game?: unknown };
  const record = json.record ?? json;
  if (!isGameId(record.game)) {
    console.error(`${file}: not a game of Iacta`);
    continue;
  }
  const game = readRecord(await loadRules(record.game), record);
  if (!game.ok) {
    console.error(`${file}: ${game.refusal.code}`);
    continue;
  }
  const { rules, position, steps } = game.value;
  const { seats, final } = outcome(rules, position);
  if (!final) continue;
  const tally = tallies.get(record.game) ?? { games: 0, steps: 0, points: 0, seats: 0 };
  tallies.set(record.game, tally);
  tally.games++;
  tally.steps += steps.length;
  tally.seats += seats.length;
  for (const { total } of seats) tally.points += total;
}

for (const [game, { games, steps, points, seats }] of tallies) {
  const mean = (points / seats).toFixed(1);
  console.log(
    `${game}: ${games} finished, ${mean} points per seat, ${Math.round(steps / games)} steps per game`,
  );
}
