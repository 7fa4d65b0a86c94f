import { OPENING_BYTES, secondFieldAt } from '../bot/knowledge/knowledge.ts';
import { ROWS } from '../bot/turn/rows.ts';
import { canonical, NEW_TURN, picked, picks, placed, rowIn, settled } from '../bot/turn/states.ts';
import { FIELDS } from '../rules/facts.ts';
import { fittingFields } from '../rules/strip.ts';

/** Two chances that differ by less are called equal: the values have seven digits. */
const EQUAL = 1e-5;

type ValueOf = (state: number) => number;

/** What the first two picks and placings are chosen by: what is aimed at, and points between equals. */
export class Opening {
  readonly #aim: ValueOf;
  readonly #points: ValueOf;

  constructor(aim: ValueOf, points: ValueOf) {
    this.#aim = (state) => aim(canonical(state));
    this.#points = (state) => points(canonical(state));
  }

  /** As `duelOpenings` has it: fields with the dots of the dice to be picked, 0 for a plain die. */
  bytes(): number[] {
    const first = this.#pick(NEW_TURN);
    const rest = picked(NEW_TURN, first);
    const bytes = new Array<number>(OPENING_BYTES).fill(0);
    bytes[0] = fieldOf(first);
    for (let face = 0; face < 6; face++) {
      const field = this.#place(rest, first, face);
      const second = this.#pick(placed(rest, first, face, field));
      bytes[1 + face] = (field << 4) | fieldOf(second);
      for (let next = 0; next < 6; next++) {
        const { byte, shift } = secondFieldAt(face, next);
        bytes[byte] |= this.#placeSecond(first, face, field, second, next) << shift;
      }
    }
    return bytes;
  }

  /**
   * The field of the second die. Rows may read faces upside down: here, where the face matters, the row is made
   * of the faces as they lie.
   */
  #placeSecond(firstDot: number, face: number, field: number, ownDot: number, next: number): number {
    const rest = picked(placed(picked(NEW_TURN, firstDot), firstDot, face, field), ownDot);
    const lies = (face + 1) << (3 * field);
    return this.#choose(fieldsIn(fittingFields(lies, next + 1)), (to, value) =>
      value(settled(rest, ownDot, ROWS.of(lies | ((next + 1) << (3 * to))), to)),
    );
  }

  /** What the aim gets when the picks and the first placing of these bytes are played, and the best after them. */
  worthOf(bytes: readonly number[]): number {
    const first = 1 << bytes[0];
    let sum = 0;
    for (let face = 0; face < 6; face++) {
      const answer = bytes[1 + face];
      const second = answer & 15 ? 1 << (answer & 15) : 0;
      sum += picking(placed(picked(NEW_TURN, first), first, face, answer >> 4), second, this.#aim);
    }
    return sum / 6;
  }

  #pick(state: number): number {
    return this.#choose(picks(state), (dot, value) => picking(state, dot, value));
  }

  #place(rest: number, ownDot: number, face: number): number {
    return this.#choose(fieldsIn(ROWS.fits[rowIn(rest) * 6 + face]), (field, value) =>
      value(placed(rest, ownDot, face, field)),
    );
  }

  #choose(options: readonly number[], worth: (option: number, value: ValueOf) => number): number {
    const most = Math.max(...options.map((option) => worth(option, this.#aim)));
    const equals = options.filter((option) => worth(option, this.#aim) >= most - EQUAL);
    const points = equals.map((option) => worth(option, this.#points));
    return equals[points.indexOf(Math.max(...points))];
  }
}

function picking(state: number, ownDot: number, value: ValueOf): number {
  const rest = picked(state, ownDot);
  let sum = 0;
  for (let face = 0; face < 6; face++) {
    const fields = fieldsIn(ROWS.fits[rowIn(rest) * 6 + face]);
    sum += Math.max(...fields.map((field) => value(placed(rest, ownDot, face, field))));
  }
  return sum / 6;
}

function fieldsIn(set: number): number[] {
  return Array.from({ length: FIELDS }, (_, field) => field).filter((field) => (set >> field) & 1);
}

function fieldOf(dot: number): number {
  return dot === 0 ? 0 : 31 - Math.clz32(dot);
}
