/** Words of the review panel, of playing on and of puzzles. Amounts and values come formatted. */
export interface PanelWords {
  readonly title: string;
  readonly start: string;
  readonly stop: string;
  readonly progress: (done: number, of: number) => string;
  readonly failed: string;
  readonly luck: (amount: string) => string;
  readonly badLuck: (amount: string) => string;
  readonly evenLuck: string;
  /** Of a roll: how many of a hundred are worse. */
  readonly gauge: (worse: number) => string;
  readonly bestMove: string;
  /** The better move with its value, and the one played with its own. */
  readonly better: (best: string, bestValue: string, played: string, playedValue: string) => string;
  readonly exact: string;
  readonly markBest: string;
  readonly markPlayed: string;
  readonly graph: (solo: boolean) => string;
  readonly table: string;
  readonly player: string;
  readonly turningPoint: (step: number) => string;
  readonly mattered: string;
  readonly goTo: (step: number, played: string, better: string, amount: string) => string;
  readonly learn: (name: string | null, count: number) => string;
  readonly allPuzzles: string;
  readonly about: string;
  readonly playOn: {
    readonly title: string;
    readonly me: string;
    readonly others: string;
    readonly people: string;
    readonly dice: string;
    readonly sameDice: string;
    readonly newDice: string;
    readonly start: string;
  };
  readonly puzzle: {
    readonly title: (game: string) => string;
    readonly question: (name: string) => string;
    readonly left: (count: number) => string;
    readonly best: string;
    readonly nearly: (amount: string) => string;
    readonly wrong: (amount: string, best: string) => string;
    readonly inGame: (played: string, amount: string) => string;
    readonly threshold: (amount: string) => string;
    readonly next: string;
    readonly again: string;
    readonly none: string;
    readonly done: string;
    readonly confirm: (move: string) => string;
    readonly back: string;
  };
}
