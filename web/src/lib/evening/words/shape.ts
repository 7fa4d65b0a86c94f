/** The sentences about consecutive games of the same people, and about those one has played with. */
export interface EveningWords {
  readonly title: (games: number) => string;
  readonly player: string;
  readonly wins: string;
  /** Above the mean points in each kind of game. */
  readonly mean: string;
  /** Opens the list of games. */
  readonly all: string;
  readonly won: (count: number) => string;
  readonly share: string;
  /** Above the buttons with the names of people one has played with. */
  readonly recent: string;
  readonly invite: (name: string) => string;
  /** What is sent to one of them, before the link. */
  readonly message: (name: string, game: string) => string;
  readonly copied: (name: string) => string;
}
