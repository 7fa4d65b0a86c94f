// From the bytes that are shipped back to floats the trainer can go on from: the counterpart of pack.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { FEATURES } from '../bot/features.ts';
import { NARROW, OUTPUTS, WIDTH } from '../bot/net.ts';
import type { NetName } from './write.ts';

export function unpackShipped(name: NetName, to: string): void {
  const module = readFileSync(new URL(`../bot/weights-${name}.ts`, import.meta.url), 'utf8');
  const base64 = /'([^']+)'/.exec(module)?.[1];
  if (base64 === undefined) throw new Error(`no weights in weights-${name}.ts`);
  writeFileSync(to, unpack(Uint8Array.from(Buffer.from(base64, 'base64'))));
}

/** A head, grids, and all weights as floats (see `load` in train.cu); features the net has no weights for get zeros. */
function unpack(packed: Uint8Array): Uint8Array {
  const floats = new Float32Array(packed.buffer, 0, WIDTH + NARROW + NARROW * OUTPUTS);
  const bytes = new Int8Array(packed.buffer, floats.byteLength);
  const grids = floats.slice(0, WIDTH + NARROW);
  const last = floats.slice(WIDTH + NARROW);
  const firstSize = bytes.length - WIDTH * NARROW;
  const first = new Float32Array(FEATURES * WIDTH);
  for (let i = 0; i < firstSize; i++) first[i] = bytes[i] * grids[i % WIDTH];
  const second = Float32Array.from(
    bytes.subarray(firstSize),
    (byte, i) => byte * grids[WIDTH + (i % NARROW)],
  );
  // The units that are always 1 have no grid in the trainer.
  grids[0] = 0;
  grids[WIDTH] = 0;
  const head = Int32Array.from([FEATURES, WIDTH, NARROW, OUTPUTS]);
  const parts = [head, grids, first, second, last].map((part) => new Uint8Array(part.buffer));
  return Uint8Array.from(Buffer.concat(parts));
}
