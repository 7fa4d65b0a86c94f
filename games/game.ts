import type { AnyLevel, GameBots, GameJudges } from '@iacta/bots/search';
import type {
  ByLanguage,
  Chapter,
  Drawing,
  Facts,
  GameCard,
  GameWords,
  GuideWords,
  Hue,
  Rules,
} from '@iacta/core';
import type { BoardModule } from '@iacta/pieces/board';
import type { GuideScript, Lesson, Pictures } from '@iacta/pieces/learn';
import type { Component } from 'svelte';

/**
 * What a game is: a value of this type in `games/<id>/index.ts`, listed in `games/index.ts`. A part with a question mark
 * may be missing; its comment says what takes its place. Each loader fetches its part when that is first needed.
 */
export interface Game<Id extends string = string> {
  /** The name of its folder; the same as in the facts. */
  readonly id: Id;
  readonly facts: Facts;
  readonly card: GameCard;
  /** Where the game's material leaves the seats no choice of colour. */
  readonly seatHues?: readonly Hue[];
  readonly rules: () => Promise<{ readonly rules: Rules }>;
  /** A position in characters, for terminals and golden playthroughs. */
  readonly text: () => Promise<{ readonly drawing: Drawing }>;
  readonly words: ByLanguage<{ readonly words: GameWords }>;
  /** Without it, bots that know the rules alone (flat Monte Carlo). */
  readonly bots?: () => Promise<{ readonly bots: GameBots }>;
  /** The levels of its bots, the gentle ones first. Without it, the usual four. */
  readonly levels?: readonly AnyLevel[];
  /** Without it, reviews play on from each position with the casual bot. */
  readonly judge?: () => Promise<{ readonly judges: GameJudges }>;
  /** Without it, the rules page shows how to play, from the words. */
  readonly rulesText?: ByLanguage<{ readonly chapters: readonly Chapter[] }>;
  /** The introduction above the rules. Without it, the page begins with the rules. */
  readonly guide?: ByLanguage<{ readonly guide: GuideWords }>;
  /** What the lesson says, by the keys of its steps. */
  readonly lessonTexts?: ByLanguage<{ readonly texts: { readonly [key: string]: string } }>;
  /** What can be asked about on the board, by the names in `data-explain`. */
  readonly explanations?: ByLanguage<{ readonly explanations: { readonly [key: string]: string } }>;
}

/**
 * What only the page loads: `games/<id>/page.ts`, listed in `games/pages.ts`. It stays apart from `Game`, so that
 * servers, workers and terminals never load a component.
 */
export interface GamePage {
  /** Without it, the generic board: the drawing in characters and a button for each move. */
  readonly board?: () => Promise<OwnBoard>;
  /** All players' sheets side by side for a shared screen. Without it, the board. */
  readonly forAll?: () => Promise<{
    readonly default: OwnBoard['Board'];
    /** From this number of seats on it needs all the width. */
    readonly broadFrom?: number;
  }>;
  /** The positions that the rules show, by the names in the chapters. */
  readonly pictures?: () => Promise<{ readonly pictures: Pictures }>;
  /** The turn and the examples that the guide describes. */
  readonly guide?: () => Promise<{ readonly script: GuideScript }>;
  /** A first game with explanations. Without it, the page offers none. */
  readonly lesson?: () => Promise<{ readonly lesson: Lesson }>;
}

/** The module of a board, which draws the positions and speaks the words of its own game. */
interface OwnBoard extends Omit<BoardModule, 'Board' | 'ruleHere'> {
  readonly Board: Component<never>;
  readonly ruleHere: (state: never) => string;
}
