/** The sentences of the game of the day. */
export interface DailyWords {
  readonly title: string;
  /** `time`: when the day begins, by this device’s clock. */
  readonly intro: (time: string) => string;
  readonly unranked: string;
  readonly alone: string;
  readonly against: (bot: string) => string;
  readonly play: (game: string) => string;
  readonly goOn: (game: string) => string;
  readonly running: string;
  readonly result: (totals: readonly string[]) => string;
  readonly withHints: string;
  /** A name and what belongs to it, with the colon of the language. */
  readonly line: (name: string, what: string) => string;
  readonly compare: string;
  readonly replay: string;
  readonly share: string;
  readonly picture: string;
  readonly copied: string;
  /** On a server: the ways between the pages of the daily game. */
  readonly pages: { readonly today: string; readonly standings: string };
  readonly ranked: string;
  readonly until: (begin: string, finish: string) => string;
  readonly place: (place: number, of: number) => string;
  readonly withoutServer: string;
  /** The lists of a day. */
  readonly without: string;
  readonly none: string;
  /** On a day that is closed. */
  readonly noneThen: string;
  readonly unnamed: string;
  readonly you: string;
  readonly all: (lines: number) => string;
  readonly open: (time: string) => string;
  readonly noDay: string;
  readonly earlier: string;
  readonly later: string;
  readonly rank: string;
  readonly name: string;
  readonly points: string;
  /** How a day is proven. */
  readonly proof: string;
  readonly proofNote: string;
  /** Opens the long numbers, which only programs compare. */
  readonly numbers: string;
  readonly promise: (date: string) => string;
  readonly secret: string;
  readonly verify: string;
  readonly verifying: string;
  readonly holds: (attempts: number) => string;
  readonly sawPromise: string;
  readonly noPromise: string;
  /** From 1 on. */
  readonly ownIsIn: (count: number) => string;
  readonly fails: string;
  readonly unread: string;
  readonly file: string;
  readonly problems: {
    readonly damaged: string;
    readonly secret: string;
    readonly promise: string;
    readonly missing: string;
    readonly own: (game: string) => string;
    readonly unknown: (game: string) => string;
    readonly twice: (game: string) => string;
    readonly moves: (game: string, attempt: string) => string;
    readonly points: (game: string, attempt: string) => string;
  };
  readonly standings: {
    readonly note: string;
    readonly week: string;
    readonly month: string;
    readonly days: string;
    readonly none: string;
    readonly range: (from: string, to: string) => string;
  };
  /** The switch by which a server may link a player's ranked games. */
  readonly link: { readonly title: string; readonly note: string };
}
