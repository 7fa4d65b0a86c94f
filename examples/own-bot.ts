// A player of your own against the casual level: node --conditions=source examples/own-bot.ts 50
import { playGame } from '@iacta/bots/arena';
import { seatBot } from '@iacta/bots/levels';
import type { Bot } from '@iacta/bots/search';
import { MoveList, readOptions } from '@iacta/core';
import { loadBots } from '@iacta/games';
import { rules } from '@iacta/zocken/rules';

const games = Number(process.argv[2] ?? 20);
const options = readOptions(rules.facts, { seats: 2, starter: 0 });
if (!options.ok) throw new Error(options.refusal.code);

/** Prefers a field with a matching dot, and else takes the first legal move. */
const dotLover: Bot = (view, seat) => {
  const list = new MoveList();
  rules.list(view, seat, list);
  const legal = list.toArray();
  const gain = (move: number) => {
    const next = view.slice();
    rules.applyMove(next, seat, move, null);
    return rules.points(next, seat);
  };
  const move = legal.reduce((best, each) => (gain(each) > gain(best) ? each : best));
  return { best: { move }, others: [] };
};

const casual = await seatBot('casual', { rules, options: options.value, find: loadBots });
if (!casual) throw new Error('the casual level is missing');

const contest = { rules, options: options.value, turnCap: 1_000 };
let wins = 0;
for (let seed = 0; seed < games; seed++) {
  // Each pair of games has the same dice, with the seats exchanged.
  const first = seed % 2 === 0;
  const { wins: won } = playGame(contest, first ? [dotLover, casual] : [casual, dotLover], seed >> 1);
  wins += won[first ? 0 : 1];
}
console.log(`Your player won ${wins} of ${games} games against the casual level.`);
