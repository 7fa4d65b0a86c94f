/** Every sentence of the page itself; the games bring their own. A missing one is a type error. */
export interface PageWords {
  readonly language: string;
  readonly tagline: string;
  readonly home: {
    readonly play: string;
    readonly players: (from: number, to: number) => string;
    readonly minutes: (from: number, to: number) => string;
    readonly continue: string;
    readonly settings: string;
  };
  readonly newGame: {
    readonly title: (game: string) => string;
    readonly start: string;
    readonly seats: string;
    readonly person: string;
    readonly bot: (name: string) => string;
    readonly options: string;
    readonly dice: string;
    readonly ourDice: string;
    readonly rolledHere: string;
  };
  readonly table: {
    readonly roll: string;
    readonly confirm: string;
    readonly undo: string;
    readonly menu: string;
    readonly story: string;
    readonly scores: string;
    readonly total: string;
    readonly thinking: (name: string) => string;
    readonly turnOf: (name: string) => string;
    readonly yourRoll: (name: string) => string;
    readonly over: string;
  };
}
