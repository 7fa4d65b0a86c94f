import type { Position } from '@iacta/core';
import { activeSeat, TURN } from '../../rules/layout.ts';
import { wagerPoints } from '../../rules/scoring.ts';
import { DUEL_TURNS, indexOfLead, type Knowledge, LEADS } from '../knowledge/knowledge.ts';
import { banked } from '../turn/reading.ts';
import { type Worth, worth } from '../turn/worth.ts';
import type { Match } from './match.ts';

/** A match for two, where the worth of every lead after every turn is known exactly. */
export class Duel implements Match {
  readonly #wins: Float32Array;

  constructor({ duelWins }: Knowledge) {
    this.#wins = duelWins;
  }

  winBy(p: Position, seat: number, wagerers: number): Worth {
    const active = activeSeat(p);
    const lead = leadOf(p, active);
    const wagered = wagerers !== 0;
    return worth((score) => {
      const after = lead + score - (wagered ? wagerPoints(score) : 0);
      const win = this.#afterTurn(after, p[TURN]);
      return seat === active ? win : 1 - win;
    });
  }

  /** The chance to win of the seat whose turn begins. */
  atTurn(turn: number, lead: number): number {
    return this.#wins[turn * LEADS.length + indexOfLead(lead)];
  }

  /** The chance to win of the seat that has just ended its turn. */
  #afterTurn(lead: number, turn: number): number {
    if (turn === DUEL_TURNS - 1) return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
    return 1 - this.atTurn(turn + 1, -lead);
  }
}

export function leadOf(p: Position, seat: number): number {
  return banked(p, seat) - banked(p, 1 - seat);
}
