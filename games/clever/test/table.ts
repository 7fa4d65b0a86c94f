import { type CleverEvent, type CleverMove, DICE, type DieName, rules } from '@iacta/clever/rules';
import { decodePosition, type Face, moves, type Position } from '@iacta/core';
import { accept, rejected, rollFaces } from '@iacta/core/test-kit';

// Small builders that make tests read like play.

export interface SheetSpec {
  readonly yellow?: readonly string[];
  readonly blue?: readonly number[];
  readonly green?: number;
  readonly orange?: readonly number[];
  readonly pink?: readonly number[];
  /** Actions that are left; all of what was earned unless said. */
  readonly rerolls?: number;
  readonly extraDice?: number;
  readonly waiting?: readonly string[];
  readonly stage?: string;
  readonly extraUsed?: readonly DieName[];
}

export interface TableSpec {
  readonly options?: { readonly [name: string]: unknown };
  readonly phase?: string;
  readonly turnsOver?: number;
  readonly starter?: number;
  readonly rolls?: number;
  /** White, yellow, blue, green, orange, pink. */
  readonly faces?: readonly number[];
  readonly hand?: readonly DieName[];
  readonly tray?: readonly DieName[];
  readonly fields?: readonly DieName[];
  readonly sheets: readonly SheetSpec[];
}

const ROUNDS = [0, 6, 6, 5, 4];
const has = (list: readonly unknown[], ...wanted: readonly unknown[]) =>
  wanted.every((one) => list.includes(one));

/** What a sheet has earned, counted by hand from the printed sheet. */
export function earned(spec: SheetSpec, round: number) {
  const { yellow = [], blue = [], green = 0, orange = [], pink = [] } = spec;
  const count = (...lines: readonly boolean[]) => lines.filter(Boolean).length;
  return {
    rerolls: count(
      round >= 1,
      round >= 3,
      has(blue, 5, 9),
      green >= 10,
      orange.length >= 3,
      pink.length >= 3,
      pink.length >= 8,
    ),
    extraDice: count(
      round >= 2,
      has(yellow, 'r1c1', 'r2c2', 'r3c3', 'r4c4'),
      has(blue, 4, 8, 12),
      green >= 4,
      orange.length >= 6,
      pink.length >= 5,
      pink.length >= 11,
    ),
    foxes: count(
      has(yellow, 'r4c2', 'r4c3', 'r4c4'),
      has(blue, 9, 10, 11, 12),
      green >= 7,
      orange.length >= 8,
      pink.length >= 7,
    ),
  };
}

/** The JSON of a position as a table of people would describe it. */
export function describePosition(spec: TableSpec) {
  const seats = spec.sheets.length;
  const { turnsOver = 0, fields = [], tray = [] } = spec;
  const round = Math.min(Math.floor(turnsOver / seats) + 1, ROUNDS[seats]);
  const lying = [...fields, ...tray];
  return {
    game: 'clever',
    rules: 1,
    options: { seats, ...spec.options },
    state: {
      phase: spec.phase ?? 'roll',
      starter: spec.starter ?? 0,
      turnsOver,
      rolls: spec.rolls ?? 0,
      faces: spec.faces ? Object.fromEntries(DICE.map((die, i) => [die, spec.faces?.[i]])) : null,
      hand: spec.hand ?? DICE.filter((die) => !lying.includes(die)),
      tray,
      fields,
      sheets: spec.sheets.map((sheet) => {
        const got = earned(sheet, round);
        return {
          yellow: sheet.yellow ?? [],
          blue: sheet.blue ?? [],
          green: sheet.green ?? 0,
          orange: sheet.orange ?? [],
          pink: sheet.pink ?? [],
          rerolls: { earned: got.rerolls, used: got.rerolls - (sheet.rerolls ?? got.rerolls) },
          extraDice: { earned: got.extraDice, used: got.extraDice - (sheet.extraDice ?? got.extraDice) },
          foxes: got.foxes,
          waiting: sheet.waiting ?? [],
          stage: sheet.stage ?? 'done',
          extraUsed: sheet.extraUsed ?? [],
        };
      }),
    },
  };
}

export function setUp(spec: TableSpec): Table {
  const position = decodePosition(rules, describePosition(spec));
  if (!position.ok) throw new Error(`no such position: ${JSON.stringify(position.refusal)}`);
  return new Table(position.value);
}

export function begin(options: { readonly [name: string]: unknown }): Table {
  const seats = Number(options.seats ?? 1);
  return new Table(rules.begin({ seats, starter: 'lot', soloExtraDie: false, ...options } as never));
}

/** A game in play: it advances move by move and keeps the events of the latest one. */
export class Table {
  position: Position;
  events: readonly CleverEvent[] = [];
  readonly all: CleverEvent[] = [];

  constructor(position: Position) {
    this.position = position;
  }

  roll(...faces: readonly Face[]): this {
    return this.#took(rollFaces(rules, this.position, faces));
  }

  play(move: CleverMove, seat = rules.active(this.position)): this {
    return this.#took(accept(rules, this.position, seat, move));
  }

  #took({ position, events }: { position: Position; events: readonly CleverEvent[] }): this {
    this.position = position;
    this.events = events;
    this.all.push(...events);
    return this;
  }

  /** The code and the rule of the refusal that this move gets. */
  refused(move: CleverMove, seat = rules.active(this.position)): string {
    const { code, rule, data } = rejected(rules, this.position, seat, move);
    return [code, rule, data ? JSON.stringify(data) : ''].filter(Boolean).join(' ');
  }

  moves(seat = rules.active(this.position)): CleverMove[] {
    return moves(rules, this.position, seat).map((move) => rules.encodeMove(move));
  }

  get state() {
    return rules.encode(this.position) as unknown as ReturnType<typeof describePosition>['state'];
  }

  sheet(seat = 0) {
    return this.state.sheets[seat];
  }

  get dice(): readonly string[] {
    return rules.dice(this.position)?.dice.map((die) => die.id) ?? [];
  }

  parts(seat = 0) {
    return rules.score(this.position, seat).parts;
  }

  eventsOf(...types: readonly CleverEvent['type'][]): CleverEvent[] {
    return this.events.filter(({ type }) => types.includes(type));
  }
}

export const take = (die: DieName, as: DieName = die, cell?: string) =>
  ({ take: die, as, ...(cell ? { cell } : {}) }) as CleverMove;
export const extra = (die: DieName, as: DieName = die, cell?: string) =>
  ({ extra: die, as, ...(cell ? { cell } : {}) }) as CleverMove;
export const bonus = (kind: string, cell?: string | number) =>
  ({ bonus: kind, ...(cell ? { cell } : {}) }) as CleverMove;
export const black = (as: string, cell?: string | number) =>
  ({ bonus: 'black', as, ...(cell ? { cell } : {}) }) as CleverMove;
export const REROLL: CleverMove = { reroll: true };
export const PASS: CleverMove = { pass: true };
export const DONE: CleverMove = { done: true };
