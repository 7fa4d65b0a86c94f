import { type Below, clone, type Move, MoveList, type Position, type Rules, SEATS } from '@iacta/core';
import type { Bot } from '../search/bot.ts';

/**
 * Searches its own turn and the answer: it takes what it can win at once and avoids what the next player could
 * win at once, by the live score alone. Between equals it takes any that ends the turn at once, so that nothing
 * is spent for nothing. For games in which nothing is hidden and one seat decides at a time.
 */
export function twoPly(rules: Rules): Bot {
  return (view, seat, below) => ({ best: { move: new TwoPly(rules, seat).choose(view, below) }, others: [] });
}

interface Tried {
  readonly move: Move;
  readonly next: Position;
}

class TwoPly {
  readonly #rules: Rules;
  readonly #seat: number;
  /** The answer that was bad enough last time often is again: it is looked at first. */
  #killer: Move = -1;
  // Used again for every answer: there are hundreds of thousands.
  readonly #answers = new MoveList();
  #next: Position | null = null;

  constructor(rules: Rules, seat: number) {
    this.#rules = rules;
    this.#seat = seat;
  }

  choose(view: Position, below: Below): Move {
    let most = Number.NEGATIVE_INFINITY;
    let chosen = -1;
    for (const { move, next } of this.#shortTurnsFirst(view, below)) {
      const value = this.#ownTurn(next, most);
      if (value <= most) continue;
      most = value;
      chosen = move;
    }
    return chosen;
  }

  /** In any order, but moves that end the turn come before those that leave it with the seat. */
  #shortTurnsFirst(view: Position, below: Below): Tried[] {
    const tried = shuffled(this.#list(view, this.#seat), below).map((move): Tried => {
      const next = clone(view);
      this.#rules.applyMove(next, this.#seat, move, null);
      return { move, next };
    });
    const goesOn = ({ next }: Tried) => this.#isOwnTurn(next);
    return [...tried.filter((each) => !goesOn(each)), ...tried.filter(goesOn)];
  }

  /** The lead after the rest of this turn and the opponent's answer; exact only above `most`. */
  #ownTurn(position: Position, most: number): number {
    if (!this.#isOwnTurn(position)) return this.#afterAnswer(position, most);
    let best = Number.NEGATIVE_INFINITY;
    const next = clone(position);
    for (const move of this.#list(position, this.#seat)) {
      next.set(position);
      this.#rules.applyMove(next, this.#seat, move, null);
      best = Math.max(best, this.#ownTurn(next, Math.max(most, best)));
    }
    return best;
  }

  /** The lead after the worst single move of the seat that decides next. */
  #afterAnswer(position: Position, most: number): number {
    const rules = this.#rules;
    const deciders = rules.deciders(position);
    if (deciders === 0 || (deciders & (deciders - 1)) !== 0) return this.#lead(position);
    const answerer = 31 - Math.clz32(deciders);
    const answers = this.#answers;
    answers.clear();
    rules.list(position, answerer, answers);
    const known = answers.moves.indexOf(this.#killer);
    const first = known >= 0 && known < answers.count ? known : 0;
    this.#next ??= clone(position);
    const next = this.#next;
    let worst = Number.POSITIVE_INFINITY;
    for (let i = 0; i < answers.count; i++) {
      // The first and the known one change places.
      const move = answers.moves[i === 0 ? first : i === first ? 0 : i];
      next.set(position);
      rules.applyMove(next, answerer, move, null);
      worst = Math.min(worst, this.#lead(next));
      if (worst > most) continue;
      this.#killer = move;
      break;
    }
    return worst;
  }

  #isOwnTurn(position: Position): boolean {
    return this.#rules.deciders(position) === 1 << this.#seat;
  }

  /** Own points less those of the best of the others. */
  #lead(position: Position): number {
    let most = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < position[SEATS]; other++) {
      if (other !== this.#seat) most = Math.max(most, this.#rules.points(position, other));
    }
    return this.#rules.points(position, this.#seat) - most;
  }

  #list(position: Position, seat: number): Move[] {
    const list = new MoveList();
    this.#rules.list(position, seat, list);
    return list.toArray();
  }
}

function shuffled(moves: Move[], below: Below): Move[] {
  for (let i = moves.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [moves[i], moves[j]] = [moves[j], moves[i]];
  }
  return moves;
}
