import { type Move, MoveList, type Position } from '@iacta/core';
import { DICE_COUNT } from '../rules/facts.ts';
import { activeSeat, diceLeft, Phase, phaseOf, supplyIsEmpty } from '../rules/layout.ts';
import { list } from '../rules/list.ts';
import { Action, actionOf } from '../rules/moves.ts';
import { applyMove } from '../rules/turn.ts';
import { Pool } from './pool.ts';
import { isSpot } from './spots.ts';

/**
 * What a position is worth to a seat, the more the better. `next` is the seat that rolls next; where the game
 * is over, or will be with this turn, `over` says so.
 */
export type Evaluate = (p: Position, seat: number, next: number, over: boolean) => number;

export interface Limits {
  /** For each number of dice left (the index), how many positions are searched further: the best ones. */
  readonly width: number;
  /** Whether the sun is thought of at all. */
  readonly sun: boolean;
  /** Whether every space is tried, or only those where a tile has company, a star or a use (see spots.ts). */
  readonly everywhere: boolean;
}

/** A way to end the turn, or to throw again. */
export interface Ending {
  readonly move: Move;
  readonly value: number;
  /** Its place in the pool of the search, until the next one. */
  readonly index: number;
}

/**
 * Searches a whole turn: every sequence of actions with the present dice, where the same position reached
 * in two ways is looked at once, and with many positions only the most promising are followed.
 */
export class TurnSearch {
  readonly #evaluate: Evaluate;
  readonly pool: Pool;
  readonly #moves: MoveList[] = [];
  #values = new Float64Array(1024);
  #firsts = new Int32Array(1024);
  /** The numbers of the positions with this many dice left. */
  readonly #layers: number[][] = Array.from({ length: DICE_COUNT + 1 }, () => []);
  readonly #endings: number[] = [];
  #seat = 0;
  #next = 0;
  #everywhere = false;

  constructor(words: number, evaluate: Evaluate) {
    this.pool = new Pool(words);
    this.#evaluate = evaluate;
    for (let depth = 0; depth < 3; depth++) this.#moves.push(new MoveList());
  }

  /** The best way to end the turn for each first move, the best first. */
  search(root: Position, seat: number, seats: number, limits: Limits): Ending[] {
    this.#run(root, seat, seats, limits);
    const best = new Map<Move, Ending>();
    for (const index of this.#endings) {
      const move = this.#firsts[index];
      const value = this.#values[index];
      const known = best.get(move);
      if (known === undefined || value > known.value) best.set(move, { move, value, index });
    }
    return [...best.values()].sort((a, b) => b.value - a.value);
  }

  /** The best endings whatever their first move, the best first. */
  endings(most: number): Ending[] {
    const sorted = this.#endings.toSorted((a, b) => this.#values[b] - this.#values[a]);
    return sorted
      .slice(0, most)
      .map((index) => ({ move: this.#firsts[index], value: this.#values[index], index }));
  }

  /** The number of the best ending, without making a list of them. */
  best(root: Position, seat: number, seats: number, limits: Limits): number {
    this.#run(root, seat, seats, limits);
    let best = this.#endings[0];
    for (const index of this.#endings) if (this.#values[index] > this.#values[best]) best = index;
    return best;
  }

  valueOf(index: number): number {
    return this.#values[index];
  }

  firstOf(index: number): Move {
    return this.#firsts[index];
  }

  #run(root: Position, seat: number, seats: number, limits: Limits): void {
    const { pool } = this;
    this.#seat = seat;
    this.#next = (seat + 1) % seats;
    this.#everywhere = limits.everywhere;
    pool.clear();
    for (const layer of this.#layers) layer.length = 0;
    this.#endings.length = 0;
    pool.at(0).set(root);
    pool.keep();
    const dice = diceLeft(root);
    this.#expand(0, 0, -1, limits.sun);
    for (let left = dice; left > 0; left--) this.#expandLayer(this.#layers[left], limits.width);
  }

  #expandLayer(layer: number[], width: number): void {
    // Positions that the sun makes stand in the root's own layer: they are looked at before the layer shrinks.
    if (layer.length > width) {
      const values = this.#values;
      layer.sort((a, b) => values[b] - values[a]);
      layer.length = width;
    }
    for (const index of layer) this.#expand(index, 0, this.#firsts[index], false);
  }

  /** Makes every move from a position. `first` is the move it began with, -1 at the root. */
  #expand(index: number, depth: number, first: Move, sun: boolean): void {
    const { pool } = this;
    const moves = this.#moves[depth];
    moves.clear();
    list(pool.at(index), this.#seat, moves);
    let tried = 0;
    for (let i = 0; i < moves.count; i++) {
      const move = moves.moves[i];
      const action = actionOf(move);
      if (!sun && (action === Action.set || action === Action.reroll)) continue;
      if (action === Action.place && !this.#everywhere && !isSpot(pool.at(index), move)) continue;
      tried++;
      this.#make(index, move, depth, first);
    }
    // Dice that can be used must be used: where nothing is worth a look, everything gets one.
    for (let i = 0; tried === 0 && i < moves.count; i++) this.#make(index, moves.moves[i], depth, first);
  }

  #make(index: number, move: Move, depth: number, first: Move): void {
    const { pool } = this;
    const next = pool.at(pool.count);
    next.set(pool.at(index));
    applyMove(next, this.#seat, move, null);
    if (pool.keep()) this.#receive(pool.count - 1, depth, first < 0 ? move : first);
  }

  #receive(index: number, depth: number, first: Move): void {
    const p = this.pool.at(index);
    const phase = phaseOf(p);
    this.#remember(index, first);
    if (phase === Phase.eat) {
      // A meal is finished at once: what follows belongs to the same thought.
      this.#expand(index, depth + 1, first, false);
      return;
    }
    const ended = phase !== Phase.act;
    const next = phase === Phase.roll ? activeSeat(p) : this.#next;
    this.#values[index] = this.#evaluate(p, this.#seat, next, supplyIsEmpty(p) && phase !== Phase.roll);
    if (ended) this.#endings.push(index);
    else this.#layers[diceLeft(p)].push(index);
  }

  #remember(index: number, first: Move): void {
    if (index >= this.#values.length) {
      const values = new Float64Array(this.#values.length * 2);
      values.set(this.#values);
      this.#values = values;
      const firsts = new Int32Array(values.length);
      firsts.set(this.#firsts);
      this.#firsts = firsts;
    }
    this.#firsts[index] = first;
  }
}
