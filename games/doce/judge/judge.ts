import type { Judge, Lived, SecondLook, Values } from '@iacta/bots/search';
import { clone, countBits, isOver, outcome, type Position } from '@iacta/core';
import { chanceAtRound, chanceOf, stakesOf } from '../bot/stakes.ts';
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
import { triplePoints } from '../rules/scoring.ts';
import { livedFor } from './lived.ts';

/** Positions of which the value is kept: a review asks for the same ones again and again. */
const MOST_KEPT = 20_000;
/** Points of a round between equal players after random first dice: its starter and the other. */
const STARTER_POINTS = 17;
const SECOND_POINTS = 4;
/** Where the search sees less at stake than this, its value says nothing about the round. */
const LEAST_STAKES = 0.01;
/** The most a round can bring; a lead above this for every round to come decides the match. */
const MOST_POINTS = 39;
/** How many dice fall, more or less, before an open round is decided. */
const DICE_TO_COME = 4;
/** What triples among them cost on average. */
const TRIPLES_TO_COME = -1;
/** Squares that are empty at the end of a round, where it is open still. */
const MOST_LEFT = 9;

/** Nothing between equal moves is left to chance. */
const FIRST = () => 0;

/**
 * Values positions of DOCE by a short search of the round with the best level's evaluation. The match is exact once
 * no round to come can change its winner, or a win proven in the last round decides it.
 */
export class DoceJudge implements Judge {
  readonly version = 'doce 2';
  readonly lived: Lived = livedFor(2);
  readonly again?: SecondLook;
  readonly #thinker: Thinker;
  readonly #kept = new Map<string, Values>();

  /** `harder` looks again at single moves; without it there is no second look. */
  constructor(thinker: Thinker, harder?: Thinker) {
    this.#thinker = thinker;
    if (!harder) return;
    const judge = new DoceJudge(harder);
    this.again = {
      value: (position) => judge.value(position),
      best: (position, seat) => harder.think(position, seat, FIRST).best.move,
    };
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
    const decided = decidedFor(p, -1);
    // Searching an empty grid says less than rounds that were played from it.
    if ((diceMask(p, 0) | diceMask(p, 1)) === 0) {
      return valued(laterPoints(p, roundsOver(p)), chanceAtRound(p, roundsOver(p), 0), decided);
    }
    const { win, proven } = this.#chanceOfRound(p);
    const first = win * chanceIfWon(p, 0) + (1 - win) * chanceIfWon(p, 1);
    return valued(expectedPoints(p, win), first, proven ? decidedFor(p, win === 1 ? 0 : 1) : decided);
  }

  /** Of seat 0 to win the round. */
  #chanceOfRound(p: Position): { readonly win: number; readonly proven: boolean } {
    const seat = rules.active(p);
    const own = (win: number) => (seat === 0 ? win : 1 - win);
    const { win = 0.5, proven } = this.#thinker.think(p, seat, FIRST).best;
    if (proven) return { win: own(proven.result === 'win' ? 1 : 0), proven: true };
    // The search values a move by the chance to win the match: what share of the stakes is it?
    const stakes = stakesOf(p);
    const [lost, won] = [1 - seat, seat].map((winner) =>
      own(chanceOf(stakes.win(winner, pointsInSearch(p, winner)))),
    );
    const share = won - lost < LEAST_STAKES ? 0.5 : (win - lost) / (won - lost);
    return { win: own(Math.min(1, Math.max(0, share))), proven: false };
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

/** With the match decided for a seat, or for none (-1). */
function valued(points: readonly number[], first: number, decided: number): Values {
  if (decided >= 0) return { points, win: decided === 0 ? [1, 0] : [0, 1], exact: true };
  return { points, win: [first, 1 - first], exact: false };
}

/** Final points of both: those so far, this round's by the chance to win it, and later ones as between equals. */
function expectedPoints(p: Position, chance: number): number[] {
  const later = laterPoints(p, roundsOver(p) + 1);
  return later.map((points, seat) => points + (seat === 0 ? chance : 1 - chance) * pointsIfWon(p, seat));
}

/** Points of the rounds that are over, and of those from this one on as between equals. */
function laterPoints(p: Position, from: number): number[] {
  return [0, 1].map((seat) => {
    let points = rules.points(p, seat);
    for (let i = from; i < ROUNDS; i++) points += starterOf(p, i) === seat ? STARTER_POINTS : SECOND_POINTS;
    return points;
  });
}

/** The chance of seat 0 to win the match once a seat has won this round. */
function chanceIfWon(p: Position, winner: number): number {
  const points = pointsIfWon(p, winner);
  return chanceAtRound(p, roundsOver(p) + 1, winner === 0 ? points : -points);
}

/** What a seat would get for this round if it won: a round seldom ends with many more squares empty. */
function pointsIfWon(p: Position, seat: number): number {
  const left = Math.min(MOST_LEFT, Math.max(0, countBits(emptySquares(p)) - DICE_TO_COME));
  const points = WIN_POINTS + blockerPoints(p, seat) + EMPTY_POINTS * left;
  return Math.max(0, points + triplePoints(p, seat) + TRIPLES_TO_COME);
}

/** The same as the search counts it. */
function pointsInSearch(p: Position, seat: number): number {
  const left = Math.max(0, countBits(emptySquares(p)) - DICE_TO_COME);
  return WIN_POINTS + blockerPoints(p, seat) + EMPTY_POINTS * left;
}

function blockerPoints(p: Position, seat: number): number {
  return blockerInHand(p, seat) ? BLOCKER_POINTS : 0;
}
