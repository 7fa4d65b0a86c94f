import { ROWS } from '../bot/sheet.ts';
import { throws } from '../bot/throws.ts';
import { DICE } from '../rules/dice.ts';
import { columnsFor, type TurnModel } from './turn-model.ts';

const SIDES = 6;
/** The faces of a die and, behind them, "to be thrown": the mean of all six. */
const STATES = SIDES + 1;
const COUNT = DICE.length;
const THROWS = SIDES ** COUNT;
const PARTIAL = STATES ** COUNT;

/** Room for the tables of one turn; a judge thinks of one turn at a time. */
export class Room {
  readonly tables: readonly Float32Array[];
  readonly best = new Int32Array(PARTIAL);
  readonly spare = new Float32Array(PARTIAL);
  readonly index = new Int32Array(PARTIAL);

  constructor(columns: number) {
    this.tables = Array.from({ length: columns }, () => new Float32Array(PARTIAL));
  }
}

/**
 * The values of a turn for every state of its seven dice, each settled on a face or still to be thrown. All of it is
 * exact over the dice: the second throw by its mean, the first by the choice that is best for the active seat.
 */
export class DiceTables {
  readonly #room: Room;
  readonly #columns: number;

  constructor(model: TurnModel, room: Room) {
    this.#room = room;
    this.#columns = columnsFor(model.sheets.length);
    const byValues = this.#valued(model);
    for (const [column, table] of room.tables.entries()) this.#spread(byValues[column], table);
    this.#choose();
  }

  /** The numbers of each of the different values that seven dice can show. */
  #valued(model: TurnModel): Float32Array[] {
    const { count, values } = throws();
    const columns = Array.from({ length: this.#columns }, () => new Float32Array(count));
    const shown = new Array<number>(ROWS).fill(0);
    const out = new Float64Array(this.#columns);
    for (let i = 0; i < count; i++) {
      for (let colour = 0; colour < ROWS; colour++) shown[colour] = values[colour][i];
      model.best(shown, out);
      for (let column = 0; column < this.#columns; column++) columns[column][i] = out[column];
    }
    return columns;
  }

  /** Adds to every die the state "to be thrown". The white die is the slowest digit, before and after. */
  #spread(byValues: Float32Array, table: Float32Array): void {
    const { of } = throws();
    // Seven passes: what is written last must be the table.
    let from = this.#room.spare as Float32Array;
    let to = table;
    for (let i = 0; i < THROWS; i++) from[i] = byValues[of[i]];
    let size = THROWS;
    for (let die = 0; die < COUNT; die++) {
      const rest = size / SIDES;
      for (let i = 0; i < rest; i++) {
        let sum = 0;
        const out = STATES * i;
        for (let face = 0; face < SIDES; face++) {
          const x = from[face * rest + i];
          to[out + face] = x;
          sum += x;
        }
        to[out + SIDES] = sum / SIDES;
      }
      size = STATES * rest;
      [from, to] = [to, from];
    }
  }

  /** For every first throw the state that its best choice leads to, die by die: kept, or to be thrown again. */
  #choose(): void {
    const [first] = this.#room.tables;
    let from: Int32Array = this.#room.index;
    let to: Int32Array = this.#room.best;
    for (let i = 0; i < PARTIAL; i++) from[i] = i;
    let size = PARTIAL;
    for (let die = 0; die < COUNT; die++) {
      const rest = size / STATES;
      for (let i = 0; i < rest; i++) {
        const again = from[SIDES * rest + i];
        const worth = first[again];
        for (let face = 0; face < SIDES; face++) {
          const lies = from[face * rest + i];
          to[SIDES * i + face] = first[lies] >= worth ? lies : again;
        }
      }
      size = SIDES * rest;
      [from, to] = [to, from];
    }
  }

  /** With these packed faces, dice without one being thrown now. */
  at(faces: number, out: Float64Array): void {
    this.#read(stateOf(faces), out);
  }

  /** Before the active seat chooses what to throw again. */
  choosing(faces: number, out: Float64Array): void {
    this.#read(this.#room.best[throwOf(faces)], out);
  }

  /** Mean and variance of the numbers over all outcomes of the dice that are in hand, each changed first. */
  outcomes(
    faces: number,
    isFirst: boolean,
    change?: (numbers: Float64Array) => void,
  ): { readonly mean: Float64Array; readonly variance: Float64Array } {
    const states = isFirst ? this.#room.best.subarray(0, THROWS) : outcomesFrom(faces);
    const mean = new Float64Array(this.#columns);
    const variance = new Float64Array(this.#columns);
    const numbers = new Float64Array(this.#columns);
    for (const state of states) {
      this.#read(state, numbers);
      change?.(numbers);
      for (let column = 0; column < numbers.length; column++) {
        mean[column] += numbers[column] / states.length;
        variance[column] += numbers[column] ** 2 / states.length;
      }
    }
    for (let column = 0; column < numbers.length; column++)
      variance[column] = Math.max(0, variance[column] - mean[column] ** 2);
    return { mean, variance };
  }

  #read(state: number, out: Float64Array): void {
    for (let column = 0; column < this.#columns; column++) out[column] = this.#room.tables[column][state];
  }
}

/** Three bits a die: the index of its face plus one, 0 while it is to be thrown. */
const faceOf = (faces: number, die: number): number => (faces >> (3 * die)) & 7;

function stateOf(faces: number): number {
  let state = 0;
  for (let die = 0; die < COUNT; die++) state = state * STATES + ((faceOf(faces, die) + SIDES) % STATES);
  return state;
}

function throwOf(faces: number): number {
  let number = 0;
  for (let die = 0; die < COUNT; die++) number = number * SIDES + faceOf(faces, die) - 1;
  return number;
}

/** The states after a throw of all dice that have no face. */
function outcomesFrom(faces: number): Int32Array {
  let states = Int32Array.of(0);
  for (let die = 0; die < COUNT; die++) {
    const face = faceOf(faces, die);
    const digits = face > 0 ? [face - 1] : Array.from({ length: SIDES }, (_, i) => i);
    const next = new Int32Array(states.length * digits.length);
    for (let i = 0; i < states.length; i++)
      for (let j = 0; j < digits.length; j++) next[i * digits.length + j] = states[i] * STATES + digits[j];
    states = next;
  }
  return states;
}
