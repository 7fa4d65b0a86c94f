import type { Judge, Lived, LivedWins, ThrowValues, Values } from '@iacta/bots/search';
import { clone, outcome, type Position, SEATS } from '@iacta/core';
import { ALONE, settingAt, sumOf } from '../bot/features.ts';
import { type Net, top } from '../bot/net.ts';
import { cellsFilled, ROWS, sheetOf } from '../bot/sheet.ts';
import { NONE } from '../bot/turn.ts';
import { rules } from '../rules/index.ts';
import {
  ASKED,
  activeSeat,
  answerOf,
  at,
  CHOOSE,
  ENTER,
  ENTERS,
  FACES,
  FILLED,
  FIRST,
  LOT,
  NO_ANSWER,
  OVER,
  PHASE,
  SECOND,
  sheetAt,
  TOTAL,
  USED,
  VALUES,
} from '../rules/layout.ts';
import { columnPoints, filledOf } from '../rules/sheet.ts';
import { DiceTables, Room } from './dice-tables.ts';
import { livedFor } from './lived.ts';
import { chancesOf } from './standings.ts';
import { columnsFor, OPEN, TurnModel } from './turn-model.ts';

/**
 * Values positions of Qwantum. Between turns by what was learned of sheets; within a turn exactly over the dice and
 * over what every seat can enter, with what was learned behind it.
 */
export class QwantumJudge implements Judge {
  readonly version = 'qwantum 1';
  readonly lived: Lived;
  readonly #net: Net;
  readonly #spread: readonly number[];
  #room: Room | null = null;
  /** The turn that was last thought of. */
  #turn: { readonly key: string; readonly model: TurnModel; tables: DiceTables | null } | null = null;

  constructor(net: Net, spread: readonly number[], seats: number) {
    this.lived = livedFor(seats);
    this.#net = net;
    this.#spread = spread;
  }

  value(p: Position): Values {
    switch (p[PHASE]) {
      case OVER:
        return over(p);
      case LOT:
        return this.#meanOfStarters(p);
      case FIRST:
        return this.#betweenTurns(p);
      default:
        return this.#withinTurn(p);
    }
  }

  throwValues(p: Position, lived?: LivedWins): ThrowValues | null {
    if (p[PHASE] !== FIRST && p[PHASE] !== SECOND) return null;
    // Chances stand first, by place in the order of turns.
    const change =
      lived && p[SEATS] > 1
        ? (numbers: Float64Array) => {
            const win = lived(bySeat(p, numbers).win);
            for (let seat = 0; seat < win.length; seat++) numbers[placeOf(p, seat)] = win[seat];
          }
        : undefined;
    const { mean, variance } = this.#tablesOf(p).outcomes(p[FACES], p[PHASE] === FIRST, change);
    const { points, win } = bySeat(p, variance);
    return { mean: bySeat(p, mean), variance: { points, win: p[SEATS] === 1 ? [0] : win } };
  }

  #meanOfStarters(p: Position): Values {
    const values = Array.from({ length: p[SEATS] }, (_, starter) => {
      const next = clone(p);
      rules.applyRoll(next, starter, null);
      return this.value(next);
    });
    const meanOf = (of: 'points' | 'win') =>
      values[0][of].map((_, seat) => values.reduce((sum, each) => sum + each[of][seat] / values.length, 0));
    return { points: meanOf('points'), win: meanOf('win'), exact: false };
  }

  #betweenTurns(p: Position): Values {
    const sheets = sheetsOf(p);
    const numbers = new Float64Array(columnsFor(sheets.length));
    const settingOf = (place: number) => (sheets.length === 1 ? ALONE : settingAt(sheets, place, place));
    const totals = Float64Array.from(
      sheets,
      (sheet, place) => sheet.bank + top(this.#net, sumOf(this.#net, sheet, settingOf(place))),
    );
    if (sheets.length > 1) {
      const most = Math.max(...sheets.map(cellsFilled));
      chancesOf(totals, Math.max(1, this.#spread[most]), numbers.subarray(0, sheets.length));
    }
    numbers.set(totals, numbers.length - totals.length);
    return bySeat(p, numbers);
  }

  #withinTurn(p: Position): Values {
    const numbers = new Float64Array(columnsFor(p[SEATS]));
    if (p[PHASE] === CHOOSE) this.#tablesOf(p).choosing(p[FACES], numbers);
    else if (p[PHASE] === SECOND) this.#tablesOf(p).at(p[FACES], numbers);
    else {
      const values = Array.from({ length: ROWS }, (_, colour) => at(p[VALUES], colour));
      const { model } = this.#turnOf(p);
      if (p[PHASE] === ENTER) model.best(values, numbers);
      else model.answered(values, p[USED] - 1, answersOf(p), numbers);
    }
    return bySeat(p, numbers);
  }

  #turnOf(p: Position) {
    const before = beforeEntry(p);
    const sheets = sheetsOf(before);
    const key = [activeSeat(p), ...before.subarray(sheetAt(0))].join();
    if (this.#turn?.key !== key)
      this.#turn = { key, model: new TurnModel(this.#net, this.#spread, sheets), tables: null };
    return this.#turn;
  }

  #tablesOf(p: Position): DiceTables {
    const turn = this.#turnOf(p);
    this.#room ??= new Room(columnsFor(p[SEATS]));
    turn.tables ??= new DiceTables(turn.model, this.#room);
    return turn.tables;
  }
}

/** Sheets in the order of turns, the active one first. */
function sheetsOf(p: Position) {
  const active = activeSeat(p);
  return Array.from({ length: p[SEATS] }, (_, place) => sheetOf(p, (active + place) % p[SEATS]));
}

/** The sheets at the beginning of the turn: without what was entered in B. */
function beforeEntry(p: Position): Position {
  if (p[USED] === 0) return p;
  const before = clone(p);
  const seat = activeSeat(p);
  const colour = p[USED] - 1;
  const cell = sheetAt(seat) + filledOf(p, seat, colour) - 1;
  before[sheetAt(seat) + TOTAL] -= columnPoints(p[cell]);
  before[sheetAt(seat) + FILLED] -= 1 << (3 * colour);
  before[cell] &= ~(63 << (6 * colour));
  return before;
}

/** By place: the colour entered in C, NONE, or OPEN where the seat has not answered. */
function answersOf(p: Position): Int8Array {
  const active = activeSeat(p);
  return Int8Array.from({ length: p[SEATS] }, (_, place) => {
    const seat = (active + place) % p[SEATS];
    const answer = answerOf(p, seat);
    if (answer === NO_ANSWER) return (p[ASKED] >> seat) & 1 ? OPEN : NONE;
    return answer >= ENTERS ? answer - ENTERS : NONE;
  });
}

/** Numbers by place in the order of turns, as values by seat. */
function bySeat(p: Position, numbers: Float64Array): Values {
  const seats = p[SEATS];
  if (seats === 1) return { points: [numbers[0]], win: [1], exact: false };
  return {
    points: Array.from({ length: seats }, (_, seat) => numbers[seats + placeOf(p, seat)]),
    win: Array.from({ length: seats }, (_, seat) => numbers[placeOf(p, seat)]),
    exact: false,
  };
}

/** In the order of turns, the active seat first. */
function placeOf(p: Position, seat: number): number {
  const seats = p[SEATS];
  const active = p[PHASE] === LOT ? 0 : activeSeat(p);
  return (seat - active + seats) % seats;
}

function over(p: Position): Values {
  const { seats, winners } = outcome(rules, p);
  return {
    points: seats.map(({ total }) => total),
    win: seats.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    exact: true,
  };
}
