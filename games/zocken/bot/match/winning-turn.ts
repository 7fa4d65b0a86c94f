import { type Position, SEATS } from '@iacta/core';
import { DICE_BEFORE_WAGER } from '../../rules/facts.ts';
import { activeSeat, answerOf, STARTER, TURN, WAGERED } from '../../rules/layout.ts';
import { Forecast } from '../turn/forecast.ts';
import { Memo } from '../turn/memo.ts';
import { banked } from '../turn/reading.ts';
import { TurnSolver } from '../turn/solver.ts';
import { SCORES } from '../turn/worth.ts';
import type { Match } from './match.ts';

/** So little that points decide between plays that win equally often, and nothing else. */
const PER_POINT = 1e-8;
/** From the second die on a turn has up to 30,000 states. There is room from the start for two fields of that die. */
const MEMO_BITS = 17;

/** A turn that its player plays for the win, and what has been worked out of it. */
export class WinningTurn {
  readonly #match: Match;
  readonly #p: Position;
  readonly #solvers = new Map<number, TurnSolver>();
  #before: TurnSolver | null = null;

  constructor(match: Match, p: Position) {
    this.#match = match;
    this.#p = p.slice();
  }

  /** The solver for a position of this turn. */
  solver(p: Position, diceDown: number): TurnSolver {
    return diceDown < DICE_BEFORE_WAGER ? this.#unanswered() : this.knowing(wagerersOf(p));
  }

  /** For the first dice, when the others have not answered yet: they will, with what is worse for the player. */
  #unanswered(): TurnSolver {
    this.#before ??= new TurnSolver(this.#aim(0), {
      wagered: this.#aim(othersOf(this.#p)),
      memo: new Memo(MEMO_BITS),
    });
    return this.#before;
  }

  /** The solver when these seats have wagered. */
  knowing(wagerers: number): TurnSolver {
    const known = this.#solvers.get(wagerers);
    if (known !== undefined) return known;
    const solver = new TurnSolver(this.#aim(wagerers));
    this.#solvers.set(wagerers, solver);
    return solver;
  }

  /** The result of the turn when every seat that is expected to wager does. */
  forecast(wagerers: number): Forecast {
    return new Forecast(this.knowing(wagerers));
  }

  #aim(wagerers: number): Float64Array {
    const win = this.#match.winBy(this.#p, activeSeat(this.#p), wagerers);
    return win.map((chance, index) => chance + PER_POINT * SCORES[index]);
  }
}

/** The turns of which all this is kept: the latest, since the next one has other totals. */
export class WinningTurns {
  readonly #match: Match;
  #key = '';
  #turn: WinningTurn | null = null;

  constructor(match: Match) {
    this.#match = match;
  }

  of(p: Position): WinningTurn {
    const totals = Array.from({ length: p[SEATS] }, (_, seat) => banked(p, seat));
    const key = [p[STARTER], p[TURN], ...totals].join();
    if (this.#turn === null || key !== this.#key) {
      this.#turn = new WinningTurn(this.#match, p);
      this.#key = key;
    }
    return this.#turn;
  }
}

export function othersOf(p: Position): number {
  return ((1 << p[SEATS]) - 1) & ~(1 << activeSeat(p));
}

function wagerersOf(p: Position): number {
  let set = 0;
  for (let seat = 0; seat < p[SEATS]; seat++) if (answerOf(p, seat) === WAGERED) set |= 1 << seat;
  return set;
}
