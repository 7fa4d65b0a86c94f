import { FEATURE_COUNT } from './features.ts';

/** Hidden cells are reckoned eight at a time, so that their sums stay out of memory. */
const BLOCK = 8;
const BLOCKS = 2;
export const HIDDEN = BLOCKS * BLOCK;

/**
 * A small network that gives each seat a strength from its features; the chances to win are the softmax of
 * the strengths. Straight weights from features to strength stand beside one hidden layer.
 * All weights lie in one array, in the order of the offsets below.
 */
const INTO = 0;
export const HIDDEN_BIAS = INTO + FEATURE_COUNT * HIDDEN;
export const OUT_OF = HIDDEN_BIAS + HIDDEN;
export const STRAIGHT = OUT_OF + HIDDEN;
export const WEIGHT_COUNT = STRAIGHT + FEATURE_COUNT;

/** The weights into one block of hidden cells lie together, feature by feature. */
const intoBlock = (block: number): number => INTO + block * BLOCK * FEATURE_COUNT;
/** The place of the weight from a feature into a hidden cell. */
export const weightInto = (feature: number, cell: number): number =>
  intoBlock(Math.floor(cell / BLOCK)) + feature * BLOCK + (cell % BLOCK);

// The features of one seat that are not zero: about half are. Filled and read within one call.
const places = new Int32Array(FEATURE_COUNT);
const sizes = new Float64Array(FEATURE_COUNT);

/** The strength of one seat; leaves what the hidden cells held in `cells`, for learning. */
export function strength(
  weights: Float64Array,
  features: Float64Array,
  base: number,
  cells: Float64Array,
): number {
  let sum = 0;
  let count = 0;
  for (let feature = 0; feature < FEATURE_COUNT; feature++) {
    const x = features[base + feature];
    if (x === 0) continue;
    sum += x * weights[STRAIGHT + feature];
    places[count] = feature * BLOCK;
    sizes[count] = x;
    count++;
  }
  for (let block = 0; block < BLOCKS; block++) sum += blockStrength(weights, block, count, cells);
  return sum;
}

/** What eight hidden cells add to the strength. */
function blockStrength(weights: Float64Array, block: number, count: number, cells: Float64Array): number {
  const first = block * BLOCK;
  const bias = HIDDEN_BIAS + first;
  const into = intoBlock(block);
  let a = weights[bias];
  let b = weights[bias + 1];
  let c = weights[bias + 2];
  let d = weights[bias + 3];
  let e = weights[bias + 4];
  let f = weights[bias + 5];
  let g = weights[bias + 6];
  let h = weights[bias + 7];
  for (let i = 0; i < count; i++) {
    const x = sizes[i];
    const at = into + places[i];
    a += x * weights[at];
    b += x * weights[at + 1];
    c += x * weights[at + 2];
    d += x * weights[at + 3];
    e += x * weights[at + 4];
    f += x * weights[at + 5];
    g += x * weights[at + 6];
    h += x * weights[at + 7];
  }
  cells[first] = a;
  cells[first + 1] = b;
  cells[first + 2] = c;
  cells[first + 3] = d;
  cells[first + 4] = e;
  cells[first + 5] = f;
  cells[first + 6] = g;
  cells[first + 7] = h;
  let sum = 0;
  for (let cell = first; cell < first + BLOCK; cell++) {
    if (cells[cell] > 0) sum += cells[cell] * weights[OUT_OF + cell];
    else cells[cell] = 0;
  }
  return sum;
}

/** Turns strengths into chances that add up to one, in place. */
export function softmax(strengths: Float64Array, seats: number): void {
  let most = strengths[0];
  for (let seat = 1; seat < seats; seat++) if (strengths[seat] > most) most = strengths[seat];
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    strengths[seat] = Math.exp(strengths[seat] - most);
    sum += strengths[seat];
  }
  for (let seat = 0; seat < seats; seat++) strengths[seat] /= sum;
}
