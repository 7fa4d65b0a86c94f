/** Something that plays complete random games: one line of the bench. */
export interface Contestant {
  readonly subject: 'iacta' | 'boardgame.io';
  readonly game: string;
  readonly seats: number;
  readonly door: string;
}

export const DOORS = ['inPlace', 'play'] as const;
export type Door = (typeof DOORS)[number];

/** The ways to play with boardgame.io; `rollingAtOnce` is a variant for --check and is never reported. */
export type PeerDoor = 'client' | 'reducer' | 'rollingAtOnce';

/** Random games of some games (Garden Dice) may never end: a game that reaches this many steps is abandoned. */
export const STEP_CAP = 4000;

export interface Player {
  /** Plays one game from its beginning and returns its number of steps. */
  playGame(): number;
  /** A seat's points at the end of the latest game. */
  points(seat: number): number;
}
