import type { Rules } from '@iacta/core';
import { GAME_IDS, loadRules } from '@iacta/games';

/** One table of the load. */
export interface Seating {
  readonly rules: Rules;
  readonly seats: number;
}

/** Tables of every game in turn, of two to four, until this many players have a seat: the same for every subject. */
export async function seatingFor(players: number): Promise<readonly Seating[]> {
  const tables: Seating[] = [];
  for (let left = players, i = 0; left > 0; i++) {
    const rules = await loadRules(GAME_IDS[i % GAME_IDS.length]);
    const counts = rules.facts.seatCounts.filter((count) => count >= 2 && count <= 4);
    // Another size in every round of the games.
    const seats = counts[Math.floor(i / GAME_IDS.length) % counts.length];
    tables.push({ rules, seats });
    left -= seats;
  }
  return tables;
}
