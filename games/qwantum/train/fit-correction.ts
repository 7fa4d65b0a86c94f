import { readFileSync, writeFileSync } from 'node:fs';
import { LeastSquares } from '@iacta/bots/calibration';
import type { Bot } from '@iacta/bots/search';
import type { Position } from '@iacta/core';
import { correctionTerms, writeCorrectionTerms } from '../bot/correction.ts';
import { netFrom } from '../bot/net.ts';
import { reckoningBot } from '../bot/reckoning.ts';
import { sheetOf } from '../bot/sheet.ts';
import many from '../bot/weights-many.ts';
import { activeSeat } from '../rules/layout.ts';

const RIDGE = 20;
/** Some throws stand for all: the mean is the same. */
const EFFORT = 0.3;

/** Fits the correction of expected points to what came of positions of all levels (bot/correction.ts). */
export function fitCorrection(files: readonly string[]): void {
  const net = netFrom(many);
  const count = correctionTerms(net.second);
  const terms = new Float64Array(count);
  const uncorrected = { spread: many.spread[2], correction: new Array<number>(count).fill(0) };
  const best: Bot = reckoningBot(net, uncorrected, EFFORT);
  const fit = new LeastSquares(count, RIDGE);
  let rows = 0;
  for (const line of files.flatMap((file) => readFileSync(file, 'utf8').split('\n'))) {
    // The last line of a file that was cut off.
    if (!line.endsWith('}')) continue;
    const sample = JSON.parse(line) as { seat: number; position: number[]; points: number[] };
    const seats = sample.points.length;
    const p = Int32Array.from(sample.position) as Position;
    const active = activeSeat(p);
    const sheets = Array.from({ length: seats }, (_, i) => sheetOf(p, (active + i) % seats));
    for (let place = 0; place < seats; place++) {
      const seat = (active + place) % seats;
      const value = writeCorrectionTerms(net, sheets, place, terms);
      // Who decides is told more than the net knows: the turn in progress.
      const told = seat === sample.seat ? best(p, seat, () => 0).best.points : undefined;
      fit.add(terms, sample.points[seat] - (told ?? sheets[place].bank + value));
      rows++;
    }
  }
  const bytes = new Uint8Array(Float32Array.from(fit.solve()).buffer);
  const base64 = Buffer.from(bytes).toString('base64');
  const text = `// Written by npm run train -- qwantum correction: see correction.ts.\nexport default '${base64}';\n`;
  writeFileSync(new URL('../bot/weights-correction.ts', import.meta.url), text);
  console.log(`fitted to ${rows} forecasts`);
}
