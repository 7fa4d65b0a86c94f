import { countBits, keyedStream, type Position } from '@iacta/core';
import { bots } from '../bot/index.ts';
import { FACES, isBlock, roundPoints, roundsOver, rules, SQUARES } from '../rules/index.ts';
import { anyDie } from './matches.ts';
import { Proof } from './proof.ts';

const SLOT_BITS = 22;
const MIDDLE = SQUARES.indexOf('c3');
/** The second player's effort differs from round to round, so that rounds differ. */
const EFFORTS = [0.05, 0.1, 0.15, 0.2];

export interface ValuePlan {
  /** Positions for each question about wins within so many dice; the others have a part of it. */
  readonly positions: number;
  /** Own dice within which a win is asked for on the empty grid. */
  readonly dice: number;
  /** Rounds of the best level whose positions are solved. */
  readonly rounds: number;
  readonly seed: number;
}

/** How far DOCE is decided: wins within so many dice from its beginning, and the value of positions of good play. */
export async function decide(plan: ValuePlan): Promise<void> {
  const proof = new Proof(SLOT_BITS);
  fromTheBeginning(proof, plan);
  await fromTheEnd(proof, plan);
}

function fromTheBeginning(proof: Proof, { positions, dice }: ValuePlan): void {
  for (let most = 2; most <= dice; most++) {
    proof.board.clear();
    const answer = proof.prove(0, 0, positions, most);
    line({ question: 'starter wins from the empty grid', dice: most, answer, positions: proof.nodes });
  }
  for (const attacker of [0, 1]) {
    const answers = { proven: 0, refuted: 0, unknown: 0 };
    for (let face = 1; face <= FACES; face++) {
      proof.board.clear();
      proof.board.put(0, MIDDLE, face);
      answers[proof.prove(attacker, 1, positions / 10)]++;
    }
    line({ question: `seat ${attacker} wins after a first die on c3, any number of dice`, ...answers });
  }
}

interface Tally {
  rounds: number;
  mover: number;
  draw: number;
  other: number;
  unknown: number;
  /** The value is what the round then came to. */
  kept: number;
  positions: number;
}

/** Positions of rounds between two of the best, by the number of empty squares, the latest first. */
async function fromTheEnd(proof: Proof, { positions, rounds, seed }: ValuePlan): Promise<void> {
  const tallies = new Map<number, Tally>();
  for (let round = 0; round < rounds; round++) {
    const { starts, winner } = await playRound(seed * 1_000_003 + round, round);
    // Once a position is not solved, those before it are not asked for.
    let open = false;
    for (const p of starts.toReversed()) {
      proof.board.read(p);
      const empty = countBits(proof.board.empty);
      const tally = tallies.get(empty) ?? {
        rounds: 0,
        mover: 0,
        draw: 0,
        other: 0,
        unknown: 0,
        kept: 0,
        positions: 0,
      };
      tallies.set(empty, tally);
      tally.rounds++;
      const value: number | null = open ? null : solve(proof, p, positions / 3, tally);
      open ||= value === null;
      const mover = rules.active(p);
      if (value === null) tally.unknown++;
      else tally[value === -1 ? 'draw' : value === mover ? 'mover' : 'other']++;
      if (value === winner) tally.kept++;
    }
  }
  for (const [empty, tally] of [...tallies].toSorted(([a], [b]) => a - b)) line({ empty, ...tally });
}

/** The seat that wins with best play, -1 for a draw, null where it was not found. */
function solve(proof: Proof, p: Position, positions: number, tally: Tally): number | null {
  const answers = [0, 1].map((attacker) => {
    const answer = proof.prove(attacker, rules.active(p), positions);
    tally.positions += proof.nodes;
    return answer;
  });
  const winner = answers.indexOf('proven');
  if (winner >= 0) return winner;
  return answers.every((answer) => answer === 'refuted') ? -1 : null;
}

/** A round of the best level with itself, in a hurry: the positions in which a turn begins, and who won. */
async function playRound(key: number, round: number): Promise<{ starts: Position[]; winner: number }> {
  const options = { seats: 2, starter: 0 };
  const efforts = [EFFORTS[round % 4], EFFORTS[(round >> 2) % 4]];
  const players = await Promise.all(efforts.map((effort) => bots.level('best', options, effort)));
  const p = rules.begin(options);
  const starts: Position[] = [];
  // A random answer to a random first die, so that rounds differ.
  const below = keyedStream(key, 0);
  let blocked = false;
  for (let step = 0; roundsOver(p) === 0; step++) {
    const seat = rules.active(p);
    if (step > 1 && !blocked) starts.push(p.slice() as Position);
    const move =
      step < 2
        ? anyDie(p, seat, below)
        : players[seat](p.slice() as Position, seat, keyedStream(key, step)).best.move;
    blocked = isBlock(move);
    rules.applyMove(p, seat, move, null);
  }
  const points = [0, 1].map((seat) => roundPoints(p, 0, seat));
  return { starts, winner: points[0] > 0 && points[1] > 0 ? -1 : points[0] > 0 ? 0 : 1 };
}

function line(found: object): void {
  console.log(JSON.stringify(found));
}
