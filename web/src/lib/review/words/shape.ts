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
  readonly graph: (solo: boolean) => string;
  readonly table: string;
  readonly player: string;
  /** Of a change by luck or by a decision, and whose. */
  readonly turningPoint: (step: number, kind: string, name: string, change: string) => string;
  readonly kinds: { readonly luck: string; readonly choice: string };
  /** The graph as a table. */
  readonly steps: {
    readonly title: string;
    readonly step: string;
    readonly what: string;
    readonly change: string;
    readonly after: string;
    readonly go: (step: number) => string;
  };
  /** From which loss on a decision is costly, and up to which one an answer is accepted. */
  readonly thresholds: (costly: string, near: string) => string;
  readonly mattered: string;
  readonly goTo: (step: number, played: string, better: string, amount: string) => string;
  readonly learn: (name: string | null, count: number) => string;
  readonly allPuzzles: string;
  /** The page with the puzzles of all games. */
  readonly all: {
    readonly title: string;
    readonly due: (due: number, all: number) => string;
    readonly start: string;
    readonly unreviewed: (games: number) => string;
    readonly review: string;
    readonly progress: (game: number, of: number) => string;
  };
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
