// Fits the correction of expected points (bot/expected.ts) by ridge regression to what came of many positions:
// npm run calibrate -- clever --seats N --samples > FILE, for two, three and four seats.
import { createReadStream, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { LeastSquares } from '@iacta/bots/calibration';
import { type Bot, bytesOf } from '@iacta/bots/search';
import type { Options, Position } from '@iacta/core';
import { bots } from '../bot/index.ts';
import { Reader, readWeights, TERMS } from '../bot/net.ts';
import many from '../bot/weights-many.ts';
import expected from '../bot/weights-many-expected.ts';
import { rules } from '../rules/index.ts';
import { OVER, PHASE, sheetOf, WAITING } from '../rules/layout.ts';

/** The correction goes on from the shipped one: what few positions say hardly changes it. */
const RIDGE = 3000;
const SEAT_COUNTS = [2, 3, 4];

export async function fitExpected(files: readonly string[]): Promise<void> {
  const fits = new Map(SEAT_COUNTS.map((seats) => [seats, new LeastSquares(TERMS, RIDGE)]));
  let rows = 0;
  for (const file of files) rows += await addFile(file, fits);
  const shipped = new Float32Array(bytesOf(expected).buffer);
  const change = [...fits.values()].flatMap((fit) => fit.solve());
  const bytes = new Uint8Array(shipped.map((weight, i) => weight + change[i]).buffer);
  const base64 = Buffer.from(bytes).toString('base64');
  const text = `// Written by npm run train -- clever expected: see expected.ts.\nexport default '${base64}';\n`;
  writeFileSync(new URL('../bot/weights-many-expected.ts', import.meta.url), text);
  console.log(`fitted to ${rows} forecasts`);
}

async function addFile(file: string, fits: ReadonlyMap<number, LeastSquares>): Promise<number> {
  const reader = new Reader(readWeights(many, expected));
  const terms = new Float64Array(TERMS);
  const players = new Map<number, Bot>();
  let rows = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    // The last line of a file that is still being written, or was cut off.
    if (!line.endsWith('}')) continue;
    const sample = JSON.parse(line) as { seat: number; position: number[]; points: number[] };
    const seats = sample.points.length;
    const best = players.get(seats) ?? (await bots.level('best', optionsFor(seats)));
    players.set(seats, best);
    const after = decided(Int32Array.from(sample.position) as Position, sample.seat, best);
    for (let seat = 0; seat < seats; seat++) {
      if (after[PHASE] === OVER || after[sheetOf(seat) + WAITING] !== 0) continue;
      const forecast = reader.expectation(after, seat);
      if (forecast.variance === 0) continue;
      reader.termsOf(after, seat, forecast, terms);
      fits.get(seats)?.add(terms, sample.points[seat] - forecast.expected);
      rows++;
    }
  }
  return rows;
}

function optionsFor(seats: number): Options {
  return { seats, starter: 'lot', soloExtraDie: false };
}

/** The position after the decision of this seat, with all bonuses that it brings. */
function decided(p: Position, seat: number, best: Bot): Position {
  do rules.applyMove(p, seat, best(p, seat, () => 0).best.move, null);
  while (p[sheetOf(seat) + WAITING] !== 0 && rules.deciders(p) & (1 << seat));
  return p;
}
