/** Every sentence of the pages where people learn a game; the games bring their own rules and lessons. */
export interface LearnWords {
  readonly rules: {
    readonly title: (game: string) => string;
    readonly contents: string;
    /** Headings of the guide above the numbered rules, and of these. */
    readonly aim: string;
    readonly setup: string;
    readonly turn: string;
    readonly scoring: string;
    readonly reference: string;
    /** For a game whose rules are only told in short. */
    readonly short: string;
    readonly learn: string;
    readonly play: string;
    readonly linkTo: (rule: string) => string;
    readonly rulings: string;
    readonly extra: string;
    readonly unknown: (rule: string) => string;
    readonly backToTable: string;
    readonly backToLesson: string;
  };
  readonly lesson: {
    readonly title: (game: string) => string;
    readonly step: (step: number, of: number) => string;
    readonly next: string;
    readonly back: string;
    readonly skip: string;
    readonly other: (move: string) => string;
    readonly play: string;
    readonly rules: string;
    readonly again: string;
    /** For a game that has no lesson yet. */
    readonly none: string;
  };
}
