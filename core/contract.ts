import type { Dice } from './dice.ts';
import type { Facts, Options } from './facts.ts';
import type { Json } from './json.ts';
import type { MoveList } from './moves.ts';
import type { SeatScore } from './outcome.ts';
import type { Refusal, Result } from './refusal.ts';

/**
 * The whole state of a game, packed into 32-bit words, so that cloning, copying and comparing are written
 * once for all games and cost a memory copy. The first words are the header that `blank` writes
 * (see position.ts); what the others mean is the game's own business.
 * Only the game itself and searchers change a position; to all others it is a value that never changes.
 *
 * A position is trusted: it comes from `begin`, from `decode`, from playing a step or from copying another one. Words
 * from a file or a message are no position before `decode` has read them, so an `Int32Array` is not one either.
 */
export interface Position extends Int32Array<ArrayBuffer> {
  readonly [trusted]: 'position';
  slice(): Position;
}
declare const trusted: unique symbol;

/**
 * A seat's decision as a small integer; `encodeMove` gives its JSON, `M`. Where the game is known, only what `moves`
 * and `decodeStep` have given for it is a move of that game; the unchecked interface and generic code take any number.
 */
export type Move<M = unknown> = unknown extends M ? number : number & { readonly [moveOf]: M };
declare const moveOf: unique symbol;

/** What the dice showed, packed (see dice.ts). */
export type Roll = number;

/** A move of a seat, or a roll: never both. `P` is the type of the game's moves, `Move<M>`. */
export type Step<P extends Move = Move> =
  | { readonly seat: number; readonly move: P; readonly roll?: never }
  | { readonly roll: Roll; readonly seat?: never; readonly move?: never };

/** Events say what happened, for animation, narration and logs. They never carry a sealed answer. */
export interface GameEvent {
  readonly type: string;
}

/**
 * What a move does, for boards and other readers of a position. The names are the same in all games, so that a
 * generic reader understands them; each game narrows them to its own types.
 */
export interface MoveDescription {
  /** The kind of move, in the game's own words. */
  readonly kind: string;
  /** The die, tile or bonus that it is made with, by its id. */
  readonly tool?: string;
  /** The place that it concerns: a cell, a square, a space. */
  readonly place?: string | number;
  /** The number that it writes or shows there. */
  readonly value?: number | null;
  /** The faces of the dice that it spends. */
  readonly cost?: readonly number[];
  /** The dice that it throws again, by their ids. */
  readonly dice?: readonly string[];
}

/**
 * What the author of a game writes. Everything here may trust its arguments: core checks legality with
 * `list` before it applies anything, and parses all input before it gets here.
 *
 * `M` is the published JSON of a move, `E` the union of events, `C` the union of refusal codes, `D` the union of
 * descriptions of moves.
 */
export interface Rules<
  M = unknown,
  E extends GameEvent = GameEvent,
  C extends string = string,
  D extends MoveDescription = MoveDescription,
> {
  readonly facts: Facts<C>;

  /** The position before the first step. Options have been checked and completed by core. */
  begin(options: Options): Position;

  /** The seat whose turn it is; 0 while the starter is still to be drawn, and when the game is over. */
  active(position: Position): number;

  /** The seats that owe a decision now, as a bit set; 0 while dice are awaited and when the game is over. */
  deciders(position: Position): number;

  /** The seats that have given a sealed answer and may still change it, as a bit set. */
  changers(position: Position): number;

  /** Whether answers given now stay sealed until all seats have answered. */
  sealed(position: Position): boolean;

  /** The dice to be thrown now (one of a few constants: this allocates nothing), or null. */
  dice(position: Position): Dice | null;

  /** The seat whose hand throws them: a throw is that seat's action. */
  thrower(position: Position): number;

  /**
   * Names the throw that is awaited among those of the game, whatever was played before it; the same for a throw that
   * replaces another. Duplicate dice depend on it. Without it, each turn of the active seat is one throw.
   */
  readonly throwKey?: (position: Position) => number;

  /** Adds every legal move of a seat that is among the deciders or changers; each move once. */
  list(position: Position, seat: number, out: MoveList): void;

  /** Changes the position in place by a legal move. Appends events only where a list is passed. */
  applyMove(position: Position, seat: number, move: Move, events: E[] | null): void;

  /** Changes the position in place by a roll that fits `dice(position)`. */
  applyRoll(position: Position, roll: Roll, events: E[] | null): void;

  /**
   * Takes away, in place, the unopened answers of every seat but this one (-1: of all seats), as if they
   * had not been given: what is left is a position of the same kind that a bot may search.
   */
  hide(position: Position, seat: number): void;

  /** The live total of a seat, without allocating: equals the sum of `score(...).parts`. */
  points(position: Position, seat: number): number;

  /** The parts of a seat's score at this moment (final when over), and what breaks ties, highest first. */
  score(position: Position, seat: number): SeatScore;

  /** A name for the quality of a result, where the rulebook has one (Clever's solo bands), else null. */
  rating(position: Position, seat: number): string | null;

  /** The published JSON of the state, without options (core adds game, version and options). */
  encode(position: Position): Json;

  /** Reads what `encode` wrote, from an untrusted source: an impossible state is refused with the reason. */
  decode(state: unknown, options: Options): Result<Position>;

  encodeMove(move: Move): M;

  /** Reads a well-formed move, legal or not, from an untrusted source. */
  decodeMove(json: unknown): Result<Move>;

  /** What a well-formed move of a seat does here, legal or not; no two legal moves of a seat read the same. */
  describeMove(position: Position, seat: number, move: Move): D;

  /** Why a well-formed move of a seat that may act now is not among the listed ones. */
  refuse(position: Position, seat: number, move: Move): Refusal<C>;

  /** The move that is made for a seat that owes a decision and stays away: always a listed one. */
  onTimeout(position: Position, seat: number): Move;
}
