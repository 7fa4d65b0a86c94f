// A place for a die is the field and what comes of it there, as one number.

const PIPS = 6;
const FIELD_BITS = 4;
/** For OUT!. */
export const NO_FIELD = (1 << FIELD_BITS) - 1;

export const placeOn = (field: number, leadsTo: number): number => (leadsTo << FIELD_BITS) | field;
export const fieldOf = (place: number): number => place & NO_FIELD;
export const leadsTo = (place: number): number => place >> FIELD_BITS;

/** The largest number of entries in a list: a die has six faces, and a face nine fields. */
const LONGEST = 1 + 6 * (2 + 9);

/** Writes the places a face can choose from into a list, from an index on, and returns the index after them. */
type WritePlaces = (key: number, face: number, into: Int32Array, from: number) => number;

/**
 * How a die may fall, in lists that are quick to go through: how many ways there are, and for each how many faces
 * fall that way, how many places they can choose from, and these. A list is made when it is first asked for.
 */
export class Falls {
  readonly #write: WritePlaces;
  /** Where the list of a key begins; 0 where there is none yet. */
  readonly #begins: Int32Array;
  #end = 1;
  lists = new Int32Array(1 << 16);

  constructor(keys: number, write: WritePlaces) {
    this.#begins = new Int32Array(keys);
    this.#write = write;
  }

  /** Where the list of a key begins in `lists`, which may be another afterwards. */
  of(key: number): number {
    return this.#begins[key] || this.#add(key);
  }

  #add(key: number): number {
    if (this.#end + LONGEST > this.lists.length) this.#lengthen();
    const lists = this.lists;
    const begin = this.#end;
    let end = begin + 1;
    lists[begin] = 0;
    for (let face = 0; face < PIPS; face++) {
      const next = this.#write(key, face, lists, end + 2);
      lists[end] = 1;
      lists[end + 1] = next - end - 2;
      const same = sameWay(lists, begin, end);
      if (same > 0) {
        lists[same]++;
      } else {
        lists[begin]++;
        end = next;
      }
    }
    this.#end = end;
    this.#begins[key] = begin;
    return begin;
  }

  #lengthen(): void {
    const longer = new Int32Array(2 * this.lists.length);
    longer.set(this.lists);
    this.lists = longer;
  }
}

/** Where a list has the same places already as the way that has just been written behind it; 0 for nowhere. */
function sameWay(lists: Int32Array, begin: number, written: number): number {
  const length = lists[written + 1];
  let way = begin + 1;
  while (way < written) {
    let alike = 0;
    if (lists[way + 1] === length)
      while (alike < length && lists[way + 2 + alike] === lists[written + 2 + alike]) alike++;
    if (alike === length) return way;
    way += 2 + lists[way + 1];
  }
  return 0;
}
