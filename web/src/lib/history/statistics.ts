import type { Summary } from '@iacta/review';
import { type FinishedGame, type Player, seatOf } from '../shell/finished.ts';

/** A mean with the half width of its 95 % interval; the interval is null with fewer than two values. */
export interface Mean {
  readonly mean: number;
  readonly within: number | null;
}

/** A value of one game, for a line over time. */
export interface Point {
  readonly id: string;
  readonly at: number;
  readonly value: number;
}

/** Luck of one game and the spread that chance alone gives it. */
export interface LuckPoint extends Point {
  readonly spread: number;
}

/** One game, one number of seats, one player. */
export interface Statistics {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  /** A shared win counts as its share. Always 0 alone. */
  readonly wins: number;
  readonly points: Mean;
  readonly best: Point;
  readonly worst: Point;
  /** Games won in a row: now, and the most ever. */
  readonly streak: { readonly now: number; readonly longest: number };
  readonly parts: { readonly [part: string]: Mean };
  readonly overTime: readonly Point[];
  /** Of the games that have a review, in its measure. */
  readonly lossPerDecision: readonly Point[];
  readonly luck: readonly LuckPoint[];
}

interface Played {
  readonly game: FinishedGame;
  readonly seat: number;
}

/** For every game and number of seats that the player has finished, the most played first. */
export function statistics(
  games: readonly FinishedGame[],
  player: Player,
  reviews: ReadonlyMap<string, Summary> = new Map(),
): Statistics[] {
  const groups = new Map<string, Played[]>();
  for (const game of games.toSorted((a, b) => a.changed - b.changed)) {
    const seat = seatOf(game, player);
    if (seat === null || game.seats[seat] === undefined) continue;
    const key = `${game.game}/${game.seats.length}`;
    groups.set(key, [...(groups.get(key) ?? []), { game, seat }]);
  }
  return [...groups.values()]
    .map((played) => statisticsOf(played, reviews))
    .sort((a, b) => b.games - a.games || a.game.localeCompare(b.game) || a.seats - b.seats);
}

function statisticsOf(played: readonly Played[], reviews: ReadonlyMap<string, Summary>): Statistics {
  const [{ game: first }] = played;
  const overTime = played.map(({ game, seat }) => pointOf(game, game.seats[seat].total));
  // Options can add a part: it is averaged over the games in which it was scored.
  const named = new Set(played.flatMap(({ game, seat }) => Object.keys(game.seats[seat].parts)));
  const parts = [...named].map((part) => [
    part,
    meanOf(
      played.flatMap(({ game, seat }) => {
        const points = game.seats[seat].parts[part];
        return points === undefined ? [] : [points];
      }),
    ),
  ]);
  const reviewed = played.flatMap(({ game, seat }) => {
    const summary = reviews.get(game.id)?.seats[seat];
    return summary ? [{ game, summary }] : [];
  });
  return {
    game: first.game,
    seats: first.seats.length,
    games: played.length,
    wins: played.reduce((sum, one) => sum + winOf(one), 0),
    points: meanOf(overTime.map(({ value }) => value)),
    best: overTime.reduce((best, point) => (point.value > best.value ? point : best)),
    worst: overTime.reduce((worst, point) => (point.value < worst.value ? point : worst)),
    streak: streakOf(played.map((one) => winOf(one) > 0)),
    parts: Object.fromEntries(parts) as Statistics['parts'],
    overTime,
    lossPerDecision: reviewed
      .filter(({ summary }) => summary.enough)
      .map(({ game, summary }) => pointOf(game, summary.lossPerDecision)),
    luck: reviewed
      .filter(({ summary }) => summary.luckierThan !== null)
      .map(({ game, summary }) => ({ ...pointOf(game, summary.luck), spread: summary.luckSpread })),
  };
}

function pointOf({ id, changed }: FinishedGame, value: number): Point {
  return { id, at: changed, value };
}

function winOf({ game, seat }: Played): number {
  return game.seats.length > 1 && game.winners.includes(seat) ? 1 / game.winners.length : 0;
}

export function meanOf(values: readonly number[]): Mean {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  if (values.length < 2) return { mean, within: null };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, within: studentT(values.length - 1) * Math.sqrt(variance / values.length) };
}

/** The 97.5 % point of Student's t: exact for few degrees of freedom, where it matters. */
function studentT(freedom: number): number {
  return SMALL_T[freedom - 1] ?? 1.96 + 2.4 / freedom;
}
const SMALL_T = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];

function streakOf(won: readonly boolean[]): Statistics['streak'] {
  let now = 0;
  let longest = 0;
  for (const one of won) {
    now = one ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

export interface HighScore extends Point {
  /** Whether a hint was asked for. */
  readonly hints: boolean;
  readonly rating: string | null;
}

/** The best solo results of a game, the highest first; of equals the earlier one. */
export function highScores(games: readonly FinishedGame[], game: string, limit = 10): HighScore[] {
  return games
    .filter((one) => one.game === game && one.seats.length === 1 && one.plan.seats[0].bot === null)
    .map((one) => ({
      ...pointOf(one, one.seats[0].total),
      hints: one.hints === true,
      rating: one.seats[0].rating,
    }))
    .sort((a, b) => b.value - a.value || a.at - b.at)
    .slice(0, limit);
}
