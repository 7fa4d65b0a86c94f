import { bytesOf } from '@iacta/bots/search';

/**
 * What a sheet can still expect to score, as it was learned (train/): a sum of embeddings, two layers on top
 * of it, and one place of the sum that goes straight to the result.
 */
export interface Net {
  readonly hidden: number;
  readonly second: number;
  /** By feature: `hidden` numbers. */
  readonly table: Float32Array;
  /** By feature: what goes straight to the result. */
  readonly straight: Float32Array;
  readonly bias: Float32Array;
  /** By hidden place: `second` numbers, so that a silent place is skipped at once. */
  readonly secondWeight: Float32Array;
  readonly secondBias: Float32Array;
  readonly outWeight: Float32Array;
  readonly outBias: number;
  /** For `top`. */
  readonly sums: Float32Array;
}

/** The shape in which training writes weights: numbers as base64. */
export interface Weights {
  readonly hidden: number;
  readonly second: number;
  readonly features: number;
  readonly scale: string;
  readonly table: string;
  readonly straight: string;
  readonly bias: string;
  readonly secondWeight: string;
  readonly secondBias: string;
  readonly outWeight: string;
  readonly outBias: string;
}

export function netFrom(weights: Weights): Net {
  const { hidden, second, features } = weights;
  const scale = new Float32Array(bytes(weights.scale));
  const grid = new Int8Array(bytes(weights.table));
  const table = new Float32Array(features * hidden);
  for (let i = 0; i < table.length; i++) table[i] = grid[i] * scale[i % hidden];
  const straight = Float32Array.from(new Int16Array(bytes(weights.straight)), (n) => n * scale[hidden]);
  const rows = new Float32Array(bytes(weights.secondWeight));
  const secondWeight = new Float32Array(hidden * second);
  for (let to = 0; to < second; to++)
    for (let from = 0; from < hidden; from++) secondWeight[from * second + to] = rows[to * hidden + from];
  return {
    hidden,
    second,
    table,
    straight,
    bias: new Float32Array(bytes(weights.bias)),
    secondWeight,
    secondBias: new Float32Array(bytes(weights.secondBias)),
    outWeight: new Float32Array(bytes(weights.outWeight)),
    outBias: new Float32Array(bytes(weights.outBias))[0],
    sums: new Float32Array(second),
  };
}

function bytes(base64: string): ArrayBuffer {
  return bytesOf(base64).buffer;
}

/** A sum of embeddings: the hidden places, and behind them the straight one. */
export type Sum = Float32Array;

export function emptySum(net: Net): Sum {
  return net.bias.slice();
}

/** Adds a feature, or takes it away (sign -1). */
export function addFeature(net: Net, sum: Sum, feature: number, sign: number): void {
  const { hidden, table } = net;
  const from = feature * hidden;
  for (let i = 0; i < hidden; i++) sum[i] += sign * table[from + i];
  sum[hidden] += sign * net.straight[feature];
}

/** From the sum to the value. */
export function top(net: Net, sum: Sum): number {
  const { hidden, second, secondWeight, sums } = net;
  sums.set(net.secondBias);
  for (let i = 0; i < hidden; i++) {
    const x = sum[i];
    if (x <= 0) continue;
    const from = i * second;
    for (let to = 0; to < second; to++) sums[to] += x * secondWeight[from + to];
  }
  let value = sum[hidden] + net.outBias;
  for (let to = 0; to < second; to++) if (sums[to] > 0) value += sums[to] * net.outWeight[to];
  return value;
}
