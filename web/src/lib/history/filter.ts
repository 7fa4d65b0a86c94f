import type { FinishedGame } from '../shell/finished.ts';

export const PLACES = ['any', 'here', 'online'] as const;
export type Place = (typeof PLACES)[number];
export const PERIODS = ['any', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];

/** What the player wants to see of the history. */
export interface Filter {
  /** Part of a title or of a player's name. */
  readonly text: string;
  /** Empty: all games. */
  readonly game: string;
  /** Empty: all people. */
  readonly player: string;
  readonly place: Place;
  readonly period: Period;
}

export const NO_FILTER: Filter = { text: '', game: '', player: '', place: 'any', period: 'any' };

const DAY = 86_400_000;
const DAYS: { readonly [period in Exclude<Period, 'any'>]: number } = { month: 30, year: 365 };

/** The games that fit; `nameOf` is what a game is called in the list. */
export function filtered(
  games: readonly FinishedGame[],
  { text, game, player, place, period }: Filter,
  { nameOf, language, now }: { nameOf: (game: FinishedGame) => string; language: string; now: number },
): readonly FinishedGame[] {
  const wanted = text.trim().toLocaleLowerCase(language);
  const since = period === 'any' ? Number.NEGATIVE_INFINITY : now - DAYS[period] * DAY;
  return games.filter(
    (one) =>
      (game === '' || one.game === game) &&
      (player === '' || one.plan.seats.some(({ name, bot }) => bot === null && name === player)) &&
      (place === 'any' || (place === 'online') === isOnline(one)) &&
      one.changed >= since &&
      (wanted === '' ||
        [nameOf(one), ...one.plan.seats.map(({ name }) => name)].some((part) =>
          part.toLocaleLowerCase(language).includes(wanted),
        )),
  );
}

/** Games from a server are kept under the id of their table (online/table/finished.ts). */
function isOnline({ id }: FinishedGame): boolean {
  return id.startsWith('online-');
}
