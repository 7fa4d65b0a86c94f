import type { Judged, Thought } from '@iacta/bots/search';
import { type Below, countBits, type Position } from '@iacta/core';
import { blockMove, FACES, placeMove, squareOf } from '../rules/index.ts';
import { Board, type WindowTables } from './board.ts';
import type { Weights } from './evaluation.ts';
import { type ForcedWin, Forcing } from './forcing.ts';
import { dieOf } from './moves.ts';
import { type Book, fromPicture, placementOf } from './opening.ts';
import { Search, type Sight } from './search.ts';
import { chanceOf, Stakes, stakesOf } from './stakes.ts';
import { INFINITY, Worth } from './worth.ts';

/** How far a level sees. */
export interface Power extends Sight {
  /** Turns looked ahead at most, and positions looked at for that. */
  readonly depth: number;
  readonly nodes: number;
  /** How many moves are still looked at from the third turn on. */
  readonly root: number;
  /** Moves whose values differ by no more are equal to it (10,000 is the match). */
  readonly margin: number;
  /** The same in the opening, where rounds should differ. */
  readonly opening: number;
  /** Own wins by threats: dice and positions. */
  readonly attack: Reach;
  /** The other's wins by threats after a move that looks best, and how many positions all such looks may cost. */
  readonly guard: Reach & { readonly total: number };
}

interface Reach {
  readonly moves: number;
  readonly nodes: number;
}

interface Candidate {
  readonly move: number;
  value: number;
  /** In how many dice the other is known to win by threats; 0: as far as was looked, not at all. */
  lostIn: number;
  guarded: boolean;
}

const ALTERNATIVES = 4;
/** The first look, one turn ahead, may take this part of the positions. */
const FIRST_LOOK = 0.25;
/** The opening: with fewer dice down. */
const OPENING_DICE = 2;
/** This many dice behind the blocker are tried before a place for it is given up. */
const DICE_BEHIND_BLOCKER = 8;

/** Thinks with one board, again and again; nothing is carried over from one decision to the next. */
export class Thinker {
  readonly #board: Board;
  readonly #forcing: Forcing;
  readonly #power: Power;
  readonly #search: Search;
  readonly #book: Book;
  #guardNodes = 0;
  #turns = 0;

  constructor(tables: WindowTables, weights: Weights, power: Power, book: Book = {}) {
    this.#book = book;
    this.#board = new Board(tables);
    this.#forcing = new Forcing(this.#board);
    this.#power = power;
    this.#search = new Search(new Worth(this.#board, weights, new Stakes(0, 0, 0)), power);
  }

  /** How many positions were looked at for the last answer. */
  get nodes(): number {
    return this.#search.nodes + this.#forcing.nodes;
  }

  /** How many turns were looked ahead to the end for it. */
  get turns(): number {
    return this.#turns;
  }

  think(p: Position, seat: number, below: Below): Thought {
    const board = this.#board;
    const { attack, depth } = this.#power;
    this.#begin(p);
    const wins = board.winningSquares(seat);
    if (wins !== 0) return this.#winNow(seat, wins);
    const candidates = this.#candidates(seat);
    const forced = this.#forcing.find(seat, attack.moves, attack.nodes);
    this.#deepen(seat, candidates, forced ? 1 : depth);
    if (forced) return this.#winByForce(seat, forced, candidates);
    return this.#byBook(seat, candidates, below) ?? this.#choose(seat, candidates, below);
  }

  /** Every move where nothing is won at once, the better ones first, with their values. */
  rank(p: Position, seat: number): readonly { readonly move: number; readonly value: number }[] {
    this.#begin(p);
    const candidates = this.#candidates(seat);
    this.#deepen(seat, candidates, this.#power.depth);
    return candidates;
  }

