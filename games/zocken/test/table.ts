import { decodePosition, encodePosition, moves, type Position } from '@iacta/core';
import { accept, rejected, rollFaces } from '@iacta/core/test-kit';
import { type Colour, rules, type ZockenEvent, type ZockenMove, type ZockenState } from '@iacta/zocken/rules';

// Builders that make tests read like play. A die is written as its letter and face: R4 is the red 4.

const LETTERS: { readonly [letter: string]: Colour } = {
  Y: 'yellow',
  O: 'orange',
  R: 'red',
  P: 'purple',
  B: 'blue',
  G: 'green',
  K: 'black',
};

type Die = { colour: Colour; face: number };

function die(text: string): Die | null {
  return text === '--' ? null : { colour: LETTERS[text[0]], face: Number(text[1]) };
}

function diceIn(text: string): (Die | null)[] {
  return text === '' ? [] : text.split(' ').map(die);
}

export interface Given {
  seats?: number;
  starter?: number;
  /** What the options say about the starter, when it is not simply that seat. */
  option?: number | 'lot';
  phase?: ZockenState['phase'];
  turnsOver?: number;
  /** From field 1 on, "--" for an empty field; missing ones at the end are empty. */
  strip?: string;
  out?: string;
  /** The die in hand: "R" picked, "R4" rolled. */
  hand?: string;
  wagers?: (boolean | null)[];
  scores?: ZockenState['scores'];
}

export const EMPTY = { placing: 0, outer: 0, out: 0, matches: 0, wagers: 0 };

/** The JSON of a state; what is not given is plain: no wagers, every turn before brought the 50. */
export function stateOf(given: Given): ZockenState {
  const { seats = 2, starter = 0, turnsOver = 0, hand = '' } = given;
  const onStrip = diceIn(given.strip ?? '');
  const strip = Array.from({ length: 9 }, (_, field) => onStrip[field] ?? null);
  const out = diceIn(given.out ?? '') as Die[];
  const down = strip.filter((field) => field !== null).length + out.length;
  const phase = given.phase ?? (hand === '' ? 'pick' : hand.length === 1 ? 'roll' : 'place');
  const active = (starter + turnsOver) % seats;
  const answered = down >= 3 && phase !== 'wager';
  return {
    phase,
    starter,
    turnsOver,
    strip,
    out,
    picked: hand === '' ? null : LETTERS[hand[0]],
    face: hand.length === 2 ? Number(hand[1]) : null,
    wagers:
      given.wagers ??
      Array.from({ length: seats }, (_, seat) => (answered && seat !== active ? false : null)),
    scores:
      given.scores ??
      Array.from({ length: seats }, (_, seat) => ({
        ...EMPTY,
        placing: 50 * turnsOf(seat, seats, starter, turnsOver),
      })),
  };
}

/** Counted by going round the table. */
function turnsOf(seat: number, seats: number, starter: number, turnsOver: number): number {
  let count = 0;
  for (let turn = 0; turn < turnsOver; turn++) if ((starter + turn) % seats === seat) count++;
  return count;
}

export function jsonOf(given: Given) {
  const { seats = 2, starter = 0, option = starter } = given;
  return { game: 'zocken', rules: 1, options: { seats, starter: option }, state: stateOf(given) };
}

export function setUp(given: Given): Position {
  const read = decodePosition(rules, jsonOf(given));
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
}

/** A table that is played at: every step must be legal; what happened is kept. */
export class Table {
  position: Position;
  readonly events: ZockenEvent[] = [];

  constructor(position: Position | Given) {
    this.position = position instanceof Int32Array ? position : setUp(position);
  }

  get state(): ZockenState {
    return encodePosition(rules, this.position).state as unknown as ZockenState;
  }

  get seat(): number {
    return rules.active(this.position);
  }

  get last(): ZockenEvent | undefined {
    return this.events.at(-1);
  }

  move(seat: number, move: ZockenMove): this {
    const played = accept(rules, this.position, seat, move);
    this.position = played.position;
    this.events.push(...played.events);
    return this;
  }

  pick(colour: Colour): this {
    return this.move(this.seat, { pick: colour });
  }

  rolls(face: number): this {
    const played = rollFaces(rules, this.position, [face]);
    this.position = played.position;
    this.events.push(...played.events);
    return this;
  }

  place(field: number): this {
    return this.move(this.seat, { place: field });
  }

  out(): this {
    return this.move(this.seat, { out: true });
  }

  wager(seat: number, wager: boolean): this {
    return this.move(seat, { wager });
  }

  /** Dice one after the other with their places: "K6@1 Y4@2 R3@OUT". */
  dice(text: string): this {
    for (const one of text.split(' ')) {
      const [what, where] = one.split('@');
      const { colour, face } = die(what) as Die;
      this.pick(colour).rolls(face);
      if (where === 'OUT') this.out();
      else this.place(Number(where));
    }
    return this;
  }

  /** A whole turn: three dice, the wagers in the order of the seats, four dice. */
  turn(text: string, wagerers: readonly number[] = []): this {
    const dice = text.split(' ');
    const active = this.seat;
    this.dice(dice.slice(0, 3).join(' '));
    for (let seat = 0; seat < this.state.scores.length; seat++) {
      if (seat !== active) this.wager(seat, wagerers.includes(seat));
    }
    return this.dice(dice.slice(3).join(' '));
  }

  refused(seat: number, move: ZockenMove) {
    return rejected(rules, this.position, seat, move);
  }

  choices(seat = this.seat): ZockenMove[] {
    return moves(rules, this.position, seat).map((move) => rules.encodeMove(move));
  }

  get points(): number[] {
    return this.state.scores.map((_, seat) => rules.points(this.position, seat));
  }
}

/** The fields of a list of choices. */
export function fieldsIn(choices: readonly ZockenMove[]): number[] {
  return choices.flatMap((move) => ('place' in move ? [move.place] : []));
}
