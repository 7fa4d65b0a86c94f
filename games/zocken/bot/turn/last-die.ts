import { fieldOf, leadsTo } from './falls.ts';
import {
  DOT,
  FINDS,
  facesIn,
  INNER,
  KINDS,
  LAST_FALLS,
  lastKey,
  lastKind,
  MOST_KINDS,
  OUTER,
  outerIn,
  outIn,
  VALUES_OF_KIND,
} from './last-kinds.ts';
import { hopesIn, matchesIn, picked, rowIn } from './states.ts';
import { endOf } from './worth.ts';

const PIPS = 6;

/** What the last die brings on average, for two aims: every kind of it is worked out once. */
export class LastDie {
  readonly #firstEnds: Float64Array;
  readonly #secondEnds: Float64Array;
  /** Two for each kind and number of matches. Both 0: not known yet, or so indeed and worked out again. */
  readonly #values = new Float64Array(VALUES_OF_KIND * MOST_KINDS);

  /** What a turn is worth by how it ends, as `endOf` lists it. */
  constructor(firstEnds: Float64Array, secondEnds: Float64Array) {
    this.#firstEnds = firstEnds;
    this.#secondEnds = secondEnds;
  }

  /** Writes the values of a state with one die left. */
  get(state: number, into: Float64Array): void {
    const at = lastKind(rowIn(state), dotIn(state)) * VALUES_OF_KIND + 2 * matchesIn(state);
    if (this.#values[at] === 0 && this.#values[at + 1] === 0) this.#work(at);
    into[0] = this.#values[at];
    into[1] = this.#values[at + 1];
  }

  /** Writes what picking the die with this dot brings when two are left. */
  pick(state: number, ownDot: number, into: Float64Array): void {
    const values = this.#values;
    const rest = picked(state, ownDot);
    const before = 2 * matchesIn(rest);
    let sumFirst = 0;
    let sumSecond = 0;
    let next = LAST_FALLS.of(lastKey(rowIn(rest), dotIn(rest)));
    const lists = LAST_FALLS.lists;
    for (let ways = lists[next++]; ways > 0; ways--) {
      const faces = lists[next++];
      const end = lists[next++] + next;
      let first = Number.NEGATIVE_INFINITY;
      let second = Number.NEGATIVE_INFINITY;
      for (; next < end; next++) {
        const place = lists[next];
        const at = leadsTo(place) + before + (1 << fieldOf(place) === ownDot ? 2 : 0);
        if (values[at] === 0 && values[at + 1] === 0) this.#work(at);
        if (values[at] > first) first = values[at];
        if (values[at + 1] > second) second = values[at + 1];
      }
      sumFirst += faces * first;
      sumSecond += faces * second;
    }
    into[0] = sumFirst / PIPS;
    into[1] = sumSecond / PIPS;
  }

  #work(at: number): void {
    const matches = (at % VALUES_OF_KIND) >> 1;
    const kind = KINDS[Math.floor(at / VALUES_OF_KIND)];
    this.#values[at] = meanOf(kind, matches, this.#firstEnds);
    this.#values[at + 1] = meanOf(kind, matches, this.#secondEnds);
  }
}

/** The field of the only dot that may be hoped for; 0 for none. */
function dotIn(state: number): number {
  return 31 - Math.clz32(hopesIn(state) | 1);
}

function meanOf(kind: number, matches: number, ends: Float64Array): number {
  const out = outIn(kind);
  const outer = outerIn(kind);
  const onDot = ends[endOf(out, matches + 1, outer)];
  const onInner = ends[endOf(out, matches, outer)];
  const onOuter = ends[endOf(out, matches, outer + 1)];
  let sum = facesIn(kind, 0) * ends[endOf(out + 1, matches, outer)];
  for (let finds = 1; finds < FINDS; finds++) {
    let best = Number.NEGATIVE_INFINITY;
    if (finds & DOT) best = onDot;
    if (finds & INNER && onInner > best) best = onInner;
    if (finds & OUTER && onOuter > best) best = onOuter;
    const faces = facesIn(kind, finds);
    // What no face finds may not even exist.
    if (faces > 0) sum += faces * best;
  }
  return sum / PIPS;
}
