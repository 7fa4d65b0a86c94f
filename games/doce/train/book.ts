import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Board } from '../bot/board.ts';
import { dieOf } from '../bot/moves.ts';
import { BOOK_DICE, placementOf, toPicture } from '../bot/opening.ts';
import { FACES, SQUARES, squareOf } from '../rules/index.ts';
import type { Visits } from './opening-tree.ts';

const SHIPPED = fileURLToPath(new URL('../bot/opening-book.ts', import.meta.url));
const WORKER = new URL('./book-worker.ts', import.meta.url);
const MIDDLE = SQUARES.indexOf('c3');
const BESIDE = ['a1', 'b1', 'c1', 'b2', 'c2'] as const;
/** The middle is where every good player begins: three workers of four explore it. */
const MIDDLE_WORKERS = 0.75;
/** The least number of rounds through a position, and through its best die, for it to be in the book. */
const FEWEST_ROUNDS = 50;
const FEWEST_BEST = 20;
/** First dice are drawn from those within this margin of the best one. */
const NEAR_BEST = 0.03;

export interface BookPlan {
  readonly workers: number;
  readonly seconds: number;
  readonly seed: number;
  readonly out?: string | undefined;
  /** Visits of earlier runs, to begin with and to write to. */
  readonly visits?: string | undefined;
}

export async function makeBook({ workers, seconds, seed, out = SHIPPED, visits }: BookPlan): Promise<void> {
  const all = new Map<string, Visits>();
  if (visits) for (const [key, each] of readVisits(visits)) add(all, key, each);
  const shares = sharesOf(workers);
  const found = await Promise.all(shares.map((dice, i) => runWorker(dice, seconds, seed * 100 + i)));
  for (const share of found) for (const [key, each] of share) add(all, key, each);
  if (visits) writeFileSync(visits, JSON.stringify([...all]));
  const book = bookOf(all);
  const lines = [...book].map(([key, moves]) => `  ${JSON.stringify(key)}: [${moves.join(', ')}],\n`);
  writeFileSync(
    out,
    `import type { Book } from './opening.ts';

// Written by \`npm run train -- doce book\`: do not edit.
export const BOOK: Book = {
${lines.join('')}};
`,
  );
  console.log(`${book.size} positions in the book`);
}

function readVisits(file: string): [string, Visits][] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}

function add(all: Map<string, Visits>, key: string, { rounds, score }: Visits): void {
  const visits = all.get(key) ?? { rounds: 0, score: 0 };
  all.set(key, { rounds: visits.rounds + rounds, score: visits.score + score });
}

function sharesOf(workers: number): number[][] {
  const faces = Array.from({ length: FACES }, (_, i) => i + 1);
  const middle = faces.map((face) => dieOf(MIDDLE, face));
  const beside = BESIDE.flatMap((name) => faces.map((face) => dieOf(SQUARES.indexOf(name), face)));
  const first = Math.max(1, Math.round(workers * MIDDLE_WORKERS));
  const shares = Array.from({ length: workers }, (): number[] => []);
  for (let i = 0; i < Math.max(first, FACES); i++) shares[i % first].push(middle[i % FACES]);
  for (const [i, die] of beside.entries()) shares[first + (i % Math.max(1, workers - first))]?.push(die);
  return shares;
}

function runWorker(firstDice: readonly number[], seconds: number, seed: number): Promise<[string, Visits][]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, {
      workerData: { firstDice, seconds, seed },
      execArgv: ['--conditions=source'],
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** The most visited die of every position that enough rounds went through, from the empty grid on. */
function bookOf(all: ReadonlyMap<string, Visits>): Map<string, readonly number[]> {
  const book = new Map<string, readonly number[]>();
  const board = new Board();
  const follow = (seat: number): void => {
    const placement = placementOf(board);
    if (!placement || book.has(placement.key)) return;
    const dice = board.diceDown[0] + board.diceDown[1];
    const rounds = all.get(placement.key)?.rounds ?? 0;
    if (dice > 0 && rounds < FEWEST_ROUNDS) return;
    const choices = choicesOf(board, seat, all);
    const best = dice === 0 ? bestFirst(choices) : mostVisited(choices);
    if (best.length > 0) {
      const { picture } = placement;
      book.set(
        placement.key,
        best.map(({ move }) => toPicture(move, picture)),
      );
    }
    if (dice === BOOK_DICE - 1) return;
    for (const { move } of choices) {
      const marker = board.marker[seat];
      board.put(seat, move >> 3, move & 7);
      follow(1 - seat);
      board.take(seat, move >> 3, move & 7, marker);
    }
  };
  follow(0);
  return book;
}

interface Tried extends Visits {
  readonly move: number;
  readonly key: string;
}

function choicesOf(board: Board, seat: number, all: ReadonlyMap<string, Visits>): Tried[] {
  const found = new Map<string, Tried>();
  const marker = board.marker[seat];
  for (let rest = board.legal(seat); rest !== 0; rest &= rest - 1) {
    const square = squareOf(rest & -rest);
    for (let face = 1; face <= FACES; face++) {
      board.put(seat, square, face);
      const key = placementOf(board)?.key ?? '';
      board.take(seat, square, face, marker);
      const visits = all.get(key);
      if (visits && !found.has(key)) found.set(key, { ...visits, move: dieOf(square, face), key });
    }
  }
  return [...found.values()];
}

/** Where few rounds were played, good answers may not have been found yet: such a die looks better than it is. */
function bestFirst(all: readonly Tried[]): Tried[] {
  const share = ({ score, rounds }: Tried) => score / rounds;
  const most = Math.max(...all.map(({ rounds }) => rounds));
  const choices = all.filter(({ rounds }) => rounds > most / 3);
  const best = Math.max(...choices.map(share));
  for (const each of all.toSorted((a, b) => share(b) - share(a))) {
    console.log(
      `first die ${SQUARES[each.move >> 3]}=${each.move & 7}: ${share(each).toFixed(3)} (${each.rounds})`,
    );
  }
  return choices.filter((each) => share(each) >= best - NEAR_BEST);
}

function mostVisited(choices: readonly Tried[]): Tried[] {
  const [best] = choices.toSorted((a, b) => b.rounds - a.rounds);
  return best && best.rounds >= FEWEST_BEST ? [best] : [];
}
