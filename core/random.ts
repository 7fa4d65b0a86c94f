import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** Uniform whole numbers from 0 to n-1. */
export type Below = (n: number) => number;

/** A stream of random numbers for simulations: the same seed gives the same stream. */
export function randomStream(seed: number): Below {
  const generator = xoroshiro128plus(seed);
  return (n) => uniformInt(generator, 0, n - 1);
}

/**
 * A faster stream for loops that draw millions of small numbers: one multiplication instead of rejection.
 * Its bias is below n / 2^32.
 */
export function fastStream(seed: number): Below {
  const generator = xoroshiro128plus(seed);
  return (n) => Math.floor((generator.next() >>> 0) * 2.3283064365386963e-10 * n);
}

const SALTS = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f];

/** Numbers that depend on two keys and nothing else, so that any of them can be drawn without the ones before. */
export function keyedStream(seed: number, number: number): Below {
  const generator = keyedGenerator(seed, number);
  return (n) => uniformInt(generator, 0, n - 1);
}

/** The same with a text as the second key. */
export function textStream(seed: number, text: string): Below {
  const generator = xoroshiro128plusFromState(
    SALTS.map((salt) => {
      let word = scramble(scramble(salt ^ seed) + Math.floor(seed / 2 ** 32));
      for (let i = 0; i < text.length; i++) word = scramble(word + text.charCodeAt(i));
      return word;
    }),
  );
  return (n) => uniformInt(generator, 0, n - 1);
}

function keyedGenerator(seed: number, number: number): RandomGenerator {
  const low = seed >>> 0;
  const high = Math.floor(seed / 2 ** 32) >>> 0;
  const words = SALTS.map((salt) => scramble(scramble(scramble(salt ^ low) + high) + number));
  return xoroshiro128plusFromState(words);
}

/** A bijection of 32-bit words in which every input bit moves about half of the output bits. */
function scramble(word: number): number {
  let x = word | 0;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return x ^ (x >>> 16);
}
