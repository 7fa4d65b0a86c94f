import type { Judge, Values } from '@iacta/bots/search';
import { clone, countBits, isOver, outcome, type Position } from '@iacta/core';
import { chanceOf, stakesOf } from '../bot/stakes.ts';
import type { Thinker } from '../bot/think.ts';
import { BLOCKER_POINTS, EMPTY_POINTS, WIN_POINTS } from '../rules/facts.ts';
import {
  blockerInHand,
  diceMask,
  emptySquares,
  ROUNDS,
  roundsOver,
  rules,
  starterOf,
} from '../rules/index.ts';
import { LOT, PHASE } from '../rules/layout.ts';

/** Positions of which the value is kept: a review asks for the same ones again and again. */
const MOST_KEPT = 20_000;
/** Points of a round between equal players: its starter and the other (`npm run train -- doce calibrate`). */
const STARTER_POINTS = 19;
const SECOND_POINTS = 5;
/** The most a round can bring; a lead above this for every round to come decides the match. */
const MOST_POINTS = 39;
/** How many dice fall, more or less, before an open round is decided. */
const DICE_TO_COME = 4;

/** Nothing between equal moves is left to chance. */
const FIRST = () => 0;

/**
 * Values positions of DOCE by a short search of the round with the best level's evaluation. The match is exact once
 * no round to come can change its winner, or a win proven in the last round decides it.
 */
export class DoceJudge implements Judge {
  readonly version = 'doce 1';
  readonly #thinker: Thinker;
  readonly #kept = new Map<string, Values>();

  constructor(thinker: Thinker) {
    this.#thinker = thinker;
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
    if (isOver(rules, p)) return finished(p);
    if (p[PHASE] === LOT) return this.#beforeLot(p);
    const seat = rules.active(p);
    const { win = 0.5, proven } = this.#thinker.think(p, seat, FIRST).best;
    const first = seat === 0 ? win : 1 - win;
    const points = expectedPoints(p, first);
    const decided = decidedFor(p, proven?.result === 'win' ? seat : -1);
    if (decided >= 0) return { points, win: decided === 0 ? [1, 0] : [0, 1], exact: true };
    return { points, win: [first, 1 - first], exact: false };
  }

  #beforeLot(p: Position): Values {
    const [a, b] = [0, 1].map((roll) => {
      const next = clone(p);
      rules.applyRoll(next, roll, null);
      return this.value(next);
    });
    const mean = (of: 'points' | 'win') => [0, 1].map((seat) => (a[of][seat] + b[of][seat]) / 2);
    return { points: mean('points'), win: mean('win'), exact: a.exact && b.exact };
  }
}

function finished(p: Position): Values {
  const { seats, winners } = outcome(rules, p);
  return {
    points: seats.map(({ total }) => total),
    win: seats.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    exact: true,
  };
}

/** The seat that has won the match whatever comes, where one will win this round for certain (or -1); else -1. */
function decidedFor(p: Position, roundWinner: number): number {
  const lead = rules.points(p, 0) - rules.points(p, 1);
  const open = MOST_POINTS * (ROUNDS - roundsOver(p));
  if (Math.abs(lead) > open) return lead > 0 ? 0 : 1;
  if (roundWinner < 0 || roundsOver(p) < ROUNDS - 1) return -1;
  const gain = roundWinner === 0 ? lead : -lead;
  return gain >= 0 ? roundWinner : -1;
}

/** Final points of both: those so far, this round's by the chance to win it, and later ones as between equals. */
function expectedPoints(p: Position, win: number): number[] {
  const chance = roundChance(p, win);
  return [0, 1].map((seat) => {
    const round = (seat === 0 ? chance : 1 - chance) * pointsIfWon(p, seat);
    let later = 0;
    for (let i = roundsOver(p) + 1; i < ROUNDS; i++) {
      later += starterOf(p, i) === seat ? STARTER_POINTS : SECOND_POINTS;
    }
    return rules.points(p, seat) + round + later;
  });
}

/** The chance of seat 0 to win the round, from the chance to win the match. */
function roundChance(p: Position, win: number): number {
  const won = matchChance(p, 0);
  const lost = matchChance(p, 1);
  if (won - lost < 0.01) return 0.5;
  return Math.min(1, Math.max(0, (win - lost) / (won - lost)));
}

/** The chance of seat 0 to win the match once a seat has won this round. */
function matchChance(p: Position, roundWinner: number): number {
  return chanceOf(stakesOf(p).win(roundWinner, pointsIfWon(p, roundWinner)));
}

function pointsIfWon(p: Position, seat: number): number {
  const empty = countBits(emptySquares(p));
  const dice = countBits(diceMask(p, 0) | diceMask(p, 1));
  const left = dice === 0 ? empty - 3 * DICE_TO_COME : empty - DICE_TO_COME;
  return WIN_POINTS + (blockerInHand(p, seat) ? BLOCKER_POINTS : 0) + EMPTY_POINTS * Math.max(0, left);
}
