import { loadAll } from '../shell/database.ts';
import { allSaves, type Save } from '../shell/saves.ts';

/** The best total of a person on this device, in games of this kind with as many players. */
export interface Best {
  readonly points: number;
  readonly name: string;
}

/** Of all games on this device, also those that have moved from local storage to the database. */
export async function bestOnDevice(game: string, seatCount: number, not: string): Promise<Best | null> {
  const moved = await loadAll('games');
  const withTotals = moved.map((one) => ({ ...one, totals: one.seats.map(({ total }) => total) }));
  return bestOf([...allSaves(), ...withTotals], game, seatCount, not);
}

/** Null where there was none before. */
export function bestOf(saves: readonly Save[], game: string, seatCount: number, not: string): Best | null {
  let best: Best | null = null;
  for (const { id, game: played, over, plan, totals } of saves) {
    if (id === not || played !== game || !over || !totals || plan.seats.length !== seatCount) continue;
    for (const [seat, points] of totals.entries()) {
      const { name, isBot } = plan.seats[seat];
      if (!isBot && (best === null || points > best.points)) best = { points, name };
    }
  }
  return best;
}
