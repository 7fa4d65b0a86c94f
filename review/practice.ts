import { type GameRecord, type Move, type RecordJson, readRecord } from '@iacta/core';
import type { ReviewedStep } from './review.ts';
import type { Summary } from './summary.ts';
import { type Measure, measureFor } from './vectors.ts';

/** A decision that cost something, to be tried again. It is self-contained: its game may be deleted. */
export interface Puzzle {
  /** `<review id>:<step>`. */
  readonly id: string;
  /** Which game is played. */
  readonly game: string;
  /** The record up to the decision. */
  readonly record: RecordJson;
  readonly seat: number;
  readonly measure: Measure;
  readonly judge: string;
  /** What each legal move costs against the best, by its packed form; the cheapest first. */
  readonly losses: readonly (readonly [move: Move, loss: number])[];
  /** The move that was played. */
  readonly played: Move;
  /** How often in a row it was solved, and when it is due again. */
  readonly box: number;
  readonly due: number;
}

/** A move that costs no more than this is as good as the best: a quarter of a point, one percentage point. */
export const NEARLY_BEST: { readonly [measure in Measure]: number } = { points: 0.25, win: 0.01 };

const DAY = 86_400_000;
/** Days until a puzzle returns, by how often in a row it was solved. */
const INTERVALS: readonly number[] = [0, 1, 3, 7, 16, 35, 90];

/** The record of a game up to one of its steps. */
export function recordUpTo(record: GameRecord, steps: number): GameRecord {
  const empty = readRecord(record.rules, { ...record.toJSON(), entries: [] });
  if (!empty.ok) throw new Error(`a record is refused: ${empty.refusal.code}`);
  const part = empty.value;
  for (const step of record.steps.slice(0, steps)) {
    const played = part.play(step);
    if (!played.ok) throw new Error(`a step of the record is refused: ${played.refusal.code}`);
  }
  return part;
}

/** The costly decisions of some seats as puzzles, in the order of the game. */
export function puzzlesOf(
  id: string,
  record: GameRecord,
  steps: readonly ReviewedStep[],
  { judge }: Pick<Summary, 'judge'>,
  seats: readonly number[],
): Puzzle[] {
  return steps.flatMap(({ index, seat, losses, played }): Puzzle[] => {
    if (!losses || !played || !seats.includes(seat)) return [];
    return [
      {
        id: `${id}:${index}`,
        game: record.rules.facts.id,
        record: recordUpTo(record, index).toJSON(),
        seat,
        measure: measureFor(record.position[0]),
        judge,
        losses,
        played: played.move,
        box: 0,
        due: 0,
      },
    ];
  });
}

export interface Tried {
  readonly isSolved: boolean;
  readonly loss: number;
  /** The puzzle to store after an attempt. */
  readonly next: Puzzle;
}

/** An answer; a solved puzzle comes back later each time, one that was not solved at once. */
export function tryPuzzle(puzzle: Puzzle, move: Move, now: number): Tried {
  const found = puzzle.losses.find(([each]) => each === move);
  if (!found) throw new Error(`${move} is not a move of the puzzle ${puzzle.id}`);
  const [, loss] = found;
  const isSolved = loss <= NEARLY_BEST[puzzle.measure];
  const box = isSolved ? Math.min(puzzle.box + 1, INTERVALS.length - 1) : 0;
  return { isSolved, loss, next: { ...puzzle, box, due: now + INTERVALS[box] * DAY } };
}

/** Those to be tried now: the longest due first, then the costliest. */
export function dueOf(puzzles: readonly Puzzle[], now: number): Puzzle[] {
  const costOf = ({ losses, played }: Puzzle) => losses.find(([move]) => move === played)?.[1] ?? 0;
  return puzzles
    .filter(({ due }) => due <= now)
    .sort((a, b) => a.due - b.due || costOf(b) - costOf(a) || (a.id < b.id ? -1 : 1));
}
