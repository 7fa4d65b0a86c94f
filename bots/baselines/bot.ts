import type { Below, Move, Position, Rules } from '@iacta/core';

/** Chooses a move for a seat that owes a decision, from what that seat can see. */
export type Bot = (rules: Rules, view: Position, seat: number, below: Below) => Move;
