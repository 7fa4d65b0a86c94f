import type {
  Awaits,
  Dice,
  Face,
  GameEvent,
  Move,
  Options,
  Outcome,
  Position,
  RecordJson,
  Refusal,
  Rules,
  UndoBy,
} from '@iacta/core';

/** A seat as a session needs it; screens add what they draw (a colour, a picture). */
export interface SessionSeat {
  readonly name: string;
  /** The name of the bot that plays the seat; null for a person. */
  readonly bot: string | null;
}

/** A step that holds, with what is needed to describe it. */
export interface NarratedStep {
  /** 1 for the first step of the game. */
  readonly number: number;
  /** The seat that moved; null for a roll. */
  readonly seat: number | null;
  /** What was rolled; null for a move. */
  readonly roll: { readonly dice: Dice; readonly faces: readonly Face[] } | null;
  readonly events: readonly GameEvent[];
  /** The seat had no other legal move. */
  readonly isForced: boolean;
  /** Made in place of the seat's player, by a bot that plays for them or by the clock; null: by the player or its bot. */
  readonly by: 'bot' | 'clock' | null;
}

/** The latest roll, for motion: a new number means a new roll, also after an undo. */
export interface Thrown {
  readonly number: number;
  readonly dice: readonly string[];
  /** The number of the step it was. */
  readonly step: number;
}

/** Whether the present game is stored: not requested, yes, refused by the store, or another owner has it. */
export type StorageState = 'none' | 'pending' | 'stored' | 'refused' | 'elsewhere';

/** Everything a screen draws. A new object after every change; what did not change keeps its identity. */
export interface SessionState<S extends SessionSeat = SessionSeat> {
  readonly options: Options;
  readonly seats: readonly S[];
  /** The seats of the people at this screen. */
  readonly people: readonly number[];
  /** People roll physical dice and enter what they show. */
  readonly ownDice: boolean;
  /** All that this device knows. */
  readonly position: Position;
  /** What may be drawn at this screen now. */
  readonly seen: Position;
  readonly steps: readonly NarratedStep[];
  readonly thrown: Thrown | null;
  readonly awaits: Awaits;
  readonly outcome: Outcome;
  /** The person who decides or rolls at this screen now. */
  readonly acting: number | null;
  /** The bot that decides or rolls next, where this device moves the bots. */
  readonly actingBot: number | null;
  /** The person who must take the device before anything of theirs is shown. */
  readonly handOver: number | null;
  /** The person whose side of the board is shown. */
  readonly viewer: number;
  /** The legal moves of the acting person; empty until they have the device. */
  readonly moves: readonly Move[];
  /** Why the latest attempt was refused. */
  readonly refused: Refusal | null;
  /** How many steps `undo` takes back, and in whose name. */
  readonly undoable: number;
  readonly undoBy: UndoBy;
  /** The dice of the latest roll, where it was typed in and can be corrected. */
  readonly correctable: Dice | null;
  readonly storage: StorageState;
}

/** What happened, for subscribers that describe changes rather than states. */
export type Change =
  | { readonly kind: 'step'; readonly step: NarratedStep }
  | { readonly kind: 'undo'; readonly count: number; readonly by: UndoBy }
  /** `surroundings`: not the game but its table has changed (the connection, who is there). */
  | { readonly kind: 'refused' | 'screen' | 'storage' | 'surroundings' };

export type Listener<S extends SessionSeat> = (state: SessionState<S>, change: Change) => void;

/** A game at one screen, whether its steps are decided on this device or by a server. */
export interface Session<S extends SessionSeat = SessionSeat> {
  readonly rules: Rules;
  readonly state: SessionState<S>;
  /** Calls back after every change; returns how to stop. */
  subscribe(listener: Listener<S>): () => void;
  play(move: Move): void;
  /** Says why a move cannot be made, without making it. */
  explain(move: Move): void;
  roll(): void;
  undo(): void;
  /** The refusal has been read. */
  dismiss(): void;
}

/** Where a session keeps its game. */
export interface SessionStore {
  write(record: RecordJson, isOver: boolean): 'stored' | 'refused' | 'elsewhere';
}

/** What a bot is asked: nothing but what its seat can see. */
export interface BotQuestion {
  readonly bot: string;
  readonly seat: number;
  readonly view: Position;
  readonly options: Options;
  /** How many steps were played: with a seed it makes a bot's choice between equals repeatable. */
  readonly step: number;
}

/** Null where there is no answer; then the move for an absent player is made. */
export type AskBot = (question: BotQuestion) => Promise<Move | null>;

/** How this screen is used; people change it while they play. */
export interface ScreenPolicy {
  /** Ask to hand the device over before every turn, not only before secrets. */
  readonly curtain: boolean;
  /** Forced moves play themselves, so undo goes back to the last real choice. */
  readonly autoForced: boolean;
}
