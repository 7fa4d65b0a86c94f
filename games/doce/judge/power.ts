import { powerOf } from '../bot/levels.ts';
import type { Power } from '../bot/think.ts';

/** A review asks for every legal move of every decision, so one answer must cost about a millisecond. */
export const POWER: Power = {
  ...powerOf('best', 1),
  nodes: 300,
  attack: { moves: 6, nodes: 100 },
  guard: { moves: 0, nodes: 0, total: 0 },
};

/** For the few moves that a review looks at again: about ten milliseconds. */
export const HARDER: Power = powerOf('best', 0.2);
