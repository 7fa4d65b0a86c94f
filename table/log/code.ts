import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { sha256OfHex } from '../hashes/index.ts';

const DIGITS = 25;
const GROUP = 5;
const ROUNDS = 2 ** 16;
const ROUNDS_AT_ONCE = 2 ** 12;

/**
 * A head hash in digits that players read to each other. Different codes mean different histories. Equal codes mean
 * equal histories unless the server has made about 2^57.5 hashes: it can choose salts freely and look for two
 * histories with one code, which takes about 2^41.5 tries (25 digits are 83 bits) of 2^16 hashes each
 * (docs/online.md says when such a search can begin). A device pays 2^16 hashes once.
 */
export async function comparisonCode(head: string): Promise<string> {
  let hash = sha256OfHex(bytesToHex(new TextEncoder().encode('iacta code 1\n')) + head);
  for (let round = 0; round < ROUNDS; round++) {
    hash = sha256OfHex(hash + head);
    // A page stays usable meanwhile.
    if (round % ROUNDS_AT_ONCE === ROUNDS_AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
  }
  let number = 0n;
  for (const byte of hexToBytes(hash)) number = number * 256n + BigInt(byte);
  const digits = (number % 10n ** BigInt(DIGITS)).toString().padStart(DIGITS, '0');
  return digits.match(new RegExp(`.{${GROUP}}`, 'g'))?.join(' ') ?? digits;
}
