import { type Below, countBits, randomStream } from '@iacta/core';
import { Board } from '../bot/board.ts';
import { CLASSES, type CoarseWeights, classOf, coarse, tablesOf } from '../bot/evaluation.ts';
import { Forcing } from '../bot/forcing.ts';
import { dieOf } from '../bot/moves.ts';
import { Search } from '../bot/search.ts';
import { Stakes } from '../bot/stakes.ts';
import { INFINITY, Worth } from '../bot/worth.ts';
import { FACES, squareOf, WINDOWS } from '../rules/index.ts';

// Weights by logistic regression: rounds of the bot against itself, every quiet position of them with the final
// winner, and the classes of windows weighted so that their sum predicts it.

/** What a position shows to the seat to move: classes of windows (own and the other's), and three differences. */
interface Sample {
  readonly own: Int16Array;
  readonly others: Int16Array;
  readonly blocker: number;
  readonly freedom: number;
  /** 1 won, 0 lost, half for a draw. */
  result: number;
}

export interface Plan {
  readonly games: number;
  readonly seed: number;
  readonly depth: number;
  readonly progress: (done: number) => void;
}

/** Plays rounds with the given weights and returns what was seen. */
export function harvest(weights: CoarseWeights, plan: Plan): Sample[] {
  const board = new Board(tablesOf(coarse(weights)));
  const below = randomStream(plan.seed);
  const samples: Sample[] = [];
  for (let game = 0; game < plan.games; game++) {
    samples.push(...playRound(board, weights, plan.depth, below));
    plan.progress(game + 1);
  }
  return samples;
}

function playRound(board: Board, weights: CoarseWeights, depth: number, below: Below): Sample[] {
  board.clear();
  const forcing = new Forcing(board);
  const worth = new Worth(board, coarse(weights), new Stakes(0, 3, 0));
  const search = new Search(worth, { width: [8, 12, 16], extend: true, threats: [], late: 150, later: 150 });
  const seen: { seat: number; sample: Sample }[] = [];
  let seat = 0;
  for (let turn = 0; ; ) {
    board.look();
    const quiet = board.winningSquares(seat) === 0 && board.winningSquares(1 - seat) === 0;
    if (quiet && turn > 1) seen.push({ seat, sample: sampleOf(board, seat) });
    const move = turn < 2 ? anyDie(board, seat, below) : choose(board, forcing, search, seat, depth, below);
    const square = move >> 3;
    const face = move & 7;
    if (face === 0) {
      board.block(seat, square);
      continue;
    }
    turn++;
    board.put(seat, square, face);
    const lines = board.lines(square) & 3;
    if (lines === 0 && board.legal(1 - seat) !== 0) {
      seat = 1 - seat;
      continue;
    }
    if (lines === 0 && board.legal(seat) !== 0) continue;
    for (const { seat: mover, sample } of seen) {
      if (lines === 1 || lines === 2) sample.result = lines === 1 << mover ? 1 : 0;
    }
    return seen.map(({ sample }) => sample);
  }
}

function anyDie(board: Board, seat: number, below: Below): number {
  const squares: number[] = [];
  for (let rest = board.legal(seat); rest !== 0; rest &= rest - 1) squares.push(squareOf(rest & -rest));
  return dieOf(squares[below(squares.length)], 1 + below(FACES));
}

/** What the bot would do in a hurry, with a little noise so that rounds differ. */
function choose(
  board: Board,
  forcing: Forcing,
  search: Search,
  seat: number,
  depth: number,
  below: Below,
): number {
  forcing.begin();
  const win = forcing.find(seat, 6, 3000);
  if (win) return win.block >= 0 ? dieOf(win.block, 0) : dieOf(win.square, win.face);
  search.begin(new Stakes(0, 3, 0));
  search.limit = INFINITY;
  board.look();
  const legal = board.legal(seat);
  const places = board.inHand[seat] ? board.waiting(1 - seat) : 0;
  let best = -INFINITY;
  let chosen = -1;
  for (const [squares, faces] of [
    [legal, FACES],
    [places, 0],
  ]) {
    for (let rest = squares; rest !== 0; rest &= rest - 1) {
      const square = squareOf(rest & -rest);
      if (faces === 0 && (legal & ~(1 << square)) === 0) continue;
      for (let face = Math.min(1, faces); face <= faces; face++) {
        const noise = below(300);
        const value = search.tryMove(seat, dieOf(square, face), depth, best - noise, INFINITY, 0) + noise;
        if (value <= best) continue;
        best = value;
        chosen = dieOf(square, face);
      }
    }
  }
  return chosen;
}

function sampleOf(board: Board, seat: number): Sample {
  const classes = (owner: number) =>
    Int16Array.from(
      WINDOWS.map((_, window) => classOf(board.codeOf(window), owner)).filter(
        (windowClass) => windowClass >= 0,
      ),
    );
  return {
    own: classes(seat),
    others: classes(1 - seat),
    blocker: board.inHand[seat] - board.inHand[1 - seat],
    freedom: countBits(board.legal(seat)) - countBits(board.legal(1 - seat)),
    result: 0.5,
  };
}

/** Stochastic gradient descent; weights are in hundredths of a logit. */
export function fit(
  samples: readonly Sample[],
  from: CoarseWeights,
  seed: number,
  epochs: number,
  onEpoch: (epoch: number, loss: number) => void,
): CoarseWeights {
  const below = randomStream(seed);
  const classes = new Float64Array(CLASSES);
  for (const [windowClass, weight] of Object.entries(from.classes))
    classes[Number(windowClass)] = weight / 100;
  const seen = new Int32Array(CLASSES);
  let turn = from.turn / 100;
  let blocker = from.blocker / 100;
  let freedom = from.freedom / 100;
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = 0.02 / (1 + epoch);
    let loss = 0;
    for (let i = 0; i < samples.length; i++) {
      const sample = samples[below(samples.length)];
      let sum = turn + blocker * sample.blocker + freedom * sample.freedom;
      for (const windowClass of sample.own) sum += classes[windowClass];
      for (const windowClass of sample.others) sum -= classes[windowClass];
      const chance = 1 / (1 + Math.exp(-sum));
      const miss = sample.result - chance;
      loss -= sample.result * Math.log(chance + 1e-9) + (1 - sample.result) * Math.log(1 - chance + 1e-9);
      turn += rate * miss;
      blocker += rate * miss * sample.blocker;
      freedom += rate * 0.1 * miss * sample.freedom;
      for (const windowClass of sample.own) {
        classes[windowClass] += rate * miss;
        seen[windowClass]++;
      }
      for (const windowClass of sample.others) {
        classes[windowClass] -= rate * miss;
        seen[windowClass]++;
      }
    }
    onEpoch(epoch + 1, loss / samples.length);
  }
  const rounded: { [windowClass: number]: number } = {};
  for (let windowClass = 0; windowClass < CLASSES; windowClass++) {
    const weight = Math.round(100 * classes[windowClass]);
    if (seen[windowClass] > 200 && weight !== 0) rounded[windowClass] = weight;
  }
  return {
    turn: Math.round(100 * turn),
    blocker: Math.round(100 * blocker),
    freedom: Math.round(100 * freedom),
    classes: rounded,
  };
}
