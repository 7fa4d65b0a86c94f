import type { Paint } from '@iacta/core';
import type { Choice } from './choices.ts';

/** Something a person is asked. With choices, one of them is chosen; a text is whatever else was typed. */
export interface Question {
  readonly prompt: string;
  readonly choices: readonly Choice[];
  /**
   * What Enter alone takes: the index of a choice, or a text where there are no choices; null: nothing, where a stray
   * Enter would concern others.
   */
  readonly byEnter?: number | string | null;
  /** Said first: why the last answer was not taken, for example. */
  readonly notice?: readonly string[];
  /** Words that are never a search among the labels. */
  readonly isCommand?: (text: string) => boolean;
  /** `wake` ends the question: what it is about can change while it is asked. */
  readonly wakes?: boolean;
}

/** `woken`: the question was ended from outside, and may be asked again. */
export type Reply = { readonly choice: number } | { readonly text: string } | { readonly woken: true };

/** The terminal's own texts, in the present language. */
export interface TerminalPhrases {
  /** The line of keys under a list; under a free answer. */
  readonly keys: string;
  readonly keysText: string;
  readonly keysPage: string;
  /** Any key makes it faster. */
  readonly keysPause: string;
  readonly more: (count: number) => string;
  readonly noneFits: (typed: string) => string;
  readonly severalFit: (count: number) => string;
  pleaseChoose: string;
  readonly scroll: (from: number, to: number, of: number) => string;
}

/** The table in a terminal, with people before it. Only this knows how characters get there. */
export interface Terminal {
  readonly paint: Paint;
  readonly columns: number;
  phrases: TerminalPhrases;
  /**
   * What lies on the table from now on; it replaces what lay there. Where it is too
   * tall, the row `focus` is to be seen.
   */
  lay(title: string, board: readonly string[], focus?: number): void;
  /** A line broken to the width of the terminal. */
  fit(line: string): string[];
  /** One more line of what happened. */
  tell(line: string): void;
  /** Asks until there is an answer; throws `Leave` when the person goes away instead. */
  ask(question: Question): Promise<Reply>;
  /** Ends the question that is being asked, if it may be; what was typed is kept for the next one. */
  wake(): void;
  /** A longer text, to be read at leisure, from its beginning or from its end. */
  read(title: string, lines: readonly string[], from?: 'end'): Promise<void>;
  /** A moment to see what a bot did. */
  pause(milliseconds: number): Promise<void>;
  /** Wipes everything that the next person must not see. */
  hide(): void;
  /** Clears the story: another game begins. */
  fresh(): void;
  /** Gives the terminal back as it was, with some last words. */
  close(lastWords: readonly string[]): void;
}

/** Ctrl-C, Ctrl-D or the end of the input: the person has left. Not an error, but it ends every question. */
export class Leave extends Error {}
