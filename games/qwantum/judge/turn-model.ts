import { type Entries, entriesFor, entriesOf, NEVER, STEPS } from '../bot/entries.ts';
import { ALONE, settingAt, settingWith, sumOf } from '../bot/features.ts';
import { type Net, top } from '../bot/net.ts';
import { ALL_CELLS, cellsFilled, copySheet, ROWS, type Sheet, takes, write } from '../bot/sheet.ts';
import { PAIR_SIZE, PAIRS, throws } from '../bot/throws.ts';
import { atTheEnd, NONE, takingFutures } from '../bot/turn.ts';
import { MISSED_LIMIT } from '../rules/facts.ts';
import { chancesOf, sharesOf, strengthOf } from './standings.ts';

/** A seat that has not answered yet. */
export const OPEN = -2;
const MOST_ENTRIES = 2;

/** What the active seat may enter: in B and then in C. An entry in C alone only leaves its colour to the others. */
const WAYS: readonly (readonly [inB: number, inC: number])[] = [
  [NONE, NONE],
  ...[0, 1, 2, 3].flatMap((c) => [NONE, 0, 1, 2, 3].filter((d) => d !== c).map((d) => [c, d] as const)),
];

/** The forecast of a position, by place in the order of turns: alone points; else chances, then points. */
export function columnsFor(seats: number): number {
  return seats === 1 ? 1 : 2 * seats;
}

/**
 * A turn before B: what every way through B and C comes to, for every seat. Others answer in C with what is best for
 * themselves. Sheets stand in the order of turns, the active one first.
 */
export class TurnModel {
  readonly sheets: readonly Sheet[];
  readonly #net: Net;
  readonly #spread: readonly number[];
  readonly #cells: readonly number[];
  readonly #mine: Entries & { readonly two: Float32Array };
  /** Own points to come after a missed throw, and whether it ends the game. */
  readonly #missed: number;
  readonly #isOut: boolean;
  /** By other seat and by entries of the active one: what entries are worth, and by what that seat chooses. */
  readonly #worth: readonly (readonly Entries[])[];
  readonly #choice: readonly (readonly Entries[])[];
  readonly #totals: Float64Array;
  readonly #answers: Int8Array;
  #pairPoints: Float32Array | null = null;

  constructor(net: Net, spread: readonly number[], sheets: readonly Sheet[]) {
    this.#net = net;
    this.#spread = spread;
    this.sheets = sheets;
    this.#cells = sheets.map(cellsFilled);
    this.#totals = new Float64Array(sheets.length);
    this.#answers = new Int8Array(sheets.length);
    // What the others will enter is unknown: they are assumed to enter something.
    const later = this.#cells.map((filled) => Math.min(filled + 1, ALL_CELLS - 1));
    const setting = sheets.length === 1 ? ALONE : settingWith(sheets, 0, sheets.length - 1, later);
    const crossed = copySheet(sheets[0]);
    crossed.missed++;
    this.#isOut = crossed.missed === MISSED_LIMIT;
    this.#missed = -crossed.missed + (this.#isOut ? 0 : top(net, sumOf(net, crossed, setting)));
    this.#mine = entriesFor(net, sheets[0], sumOf(net, sheets[0], setting), 'together');
    this.#worth = sheets.slice(1).map((_, i) => this.#entriesOfOther(i + 1, later));
    this.#choice = this.#worth.map((entries, i) => this.#choicesOfOther(i + 1, entries));
  }

