// From the trainer's floats to the bytes that are shipped.
import { FEATURES } from '../bot/features.ts';
import { NARROW, OUTPUTS, WIDTH } from '../bot/net.ts';

/** Grids of all units, the last layer, then the first two layers as signed bytes (see bot/net.ts). */
export function pack(from: Uint8Array, isUsed: (feature: number) => boolean): Uint8Array {
  // A copy: numbers of four bytes must be aligned with the beginning of a buffer.
  const file = Uint8Array.from(from);
  const layers = new Int32Array(file.buffer, 0, 4).join();
  if (layers !== [FEATURES, WIDTH, NARROW, OUTPUTS].join()) throw new Error(`other layers: ${layers}`);
  const floats = new Float32Array(file.buffer, 16);
  let at = 0;
  const take = (count: number) => {
    at += count;
    return floats.subarray(at - count, at);
  };
  const grids = take(WIDTH + NARROW);
  const first = take(FEATURES * WIDTH);
  const second = take(WIDTH * NARROW);
  const last = take(NARROW * OUTPUTS);
  // The units that are always 1.
  grids[0] = 1;
  grids[WIDTH] = 1;
  let features = FEATURES;
  while (!isUsed(features - 1)) features--;
  const firstSize = features * WIDTH;
  const bytes = new Int8Array(firstSize + second.length);
  first.subarray(0, firstSize).forEach((weight, i) => {
    if (isUsed(Math.floor(i / WIDTH))) bytes[i] = onGrid(weight, grids[i % WIDTH]);
  });
  second.forEach((weight, i) => {
    bytes[firstSize + i] = onGrid(weight, grids[WIDTH + (i % NARROW)]);
  });
  const parts = [grids.slice(), last.slice(), bytes].map((part) => new Uint8Array(part.buffer));
  return Uint8Array.from(Buffer.concat(parts));
}

function onGrid(weight: number, grid: number): number {
  return Math.max(-127, Math.min(127, Math.round(weight / grid)));
}
