import type { GameEvent, Options, Position, Rules, Step } from '@iacta/core';
import { GENESIS } from './chain.ts';
import type { List } from './list.ts';
import type { Times } from './time.ts';

export interface SeatState {
  readonly who: 'person' | 'bot' | 'nobody';
  /** The bot that plays here: in its own seat, or for a person who stays away. */
  readonly bot: string | null;
  /** The entry with which the person sat down; -1 without one. */
  readonly sat: number;
  /** Of those that the table has for its players; the seat's own unless it was brought along. */
  readonly colour: number;
}

/** A question to the other people at the table. */
export interface Ask {
  /** The entry that asked it. */
  readonly ask: number;
  readonly seat: number;
  readonly kind: 'undo' | 'bot';
  /** Of the latest steps as they are now; `remain` of all are left when they are taken back. */
  readonly count?: number;
  readonly remain?: number;
  readonly of?: number;
  readonly bot?: string;
  readonly yes: readonly number[];
}

/** A step that holds. */
export interface Taken {
  readonly seq: number;
  /** Null while the answer is masked. */
  readonly step: Step | null;
  /** The seat that moved; null for dice, and for a masked answer in a file that does not say whose it is. */
  readonly seat: number | null;
  /** The commitment of a masked answer. */
  readonly masked: string | null;
  readonly before: Position;
  readonly after: Position;
  readonly events: readonly GameEvent[];
  /** Who made it, where it was not the seat's player: a bot, or the clock; null also for a masked answer. */
  readonly by: 'bot' | 'clock' | null;
  /** Of a masked answer: whether a bot had the seat when it was given. */
  readonly botPlayed?: boolean;
  /** The step opened sealed answers: taking it back would let its player answer with knowledge. */
  readonly opened: boolean;
}

interface Undone {
  readonly undo: number;
  readonly by: number | 'all';
}

export interface GameState extends Times {
  readonly start: Position;
  readonly position: Position;
  /** The steps that hold. */
  readonly line: List<Taken> | null;
  /** Everything that was played, what was taken back too. */
  readonly history: List<Taken | Undone> | null;
  readonly undos: number;
  /** Answers of this stage that are not open yet, by their entries. */
  readonly sealed: readonly number[];
  /** Sealed answers that were taken back with their stage: they stay closed until the game is over. */
  readonly withdrawn: readonly number[];
}

/** What one device adds to a throw, before it is revealed. */
export interface Commit {
  readonly seat: number;
  readonly commit: string;
}

/** A throw whose participants are fixed and whose result is not known yet. */
export interface Pending {
  readonly seq: number;
  readonly seat: number;
  readonly commits: readonly Commit[];
  readonly by: 'bot' | 'clock' | null;
}

/** A roll as the log proves it. */
export interface RollFact {
  readonly seq: number;
  readonly roll: number;
  /** 1: the server could choose among the contributions it had. */
  readonly format: 1 | 2;
  readonly promise: string;
  /** Format 2: the throw that fixed who takes part. */
  readonly thrown: Pending | null;
  /** The faces of physical dice, as a player typed them: nothing is proven. */
  readonly typed: boolean;
  /** Drawn from the secret of a day: nothing is proven before that is published. */
  readonly daily: boolean;
  /** The seats whose devices took part, ascending. */
  readonly by: readonly number[];
  /** The people at the table then, those whose seat a bot had too. */
  readonly people: readonly number[];
  /** Throws for this roll that came to nothing before it. */
  readonly attempts: readonly Attempt[];
}

/** A throw that came to nothing. */
export interface Attempt {
  readonly seq: number;
  readonly roll: number;
  readonly promise: string;
  readonly thrown: Pending;
  /** Why: devices did not reveal (`missing` are their places among the commitments), or the promise was renewed. */
  readonly why: 'annul' | 'renew';
  readonly missing: readonly number[];
}

export interface DiceState {
  readonly format: 1 | 2;
  /** The next roll, and the hash of its secret. */
  readonly roll: number;
  readonly promise: string;
  /** Every promise of this log. */
  readonly promises: List<string>;
  readonly pending: Pending | null;
  readonly attempts: readonly Attempt[];
  readonly rolls: List<RollFact> | null;
}

/** What the entries of a log add up to, for one who sees them all or for one who sees some of them masked. */
export interface LogState {
  readonly rules: Rules;
  /** The version of the rules that the table was opened with, which may be an earlier one. */
  readonly version: number;
  readonly table: string;
  /** The latest entry, and the head hash, which covers the whole log. */
  readonly seq: number;
  readonly head: string;
  readonly options: Options;
  readonly clock: number | null;
  readonly watch: boolean;
  /** Players roll physical dice and type what they show. */
  readonly ownDice: boolean;
  /** Those who watch may send quick phrases. */
  readonly spectatorPhrases: boolean;
  /** The day whose dice a ranked table of the daily game has, and the hash of its secret; null for other tables. */
  readonly daily: { readonly day: string; readonly promise: string } | null;
  /** The seats whose players were shown hints; logged at tables of the daily game only. */
  readonly hints: readonly number[];
  readonly phase: 'waiting' | 'playing' | 'over';
  readonly paused: boolean;
  /** Whose pause it is; null while the game goes on. */
  readonly pausedBy: number | null;
  /** How often each seat has paused the game; seats that never did may be missing. */
  readonly pauses: readonly number[];
  readonly seats: readonly SeatState[];
  readonly asks: readonly Ask[];
  /** The seats for which the turn clock has played since their players last acted themselves. */
  readonly playedByClock: readonly number[];
  readonly again: string | null;
  /** The seat that invites the others to play again; null where it is not known. */
  readonly againBy: number | null;
  readonly game: GameState | null;
  readonly dice: DiceState | null;
  readonly doubts: readonly Doubt[];
}

/** An entry that an honest server may have written, and that the log does not prove. */
export type Doubt =
  /** Format 1 did not always write down who agreed. */
  | { readonly seq: number; readonly code: 'undo-without-consent' }
  /** The clock moved or threw for a seat before its time was over, by the times in the log. */
  | { readonly seq: number; readonly code: 'early-clock'; readonly seat: number };

/** A log without entries. */
export function emptyLog(rules: Rules): LogState {
  return {
    rules,
    version: rules.facts.rulesVersion,
    table: '',
    seq: -1,
    head: GENESIS,
    options: { seats: 0 },
    clock: null,
    watch: false,
    ownDice: false,
    spectatorPhrases: false,
    daily: null,
    hints: [],
    phase: 'waiting',
    paused: false,
    pausedBy: null,
    pauses: [],
    seats: [],
    asks: [],
    playedByClock: [],
    again: null,
    againBy: null,
    game: null,
    dice: null,
    doubts: [],
  };
}
