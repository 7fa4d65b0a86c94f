import { readFileSync, writeFileSync } from 'node:fs';
import { LeastSquares } from '@iacta/bots/calibration';
import { correctionTerms, writeCorrectionTerms } from '../bot/correction.ts';
import { netFrom } from '../bot/net.ts';
import { ROWS, type Sheet } from '../bot/sheet.ts';
import many from '../bot/weights-many.ts';
import { CELLS } from '../rules/facts.ts';

const RIDGE = 20;

/** A line of what many.py writes: the sheets of a turn's beginning by place, and the points of each game from there. */
interface Outcome {
  readonly sheets: readonly (readonly number[])[];
  readonly points: readonly (readonly number[])[];
}

/** Fits the correction of expected points to what came of positions of all levels (bot/correction.ts). */
export function fitCorrection(files: readonly string[]): void {
  const net = netFrom(many);
  const terms = new Float64Array(correctionTerms(net.second));
  const fit = new LeastSquares(terms.length, RIDGE);
  let rows = 0;
  for (const line of files.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))) {
    const { sheets: numbers, points } = JSON.parse(line) as Outcome;
    const sheets = numbers.map(sheetFrom);
    for (const [place, { bank }] of sheets.entries()) {
      const value = writeCorrectionTerms(net, sheets, place, terms);
      for (const game of points) fit.add(terms, game[place] - bank - value);
      rows++;
    }
  }
  const bytes = new Uint8Array(Float32Array.from(fit.solve()).buffer);
  const base64 = Buffer.from(bytes).toString('base64');
  const text = `// Written by npm run train -- qwantum correction: see correction.ts.\nexport default '${base64}';\n`;
  writeFileSync(new URL('../bot/weights-correction.ts', import.meta.url), text);
  console.log(`fitted to ${rows} forecasts`);
}

/** The numbers of starts.ts: filled, last, entries, lowest, next, missed, bank. */
function sheetFrom(numbers: readonly number[]): Sheet {
  let from = 0;
  const next = (count: number) => {
    from += count;
    return numbers.slice(from - count, from);
  };
  const [filled, last, entries, lowest, following] = [ROWS, ROWS, CELLS, CELLS, CELLS].map(next);
  const [missed, bank] = next(2);
  const columns = entries.map((count, i) => (count << 12) | (lowest[i] << 6) | following[i]);
  return {
    filled: Int32Array.from(filled),
    last: Int32Array.from(last),
    columns: Int32Array.from(columns),
    missed,
    bank,
  };
}
