// npm run train -- zocken averages [GAMES]: what a turn and a wager bring on average where all seats play for the win.
import { playOn } from '@iacta/bots/arena';
import { outcome } from '@iacta/core';
import { bots } from '../bot/index.ts';
import { rules } from '../rules/index.ts';

const TURNS_EACH = 3;

export async function averages(games: number, say: (line: string) => void): Promise<void> {
  for (const seats of rules.facts.seatCounts.filter((count) => count > 1)) {
    let [turnPoints, wagerPoints] = [0, 0];
    const options = { seats, starter: 'lot' };
    const best = await bots.level('best', options);
    const players = Array.from({ length: seats }, () => best);
    for (let game = 0; game < games; game++) {
      const p = rules.begin(options);
      playOn({ rules, options, turnCap: TURNS_EACH * seats }, p, players, game);
      for (const { parts, total } of outcome(rules, p).seats) {
        wagerPoints += parts.wagers;
        turnPoints += total - parts.wagers;
      }
    }
    const turns = games * seats * TURNS_EACH;
    const wagers = turns * (seats - 1);
    say(
      `${seats} seats: ${(turnPoints / turns).toFixed(1)} a turn, ${(wagerPoints / wagers).toFixed(1)} for each turn of another seat`,
    );
  }
}
