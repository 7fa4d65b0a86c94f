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
 * exact worth of playing it less the value learned. Whoever plays best gains over the learned value at the start
 * exactly the sum of these along its own games, so their positive parts tell how much may be left to gain.
 */
export async function residuals(games: number, seed: number): Promise<void> {
  const net = netFrom(weights);
  const room = makeRoom();
  const lead = new Float32Array(throws().count);
  const below = fastStream(seed);
  const options = { seats: 1, starter: 'lot' } as const;
  const bot = await bots.level('best', options);
  let sum = 0;
  let positive = 0;
  let squares = 0;
  let turns = 0;
  let largest = 0;
  for (let game = 0; game < games; game++) {
    const position = rules.begin(options);
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
  const each = (total: number) => (total / games).toFixed(2);
  console.log(`start ${startValue().toFixed(2)}, ${(turns / games).toFixed(1)} turns a game`);
  console.log(
    `residuals: a game ${each(sum)}, positive parts ${each(positive)}, rms ${Math.sqrt(squares / turns).toFixed(3)}, largest ${largest.toFixed(2)}`,
  );

  function startValue(): number {
    return top(net, sumOf(net, sheetOf(rules.begin(options), 0), ALONE));
  }

  function measure(position: Position): void {
    const sheet = sheetOf(position, 0);
    worthOfThrows(turnOf(net, [sheet]), lead, null);
    const residual = worthOfTurn(lead, room) - top(net, sumOf(net, sheet, ALONE));
    turns++;
    sum += residual;
    squares += residual ** 2;
    positive += Math.max(0, residual);
    largest = Math.max(largest, Math.abs(residual));
  }
}
