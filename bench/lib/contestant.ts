/** Something that plays complete random games: one line of the bench. */
export interface Contestant {
  readonly subject: 'iacta' | 'boardgame.io';
  readonly game: string;
  readonly seats: number;
  readonly door: string;
}

export const DOORS = ['inPlace', 'play'] as const;
export type Door = (typeof DOORS)[number];

/** The ways to play with boardgame.io; `rollingAtOnce` is a variant for --check, never a line of its own. */
export type PeerDoor = 'client' | 'reducer' | 'rollingAtOnce';

/** Random games of some games (Garden Dice) may last for ever: a game that comes to so many steps is left. */
export const STEP_CAP = 4000;

export interface Player {
  /** Plays one game from its beginning and tells how many steps it took. */
  playGame(): number;
  /** A seat's points at the end of the latest game. */
  points(seat: number): number;
}
