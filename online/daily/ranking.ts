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

type Ranked = StandingResult & { readonly rank: number };

interface Sum {
  readonly name: string | null;
  /** When the attempt that the name comes from was finished. */
  readonly at: number;
  readonly points: number;
  readonly days: number;
}

/** The standings of a period, added up day by day. Players without a link have a rank in each day's list and no line here. */
export class StandingsSum {
  readonly #players = new Map<string, Sum>();

  /** All results of one day. A player counts once for each game, with the result that was finished first. */
  addDay(results: readonly StandingResult[]): void {
    const today = new Set<string>();
    for (const group of groupedBy(results, ({ game }) => game).values()) {
      const counted = new Map<string, Ranked>();
      for (const result of ranked(group)) {
        const before = result.player === null ? undefined : counted.get(result.player);
        if (result.player !== null && (!before || result.finished < before.finished))
          counted.set(result.player, result);
      }
      for (const [player, result] of counted) {
        this.#add(player, result, !today.has(player));
        today.add(player);
      }
    }
  }

  #add(player: string, result: Ranked, isNewDay: boolean): void {
    const { name, at, points, days } = this.#players.get(player) ?? {
      name: null,
      at: -1,
      points: 0,
      days: 0,
    };
    // The latest name that was not deleted.
    const isLatest = result.name !== null && result.finished > at;
    this.#players.set(player, {
      name: isLatest ? result.name : name,
      at: isLatest ? result.finished : at,
      points: points + standingPoints(result.rank),
      days: days + (isNewDay ? 1 : 0),
    });
  }

  /** The first lines: by points, then by fewer days. Equal points share a rank. */
  lines(most = Number.MAX_SAFE_INTEGER): DailyStandings['lines'] {
    const lines: DailyStandings['lines'] = [];
    let above = 0;
    for (const [points, equal] of descending(groupedBy(this.#players.values(), (sum) => sum.points))) {
      for (const [, group] of descending(groupedBy(equal, ({ days }) => -days)))
        for (const { name, days } of group.slice(0, most - lines.length))
          lines.push({ rank: above + 1, name, points, days });
      above += equal.length;
      if (lines.length >= most) break;
    }
    return lines;
  }
}

function groupedBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Points and days have few different values: sorting these is less work than sorting every player. */
function descending<T>(groups: ReadonlyMap<number, T>): [number, T][] {
  return [...groups].sort(([a], [b]) => b - a);
}
