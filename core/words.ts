import type { GameEvent, Position } from './contract.ts';
import type { Refusal } from './refusal.ts';

// Only the shape of a catalogue: the sentences live in games/*/words, one file a language.

export const LANGUAGES = ['it', 'de', 'en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How a seat is called in a sentence. */
export type NameOf = (seat: number) => string;

export interface GameWords<M = unknown, E extends GameEvent = GameEvent, C extends string = string> {
  readonly title: string;
  /** One line that says what kind of game it is. */
  readonly tagline: string;
  /** How to play, short: a few paragraphs, each with its heading. */
  readonly howTo: readonly { readonly heading: string; readonly text: string }[];
  /** The parts of a score, by the names in the facts. */
  readonly parts: { readonly [part: string]: string };
  readonly options: {
    readonly [option: string]: {
      readonly name: string;
      readonly values: { readonly [value: string]: string };
    };
  };
  /** What decides between equal totals, in the order of the score's tie-breaks: "the best single area". */
  readonly tieBreaks: readonly string[];
  readonly ratings: { readonly [rating: string]: string };
  /** What a die or a lot is called, by its id. */
  readonly dice: { readonly [id: string]: string };
  /** What is expected of a seat now, in one sentence that speaks to that player. */
  prompt(position: Position, seat: number): string;
  /** A move as a short choice in a list. */
  move(position: Position, seat: number, move: M): string;
  /** What happened, in one sentence; empty where an event is not worth one. */
  event(event: E, name: NameOf): string;
  readonly refusals: { readonly [code in C]: (refusal: Refusal<C>) => string };
}
