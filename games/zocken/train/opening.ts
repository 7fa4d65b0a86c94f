import { ROWS } from '../bot/rows.ts';
import { canonical, NEW_TURN, picked, picks, placed, rowIn } from '../bot/states.ts';
import { FIELDS } from '../rules/facts.ts';

/** Two chances that differ by less are called equal: the values have seven digits. */
const EQUAL = 1e-5;

type ValueOf = (state: number) => number;

/** What the first two picks and the first placing are chosen by: what is aimed at, and points between equals. */
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
    const answers = Array.from({ length: 6 }, (_, face) => {
      const field = this.#place(rest, first, face);
      const second = this.#pick(placed(rest, first, face, field));
      return (field << 4) | fieldOf(second);
    });
    return [fieldOf(first), ...answers];
  }

  /** What the aim gets when these bytes are played. */
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
