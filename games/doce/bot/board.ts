import { countBits, fastStream, type Position } from '@iacta/core';
import {
  ALL_OWN_POINTS,
  BLOCKER_POINTS,
  EMPTY_POINTS,
  TRIPLE,
  TRIPLE_POINTS,
  WIN_POINTS,
} from '../rules/facts.ts';
import {
  ALL_SQUARES,
  blockerInHand,
  blockerSquare,
  DICE_EACH,
  diceMask,
  FACES,
  faceAt,
  markerSquare,
  NEIGHBOURS,
  SQUARES,
  squareOf,
  WINDOWS,
} from '../rules/index.ts';
import {
  BLOCKER_CELL,
  CELL_KINDS,
  CODES,
  dieCell,
  FIRST,
  FULL,
  faceOfCell,
  GAP,
  gapCell,
  gapFace,
  gapOwner,
  PLACE_OF,
  POWER,
  THROUGH,
  WINDOW_SQUARES,
} from './windows.ts';

const GRID = SQUARES.length;
const NOWHERE = GRID;

/** The zone of a marker on each square; none before the first die. */
const ZONES = Int32Array.from([...NEIGHBOURS, 0]);

// A random word for each possible fact about a grid; the xor of the words of its facts is the key of a grid.
const random = fastStream(12);
const words = (length: number) => Int32Array.from({ length }, () => random(2 ** 32) | 0);
const DIE_LOW = words(2 * GRID * (FACES + 1));
const DIE_HIGH = words(2 * GRID * (FACES + 1));
const MARKER_LOW = words(2 * (GRID + 1));
const MARKER_HIGH = words(2 * (GRID + 1));
const BLOCKER_LOW = words(2 * GRID);
const BLOCKER_HIGH = words(2 * GRID);

/** The value of a filling of a window to seat 0, by the seat to move. */
export interface WindowTables {
  readonly first: Int16Array;
  readonly second: Int16Array;
  /** Whether there is a part of the table for each place a window can have on the grid (PLACE_OF). */
  readonly byPlace: boolean;
}

const NOTHING = new Int16Array(CODES);
const NO_WORTH: WindowTables = { first: NOTHING, second: NOTHING, byPlace: false };

/**
 * One round for searching: everything that a die changes is kept up to date window by window, and every change
 * can be taken back. A test holds it against the rules move by move.
 */
export class Board {
  /** The squares of each seat's dice. */
  readonly dice: Int32Array = new Int32Array(2);
  /** The square of each seat's marked die, or 25. */
  readonly marker: Int32Array = new Int32Array(2);
  /** 1 for a seat that has its blocker. */
  readonly inHand: Int32Array = new Int32Array(2);
  readonly diceDown: Int32Array = new Int32Array(2);
  /** Threes of equal faces among each seat's dice. */
  readonly triples: Int32Array = new Int32Array(2);
  empty: number = ALL_SQUARES;
  /** What all windows are worth to seat 0 by the tables of this board: with seat 0 to move, and with seat 1. */
  worth = 0;
  #worthSecond = 0;
  low = 0;
  high = 0;

  // What `look` finds, for a die of either seat (25 places each): faces that make a line, as bits from 1 << 1.
  /** Lines for the one who puts it. */
  readonly lineFaces: Int32Array = new Int32Array(2 * GRID);
  /** Lines for the other. */
  readonly giftFaces: Int32Array = new Int32Array(2 * GRID);
  /** The squares where such faces are, by seat; the entries of all other squares are zero. */
  readonly lineSquares: Int32Array = new Int32Array(2);
  readonly giftSquares: Int32Array = new Int32Array(2);

  readonly #codes = new Int32Array(WINDOWS.length);
  readonly #faceCounts = new Int32Array(2 * (FACES + 1));
  readonly #tables: WindowTables;
  /** Whether the tables depend on the seat to move. */
  readonly #two: boolean;
  /** Where the fillings of each window begin in a table, in the order of THROUGH. */
  readonly #offsets: Int32Array;
  readonly #emptyWorth: readonly [number, number];
  /** The windows that one die makes a line. */
  #gaps = 0;

