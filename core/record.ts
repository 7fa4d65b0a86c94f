import type { GameEvent, Move, Position, Rules, Step } from './contract.ts';
import type { KnownFaces } from './duplicate.ts';
import { type Options, readOptions } from './facts.ts';
import { int, type Json, read, schema } from './json.ts';
import { decodeStep, encodeStep, type Played, play, type StepJson } from './play.ts';
import { hasSeat, optionsOf } from './position.ts';
import { type CoreRefusal, no, type Refusal, type Result, yes } from './refusal.ts';

/** Who took steps back: the seat that had made them, or all players by agreement. */
export type UndoBy = number | 'all';

/** A record only grows: an undo is an entry that says how many of the latest live steps no longer hold. */
export type Entry = Step | Undone;

/** The published JSON of a record: enough to rebuild everything. */
export interface RecordJson<M = unknown> {
  readonly format: 1;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  /** The state it began from, when that was set up by hand. */
  readonly start?: Json;
  /** Where the dice came from: a note for people and checkers; replay needs only the rolls. */
  readonly dice?: DiceNote;
  readonly entries: readonly (StepJson<M> | Undone)[];
}

export type DiceNote =
  | { readonly source: 'seeded'; readonly seed: number }
  /** The same faces for every player of the seed (duplicate.ts); `faces` are those of a game without a seed. */
  | { readonly source: 'duplicate'; readonly seed: number; readonly faces?: KnownFaces | undefined }
  | { readonly source: 'table' }
  /** Thrown at a table online, whose log proves every roll. */
  | { readonly source: 'fair'; readonly table: string };

interface Taken {
  readonly step: Step;
  readonly before: Position;
  /** The step opened sealed answers: taking it back would let its player answer with knowledge. */
  readonly opened: boolean;
  /** Computed on first use: most records never need it. */
  json?: StepJson;
}
interface Undone {
  readonly undo: number;
  readonly by: UndoBy;
}

/** A record in the making: the only thing that changes is what `play` and `undo` append. */
export class GameRecord<
  M = unknown,
  E extends GameEvent = GameEvent,
  C extends string = string,
  P extends Move = Move<M>,
