import type { Position } from '@iacta/core';
import { BLOCKER_POINTS, DRAW_POINTS, ROUNDS } from '../rules/facts.ts';
import { roundPoints, roundsOver, starterOf } from '../rules/index.ts';

// What the end of a round is worth to a seat: the chance to win the match, in ten thousandths from lost to won,
// and a little for every point, so that a decided match is still played well.

const SURE = 10_000;
const PER_POINT = 12;

// What a later round may bring, seat 0's points less seat 1's: who starts it wins more on average, and it spreads
// widely. Seen in matches of the best level against itself (`npm run train -- doce calibrate`).
const STARTER_GAIN = 16;
const SPREAD = 16;

/** More than any round brings. */
const MOST = 40;

export class Stakes {
  /** By the points of the winner: seat 0 wins, seat 1 wins. */
  readonly #wins: readonly [Int32Array, Int32Array];
  /** By the seats that hold the blocker (one bit each). */
  readonly #draws: Int32Array;

  constructor(lead: number, laterRounds: number, laterGain: number) {
    const worth = (gain: number) =>
      Math.round(worthOf(lead + gain, laterRounds, laterGain) + PER_POINT * gain);
    this.#wins = [
      Int32Array.from({ length: MOST }, (_, points) => worth(points)),
      Int32Array.from({ length: MOST }, (_, points) => worth(-points)),
    ];
    this.#draws = Int32Array.from({ length: 4 }, (_, inHand) =>
      worth(drawPoints(inHand & 1) - drawPoints(inHand >> 1)),
    );
  }

  /** The value to seat 0 of a round won by a seat with this many points. */
  win(seat: number, points: number): number {
    return this.#wins[seat][points];
  }

  /** What a draw is worth to seat 0. */
  draw(firstInHand: number, secondInHand: number): number {
    return this.#draws[firstInHand | (secondInHand << 1)];
  }
}

/** The chance to win the match in a value; what points add to it is within the last few percent. */
export function chanceOf(value: number): number {
  return (1 + Math.max(-1, Math.min(1, value / (SURE - MOST * PER_POINT)))) / 2;
}

/** What is at stake in the round in progress. */
export function stakesOf(p: Position): Stakes {
  const round = roundsOver(p);
  return new Stakes(leadOf(p), ROUNDS - 1 - round, gainFrom(p, round + 1));
}

/** The chance of seat 0 to win the match where `round` begins with this much added to its lead. */
export function chanceAtRound(p: Position, round: number, added: number): number {
  return (1 + worthOf(leadOf(p) + added, ROUNDS - round, gainFrom(p, round)) / SURE) / 2;
}

/** Seat 0's points less seat 1's, of the rounds that are over. */
function leadOf(p: Position): number {
  let lead = 0;
  for (let i = 0; i < roundsOver(p); i++) lead += roundPoints(p, i, 0) - roundPoints(p, i, 1);
  return lead;
}

/** What the starters of this round and of later ones gain for seat 0. */
function gainFrom(p: Position, round: number): number {
  let gain = 0;
  for (let i = round; i < ROUNDS; i++) gain += starterOf(p, i) === 0 ? STARTER_GAIN : -STARTER_GAIN;
  return gain;
}

function drawPoints(inHand: number): number {
  return DRAW_POINTS + inHand * BLOCKER_POINTS;
}

/** The chance of seat 0 to win the match from a lead, less that of seat 1. */
function worthOf(lead: number, laterRounds: number, laterGain: number): number {
  if (laterRounds === 0) return SURE * Math.sign(lead);
  return SURE * Math.tanh((0.8 * (lead + laterGain)) / (SPREAD * Math.sqrt(laterRounds)));
}
