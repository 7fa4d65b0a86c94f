import type { Position, Rules } from './contract.ts';
import { SEATS } from './position.ts';

export interface SeatScore {
  /** Points by part; the total is their sum. */
  readonly parts: { readonly [part: string]: number };
  /** What decides between equal totals, the most important first; higher is better. */
  readonly tieBreaks: readonly number[];
}

export interface SeatOutcome extends SeatScore {
  readonly total: number;
  /** 1 for the best; equal ranks are shared. */
  readonly rank: number;
  readonly rating: string | null;
}

export interface Outcome {
  /** False while the game goes on: then these are the scores of the moment. */
  readonly final: boolean;
  readonly seats: readonly SeatOutcome[];
  /** The seats ranked first; several when the win is shared. */
  readonly winners: readonly number[];
  /** How the first place was decided: by points, by the n-th tie-break (1, 2, …), or not at all. */
  readonly decidedBy: 'points' | 'shared' | number;
}

export function isOver(rules: Rules, position: Position): boolean {
  return rules.deciders(position) === 0 && rules.dice(position) === null;
}

export function outcome(rules: Rules, position: Position): Outcome {
  const scores = Array.from({ length: position[SEATS]! }, (_, seat) => {
    const score = rules.score(position, seat);
    const total = Object.values(score.parts).reduce((sum, part) => sum + part, 0);
    return { ...score, total, rating: rules.rating(position, seat) };
  });
  const seats = scores.map((mine) => ({
    ...mine,
    rank: 1 + scores.filter((other) => compare(other, mine) > 0).length,
  }));
  const winners = seats.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  return { final: isOver(rules, position), seats, winners, decidedBy: decidedBy(seats, winners) };
}

interface Comparable extends SeatScore {
  readonly total: number;
}

function compare(a: Comparable, b: Comparable): number {
  if (a.total !== b.total) return a.total - b.total;
  for (const [i, mine] of a.tieBreaks.entries()) {
    if (mine !== b.tieBreaks[i]) return mine - b.tieBreaks[i]!;
  }
  return 0;
}

function decidedBy(seats: readonly Comparable[], winners: readonly number[]): Outcome['decidedBy'] {
  if (winners.length > 1) return 'shared';
  const best = seats[winners[0]!]!;
  const rivals = seats.filter((seat) => seat !== best && seat.total === best.total);
  if (rivals.length === 0) return 'points';
  const levels = rivals.map((rival) => best.tieBreaks.findIndex((mine, i) => mine !== rival.tieBreaks[i]));
  return Math.max(...levels) + 1;
}
