import { fastStream, type Position, rollWith } from '@iacta/core';
import { ALONE, sumOf } from '../bot/features.ts';
import { bots } from '../bot/index.ts';
import { netFrom, top } from '../bot/net.ts';
import { sheetOf } from '../bot/sheet.ts';
import { makeRoom, throws, worthOfTurn } from '../bot/throws.ts';
import { turnOf, worthOfThrows } from '../bot/turn.ts';
import weights from '../bot/weights-solo.ts';
import { rules } from '../rules/index.ts';
import { FIRST, PHASE } from '../rules/layout.ts';

/**
 * How far what was learned is from being consistent, along games of the best level alone: before each turn the
 * exact worth of playing it less the value learned. The sums of these along its own games, added to the value
 * learned for the start, are its true mean, with far less noise than its scores. No player gains more
 * than the sum of these along their own games: as far as the best play meets sheets like these, the positive
 * parts bound what is left to gain.
 */
export async function residuals(games: number, seed: number): Promise<void> {
  const net = netFrom(weights);
  const room = makeRoom();
  const lead = new Float32Array(throws().count);
  const below = fastStream(seed);
  const options = { seats: 1, starter: 'lot' } as const;
  const bot = await bots.level('best', options);
  const sums: number[] = [];
  let positive = 0;
  let squares = 0;
  let turns = 0;
  let largest = 0;
  for (let game = 0; game < games; game++) {
    const position = rules.begin(options);
    sums.push(0);
    for (;;) {
      const dice = rules.dice(position);
      if (dice !== null) {
        if (position[PHASE] === FIRST) measure(position);
        rules.applyRoll(position, rollWith(dice, below), null);
      } else if (rules.deciders(position) !== 0) {
        rules.applyMove(position, 0, bot(position, 0, below).best.move, null);
      } else break;
    }
  }
  const mean = sums.reduce((all, each) => all + each) / games;
  const variance = sums.reduce((all, each) => all + (each - mean) ** 2, 0) / (games - 1);
  const start = startValue();
  const ci95 = 1.96 * Math.sqrt(variance / games);
  console.log(`start ${start.toFixed(2)}, ${games} games of ${(turns / games).toFixed(1)} turns`);
  console.log(`the best level plays to ${(start + mean).toFixed(2)} ± ${ci95.toFixed(2)}`);
  console.log(
    `residuals: rms ${Math.sqrt(squares / turns).toFixed(3)}, largest ${largest.toFixed(2)}, ` +
      `positive parts ${(positive / games).toFixed(2)} a game`,
  );

  function startValue(): number {
    return top(net, sumOf(net, sheetOf(rules.begin(options), 0), ALONE));
  }

  function measure(position: Position): void {
    const sheet = sheetOf(position, 0);
    worthOfThrows(turnOf(net, [sheet]), lead, null);
    const residual = worthOfTurn(lead, room) - top(net, sumOf(net, sheet, ALONE));
    turns++;
    sums[sums.length - 1] += residual;
    squares += residual ** 2;
    positive += Math.max(0, residual);
    largest = Math.max(largest, Math.abs(residual));
  }
}
