import { ALL_PLACED, COLOURS, MATCH_POINTS, OUT_PENALTY, OUTER_PENALTY } from './facts.ts';
import { wagerPoints } from './scoring.ts';

// Which scores a number of turns can have brought: checked for every seat of a position from outside.

/** What a turn brought under each part but the wagers, in the order of PARTS. */
type TurnParts = readonly [placing: number, outer: number, out: number, matches: number];

/** Every way a turn can be scored (Z-14 to Z-17). The first two dice always fit (Z-R6). */
export function everyTurn(): TurnParts[] {
  const dice = COLOURS.length;
  const turns: TurnParts[] = [];
  for (let outer = 0; outer <= 2; outer++) {
    for (let matched = 0; matched <= dice - outer; matched++) {
      // Six dice on their dots and none outside leave the seventh no field but its own dot.
      if (outer === 0 && matched === dice - 1) continue;
      turns.push([ALL_PLACED, outer * OUTER_PENALTY, 0, MATCH_POINTS[matched]]);
    }
  }
  for (let out = 1; out <= dice - 2; out++) {
    for (let matched = 0; matched <= dice - out; matched++) {
      turns.push([0, 0, out * OUT_PENALTY, MATCH_POINTS[matched]]);
    }
  }
  return turns;
}

/** Several parts as one number; since it is linear, the number of a sum is the sum of the numbers. */
function asOne(parts: readonly number[]): number {
  return parts.reduce((number, part) => number * 10_000 + part, 0);
}

/** Every worth of a wager on one turn, and 0 for not wagering (Z-19). */
export function everyWager(): number[] {
  const totals = everyTurn().map((parts) => parts.reduce((total, part) => total + part));
  return [...new Set([0, ...totals.map(wagerPoints)])];
}

const ownSums = sumsOf(() => everyTurn().map(asOne));
const wagerSums = sumsOf(everyWager);

export function canBeOwn(turns: number, parts: readonly number[]): boolean {
  return ownSums(turns).has(asOne(parts));
}

export function canBeWagers(turns: number, points: number): boolean {
  return wagerSums(turns).has(points);
}

/** All sums of this many of these numbers, computed on first use and kept. */
function sumsOf(numbers: () => readonly number[]): (count: number) => ReadonlySet<number> {
  const known = [new Set([0])];
  return (count) => {
    while (known.length <= count) {
      const ones = numbers();
      const next = new Set<number>();
      for (const sum of known[known.length - 1]) for (const one of ones) next.add(sum + one);
      known.push(next);
    }
    return known[count];
  };
}
