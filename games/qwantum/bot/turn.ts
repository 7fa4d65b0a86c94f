import { MISSED_LIMIT } from '../rules/facts.ts';
import { type Entries, entriesFor, entriesOf, NEVER, type Pairs, type Shown, STEPS } from './entries.ts';
import { ALONE, settingAt, settingWith, sumOf } from './features.ts';
import { type Net, top } from './net.ts';
import { ALL_CELLS, cellsFilled, copySheet, ROWS, type Sheet } from './sheet.ts';
import { PAIR_SIZE, PAIRS, throws } from './throws.ts';

/** No colour: nothing is entered. */
export const NONE = -1;
/** The most entries a seat makes in a turn: two. */
const MOST_ENTRIES = 2;

/**
 * A turn as its active seat sees it before B, with the sheets in the order of turns, the active one first.
 * The measure is the lead: own points still to come less the mean of the others'. In C every seat is
 * expected to take what is best for itself.
 */
export interface Turn {
  readonly sheets: readonly Sheet[];
  /** The worth of a missed throw. */
  readonly missed: number;
  readonly mine: Entries & { readonly two: Float32Array };
  /** By other seat, then by the number of entries the active one makes. */
  readonly others: readonly (readonly Entries[])[];
  /** Whether the active seat's next entry is its last. */
  readonly lastCell: boolean;
}

/** `pairs` chooses how closely entries are judged: by what both of a turn lead to, or separately. */
export function turnOf(
  net: Net,
  sheets: readonly Sheet[],
  pairs: Pairs = 'together',
  shown: Shown = null,
): Turn {
  const seats = sheets.length;
  const cells = sheets.map(cellsFilled);
  // What the others will enter is unknown: they are assumed to enter something.
  const later = cells.map((filled) => Math.min(filled + 1, ALL_CELLS - 1));
  const setting = seats === 1 ? ALONE : settingWith(sheets, 0, seats - 1, later);
  const out = sheets[0].missed + 1 === MISSED_LIMIT;
  const crossed = copySheet(sheets[0]);
  crossed.missed++;
  return {
    sheets,
    missed: -crossed.missed + (out ? 0 : top(net, sumOf(net, crossed, setting))),
    mine: entriesFor(net, sheets[0], sumOf(net, sheets[0], setting), pairs, shown),
    others: othersOf(net, sheets, cells, later, out, pairs, shown),
    lastCell: cells[0] === ALL_CELLS - 1,
  };
}

function othersOf(
  net: Net,
  sheets: readonly Sheet[],
  cells: number[],
  later: number[],
  out: boolean,
  pairs: Pairs,
  shown: Shown,
): Entries[][] {
  if (sheets.length === 1) return [];
  const future = sheets.map((sheet, place) => top(net, sumOf(net, sheet, settingAt(sheets, place, place))));
  const others: Entries[][] = [];
  for (let place = 1; place < sheets.length; place++) {
    const answers: Entries[] = [];
    const after = (made: number) => {
      const by = later.slice();
      by[0] = Math.min(cells[0] + made, ALL_CELLS);
      const sum = sumOf(net, sheets[place], settingWith(sheets, place, place - 1, by));
      return entriesOf(net, sheets[place], sum, shown);
    };
    // This model assumes that the number of entries of the active seat makes no difference to the others.
    const roughly = pairs === 'apart' ? after(1) : null;
    for (let made = 0; made <= MOST_ENTRIES; made++) {
      const ended = made === 0 ? out : cells[0] + made === ALL_CELLS;
      const entries = roughly ?? after(made);
      answers.push(ended ? atTheEnd(entries) : takingFutures(entries, cells[place], future, place));
    }
    others.push(answers);
  }
  return others;
}

/** Nothing follows: the points of this entry are all there is. */
export function atTheEnd({ one, points }: Entries): Entries {
  return { none: 0, one: one.map((worth, at) => (worth === NEVER ? NEVER : points[at])), points };
}

/** The seat that fills the last cell takes away what the others could still expect. */
export function takingFutures(
  entries: Entries,
  cells: number,
  future: readonly number[],
  place: number,
): Entries {
  if (cells < ALL_CELLS - 1) return entries;
  let taken = 0;
  for (let other = 0; other < future.length; other++) if (other !== place) taken += future[other];
  taken /= future.length - 1;
  return { ...entries, one: entries.one.map((worth) => (worth === NEVER ? NEVER : worth + taken)) };
}

/** The best answer of a seat in C when this colour is closed: the colour or NONE. */
export function bestAnswer(entries: Entries, values: readonly number[], closed: number): number {
  let best = NONE;
  let most = entries.none;
  for (let colour = 0; colour < ROWS; colour++) {
    const worth = entries.one[colour * STEPS + values[colour]];
    if (colour === closed || worth <= most) continue;
    most = worth;
    best = colour;
  }
  return best;
}

/** The others' gain from these values together, as the mean, with this many entries and one colour closed. */
function othersTake(turn: Turn, values: readonly number[], made: number, closed: number): number {
  if (turn.others.length === 0) return 0;
  let sum = 0;
  for (const answers of turn.others) {
    const { none, one } = answers[made];
    let most = none;
    for (let colour = 0; colour < ROWS; colour++)
      if (colour !== closed) most = Math.max(most, one[colour * STEPS + values[colour]]);
    sum += most;
  }
  return sum / turn.others.length;
}

