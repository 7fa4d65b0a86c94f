import { dayOf, daysLater, startOf } from './day.ts';
import type { DailyStandings, Period } from './replies.ts';

/** The same results with their ranks, the best first: equal points share a rank. */
export function ranked<T extends { readonly points: number; readonly finished: number }>(
  results: readonly T[],
): (T & { readonly rank: number })[] {
  const sorted = results.toSorted((a, b) => b.points - a.points || a.finished - b.finished);
  const ranks: (T & { readonly rank: number })[] = [];
  for (const [i, result] of sorted.entries()) {
    const before = ranks.at(-1);
    ranks.push({ ...result, rank: before?.points === result.points ? before.rank : i + 1 });
  }
  return ranks;
}

const FIRST = 10;

/** What a rank of one day and game is worth in the standings: 10 for the first, one less for each rank, at least 1. */
export function standingPoints(rank: number): number {
  return Math.max(1, FIRST + 1 - rank);
}

/** The first and the last day of the week (from Monday) or month of a day. */
export function periodOf(period: Period, day: string): { readonly from: string; readonly to: string } {
  if (period === 'week') {
    const weekday = (new Date(startOf(day)).getUTCDay() + 6) % 7;
    const from = daysLater(day, -weekday);
    return { from, to: daysLater(from, 6) };
  }
  const from = `${day.slice(0, 8)}01`;
  const next = new Date(startOf(from));
  next.setUTCMonth(next.getUTCMonth() + 1);
  return { from, to: daysLater(dayOf(next.getTime()), -1) };
}

/** A result of a closed day, without hints; `player` is null where the player did not link it. */
export interface StandingResult {
  readonly day: string;
  readonly game: string;
  readonly player: string | null;
  readonly name: string | null;
  readonly points: number;
  readonly finished: number;
}

/** The standings of a period. Players without a link keep their ranks in each day's list, and have no line here. */
export function standings(results: readonly StandingResult[]): DailyStandings['lines'] {
  const byGame = new Map<string, StandingResult[]>();
  for (const result of results) {
    const name = `${result.day} ${result.game}`;
    const group = byGame.get(name);
    if (group) group.push(result);
    else byGame.set(name, [result]);
  }
  const players = new Map<string, { name: string | null; at: number; points: number; days: Set<string> }>();
  for (const group of byGame.values()) {
    for (const { rank, player, name, day, finished } of ranked(group)) {
      if (player === null) continue;
      const known = players.get(player) ?? { name: null, at: -1, points: 0, days: new Set<string>() };
      // The latest name that was not deleted.
      const isLatest = name !== null && finished > known.at;
      players.set(player, {
        name: isLatest ? name : known.name,
        at: isLatest ? finished : known.at,
        points: known.points + standingPoints(rank),
        days: known.days.add(day),
      });
    }
  }
  // Equal points share a rank; the list is in the order of the points, then of the fewer days.
  const lines = [...players.values()].map(({ days, ...line }) => ({ ...line, days: days.size }));
  return ranked(lines.map((line) => ({ ...line, finished: line.days }))).map(
    ({ rank, name, points, days }) => ({ rank, name, points, days }),
  );
}
