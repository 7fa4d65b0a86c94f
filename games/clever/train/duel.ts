// What playing for the win is worth: one seat plays for the win,
// the others with the same net for points, on all seats in turn.

import { rules } from '@iacta/clever/rules';
import { fastStream, type Options, outcome, type Position, rollWith } from '@iacta/core';
import { ForTheWin, forPoints } from '../bot/best.ts';
import { type Appraise, Explorer } from '../bot/explore.ts';
import { readWeights } from '../bot/net.ts';
import { thoughtOf } from '../bot/thought.ts';
import many from '../bot/weights-many.ts';

export function duel(seats: number, games: number, seed: number): void {
  const below = fastStream(seed);
  const options: Options = { seats, starter: 'lot', soloExtraDie: false };
  const winner = new ForTheWin(readWeights(many), seats);
  const points = Array.from({ length: seats }, () => forPoints(readWeights(many)));
  const explorer = new Explorer();
  let wins = 0;
  const totals = [0, 0];
  for (let game = 0; game < games; game++) {
    const hero = game % seats;
    const p = rules.begin(options);
    for (let seat = nextDecider(p, below); seat >= 0; seat = nextDecider(p, below)) {
      winner.forget();
      const appraise: Appraise = seat === hero ? (q, own) => winner.appraise(q, own) : points[seat];
      const { best } = thoughtOf(p, seat, explorer.explore(p, seat, appraise));
      rules.applyMove(p, seat, best.move, null);
    }
    const { winners } = outcome(rules, p);
    if (winners.includes(hero)) wins += 1 / winners.length;
    for (let seat = 0; seat < seats; seat++)
      totals[seat === hero ? 0 : 1] += rules.points(p, seat) / (seat === hero ? 1 : seats - 1);
  }
  const share = wins / games;
  const ci = 1.96 * Math.sqrt((share * (1 - share)) / games);
  console.log(
    `${seats} seats, ${games} games: for the win ${(100 * share).toFixed(1)} % +- ${(100 * ci).toFixed(1)} (equal: ${(100 / seats).toFixed(1)}), ` +
      `points ${(totals[0] / games).toFixed(1)} to ${(totals[1] / games).toFixed(1)}`,
  );
}

/** Throws dice until somebody is asked; -1 when the game is over. */
function nextDecider(p: Position, below: (n: number) => number): number {
  for (let dice = rules.dice(p); dice; dice = rules.dice(p)) rules.applyRoll(p, rollWith(dice, below), null);
  const deciders = rules.deciders(p);
  return deciders === 0 ? -1 : 31 - Math.clz32(deciders & -deciders);
}
