import type { AnyLevel } from '@iacta/bots/search';
import type { Hue } from '@iacta/core';
import type { MOTIONS, PACES, THEMES } from '../lib/settings.svelte.ts';

/**
 * Every sentence of the page itself, one object for each of its rooms; the games and the table bring their own.
 * A missing one is a type error.
 */
export interface PageWords {
  /** The language's name in itself. */
  readonly language: string;
  readonly tagline: string;
  readonly common: {
    readonly home: string;
    readonly back: string;
    readonly cancel: string;
    readonly close: string;
    readonly failed: string;
    readonly retry: string;
    readonly nowhere: string;
  };
  readonly home: {
    readonly games: string;
    readonly history: string;
    /** The way to tables online. */
    readonly online: string;
    readonly together: string;
    readonly join: string;
    readonly daily: string;
    /** Beside it, once one has been played. */
    readonly dailyPlayed: (played: number, all: number) => string;
    readonly players: (from: number, to: number) => string;
    readonly minutes: (from: number, to: number) => string;
    readonly learn: string;
    /** On a card: where a press leads. */
    readonly play: string;
    readonly rules: string;
    readonly settings: string;
    readonly unofficial: string;
  };
  readonly saved: {
    readonly title: string;
    readonly none: string;
    readonly resume: (game: string) => string;
    readonly watch: (game: string) => string;
    readonly finished: string;
    readonly more: (game: string) => string;
    readonly nameLabel: string;
    readonly nameSave: string;
    readonly delete: string;
    readonly deleteAsk: (game: string) => string;
    readonly deleteNote: string;
    readonly all: (count: number) => string;
    readonly file: string;
    readonly download: string;
    readonly opened: (game: string) => string;
    readonly problem: {
      readonly notIacta: string;
      readonly tooLarge: string;
      readonly unknownGame: string;
      readonly newer: string;
      readonly damaged: (entry: number) => string;
      readonly broken: string;
    };
    /** Storage is refused or full, after something should have been kept. */
    readonly notKept: string;
    readonly noStorage: string;
  };
  readonly settings: {
    readonly title: string;
    readonly language: string;
    readonly theme: string;
    readonly themes: { readonly [theme in (typeof THEMES)[number]]: string };
    readonly motion: string;
    readonly motions: { readonly [motion in (typeof MOTIONS)[number]]: string };
    readonly sound: string;
    readonly soundNote: string;
    readonly pace: string;
    readonly paces: { readonly [pace in (typeof PACES)[number]]: string };
    readonly autoForced: string;
    readonly autoForcedNote: string;
    readonly curtain: string;
    readonly curtainNote: string;
    readonly flat: string;
    readonly flatNote: string;
    readonly largeSigns: string;
    readonly largeSignsNote: string;
    readonly kept: string;
  };
  readonly newGame: {
    readonly title: (game: string) => string;
    readonly start: string;
    readonly howMany: string;
    readonly seats: (count: number) => string;
    readonly extra: string;
    readonly who: string;
    readonly whoAt: (seat: number) => string;
    readonly person: string;
    readonly nameAt: (seat: number) => string;
    readonly nameless: (seat: number) => string;
    readonly colourOf: (name: string, hue: string) => string;
    readonly chooseColour: (name: string) => string;
    readonly takenBy: (name: string) => string;
    readonly options: string;
    /** Above a picture of the board on which spaces are tapped. */
    readonly spaces: (chosen: number, max: number) => string;
    readonly space: (row: number, column: number) => string;
    readonly dice: string;
    readonly rolledHere: string;
    readonly rolledHereNote: string;
    readonly ourDice: string;
    readonly ourDiceNote: string;
  };
  /** How the bot of a level is called at the table, how strong it is, and how it plays. */
  readonly bots: {
    readonly [level in AnyLevel]: { readonly name: string; readonly level: string; readonly about: string };
  };
  readonly hues: { readonly [hue in Hue]: string };
  readonly update: {
    readonly ready: string;
    readonly now: string;
    readonly stale: string;
  };
}