  constructor(tables: WindowTables = NO_WORTH) {
    this.#tables = tables;
    this.#two = tables.second !== tables.first;
    this.#offsets = THROUGH.map((window) => (tables.byPlace ? CODES * PLACE_OF[window] : 0));
    const emptyWorth = (table: Int16Array) =>
      PLACE_OF.reduce((sum, place) => sum + table[tables.byPlace ? CODES * place : 0], 0);
    this.#emptyWorth = [emptyWorth(tables.first), emptyWorth(tables.second)];
    this.clear();
  }

  /** What all windows are worth to seat 0 when this seat is to move. */
  worthFor(mover: number): number {
    return this.#two && mover === 1 ? this.#worthSecond : this.worth;
  }

  clear(): void {
    this.dice.fill(0);
    this.marker.fill(NOWHERE);
    this.inHand.fill(1);
    this.diceDown.fill(0);
    this.triples.fill(0);
    this.#codes.fill(0);
    this.#faceCounts.fill(0);
    this.empty = ALL_SQUARES;
    [this.worth, this.#worthSecond] = this.#emptyWorth;
    this.low = 0;
    this.high = 0;
    this.#gaps = 0;
  }

  read(p: Position): void {
    this.clear();
    for (let seat = 0; seat < 2; seat++) {
      if (!blockerInHand(p, seat)) this.block(seat, blockerSquare(p, seat));
      for (let rest = diceMask(p, seat); rest !== 0; rest &= rest - 1) {
        const square = squareOf(rest & -rest);
        this.put(seat, square, faceAt(p, square));
      }
      const marked = markerSquare(p, seat);
      if (marked >= 0) this.#mark(seat, marked);
    }
  }

  /** Where a seat may put a die. */
  legal(seat: number): number {
    return this.diceDown[seat] === DICE_EACH ? 0 : this.empty & ~ZONES[this.marker[seat]];
  }

  put(seat: number, square: number, face: number): void {
    this.dice[seat] |= 1 << square;
    this.empty &= ~(1 << square);
    this.diceDown[seat]++;
    if (++this.#faceCounts[seat * (FACES + 1) + face] % TRIPLE === 0) this.triples[seat]++;
    this.#fill(square, dieCell(seat, face));
    const key = (seat * GRID + square) * (FACES + 1) + face;
    this.low ^= DIE_LOW[key];
    this.high ^= DIE_HIGH[key];
    this.#mark(seat, square);
  }

  /** Takes a die back and returns the marker to where it was. */
  take(seat: number, square: number, face: number, marker: number): void {
    this.dice[seat] &= ~(1 << square);
    this.empty |= 1 << square;
    this.diceDown[seat]--;
    if (this.#faceCounts[seat * (FACES + 1) + face]-- % TRIPLE === 0) this.triples[seat]--;
    this.#fill(square, -dieCell(seat, face));
    const key = (seat * GRID + square) * (FACES + 1) + face;
    this.low ^= DIE_LOW[key];
    this.high ^= DIE_HIGH[key];
    this.#mark(seat, marker);
  }

  block(seat: number, square: number): void {
    this.inHand[seat] = 0;
    this.empty &= ~(1 << square);
    this.#fill(square, BLOCKER_CELL);
    this.low ^= BLOCKER_LOW[seat * GRID + square];
    this.high ^= BLOCKER_HIGH[seat * GRID + square];
  }

  unblock(seat: number, square: number): void {
    this.inHand[seat] = 1;
    this.empty |= 1 << square;
    this.#fill(square, -BLOCKER_CELL);
    this.low ^= BLOCKER_LOW[seat * GRID + square];
    this.high ^= BLOCKER_HIGH[seat * GRID + square];
  }

  /** Whose lines run through a square: bit by seat, and bits 2 and 3 where one is all own. */
  lines(square: number): number {
    let found = 0;
    for (let i = FIRST[square]; i < FIRST[square + 1]; i++) found |= FULL[this.#codes[THROUGH[i]]];
    return found;
  }

  /** The face of the die on a square, of either seat. */
  faceAt(square: number): number {
    const i = FIRST[square];
    return faceOfCell(Math.floor(this.#codes[THROUGH[i]] / POWER[i]) % CELL_KINDS);
  }

  /** How a window is filled. */
  codeOf(window: number): number {
    return this.#codes[window];
  }

  /** What all windows would be worth to seat 0 by a die, with the other to move, without putting it. */
  worthWith(seat: number, square: number, face: number): number {
    const cell = dieCell(seat, face);
    const table = seat === 0 ? this.#tables.second : this.#tables.first;
    let worth = this.worthFor(1 - seat);
    for (let i = FIRST[square]; i < FIRST[square + 1]; i++) {
      const code = this.#codes[THROUGH[i]] + this.#offsets[i];
      worth += table[code + POWER[i] * cell] - table[code];
    }
    return worth;
  }

  /** What `worthFor(other)` changes by, set by `changeBy`. */
  change = 0;

  /**
   * What a die would change, without placing it: `change` is set, and the result says what the die does. 0:
   * nothing forcing; 1: it creates a threat of its seat outside `near`; 2: it lets the other complete a line on
   * one of the squares open to it.
   */
  changeBy(seat: number, square: number, face: number, near: number, openToOther: number): number {
    const cell = dieCell(seat, face);
    const table = seat === 0 ? this.#tables.second : this.#tables.first;
    const offsets = this.#offsets;
    let change = 0;
    let effect = 0;
    for (let i = FIRST[square]; i < FIRST[square + 1]; i++) {
      const window = THROUGH[i];
      const code = this.#codes[window];
      const after = code + POWER[i] * cell;
      change += table[offsets[i] + after] - table[offsets[i] + code];
      const gap = GAP[after];
      if (gap === 0) continue;
      const at = 1 << WINDOW_SQUARES[4 * window + gapCell(gap)];
      if (gapOwner(gap, 1 - seat) === 2 >> seat && (openToOther & at) !== 0) return 2;
      if (gapOwner(gap, seat) === 1 << seat && (near & at) === 0) effect = 1;
    }
    this.change = change;
    return effect;
  }

  /** A square and those around it: out of reach for the next die of the seat that puts one there. */
  near(square: number): number {
    return ZONES[square] | (1 << square);
  }

  /** Finds where one die makes a line, for both seats. */
  look(): void {
    for (let seat = 0; seat < 2; seat++) {
      for (let rest = this.lineSquares[seat]; rest !== 0; rest &= rest - 1)
        this.lineFaces[seat * GRID + squareOf(rest & -rest)] = 0;
      for (let rest = this.giftSquares[seat]; rest !== 0; rest &= rest - 1)
        this.giftFaces[seat * GRID + squareOf(rest & -rest)] = 0;
      this.lineSquares[seat] = 0;
      this.giftSquares[seat] = 0;
    }
    for (let rest = this.#gaps; rest !== 0; rest &= rest - 1) {
      const window = squareOf(rest & -rest);
      const gap = GAP[this.#codes[window]];
      const square = WINDOW_SQUARES[4 * window + gapCell(gap)];
      const face = 1 << gapFace(gap);
      for (let seat = 0; seat < 2; seat++) {
        const owner = gapOwner(gap, seat);
        if (owner === 0) continue;
        if (owner === 1 << seat) {
          this.lineFaces[seat * GRID + square] |= face;
          this.lineSquares[seat] |= 1 << square;
        } else {
          this.giftFaces[seat * GRID + square] |= face;
          this.giftSquares[seat] |= 1 << square;
        }
      }
    }
  }

  /** After `look`: the squares where a seat, were it to move, has a die that wins. */
  winningSquares(seat: number): number {
    let squares = this.lineSquares[seat] & this.legal(seat);
    for (let rest = squares & this.giftSquares[seat]; rest !== 0; rest &= rest - 1) {
      const square = squareOf(rest & -rest);
      if (this.winningFaces(seat, square) === 0) squares &= ~(1 << square);
    }
    return squares;
  }

  /** After `look`: the faces that win for a seat on a square (D-12: a line for both is a draw). */
  winningFaces(seat: number, square: number): number {
    return this.lineFaces[seat * GRID + square] & ~this.giftFaces[seat * GRID + square];
  }

  /** After `look`: the squares where only the own zone keeps a seat from a line. */
  waiting(seat: number): number {
    return this.lineSquares[seat] & this.empty;
  }

  /** Whether a seat that puts this die could make a line with its next one, out of the new zone. */
  threatens(seat: number, square: number, face: number, waiting: number): boolean {
    const near = ZONES[square] | (1 << square);
    if ((waiting & ~near) !== 0) return true;
    const cell = dieCell(seat, face);
    for (let i = FIRST[square]; i < FIRST[square + 1]; i++) {
      const window = THROUGH[i];
      const gap = GAP[this.#codes[window] + POWER[i] * cell];
      if (gap === 0 || gapOwner(gap, seat) !== 1 << seat) continue;
      if (((near >> WINDOW_SQUARES[4 * window + gapCell(gap)]) & 1) === 0) return true;
    }
    return false;
  }

  /**
   * Adds the dice of a seat, as square * 8 + face, after which the other's die with this face on that square
   * would complete a line of this seat's too.
   */
  spoilers(seat: number, square: number, face: number, legal: number, out: number[]): void {
    const filled = dieCell(1 - seat, face);
    for (let i = FIRST[square]; i < FIRST[square + 1]; i++) {
      const window = THROUGH[i];
      // The window as it would be with the other's die, and then one more of ours.
      const gap = GAP[this.#codes[window] + POWER[i] * filled];
      if (gap === 0 || gapOwner(gap, seat) !== 1 << seat) continue;
      const at = WINDOW_SQUARES[4 * window + gapCell(gap)];
      if ((legal >> at) & 1) out.push(at * 8 + gapFace(gap));
    }
  }

  /** What a round won with these lines now brings its winner (D-14). */
  pointsForWin(seat: number, lines: number): number {
    const allOwn = (lines >> (2 + seat)) & 1;
    return (
      WIN_POINTS +
      allOwn * ALL_OWN_POINTS +
      this.inHand[seat] * BLOCKER_POINTS +
      countBits(this.empty) * EMPTY_POINTS +
      this.triples[seat] * TRIPLE_POINTS
    );
  }

  #mark(seat: number, square: number): void {
    const before = this.marker[seat];
    this.low ^= MARKER_LOW[seat * (GRID + 1) + before] ^ MARKER_LOW[seat * (GRID + 1) + square];
    this.high ^= MARKER_HIGH[seat * (GRID + 1) + before] ^ MARKER_HIGH[seat * (GRID + 1) + square];
    this.marker[seat] = square;
  }

  #fill(square: number, cell: number): void {
    const { first, second } = this.#tables;
    const codes = this.#codes;
    const offsets = this.#offsets;
    for (let i = FIRST[square]; i < FIRST[square + 1]; i++) {
      const window = THROUGH[i];
      const before = codes[window];
      const after = before + POWER[i] * cell;
      codes[window] = after;
      const offset = offsets[i];
      this.worth += first[offset + after] - first[offset + before];
      if (this.#two) this.#worthSecond += second[offset + after] - second[offset + before];
      this.#gaps = GAP[after] !== 0 ? this.#gaps | (1 << window) : this.#gaps & ~(1 << window);
    }
  }
}
