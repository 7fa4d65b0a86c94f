import type { Bot } from '@iacta/bots/search';
import { type Below, type Move, MoveList, type Position, rollWith } from '@iacta/core';
import { prospects, REGULAR, tileByTile } from '../bot/prospects.ts';
import { stepByStep } from '../bot/step-by-step.ts';
import { wholeTurns } from '../bot/whole-turns.ts';
import { rules } from '../rules/index.ts';

type Play = (p: Position, seat: number, below: Below) => Move;

const asPlay =
  (bot: Bot): Play =>
  (p, seat, below) =>
    bot(p, seat, below).best.move;

const list = new MoveList();
const anyMove: Play = (p, seat, below) => {
  list.clear();
  rules.list(p, seat, list);
  return list.moves[below(list.count)];
};

const WAYS: readonly Play[] = [
  anyMove,
  asPlay(stepByStep(tileByTile)),
  asPlay(wholeTurns(prospects(REGULAR), 'points', { width: 14, sun: false, everywhere: false })),
];
/** How many turns of a seat are played weakly at most. */
const MOST_TURNS = 22;

/**
 * Begins a game as weaker players do, up to a random turn, so that self-play learns what their gardens are worth.
 * Half of these games all seats are alike, half each has its own way.
 */
export function beginWeakly(p: Position, seats: number, below: Below): void {
  const all = WAYS[below(WAYS.length)];
  const alike = below(2) === 0;
  const ways = Array.from({ length: seats }, () => (alike ? all : WAYS[below(WAYS.length)]));
  for (let rolls = 1 + below(MOST_TURNS * seats); rolls > 0; rolls--) {
    const dice = rules.dice(p);
    if (dice === null) return;
    rules.applyRoll(p, rollWith(dice, below), null);
    while (rules.deciders(p) !== 0) {
      const seat = rules.active(p);
      rules.applyMove(p, seat, ways[seat](p, seat, below), null);
    }
  }
}