> {
  readonly rules: Rules<M, E, C>;
  readonly start: Position;
  readonly #setUp: boolean;
  readonly #entries: (Taken | Undone)[] = [];
  /** Those that hold, and their parts. */
  readonly #line: Taken[] = [];
  readonly #steps: Step[] = [];
  readonly #positions: Position[] = [];
  /** How many of them are each seat's moves. */
  readonly #moves: number[] = [];
  #position: Position;
  #undos = 0;
  #rolls = 0;
  dice: DiceNote | undefined;

  private constructor(rules: Rules<M, E, C>, start: Position, setUp: boolean, dice?: DiceNote) {
    this.rules = rules;
    this.start = start;
    this.#position = start;
    this.#setUp = setUp;
    this.dice = dice;
  }

  static begin<M, E extends GameEvent, C extends string>(
    rules: Rules<M, E, C>,
    options: Options,
    dice?: DiceNote,
  ): GameRecord<M, E, C> {
    return new GameRecord(rules, rules.begin(options), false, dice);
  }

  /** A record that starts from a position set up by hand. */
  static from<M, E extends GameEvent, C extends string>(
    rules: Rules<M, E, C>,
    start: Position,
    dice?: DiceNote,
  ): GameRecord<M, E, C> {
    return new GameRecord(rules, start, true, dice);
  }

  get position(): Position {
    return this.#position;
  }

  /** The steps that hold, in order: a live list, which changes with the record. */
  get steps(): readonly Step<P>[] {
    return this.#steps as readonly Step<P>[];
  }

  /** The position before each step that holds: a live list too. */
  get positions(): readonly Position[] {
    return this.#positions;
  }

  /** The number of the next roll: seeded dice depend on it, so undoing a roll cannot fish for a better one. */
  get rollNumber(): number {
    return this.#rolls;
  }

  /** How many times something was taken back. */
  get undos(): number {
    return this.#undos;
  }

  /**
   * Names the decision a seat has to make now. It changes with every roll, every undo and every own move,
   * but not with another seat's answer to a question asked at the same time.
   */
  decision(seat: number): string {
    return `${this.#undos}.${this.#rolls}.${this.#moves[seat] ?? 0}`;
  }

  /** Plays a step through the safe door and notes it down. An answer to a question that is gone is refused. */
  play(step: Step<P>, decision?: string): Played<E, C | CoreRefusal> {
    if (decision !== undefined && step?.seat !== undefined && decision !== this.decision(step.seat))
      return no('stale');
    const before = this.#position;
    const played = play(this.rules, before, step as Step<Move<M>>);
    if (!played.ok) return played;
    const opened = this.rules.sealed(before) && !this.rules.sealed(played.position);
    const taken: Taken = { step, before, opened };
    this.#entries.push(taken);
    this.#line.push(taken);
    this.#steps.push(step);
    this.#positions.push(before);
    this.#count(step, 1);
    this.#position = played.position;
    return played;
  }

  /** How many of the latest steps a seat may take back alone: its own, back to a roll or another's step. */
  undoable(seat: number): number {
    const last = this.#line.findLastIndex(({ step, opened }) => opened || step.seat !== seat);
    return this.#line.length - 1 - last;
  }

  /** Takes back the latest steps: a seat only its own, all players together any number. */
  undo(count: number, by: UndoBy): Result<Position, CoreRefusal> {
    if (by !== 'all' && !hasSeat(this.#position, by)) return no('no-such-seat');
    if (!Number.isInteger(count) || count < 1 || count > this.#line.length) return no('nothing-to-undo');
    if (by !== 'all' && count > this.undoable(by)) return no('undo-needs-consent');
    const taken = this.#line.splice(this.#line.length - count);
    this.#position = this.#positions[this.#line.length] ?? this.start;
    this.#steps.length = this.#line.length;
    this.#positions.length = this.#line.length;
    for (const { step } of taken) this.#count(step, -1);
    this.#undos++;
    this.#entries.push({ undo: count, by });
    return yes(this.#position);
  }

  #count({ seat }: Step, by: 1 | -1): void {
    if (seat === undefined) this.#rolls += by;
    else this.#moves[seat] = (this.#moves[seat] ?? 0) + by;
  }

  toJSON(): RecordJson<M> {
    const { id, rulesVersion } = this.rules.facts;
    return {
      format: 1,
      game: id,
      rules: rulesVersion,
      options: optionsOf(this.rules.facts, this.start),
      ...(this.#setUp ? { start: this.rules.encode(this.start) } : {}),
      ...(this.dice ? { dice: this.dice } : {}),
      entries: this.#entries.map((entry) => ('undo' in entry ? entry : this.#jsonOf(entry))),
    };
  }

  #jsonOf(taken: Taken): StepJson<M> {
    taken.json ??= encodeStep<unknown>(this.rules, taken.before, taken.step);
    return taken.json as StepJson<M>;
  }
}

/** More dice than any game throws. */
const MOST_FACES = 4000;

const DICE_NOTE = schema.variant('source', [
  schema.strictObject({ source: schema.literal('seeded'), seed: int(0, Number.MAX_SAFE_INTEGER) }),
  schema.strictObject({
    source: schema.literal('duplicate'),
    seed: int(0, Number.MAX_SAFE_INTEGER),
    faces: schema.optional(
      schema.pipe(
        schema.record(
          schema.pipe(schema.string(), schema.maxLength(40)),
          schema.union([schema.number(), schema.pipe(schema.string(), schema.maxLength(40))]),
        ),
        schema.check((faces) => Object.keys(faces).length <= MOST_FACES),
      ),
    ),
  }),
  schema.strictObject({ source: schema.literal('table') }),
  schema.strictObject({
    source: schema.literal('fair'),
    table: schema.pipe(schema.string(), schema.regex(/^[0-9a-f]{32}$/)),
  }),
]);
const UNDO = schema.strictObject({
  undo: int(1, 1e9),
  by: schema.union([int(0, 63), schema.literal('all')]),
});
const RECORD = schema.strictObject({
  format: schema.literal(1),
  game: schema.string(),
  rules: schema.number(),
  options: schema.unknown(),
  start: schema.optional(schema.unknown()),
  dice: schema.optional(DICE_NOTE),
  entries: schema.array(schema.unknown()),
});

/** Rebuilds a record from an untrusted source by playing every entry again, the undone ones too. */
export function readRecord<M, E extends GameEvent, C extends string>(
  rules: Rules<M, E, C>,
  json: unknown,
): Result<GameRecord<M, E, C>> {
  const shape = read(RECORD, json);
  if (!shape.ok) return shape;
  const { game, rules: version, start, dice, entries } = shape.value;
  if (game !== rules.facts.id) return no('unknown-game', { game: game.slice(0, 40) });
  const options = readOptions(rules.facts, shape.value.options, version);
  if (!options.ok) return options;
  const position = start === undefined ? null : rules.decode(start, options.value);
  if (position && !position.ok) return position;
  const record = position
    ? GameRecord.from(rules, position.value, dice)
    : GameRecord.begin(rules, options.value, dice);
  for (const [index, entry] of entries.entries()) {
    const refusal = replayEntry(record, entry);
    if (refusal) return no('bad-entry', { entry: index, code: refusal.code });
  }
  return yes(record);
}

function replayEntry<M, E extends GameEvent, C extends string>(
  record: GameRecord<M, E, C>,
  entry: unknown,
): Refusal | null {
  if (typeof entry === 'object' && entry !== null && 'undo' in entry) {
    const undo = read(UNDO, entry);
    if (!undo.ok) return undo.refusal;
    const undone = record.undo(undo.value.undo, undo.value.by);
    return undone.ok ? null : undone.refusal;
  }
  const step = decodeStep(record.rules, record.position, entry);
  if (!step.ok) return step.refusal;
  const played = record.play(step.value);
  return played.ok ? null : played.refusal;
}
