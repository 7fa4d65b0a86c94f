/** A space of a square board: its row and its column, counted from 1. */
export type BoardSpace = readonly [row: number, column: number];

/** For an option whose values are sets of spaces: those with a name, and the bounds for any other. */
export interface SpaceSets {
  /** Rows and columns; at most 7, since a set is packed into two words. */
  readonly side: number;
  /** How many spaces a set may have at most; it has one at least. */
  readonly max: number;
  readonly named: { readonly [value: string]: readonly BoardSpace[] };
}

/** Bits of a set in each of its words. */
const WORD = 30;
/** Words that a position keeps for its set. */
export const SPACE_WORDS = 2;

/** The text form of a set: row and column digit by digit, ascending, "46 55 64". */
export function writeSpaces(spaces: readonly BoardSpace[]): string {
  const written = spaces.map(([row, column]) => `${row}${column}`);
  return [...new Set(written)].toSorted().join(' ');
}

/** The spaces that a value of an option means; null if it means none. */
export function spacesOf({ side, max, named }: SpaceSets, value: unknown): readonly BoardSpace[] | null {
  if (typeof value !== 'string') return null;
  if (Object.hasOwn(named, value)) return named[value] ?? null;
  const written = value.split(' ');
  const spaces = written.map((each): BoardSpace => [Number(each[0]), Number(each[1])]);
  const fits = spaces.every(([row, column], i) => {
    const own = written[i] ?? '';
    const inside = row >= 1 && row <= side && column >= 1 && column <= side;
    return inside && own.length === 2 && written.indexOf(own) === i;
  });
  return fits && spaces.length <= max ? spaces : null;
}

/** A set of the players' own, in the one order in which it is kept; null if the option does not take it. */
export function allowedSpaces(sets: SpaceSets, value: unknown): string | null {
  const spaces = spacesOf(sets, value);
  return spaces && writeSpaces(spaces);
}

/** The words of a set: space `(row − 1) × side + column − 1` is a bit, thirty to a word. */
export function packSpaces(sets: SpaceSets, value: unknown): readonly [number, number] {
  const words: [number, number] = [0, 0];
  for (const [row, column] of spacesOf(sets, value) ?? []) {
    const space = (row - 1) * sets.side + column - 1;
    if (space < WORD) words[0] |= 1 << space;
    else words[1] |= 1 << (space - WORD);
  }
  return words;
}

export function hasSpace(low: number, high: number, space: number): boolean {
  return ((space < WORD ? low >> space : high >> (space - WORD)) & 1) === 1;
}

export function unpackSpaces({ side }: SpaceSets, low: number, high: number): BoardSpace[] {
  const all = Array.from({ length: side * side }, (_, space) => space);
  return all
    .filter((space) => hasSpace(low, high, space))
    .map((space): BoardSpace => [Math.floor(space / side) + 1, (space % side) + 1]);
}