/** Own points still to come when these colours are entered in B and in C; NEVER where one does not fit. */
export function ownWorth(
  { missed, mine }: Turn,
  values: readonly number[],
  inB: number,
  inC: number,
): number {
  if (inB === NONE && inC === NONE) return missed;
  if (inB === NONE) return mine.one[inC * STEPS + values[inC]];
  if (inC === NONE) return mine.one[inB * STEPS + values[inB]];
  const pair = pairOf(inB, inC);
  const [c, d] = PAIRS[pair];
  return mine.two[pair * PAIR_SIZE + values[c] * STEPS + values[d]];
}

/** What the others make of it, as a mean. Q-15: the last cell filled in B ends the game before they answer. */
export function othersWorth(turn: Turn, values: readonly number[], inB: number, inC: number): number {
  if (turn.lastCell && inB !== NONE) return 0;
  const made = (inB === NONE ? 0 : 1) + (inC === NONE ? 0 : 1);
  return othersTake(turn, values, made, inB);
}

function pairOf(c: number, d: number): number {
  const low = Math.min(c, d);
  const high = Math.max(c, d);
  return low === 0 ? high - 1 : low + high;
}

/** What the best entries for these values are worth, as a lead and in own points: `worthOfThrows` for one throw. */
export function worthOfValues(
  turn: Turn,
  values: readonly number[],
  out: { lead: number; own: number },
): void {
  out.own = turn.missed;
  out.lead = turn.missed - othersTake(turn, values, 0, NONE);
  for (let c = 0; c < ROWS; c++) {
    const own = turn.mine.one[c * STEPS + values[c]];
    if (own === NEVER) continue;
    weigh(out, own, turn.lastCell ? 0 : othersTake(turn, values, 1, c));
    for (let d = c + 1; d < ROWS; d++) {
      const both = ownWorth(turn, values, c, d);
      if (both === NEVER) continue;
      weigh(out, both, Math.min(othersTake(turn, values, 2, c), othersTake(turn, values, 2, d)));
    }
  }
}

function weigh(best: { lead: number; own: number }, own: number, others: number): void {
  if (own - others <= best.lead) return;
  best.lead = own - others;
  best.own = own;
}

/**
 * For each of the different values of a throw: what the best entries are worth, as a lead and, where `own` is
 * given, in own points alone.
 */
export function worthOfThrows(turn: Turn, lead: Float32Array, own: Float32Array | null): void {
  if (turn.others.length > 0) {
    worthAmongOthers(turn, lead, own);
    return;
  }
  worthAlone(turn, lead);
  own?.set(lead);
}

function worthAlone({ missed, mine: { one, two } }: Turn, lead: Float32Array): void {
  const {
    count,
    values: [vp, vb, vr, vy],
  } = throws();
  for (let i = 0; i < count; i++) {
    const p = vp[i];
    const b = vb[i];
    const r = vr[i];
    const y = vy[i];
    let best = missed;
    best = Math.max(best, one[p]);
    best = Math.max(best, one[STEPS + b]);
    best = Math.max(best, one[2 * STEPS + r]);
    best = Math.max(best, one[3 * STEPS + y]);
    best = Math.max(best, two[p * STEPS + b]);
    best = Math.max(best, two[PAIR_SIZE + p * STEPS + r]);
    best = Math.max(best, two[2 * PAIR_SIZE + p * STEPS + y]);
    best = Math.max(best, two[3 * PAIR_SIZE + b * STEPS + r]);
    best = Math.max(best, two[4 * PAIR_SIZE + b * STEPS + y]);
    best = Math.max(best, two[5 * PAIR_SIZE + r * STEPS + y]);
    lead[i] = best;
  }
}

function worthAmongOthers(turn: Turn, lead: Float32Array, points: Float32Array | null): void {
  const { count, values } = throws();
  const { one, two } = turn.mine;
  const v = [0, 0, 0, 0];
  // What the others take, by colour closed in B (the last: none), after one entry and after two.
  const afterOne = new Float64Array(ROWS + 1);
  const afterTwo = new Float64Array(ROWS + 1);
  const afterNone = new Float64Array(ROWS + 1);
  for (let i = 0; i < count; i++) {
    for (let colour = 0; colour < ROWS; colour++) v[colour] = values[colour][i];
    allTake(turn, v, 0, afterNone);
    allTake(turn, v, 1, afterOne);
    allTake(turn, v, 2, afterTwo);
    let best = turn.missed - afterNone[ROWS];
    let mine = turn.missed;
    for (let c = 0; c < ROWS; c++) {
      const own = one[c * STEPS + v[c]];
      const worth = turn.lastCell ? own : own - afterOne[c];
      if (worth <= best) continue;
      best = worth;
      mine = own;
    }
    for (let pair = 0; pair < PAIRS.length; pair++) {
      const c = PAIRS[pair][0];
      const d = PAIRS[pair][1];
      const own = two[pair * PAIR_SIZE + v[c] * STEPS + v[d]];
      const worth = own - Math.min(afterTwo[c], afterTwo[d]);
      if (worth <= best) continue;
      best = worth;
      mine = own;
    }
    lead[i] = best;
    if (points !== null) points[i] = mine;
  }
}

/** `othersTake` for every colour that may be closed: of each other seat only the best two answers matter. */
function allTake(turn: Turn, v: readonly number[], made: number, out: Float64Array): void {
  out.fill(0);
  const { others } = turn;
  const share = 1 / others.length;
  for (let other = 0; other < others.length; other++) {
    const { none, one } = others[other][made];
    let most = none;
    let next = none;
    let by: number = ROWS;
    for (let colour = 0; colour < ROWS; colour++) {
      const worth = one[colour * STEPS + v[colour]];
      if (worth > most) {
        next = most;
        most = worth;
        by = colour;
      } else if (worth > next) {
        next = worth;
      }
    }
    for (let closed = 0; closed <= ROWS; closed++) out[closed] += share * (closed === by ? next : most);
  }
}
