import { MoveList, type Position, randomStream } from '@iacta/core';
import { quick } from '@iacta/core/test-kit';
import { describe, expect, it } from 'vitest';
import { byOwnDice } from '../bot/evaluation.ts';
import { isBlock, roundPoints, roundsOver, rules } from '../rules/index.ts';
import { Exact } from '../train/exact.ts';
import { Proof } from '../train/proof.ts';

const EMPTY = 4;
const SQUARES = 25;
const POSITIONS = quick ? 40 : 150;

/** A round by the rules with random moves until so few squares are empty; null where it ended before. */
function late(seed: number, empty: number): Position | null {
  const below = randomStream(seed);
  const p = rules.begin({ seats: 2, starter: 0 });
  const list = new MoveList();
  for (let left = SQUARES; left > empty; left--) {
    const seat = rules.active(p);
    list.clear();
    rules.list(p, seat, list);
    const moves = list.toArray().filter((move) => !isBlock(move) || below(10) === 0);
    rules.applyMove(p, seat, moves[below(moves.length)], null);
    if (roundsOver(p) > 0) return null;
  }
  // Between the blocker and its die the turn is half over.
  list.clear();
  rules.list(p, rules.active(p), list);
  return p;
}

/** 1, 0 or -1 for seat 0, by every move the rules list. */
function exhaustive(p: Position, known: Map<string, number>): number {
  if (roundsOver(p) > 0) return Math.sign(roundPoints(p, 0, 0) - roundPoints(p, 0, 1)) * Number(!drawn(p));
  const key = p.join();
  const before = known.get(key);
  if (before !== undefined) return before;
  const seat = rules.active(p);
  const sign = seat === 0 ? 1 : -1;
  const list = new MoveList();
  rules.list(p, seat, list);
  let best = -1;
  for (const move of list.toArray()) {
    const next = p.slice() as Position;
    rules.applyMove(next, seat, move, null);
    best = Math.max(best, sign * exhaustive(next, known));
    if (best === 1) break;
  }
  known.set(key, sign * best);
  return sign * best;
}

/** Both have points in a draw, the winner alone has any after a win. */
function drawn(p: Position): boolean {
  return roundPoints(p, 0, 0) > 0 && roundPoints(p, 0, 1) > 0;
}

describe('the proof-number search', () => {
  it('agrees with trying every move by the rules, on full grids but for a few squares', {
    timeout: 120_000,
  }, () => {
    const proof = new Proof(16);
    const seen = { '-1': 0, '0': 0, '1': 0 };
    for (let seed = 1; seed <= POSITIONS; seed++) {
      const p = late(seed, EMPTY);
      if (p === null) continue;
      const value = exhaustive(p, new Map());
      seen[String(value) as keyof typeof seen]++;
      proof.board.read(p);
      for (const attacker of [0, 1]) {
        const wins = value === (attacker === 0 ? 1 : -1);
        const answer = proof.prove(attacker, rules.active(p), 1_000_000);
        expect(answer, `position ${seed}, seat ${attacker}`).toBe(wins ? 'proven' : 'refuted');
      }
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  });

  it('finds every win of few dice that the exhaustive search finds', () => {
    const proof = new Proof(16);
    const exact = new Exact(byOwnDice((own) => own));
    let wins = 0;
    for (let seed = 1; seed <= POSITIONS; seed++) {
      const p = late(1000 + seed, 9);
      if (p === null) continue;
      const seat = rules.active(p);
      exact.board.read(p);
      proof.board.read(p);
      const forces = exact.canForce(seat, 2);
      const answer = proof.prove(seat, seat, 20_000, 2);
      if (forces) wins++;
      // The exhaustive search leaves out the attacker's own blocker.
      if (forces || exact.board.inHand[seat] === 0)
        expect(answer, `position ${seed}`).toBe(forces ? 'proven' : 'refuted');
    }
    expect(wins).toBeGreaterThan(quick ? 0 : 5);
  });
});
