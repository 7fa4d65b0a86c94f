import { keyedStream, type Position } from '@iacta/core';
import { Board } from '../bot/board.ts';
import { fine, tablesOf } from '../bot/evaluation.ts';
import { powerOf } from '../bot/levels.ts';
import { BOOK_DICE, placementOf } from '../bot/opening.ts';
import { chanceOf } from '../bot/stakes.ts';
import { Thinker, toMove } from '../bot/think.ts';
import { WEIGHTS } from '../bot/weights-best.ts';
import { roundPoints, roundsOver, rules } from '../rules/index.ts';

// Upper confidence bounds on the first dice of a round: each pass goes down the tree by the most promising dice and
// plays the round to its end with the best level's search in a hurry.

/** Rounds that went through a position, and the starter's score in them (half for a draw). */
export interface Visits {
  rounds: number;
  score: number;
}

const NODES = 1500;
/** Near-equal moves are drawn from, so that rounds differ. */
const MARGIN = 30;
/** Dice tried in a position: many answers to the first die, fewer later. */
const WIDTHS = [150, 30, 12, 12];
/** How many rounds the search's opinion of a die weighs as much as. */
const PRIOR_ROUNDS = 4;
const CURIOSITY = 0.2;

interface Choice {
  readonly move: number;
  readonly key: string;
  readonly prior: number;
}

export class OpeningTree {
  readonly visits: Map<string, Visits> = new Map();
  readonly #choices = new Map<string, readonly Choice[]>();
  readonly #board: Board;
  readonly #thinker: Thinker;
  #rounds = 0;
  readonly #seed: number;

  constructor(seed: number) {
    const weights = fine(WEIGHTS);
    const tables = tablesOf(weights);
    this.#seed = seed;
    this.#board = new Board(tables);
    this.#thinker = new Thinker(tables, weights, {
      ...powerOf('best', 1),
      nodes: NODES,
      margin: MARGIN,
      opening: MARGIN,
      attack: { moves: 10, nodes: 1000 },
      guard: { moves: 4, nodes: 300, total: 900 },
    });
  }

  /** Plays one round from this first die. */
  playRound(firstDie: number): void {
    const p = rules.begin({ seats: 2, starter: 0 });
    const key = this.#seed * 1_000_003 + this.#rounds++;
    rules.applyMove(p, 0, toMove(firstDie), null);
    const path = [this.#keyOf(p)];
    while (path.length < BOOK_DICE) {
      const choice = this.#choose(p, rules.active(p), path[path.length - 1]);
      if (!choice) break;
      path.push(choice.key);
      rules.applyMove(p, rules.active(p), toMove(choice.move), null);
    }
    const score = this.#playOut(p, key);
    for (const at of path) {
      const visits = this.visits.get(at) ?? { rounds: 0, score: 0 };
      visits.rounds++;
      visits.score += score;
      this.visits.set(at, visits);
    }
  }

  /** The starter's score of the round, played on until it is over or a win is proven. */
  #playOut(p: Position, key: number): number {
    for (let step = 0; roundsOver(p) === 0; step++) {
      const seat = rules.active(p);
      const { best } = this.#thinker.think(p.slice(), seat, keyedStream(key, step));
      if (best.proven?.result === 'win') return seat === 0 ? 1 : 0;
      rules.applyMove(p, seat, best.move, null);
    }
    const [first, second] = [roundPoints(p, 0, 0), roundPoints(p, 0, 1)];
    return second === 0 ? 1 : first === 0 ? 0 : 0.5;
  }

  #keyOf(p: Position): string {
    this.#board.read(p);
    return placementOf(this.#board)?.key ?? '';
  }

  #choose(p: Position, seat: number, at: string): Choice | null {
    const choices = this.#choices.get(at) ?? this.#findChoices(p, seat);
    this.#choices.set(at, choices);
    const total = this.visits.get(at)?.rounds ?? 1;
    let best: Choice | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const choice of choices) {
      const { rounds, score } = this.visits.get(choice.key) ?? { rounds: 0, score: 0 };
      const own = seat === 0 ? score : rounds - score;
      const weight = rounds + PRIOR_ROUNDS;
      const bound =
        (own + PRIOR_ROUNDS * choice.prior) / weight + CURIOSITY * Math.sqrt(Math.log(total + 1) / weight);
      if (bound > most) [most, best] = [bound, choice];
    }
    // The picture of the position may lie otherwise than when the choices were found.
    return best && this.#asItLies(p, seat, best);
  }

  #asItLies(p: Position, seat: number, choice: Choice): Choice | null {
    if (this.#keyAfter(p, seat, choice.move) === choice.key) return choice;
    return this.#findChoices(p, seat).find(({ key }) => key === choice.key) ?? null;
  }

  #keyAfter(p: Position, seat: number, move: number): string {
    const next = p.slice();
    this.#board.read(p);
    if (((this.#board.legal(seat) >> (move >> 3)) & 1) === 0) return '';
    rules.applyMove(next, seat, toMove(move), null);
    return roundsOver(next) > 0 ? '' : this.#keyOf(next);
  }

  #findChoices(p: Position, seat: number): readonly Choice[] {
    const ranked = this.#thinker.rank(p, seat).filter(({ move }) => (move & 7) !== 0);
    this.#board.read(p);
    const width = WIDTHS[this.#board.diceDown[0] + this.#board.diceDown[1]];
    const found = new Map<string, Choice>();
    for (const { move, value } of ranked) {
      if (found.size >= width) break;
      const key = this.#keyAfter(p, seat, move);
      if (key !== '' && !found.has(key)) found.set(key, { move, key, prior: chanceOf(value) });
    }
    return [...found.values()];
  }
}
