import type { Judge, Lived, Values } from '@iacta/bots/search';
import { clone, MoveList, type Position, SEATS } from '@iacta/core';
import type { Knowledge } from '../bot/knowledge/knowledge.ts';
import { Crowd } from '../bot/match/crowd.ts';
import { Duel, leadOf } from '../bot/match/duel.ts';
import { Outlook, WAGER_WORTH } from '../bot/match/outlook.ts';
import { othersOf, WinningTurns } from '../bot/match/winning-turn.ts';
import { mean } from '../bot/turn/forecast.ts';
import { PointsPlay } from '../bot/turn/points-play.ts';
import { turnState } from '../bot/turn/reading.ts';
import { type TurnChances, TurnOutlook } from '../bot/turn/turn-outlook.ts';
import { POINTS } from '../bot/turn/worth.ts';
import { DICE_BEFORE_WAGER } from '../rules/facts.ts';
import { rules } from '../rules/index.ts';
import {
  activeSeat,
  answerOf,
  diceDown,
  LOT,
  NO_ANSWER,
  OVER,
  PHASE,
  PICK,
  PLACE,
  ROLL,
  TURN,
  WAGER,
  WAGERED,
} from '../rules/layout.ts';
import { CachedMatch } from './cached-match.ts';
import { livedFor } from './lived.ts';

const PIPS = 6;
/** From this many dice on a turn is solved for the win while the review waits. */
const SOLVED_FROM = 2;
/** From this many dice on a turn brings what it would bring to a player for points. */
const DICE_FOR_POINTS = 6;
/** Positions of which the value is kept: a review asks for the same ones again and again. */
const MOST_KEPT = 20_000;

/**
 * Values positions of Zocken. Alone everything is exact. In a match for two the chance to win is exact at the
 * beginning of a turn and from the second die on. With more seats it follows the model of the best bot (crowd.ts).
 */
export class ZockenJudge implements Judge {
  readonly version = 'zocken 2';
  readonly lived: Lived;
  readonly #points: PointsPlay;
  readonly #turn: TurnOutlook;
  readonly #outlook: Outlook;
  readonly #duel: Duel;
  readonly #crowdTurn: CachedMatch;
  readonly #duelTurns: WinningTurns;
  readonly #kept = new Map<string, Values>();

  constructor(knowledge: Knowledge, afterFirstDie: ReadonlyMap<number, TurnChances>, seats: number) {
    this.lived = livedFor(seats);
    this.#points = new PointsPlay(knowledge);
    this.#turn = new TurnOutlook(this.#points, knowledge, afterFirstDie);
    this.#outlook = new Outlook(knowledge, seats > 1);
    this.#duel = new Duel(knowledge);
    this.#crowdTurn = new CachedMatch(new Crowd(knowledge));
    this.#duelTurns = new WinningTurns(this.#duel);
  }

  value(position: Position): Values {
    const key = position.join();
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const value = this.#value(position);
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(key, value);
    return value;
  }

