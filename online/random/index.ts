import { bytesToHex } from '@noble/hashes/utils.js';

/** Fills an array with random bytes. */
export type RandomSource = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

const SYSTEM: RandomSource = (bytes) => crypto.getRandomValues(bytes);

let source = SYSTEM;

/**
 * Every random byte of server and client comes from here afterwards. Only the simulation calls this, so that a seed
 * repeats a run exactly; `null` returns to the system's generator.
 */
export function drawRandomFrom(other: RandomSource | null): void {
  source = other ?? SYSTEM;
}

export function randomHex(bytes: number): string {
  return bytesToHex(source(new Uint8Array(bytes)));
}
