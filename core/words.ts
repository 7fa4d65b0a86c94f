import type { GameEvent, Position } from './contract.ts';
import type { Refusal } from './refusal.ts';

// Only the shape of a catalogue: the sentences live in games/*/words, one file a language.

export const LANGUAGES = ['it', 'de', 'en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A file in every language, each fetched when it is needed: a language that is not there is a type error. */
export type ByLanguage<Module> = { readonly [language in Language]: () => Promise<Module> };

/** What a list of games shows of one. */
export type GameCard = {
  readonly [language in Language]: { readonly title: string; readonly tagline: string };
};

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
  readonly refusals: { readonly [code in C]: RefusalText<code> };
}

/** A method's type, since parameters of methods are compared both ways: the words of one game are GameWords. */
type RefusalText<C extends string> = { text(refusal: Refusal<C>): string }['text'];

/** A refusal as a sentence; undefined for a code that the game does not have, such as one of core's. */
export function refusalText<C extends string>(
  words: { readonly refusals: { readonly [code in C]: (refusal: Refusal<code>) => string } },
  refusal: Refusal,
): string | undefined {
  const texts: object = words.refusals;
  if (!Object.hasOwn(texts, refusal.code)) return undefined;
  return (texts as { readonly [code: string]: (refusal: Refusal) => string })[refusal.code]?.(refusal);
}

/**
 * A chapter of a game's rules, in our own words. The four languages have the same chapters, ids and pictures in the
 * same order; `Id` and `Name` are the game's own names of rules and pictures.
 */
export interface Chapter<Id extends string = string, Name extends string = string> {
  readonly heading: string;
  readonly intro?: string;
  /** A position that the board draws; the caption says all that it shows, for those who cannot see it. */
  readonly picture?: { readonly name: Name; readonly caption: string };
  /** What this table decided where the rulebook says nothing; the page marks such a chapter. */
  readonly rulings?: true;
  readonly rules: readonly RuleText<Id>[];
}

export interface RuleText<Id extends string = string> {
  /** As in RULES.md: every id there is here once, and no other. */
  readonly id: Id;
  /** Plain text with line breaks; ids of other rules become links. */
  readonly text: string;
  /** Not in the rulebook at all; the page marks it. */
  readonly extra?: true;
}

/** The introduction above the numbered rules, for new players; keys as in the game's board/guide.ts. */
export interface GuideWords<Step extends string = string, Example extends string = string> {
  /** One sentence. */
  readonly aim: string;
  readonly setup: readonly string[];
  readonly turn: { readonly [step in Step]: string };
  readonly examples: { readonly [example in Example]: string };
  /** What is looked up rather than read: what brings which bonus, what scores how much. */
  readonly tables?: readonly GuideTable[];
}

/** The first cell of a row says what the row is about. */
export interface GuideTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
