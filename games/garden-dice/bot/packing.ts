import { bytesOf } from '@iacta/bots/search';

/** Weights as whole numbers of two bytes, all in units of `unit`, and those as base64. */
export interface Packed {
  readonly unit: number;
  readonly base64: string;
}

const BYTES = 2;

export function unpack({ unit, base64 }: Packed): Float64Array {
  const bytes = bytesOf(base64);
  const view = new DataView(bytes.buffer);
  return Float64Array.from({ length: bytes.length / BYTES }, (_, i) => unit * view.getInt16(BYTES * i, true));
}

export function pack(weights: Float64Array): Packed {
  const most = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
  const unit = most / 0x7fff;
  const view = new DataView(new ArrayBuffer(BYTES * weights.length));
  for (const [i, weight] of weights.entries()) view.setInt16(BYTES * i, Math.round(weight / unit), true);
  const text = Array.from(new Uint8Array(view.buffer), (byte) => String.fromCharCode(byte)).join('');
  return { unit, base64: btoa(text) };
}