  #value(p: Position): Values {
    switch (p[PHASE]) {
      case OVER:
        return over(p);
      case LOT:
        return this.#meanOver(p, p[SEATS]);
      case ROLL:
        return this.#meanOver(p, PIPS);
      case PLACE:
        return this.#bestPlace(p);
      default:
        return this.#turnAhead(p);
    }
  }

  #meanOver(p: Position, faces: number): Values {
    const values = Array.from({ length: faces }, (_, roll) => {
      const next = clone(p);
      rules.applyRoll(next, roll, null);
      return this.value(next);
    });
    const meanOf = (of: 'points' | 'win') =>
      values[0][of].map((_, seat) => values.reduce((sum, each) => sum + each[of][seat] / faces, 0));
    return { points: meanOf('points'), win: meanOf('win'), exact: values.every(({ exact }) => exact) };
  }

  #bestPlace(p: Position): Values {
    const seat = activeSeat(p);
    const list = new MoveList();
    rules.list(p, seat, list);
    const values = list.toArray().map((move) => {
      const next = clone(p);
      rules.applyMove(next, seat, move, null);
      return this.value(next);
    });
    const better = (a: Values, b: Values) =>
      (p[SEATS] > 1 ? a.win[seat] - b.win[seat] : 0) || a.points[seat] - b.points[seat];
    const exact = values.every((value) => value.exact);
    return { ...values.reduce((best, each) => (better(each, best) > 0 ? each : best)), exact };
  }

  /** Before a die is picked, or while wagers are awaited. */
  #turnAhead(p: Position): Values {
    const seats = Array.from({ length: p[SEATS] }, (_, seat) => seat);
    const state = turnState(p);
    const chances = this.#chancesOf(p, state);
    const outlook = this.#outlook;
    const points = seats.map(
      (seat) => outlook.besidesThisTurn(p, seat) + thisTurn(p, seat, chances, outlook),
    );
    if (seats.length === 1) return { points, win: [1], exact: true };
    if (seats.length === 2) return { points, ...this.#duelWin(p, state, chances) };
    const win = seats.map((seat) => this.#crowdWin(p, seat, chances));
    const sum = win.reduce((a, b) => a + b, 0);
    // The model leaves out what hardly ever happens: the chances are brought back to one winner.
    return { points, win: win.map((chance) => chance / sum), exact: false };
  }

  /** The scores of this turn by who wagers on it: none and all of those who have not answered, or those who have. */
  #chancesOf(p: Position, state: number): ByWagerers {
    const others = othersOf(p);
    const down = diceDown(p);
    if (down > DICE_BEFORE_WAGER || (down === DICE_BEFORE_WAGER && p[PHASE] === PICK && p[SEATS] > 1)) {
      return [{ wagerers: wagerersOf(p), chances: this.#points.now.forecast.from(state) }];
    }
    if (p[PHASE] === WAGER) {
      const open = this.#turn.isWorthAWager(state) ? unansweredOf(p) : 0;
      return [{ wagerers: wagerersOf(p) | open, chances: this.#points.now.forecast.from(state) }];
    }
    const { unwagered, wagered }: TurnChances = this.#turn.from(state);
    return [
      { wagerers: 0, chances: unwagered },
      { wagerers: others, chances: wagered },
    ];
  }

  #duelWin(p: Position, state: number, chances: ByWagerers): Pick<Values, 'win' | 'exact'> {
    const active = activeSeat(p);
    const down = diceDown(p);
    const both = (win: number, exact: boolean) => {
      const chance = Math.min(1, Math.max(0, win));
      return { win: active === 0 ? [chance, 1 - chance] : [1 - chance, chance], exact };
    };
    if (down === 0) return both(this.#duel.atTurn(p[TURN], leadOf(p, active)), true);
    if (down < SOLVED_FROM) {
      return both(
        chances.reduce((sum, each) => sum + this.#duelMean(p, active, each), 0),
        false,
      );
    }
    const turn = this.#duelTurns.of(p);
    // Once the other has answered, that answer holds, even while it could still be changed.
    const known = down > DICE_BEFORE_WAGER || (down === DICE_BEFORE_WAGER && unansweredOf(p) === 0);
    const solver = known ? turn.knowing(wagerersOf(p)) : turn.solver(p, SOLVED_FROM);
    return both(solver.value(state), true);
  }

  #duelMean(p: Position, seat: number, { wagerers, chances }: ByWagerers[number]): number {
    return mean(chances, this.#duel.winBy(p, seat, wagerers));
  }

  #crowdWin(p: Position, seat: number, chances: ByWagerers): number {
    return chances.reduce(
      (sum, each) => sum + mean(each.chances, this.#crowdTurn.winBy(p, seat, each.wagerers)),
      0,
    );
  }
}

/** The scores of a turn, apart for each set of seats that wagers on it; all chances together are one. */
type ByWagerers = readonly { readonly wagerers: number; readonly chances: Float64Array }[];

/** The chances are those of play for points; for the win a turn brings less, the more of it is to come. */
function thisTurn(p: Position, seat: number, byWagerers: ByWagerers, outlook: Outlook): number {
  const active = activeSeat(p);
  const points = byWagerers.reduce((sum, { wagerers, chances }) => {
    if (seat === active) return sum + mean(chances, POINTS);
    return (wagerers >> seat) & 1 ? sum + mean(chances, WAGER_WORTH) : sum;
  }, 0);
  const less = seat === active ? outlook.lessForTheWin : outlook.lessByWagers;
  return points + less * Math.max(0, 1 - diceDown(p) / DICE_FOR_POINTS);
}

function over(p: Position): Values {
  const points = Array.from({ length: p[SEATS] }, (_, seat) => rules.points(p, seat));
  const most = Math.max(...points);
  const winners = points.filter((each) => each === most).length;
  return { points, win: points.map((each) => (each === most ? 1 / winners : 0)), exact: true };
}

function wagerersOf(p: Position): number {
  return answeredSeats(p, (answer) => answer === WAGERED);
}

function unansweredOf(p: Position): number {
  return answeredSeats(p, (answer) => answer === NO_ANSWER) & ~(1 << activeSeat(p));
}

function answeredSeats(p: Position, matches: (answer: number) => boolean): number {
  let seats = 0;
  for (let seat = 0; seat < p[SEATS]; seat++) if (matches(answerOf(p, seat))) seats |= 1 << seat;
  return seats;
}