  #begin(p: Position): void {
    this.#board.read(p);
    this.#search.begin(stakesOf(p));
    this.#forcing.begin();
    this.#guardNodes = this.#power.guard.total;
    this.#board.look();
  }

  #byBook(seat: number, candidates: readonly Candidate[], below: Below): Thought | null {
    const placement = placementOf(this.#board);
    const known = placement && this.#book[placement.key];
    if (!known) return null;
    const move = fromPicture(known[below(known.length)], placement.picture);
    // The book has seen rounds to their end: its move is worth no less than what the search thinks the best.
    const value = candidates[0].value;
    const others = candidates.filter((candidate) => candidate.move !== move);
    return { best: this.#judge(seat, { ...fresh(move), value }), others: this.#judgeAll(seat, others) };
  }

  #winNow(seat: number, wins: number): Thought {
    const [best, ...others] = this.#search.wins(seat, wins).map(
      ({ move, value }): Judged => ({
        move: toMove(move),
        win: chanceOf(value),
        proven: { result: 'win', moves: 1 },
      }),
    );
    return { best, others: others.slice(0, ALTERNATIVES) };
  }

  #winByForce(
    seat: number,
    { block, square, face, moves }: ForcedWin,
    candidates: readonly Candidate[],
  ): Thought {
    const board = this.#board;
    const first = block < 0 ? dieOf(square, face) : dieOf(block, 0);
    // Until then two dice are put for each of the winner's but the last.
    const inHand = block < 0 ? board.inHand[seat] : 0;
    const empty = Math.max(0, countBits(board.empty) - 2 * moves + 1);
    const value = this.#search.worth.ofWin(seat, inHand, empty);
    const others = candidates.filter(({ move }) => move !== first);
    return {
      best: { move: toMove(first), win: chanceOf(value), proven: { result: 'win', moves } },
      others: this.#judgeAll(seat, others),
    };
  }

  /** Every die, and the blocker where the other could have a line by one die. */
  #candidates(seat: number): Candidate[] {
    const board = this.#board;
    const moves = diceOn(board.legal(seat));
    if (board.inHand[seat] === 1) moves.push(...this.#blocks(seat, board.waiting(1 - seat)));
    return moves.map(fresh);
  }

  /** D-R1: a die must have a square left. */
  #blocks(seat: number, squares: number): number[] {
    const legal = this.#board.legal(seat);
    return squaresOf(squares)
      .filter((square) => (legal & ~(1 << square)) !== 0)
      .map((square) => dieOf(square, 0));
  }

  /** Turn by turn deeper, the best first, until the nodes are spent. Leaves the candidates sorted. */
  #deepen(seat: number, candidates: Candidate[], depth: number): void {
    const search = this.#search;
    const within = this.#within();
    this.#turns = 0;
    for (let turns = 1; turns <= depth; turns++) {
      // The first look is always finished, so that there is an order to go by; once its share is spent, it counts
      // positions by their looks alone.
      search.limit = turns === 1 ? this.#power.nodes * FIRST_LOOK : this.#power.nodes;
      search.calm = turns === 1;
      const wanted = turns <= 2 ? candidates.length : Math.min(candidates.length, this.#power.root);
      let best = -INFINITY;
      let done = 0;
      for (const [i, candidate] of candidates.slice(0, wanted).entries()) {
        if (candidate.lostIn === 0) {
          const less = turns < 3 ? 0 : i >= this.#power.later ? 2 : i >= this.#power.late ? 1 : 0;
          const value = this.#look(
            seat,
            candidate.move,
            turns,
            turns === 1 ? -INFINITY : best - within,
            less,
          );
          if (search.spent && turns > 1) break;
          candidate.value = value;
          if (turns > 1 && value > best) this.#guard(seat, candidate);
          if (candidate.lostIn === 0) best = Math.max(best, candidate.value);
        }
        done++;
      }
      sortFirst(candidates, done);
      if (search.spent && turns > 1) return;
      this.#turns = turns;
    }
  }

  /** The value of a move if it is more than `floor`, else anything that is not. */
  #look(seat: number, move: number, turns: number, floor: number, less: number): number {
    const search = this.#search;
    for (const shallower of less > 0 ? [less, 0] : [0]) {
      if (floor <= -INFINITY) break;
      const value = search.tryMove(seat, move, turns - shallower, floor, floor + 1, 0);
      if (value <= floor || search.spent) return value;
    }
    return search.tryMove(seat, move, turns, floor, INFINITY, 0);
  }

  /** Looks whether the other wins by threats after this move, unless too much was spent on such looks. */
  #guard(seat: number, candidate: Candidate): void {
    if (candidate.guarded || this.#guardNodes <= 0 || this.#power.guard.moves === 0) return;
    const before = this.#forcing.nodes;
    candidate.guarded = true;
    candidate.lostIn = this.#lostIn(seat, candidate.move);
    if (candidate.lostIn > 0) candidate.value = candidate.lostIn - INFINITY;
    this.#guardNodes -= this.#forcing.nodes - before;
  }

  #lostIn(seat: number, move: number): number {
    const board = this.#board;
    const square = move >> 3;
    const face = move & 7;
    if (face === 0) return this.#lostBehindBlocker(seat, square);
    const { moves, nodes } = this.#power.guard;
    const marker = board.marker[seat];
    board.put(seat, square, face);
    const goesOn = board.lines(square) === 0 && board.legal(1 - seat) !== 0;
    const win = goesOn ? this.#forcing.find(1 - seat, moves, nodes) : null;
    board.take(seat, square, face, marker);
    return win?.moves ?? 0;
  }

  /** 0 if one of the likelier dice behind the blocker holds. */
  #lostBehindBlocker(seat: number, square: number): number {
    const board = this.#board;
    board.block(seat, square);
    const dice = diceOn(board.legal(seat)).map((move) => ({
      move,
      value: this.#search.tryMove(seat, move, 1, -INFINITY, INFINITY, 1),
    }));
    let longest = 0;
    for (const { move } of dice.toSorted((a, b) => b.value - a.value).slice(0, DICE_BEHIND_BLOCKER)) {
      const lostIn = this.#lostIn(seat, move);
      if (lostIn === 0) {
        longest = 0;
        break;
      }
      longest = Math.max(longest, lostIn);
    }
    board.unblock(seat, square);
    return longest;
  }

  #choose(seat: number, candidates: Candidate[], below: Below): Thought {
    for (const candidate of candidates) {
      if (candidate.lostIn > 0) continue;
      if (this.#power.depth > 1) this.#guard(seat, candidate);
      if (candidate.lostIn === 0) break;
    }
    // Not sorted by value again: where the last look was not finished, the later values are of an earlier one.
    candidates.sort((a, b) => Number(a.lostIn > 0) - Number(b.lostIn > 0));
    if (candidates[0].lostIn > 0) {
      sortFirst(candidates, candidates.length);
      return this.#despair(seat, candidates);
    }
    const near = this.#nearBest(candidates);
    const best = near[below(near.length)];
    const others = candidates.filter((candidate) => candidate !== best);
    return { best: this.#judge(seat, best), others: this.#judgeAll(seat, others) };
  }

  #judge(seat: number, { move, value, lostIn }: Candidate): Judged {
    if (lostIn === 0) return { move: toMove(move), win: chanceOf(value) };
    const board = this.#board;
    // The other's dice and ours until then, this one included.
    const empty = Math.max(0, countBits(board.empty) - 2 * lostIn);
    const lost = -this.#search.worth.ofWin(1 - seat, board.inHand[1 - seat], empty);
    return { move: toMove(move), win: chanceOf(lost), proven: { result: 'loss', moves: lostIn } };
  }

  #judgeAll(seat: number, candidates: readonly Candidate[]): Judged[] {
    return candidates.slice(0, ALTERNATIVES).map((candidate) => this.#judge(seat, candidate));
  }

  /** The margin within which this level cannot distinguish moves: in the opening no search is deep enough. */
  #nearBest(candidates: readonly Candidate[]): readonly Candidate[] {
    const within = this.#within();
    if (within === 0) return candidates.slice(0, 1);
    const least = candidates[0].value - within;
    return candidates.filter(({ value, lostIn }) => lostIn === 0 && value > least);
  }

  #within(): number {
    const { margin, opening } = this.#power;
    return this.#board.diceDown[0] + this.#board.diceDown[1] < OPENING_DICE ? opening : margin;
  }

  /** Every die loses: the blocker may still help somewhere; else the longest way. */
  #despair(seat: number, candidates: readonly Candidate[]): Thought {
    const board = this.#board;
    const tried = new Set(candidates.map(({ move }) => move));
    const blocks = board.inHand[seat] === 1 ? this.#blocks(seat, board.empty) : [];
    for (const move of blocks.filter((block) => !tried.has(block))) {
      if (this.#guardNodes <= 0) break;
      const candidate = fresh(move);
      this.#guard(seat, candidate);
      if (candidate.lostIn === 0) {
        candidate.value = this.#search.tryMove(seat, move, 1, -INFINITY, INFINITY, 0);
        return { best: this.#judge(seat, candidate), others: this.#judgeAll(seat, candidates) };
      }
    }
    return { best: this.#judge(seat, candidates[0]), others: this.#judgeAll(seat, candidates.slice(1)) };
  }
}

function fresh(move: number): Candidate {
  return { move, value: -INFINITY, lostIn: 0, guarded: false };
}

/** A move of the search as one of the rules. */
export function toMove(move: number): number {
  const face = move & 7;
  return face === 0 ? blockMove(move >> 3) : placeMove(move >> 3, face);
}

function squaresOf(set: number): number[] {
  const squares: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) squares.push(squareOf(rest & -rest));
  return squares;
}

function diceOn(squares: number): number[] {
  return squaresOf(squares).flatMap((square) =>
    Array.from({ length: FACES }, (_, i) => dieOf(square, i + 1)),
  );
}

/** Sorts the first `count` by value; the others stay behind them. */
function sortFirst(candidates: Candidate[], count: number): void {
  const sorted = candidates.slice(0, count).toSorted((a, b) => b.value - a.value);
  for (const [i, candidate] of sorted.entries()) candidates[i] = candidate;
}
