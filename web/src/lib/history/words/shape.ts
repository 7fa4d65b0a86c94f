import type { Period, Place } from '../filter.ts';

/** The sentences of the history and of the statistics. */
export interface HistoryWords {
  readonly title: string;
  readonly games: string;
  /** On the home page, above the game that ended last. */
  readonly latest: string;
  readonly statistics: string;
  readonly none: string;
  readonly noneFound: string;
  readonly search: string;
  readonly game: string;
  readonly anyGame: string;
  readonly player: string;
  readonly anyPlayer: string;
  readonly place: string;
  readonly places: { readonly [place in Place]: string };
  readonly period: string;
  readonly periods: { readonly [period in Period]: string };
  readonly count: (shown: number, all: number) => string;
  readonly won: (names: string) => string;
  readonly shared: (names: string) => string;
  readonly points: (points: string) => string;
  readonly replay: (game: string) => string;
  readonly review: string;
  /** To the costly decisions of all games. */
  readonly puzzles: string;
  readonly showMore: string;
  readonly withHints: string;
  readonly exportJson: string;
  readonly exportCsv: string;
  readonly importFile: string;
  readonly imported: (games: number) => string;
  readonly problems: (games: number) => string;
  readonly noRoom: string;
  readonly whose: string;
  readonly mine: string;
  readonly noStatistics: string;
  readonly players: (count: number) => string;
  readonly figures: {
    readonly games: string;
    readonly wins: string;
    readonly average: string;
    readonly best: string;
    readonly worst: string;
    readonly streak: string;
    readonly longest: string;
  };
  readonly ofGames: (won: string, games: number) => string;
  readonly plusMinus: (mean: string, within: string | null) => string;
  readonly parts: string;
  readonly overTime: string;
  readonly loss: string;
  readonly luck: string;
  readonly luckNote: string;
  readonly reviewFirst: string;
  readonly highScores: string;
  readonly date: string;
  readonly value: string;
  /** Opens the figures of a drawing. */
  readonly asTable: string;
  /** The range that chance alone explains. */
  readonly expected: string;
  readonly range: (from: string, to: string) => string;
  /** Playing the dice of a finished game again. */
  readonly same: {
    readonly title: string;
    readonly intro: string;
    readonly play: string;
    readonly link: string;
    readonly copied: string;
    readonly tooLong: string;
    readonly results: string;
    readonly you: string;
    /** Under a reviewed result: what it comes to without luck, or how much luck each player had. */
    readonly withoutLuck: (result: string) => string;
    readonly luck: (shares: string) => string;
    readonly field: string;
    readonly fieldNote: string;
    readonly playing: (done: number, all: number) => string;
    readonly better: (better: number, of: number) => string;
    readonly broken: string;
  };
}
