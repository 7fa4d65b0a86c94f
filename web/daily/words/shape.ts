/** The sentences of the game of the day. */
export interface DailyWords {
  readonly title: string;
  readonly intro: string;
  readonly unranked: string;
  readonly alone: string;
  readonly against: (bot: string) => string;
  readonly play: (game: string) => string;
  readonly goOn: (game: string) => string;
  readonly running: string;
  readonly result: (totals: readonly string[]) => string;
  readonly withHints: string;
  readonly compare: string;
  readonly replay: string;
  readonly share: string;
  readonly copied: string;
}