  #entriesOfOther(place: number, later: readonly number[]): Entries[] {
    return Array.from({ length: MOST_ENTRIES + 1 }, (_, made) => {
      const by = [Math.min(this.#cells[0] + made, ALL_CELLS), ...later.slice(1)];
      const setting = settingWith(this.sheets, place, place - 1, by);
      return entriesOf(this.#net, this.sheets[place], sumOf(this.#net, this.sheets[place], setting));
    });
  }

  #choicesOfOther(place: number, worth: readonly Entries[]): Entries[] {
    const future = this.sheets.map((sheet, i) =>
      top(this.#net, sumOf(this.#net, sheet, settingAt(this.sheets, i, i))),
    );
    return worth.map((entries, made) => {
      const ended = made === 0 ? this.#isOut : this.#cells[0] + made === ALL_CELLS;
      return ended ? atTheEnd(entries) : takingFutures(entries, this.#cells[place], future, place);
    });
  }

  /** The best way through B and C with these values: its numbers go to `out`. */
  best(values: readonly number[], out: Float64Array): void {
    let [most, best] = [Number.NEGATIVE_INFINITY, WAYS[0]];
    for (const way of WAYS) {
      if (!this.#isLegal(values, way[0], way[1])) continue;
      const measure = this.#measure(values, way[0], way[1]);
      if (measure <= most) continue;
      most = measure;
      best = way;
    }
    this.after(values, best[0], best[1], null, out);
  }

  /** After an entry in B, with the answers in C that are known (by place, OPEN where not); the others are expected. */
  answered(values: readonly number[], inB: number, given: Int8Array, out: Float64Array): void {
    if (given[0] !== OPEN) {
      this.after(values, inB, given[0], given, out);
      return;
    }
    let [most, best] = [Number.NEGATIVE_INFINITY, NONE];
    for (let inC = NONE; inC < ROWS; inC++) {
      if ((inC !== NONE && inC === inB) || !this.#isLegal(values, inB, inC)) continue;
      const measure = this.#measure(values, inB, inC, given);
      if (measure <= most) continue;
      most = measure;
      best = inC;
    }
    this.after(values, inB, best, given, out);
  }

  /** What both entries come to for every seat. */
  after(
    values: readonly number[],
    inB: number,
    inC: number,
    given: Int8Array | null,
    out: Float64Array,
  ): void {
    const seats = this.sheets.length;
    const most = this.#settle(values, inB, inC, given);
    if (seats === 1) {
      out[0] = this.#totals[0];
      return;
    }
    if (most < 0) sharesOf(this.#totals, out);
    else chancesOf(this.#totals, this.#spreadAt(most), out.subarray(0, seats));
    out.set(this.#totals, seats);
  }

  /** What the active seat chooses by. */
  #measure(values: readonly number[], inB: number, inC: number, given: Int8Array | null = null): number {
    const most = this.#settle(values, inB, inC, given);
    if (this.sheets.length === 1) return this.#totals[0];
    if (most >= 0) return strengthOf(this.#totals, 0, this.#spreadAt(most));
    sharesOf(this.#totals, this.#shares);
    return this.#shares[0];
  }
  readonly #shares = new Float64Array(4);

  #spreadAt(most: number): number {
    return Math.max(1, this.#spread[Math.min(most, this.#spread.length - 1)]);
  }

  #isLegal(values: readonly number[], inB: number, inC: number): boolean {
    return this.#own(values, inB, inC) > NEVER / 2;
  }

  #own(values: readonly number[], inB: number, inC: number): number {
    if (inB === NONE && inC === NONE) return this.#missed;
    if (inB === NONE || inC === NONE) {
      const colour = inB === NONE ? inC : inB;
      return this.#mine.one[colour * STEPS + values[colour]];
    }
    return this.#mine.two[pairAt(values, inB, inC)];
  }

  /** Sets the expected totals; the largest number of cells filled by a seat then, -1 where the game is over. */
  #settle(values: readonly number[], inB: number, inC: number, given: Int8Array | null): number {
    const totals = this.#totals;
    const sheets = this.sheets;
    const cells = this.#cells;
    const made = (inB === NONE ? 0 : 1) + (inC === NONE ? 0 : 1);
    // the last cell filled in B ends the game before C.
    const atOnce = inB !== NONE && cells[0] === ALL_CELLS - 1;
    let ended = atOnce || cells[0] + made === ALL_CELLS || (made === 0 && this.#isOut);
    let most = cells[0] + made;
    for (let place = 1; place < sheets.length; place++) {
      const known = given === null ? OPEN : given[place];
      const answer = known === OPEN && !atOnce ? this.#answerOf(place, values, made, inB) : known;
      this.#answers[place] = atOnce ? NONE : answer;
      const then = cells[place] + (this.#answers[place] === NONE ? 0 : 1);
      if (then === ALL_CELLS) ended = true;
      if (then > most) most = then;
    }
    totals[0] = sheets[0].bank + (ended ? this.#pointsNow(values, inB, inC) : this.#own(values, inB, inC));
    for (let place = 1; place < sheets.length; place++) {
      const { none, one, points } = this.#worth[place - 1][made];
      const answer = this.#answers[place];
      const at = answer * STEPS + values[answer];
      const worth = answer === NONE ? (ended ? 0 : none) : ended ? points[at] : one[at];
      totals[place] = sheets[place].bank + worth;
    }
    return ended ? -1 : most;
  }

  #answerOf(place: number, values: readonly number[], made: number, closed: number): number {
    const { none, one } = this.#choice[place - 1][made];
    let [best, most] = [NONE, none];
    for (let colour = 0; colour < ROWS; colour++) {
      const worth = one[colour * STEPS + values[colour]];
      if (colour === closed || worth <= most) continue;
      most = worth;
      best = colour;
    }
    return best;
  }

  /** The active seat's points of this turn alone. */
  #pointsNow(values: readonly number[], inB: number, inC: number): number {
    if (inB === NONE && inC === NONE) return -(this.sheets[0].missed + 1);
    if (inB !== NONE && inC !== NONE) return this.#pointsOfPairs()[pairAt(values, inB, inC)];
    const colour = inB === NONE ? inC : inB;
    return this.#mine.points[colour * STEPS + values[colour]];
  }

  /** Asked for near the end only. */
  #pointsOfPairs(): Float32Array {
    this.#pairPoints ??= pointsOfPairs(this.sheets[0]);
    return this.#pairPoints;
  }
}

function pointsOfPairs(sheet: Sheet): Float32Array {
  const points = new Float32Array(PAIRS.length * PAIR_SIZE);
  const { together } = throws();
  for (const [pair, [c, d]] of PAIRS.entries()) {
    for (let first = 1; first < STEPS; first++) {
      for (let second = 1; second < STEPS; second++) {
        const at = pair * PAIR_SIZE + first * STEPS + second;
        if (together[at] === 0 || !takes(sheet, c, first) || !takes(sheet, d, second)) continue;
        const after = copySheet(sheet);
        write(after, c, first);
        write(after, d, second);
        points[at] = after.bank - sheet.bank;
      }
    }
  }
  return points;
}

function pairAt(values: readonly number[], c: number, d: number): number {
  const [low, high] = c < d ? [c, d] : [d, c];
  const pair = low === 0 ? high - 1 : low + high;
  return pair * PAIR_SIZE + values[low] * STEPS + values[high];
}
