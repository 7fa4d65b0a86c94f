import type { Thought } from '@iacta/bots/search';
import type {
  Awaits,
  Dice,
  Face,
  GameEvent,
  Options,
  Outcome,
  Position,
  Refusal,
  Rules,
  Step,
} from '@iacta/core';
import type { Throw } from '@iacta/pieces';
import type { SeatPlan } from './local-table.svelte.ts';

/** What has been told so far: one entry for each step that holds. */
export interface Told {
  readonly step: number;
  readonly events: readonly GameEvent[];
}

/** A table as the screen draws it, whether the game runs on this device or on a server. */
export interface TableModel {
  readonly rules: Rules;
  readonly plan: { readonly options: Options; readonly seats: readonly SeatPlan[] };
  /** The seats of the people at this screen. */
  readonly people: readonly number[];
  readonly position: Position;
  /** What may be seen at this screen. */
  readonly seen: Position;
  readonly told: readonly Told[];
  /** The latest throw, and the step it was. */
  readonly thrown: (Throw & { readonly step: number }) | null;
  readonly awaits: Awaits;
  readonly outcome: Outcome;
  /** The person who decides or throws at this screen now. */
  readonly acting: number | null;
  readonly viewer: number;
  readonly moves: readonly unknown[];
  /** Why the latest try was refused, and of which move. */
  refused: { readonly refusal: Refusal; readonly move: unknown } | null;
  /** How many steps the one button would take back. */
  readonly undoable: number;

  play(move: unknown): void;
  /** Says why a move cannot be made, without making it. */
  explain(move: unknown): void;
  roll(): void;
  undo(): void;

  /** Where people throw their own dice and type in what they show. */
  readonly ownDice: boolean;
  readonly lastDice?: Dice | null;
  enter?(faces: readonly Face[]): void;
  correctRoll?(faces: readonly Face[]): void;

  /** Where this page moves the bots: whose step is next, and what it is. */
  readonly actingBot?: number | null;
  botMove?(): Promise<Step | null>;
  playBot?(step: Step): void;

  /** Where advice may be asked for. */
  hint?(): Promise<Thought | null>;
  quickHint?(): Thought | null;
}
