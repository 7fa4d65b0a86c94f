import type { Face, GameEvent, GameWords, Hue, Language, Move, Position } from '@iacta/core';
import type { Component } from 'svelte';

/** How a seat is shown: its player's name and a colour, which comes with its sign. */
export interface SeatLook {
  readonly name: string;
  readonly hue: Hue;
  readonly isBot: boolean;
}

/** The latest throw: dice with these ids tumble when the number changes. */
export interface Throw {
  readonly number: number;
  readonly dice: readonly string[];
}

/** How a die looks everywhere: on the board, and on the pad where people type in their own dice. */
export interface DieLook {
  readonly hue: Hue;
  /** For dice whose faces differ in colour. */
  readonly faces?: readonly FaceLook[];
  readonly numerals?: boolean;
}

export interface FaceLook {
  readonly face: Face;
  readonly hue?: Hue;
}

/** Something to be read before the game goes on. */
export interface Held {
  /** Null: the table's own words for going on. */
  readonly label: string | null;
  readonly go: () => void;
}

/**
 * What the table hands to a board. A board draws the position and turns taps and keys into moves; it knows no
 * rule: `moves` lists what can be done, `rules.describeMove` says what a move does, and what it would lead to is
 * computed by the rules' helpers. Moves are packed integers throughout.
 */
export interface BoardProps<S = unknown, E extends GameEvent = GameEvent, C extends string = string> {
  /** The published JSON of what this screen may see. */
  readonly state: S;
  /** The same, packed, for the helpers of the rules. */
  readonly position: Position;
  readonly seats: readonly SeatLook[];
  /** The seat that decides at this screen now; null while watching. */
  readonly seat: number | null;
  /** The seat whose sheet is shown first. */
  readonly viewer: number;
  /** The legal moves of that seat. */
  readonly moves: readonly Move[];
  /** What a move of the shown seat is called, legal or not. */
  readonly label: (move: Move) => string;
  /** Makes a move at once. */
  readonly play: (move: Move) => void;
  /** Shows a move to be confirmed by the table's one primary button; null takes it back. */
  readonly propose: (move: Move | null) => void;
  readonly proposal: Move | null;
  /** The player tried what is not legal: the table says why, in words. */
  readonly refuse: (move: Move) => void;
  /** Asks the table to wait with a button until what the board shows has been read; null: it goes on. */
  readonly hold?: (held: Held | null) => void;
  readonly thrown: Throw | null;
  /** What the latest step did, and its number, for motion. */
  readonly events: readonly E[];
  readonly step: number;
  readonly words: GameWords<unknown, E, C>;
  readonly language: Language;
}

/** What `games/<id>/board/index.ts` exports. */
export interface BoardModule<S = unknown, E extends GameEvent = GameEvent, C extends string = string> {
  readonly Board: Component<BoardProps<S, E, C>>;
  /** Whether a move is a button of the table (a yes or no, "end turn") rather than a place on the board. */
  readonly isAction: (move: Move) => boolean;
  /** Whether an action spends something or lets a chance pass: such a button is never the primary one. */
  readonly spends?: (move: Move) => boolean;
  /** Whether a move takes up dice to throw them: then no second press is asked for. */
  readonly throwsAfter?: (move: Move) => boolean;
  /** How a die looks; null for a lot, which is drawn by its labels. */
  readonly dieLook: (id: string) => DieLook | null;
  /** The id in RULES.md of the rule that governs this very step. */
  readonly ruleHere: (state: S) => string;
}
