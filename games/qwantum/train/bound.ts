import { fastStream } from '@iacta/core';
import { ALL_CELLS } from '../bot/sheet.ts';
import { DICE } from '../rules/dice.ts';
import { COLOURS, MISSED_LIMIT } from '../rules/facts.ts';

// A bound on what anybody can score in practice alone, whoever knew all dice of the game beforehand included.
//
// 1. A turn enters something or misses, and the fifth miss ends the game: at most 24 + 4 turns.
// 2. Who knows every second throw gives each die the better of its two faces. Let every colour choose for
//    itself, although they share the dice: M(turn, colour) is the most that colour can be worth.
// 3. A column scores at most its highest value. Each of its values was entered in some turn, and a turn enters
//    at most two colours: the column maxima are six different entries, each at most its M, at most two a turn.
// 4. Column maxima rise strictly over cells 1 to 4 and fall strictly behind: where a row holds the maximum of
//    a column, the same row holds more in the next one to the left or right of the thick line.
// Missed throws cost nothing in the bound.

const TURNS = ALL_CELLS + MISSED_LIMIT - 1;

/** What each face of each die adds to each colour. */
const ADDS = DICE.map(({ faces }) =>
  faces.map((face) =>
    COLOURS.map((name) => {
      if (typeof face === 'number') return face;
      return face[0].toLowerCase() === name[0] ? Number(face[1]) : 0;
    }),
  ),
);

/** The bound for one set of dice. */
function clairvoyant(below: (n: number) => number): number {
  const entries: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const most = COLOURS.map(() => 0);
    for (const die of ADDS) {
      const first = die[below(6)];
      const second = die[below(6)];
      for (let colour = 0; colour < most.length; colour++)
        most[colour] += Math.max(first[colour], second[colour]);
    }
    most.sort((a, b) => b - a);
    entries.push(most[0], most[1]);
  }
  entries.sort((a, b) => b - a);
  // Cell 4 is the highest; cells 3, 2, 1 and 5, 6 go down from it, each chain strictly.
  const [fourth, ...rest] = entries;
  let sum = fourth;
  const chains = [fourth, fourth];
  for (let i = 0; i < 5; i++) {
    const chain = i % 2;
    chains[chain] = Math.min(rest[i], chains[chain] - 1);
    sum += chains[chain];
  }
  return sum;
}

/** The mean over so many sets of dice, with the half-width of its 95 % interval. */
export function clairvoyantBound(games: number, seed: number): { mean: number; ci95: number } {
  const below = fastStream(seed);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < games; i++) {
    const bound = clairvoyant(below);
    sum += bound;
    squares += bound * bound;
  }
  const mean = sum / games;
  const variance = (squares - games * mean * mean) / (games - 1);
  return { mean, ci95: 1.96 * Math.sqrt(variance / games) };
}
