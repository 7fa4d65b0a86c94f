import type { Hue } from '@iacta/core';
import type { FinishedGame } from '../shell/finished.ts';

/** Less than this lies between the ends of two games of one evening. */
export const PAUSE = 6 * 3_600_000;

export type EndedGame = Pick<FinishedGame, 'id' | 'game' | 'changed' | 'plan' | 'seats' | 'winners'>;

export interface EveningPlayer {
  readonly name: string;
  /** Null where it was not the same in all games: in some games colours belong to the seats. */
  readonly hue: Hue | null;
  /** Games won; a shared win counts for each winner. */
  readonly wins: number;
  /** Mean points by kind of game: points of different games have no common scale. */
  readonly means: ReadonlyMap<string, number>;
}

/** Points and winners by player, in the order of the evening's players. */
export interface EveningGame {
  readonly id: string;
  readonly game: string;
  readonly points: readonly number[];
  readonly winners: readonly number[];
}

/** The consecutive games of the same people, the first one first. */
export interface Evening {
  /** Most wins first. */
  readonly players: readonly EveningPlayer[];
  /** The kinds of game that were played, in the order in which they came. */
  readonly kinds: readonly string[];
  readonly games: readonly EveningGame[];
}

/** Names as people write them; bots do not count, a person for whom a bot stands in does. */
export function peopleOf({ plan }: Pick<EndedGame, 'plan'>): readonly string[] {
  return plan.seats.flatMap(({ name, isBot }) => (isBot ? [] : [name]));
}

/**
 * The same people have the same key, whatever their seats, colours and devices. Null for one person alone, and where
 * two have the same name.
 */
export function groupOf(names: readonly string[]): string | null {
  const folded = new Set(names.map(foldedName));
  return names.length > 1 && folded.size === names.length ? [...folded].sort().join('\n') : null;
}

export const foldedName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** The games of these people that lead up to `until`, in each case less than the pause apart; null where there is none. */
export function eveningOf(
  all: readonly EndedGame[],
  names: readonly string[],
  until: number,
): Evening | null {
  const group = groupOf(names);
  if (group === null) return null;
  const theirs = all
    .filter((game) => game.changed <= until && groupOf(peopleOf(game)) === group)
    .sort((a, b) => b.changed - a.changed);
  let earliest = until;
  const games = theirs.filter(({ changed }) => {
    if (earliest - changed >= PAUSE) return false;
    earliest = changed;
    return true;
  });
  return games.length === 0 ? null : added(games.toReversed());
}

function added(games: readonly EndedGame[]): Evening {
  const latest = games[games.length - 1];
  const names = peopleOf(latest);
  const seatIn = ({ plan }: EndedGame, name: string) =>
    plan.seats.findIndex((seat) => !seat.isBot && foldedName(seat.name) === foldedName(name));
  const kinds = [...new Set(games.map(({ game }) => game))];
  const players = names.map((name): EveningPlayer => {
    const pointsIn = (kind: string) =>
      games.filter(({ game }) => game === kind).map((game) => game.seats[seatIn(game, name)].total);
    const hues = new Set(games.map((game) => game.plan.seats[seatIn(game, name)].hue));
    return {
      name,
      hue: hues.size === 1 ? [...hues][0] : null,
      wins: games.filter((game) => game.winners.includes(seatIn(game, name))).length,
      means: new Map(kinds.map((kind) => [kind, mean(pointsIn(kind))])),
    };
  });
  players.sort((a, b) => b.wins - a.wins);
  return {
    players,
    kinds,
    games: games.map((game) => {
      const seats = players.map(({ name }) => seatIn(game, name));
      return {
        id: game.id,
        game: game.game,
        points: seats.map((seat) => game.seats[seat].total),
        winners: seats.flatMap((seat, i) => (game.winners.includes(seat) ? [i] : [])),
      };
    }),
  };
}

const mean = (points: readonly number[]) => points.reduce((sum, each) => sum + each, 0) / points.length;
