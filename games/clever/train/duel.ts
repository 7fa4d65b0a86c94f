// One seat plays for the win, on all seats in turn, against others who play with the same net for points, or against
// the best of another checkout of this project: npm run train -- clever duel SEATS GAMES SEED [its bot/index.ts].

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bot, GameBots } from '@iacta/bots/search';
import { rules } from '@iacta/clever/rules';
import { type Below, fastStream, type Options, outcome, type Position, rollWith } from '@iacta/core';
import { forPoints } from '../bot/best.ts';
import { Explorer } from '../bot/explore.ts';
import { bots } from '../bot/index.ts';
import { readWeights } from '../bot/net.ts';
import { thoughtOf } from '../bot/thought.ts';
import many from '../bot/weights-many.ts';

export async function duel(seats: number, games: number, seed: number, against?: string): Promise<void> {
  const below = fastStream(seed);
  const options: Options = { seats, starter: 'lot', soloExtraDie: false };
  const winner = await bots.level('best', options);
  const other = against === undefined ? pointsBot() : await bestOf(against, options);
  let wins = 0;
  const totals = [0, 0];
  for (let game = 0; game < games; game++) {
    const hero = game % seats;
    const p = rules.begin(options);
    for (let seat = nextDecider(p, below); seat >= 0; seat = nextDecider(p, below)) {
      const { best } = (seat === hero ? winner : other)(p, seat, below);
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
    `${seats} seats, ${games} games, seed ${seed}: ${(100 * share).toFixed(1)} % +- ${(100 * ci).toFixed(1)} wins (equal: ${(100 / seats).toFixed(1)}), ` +
      `points ${(totals[0] / games).toFixed(1)} to ${(totals[1] / games).toFixed(1)}`,
  );
}

function pointsBot(): Bot {
  const explorer = new Explorer();
  const appraise = forPoints(readWeights(many));
  return (p, seat) => thoughtOf(p, seat, explorer.explore(p, seat, appraise));
}

async function bestOf(file: string, options: Options): Promise<Bot> {
  const other = (await import(pathToFileURL(resolve(file)).href)) as { bots: GameBots };
  return other.bots.level('best', options);
}

/** Throws dice until a seat is asked; -1 when the game is over. */
function nextDecider(p: Position, below: Below): number {
  for (let dice = rules.dice(p); dice; dice = rules.dice(p)) rules.applyRoll(p, rollWith(dice, below), null);
  const deciders = rules.deciders(p);
  return deciders === 0 ? -1 : 31 - Math.clz32(deciders & -deciders);
}
