import { columnOf, rowOf, SPACES } from './board.ts';
import { SIX, SUNDIAL_STEPS } from './facts.ts';

// The sundial changes one die by one or two, or two dice by one each: together two steps. So what a space
// costs is its distance from the dice, row die and column die added, in the order of the dice that is nearer
// (G-29, G-R15). Changed faces stay within 1..6 because spaces do.

/** More steps than any sundial has. */
const TOO_FAR = SUNDIAL_STEPS + 1;

function distance(row: number, column: number, space: number): number {
  return Math.abs(rowOf(space) - row) + Math.abs(columnOf(space) - column);
}

const pairIndex = (die: number, second: number): number => die * 8 + second;

const STEPS = new Uint8Array(64 * SPACES).fill(TOO_FAR);
/** For each pair of dice the spaces it can name, the cheapest first. */
const REACH: Uint8Array[] = [];
for (let die = 1; die <= SIX; die++) {
  for (let second = die; second <= SIX; second++) {
    const index = pairIndex(die, second);
    const spaces = Array.from({ length: SPACES }, (_, space) => space);
    const steps = spaces.map((space) =>
      Math.min(TOO_FAR, distance(die, second, space), distance(second, die, space)),
    );
    STEPS.set(steps, index * SPACES);
    REACH[index] = Uint8Array.from(
      spaces.filter((space) => steps[space] < TOO_FAR).sort((a, b) => steps[a] - steps[b] || a - b),
    );
  }
}

/** How many steps of a sundial two dice need to name a space (the lower die first). */
export const stepsTo = (die: number, second: number, space: number): number =>
  STEPS[pairIndex(die, second) * SPACES + space];

/** The spaces that two dice can name with a full sundial, the cheapest first. */
export const reachOf = (die: number, second: number): Uint8Array => REACH[pairIndex(die, second)];
