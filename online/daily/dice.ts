import {
  DieKeys,
  dieKeys,
  type PlayedGame,
  type Position,
  type Roll,
  type Rules,
  rollByKeys,
} from '@iacta/core';
import { hashOfSecret, uniform } from '@iacta/table/dice';
import { hmacSha256 } from '@iacta/table/hashes';
import { bytesToHex } from '@noble/hashes/utils.js';

/** The promise of a day, published before it begins: the hash of its secret, 32 bytes in hex. */
export function dailyPromise(secret: string): string {
  return hashOfSecret(secret);
}

/** What all dice of a game on a day follow from. Without the secret it cannot be computed. */
export function dailySeed(secret: string, day: string, game: string): string {
  return bytesToHex(hmacSha256(secret, `iacta daily 1\n${day}\n${game}`));
}

/** The next roll of a game of the day: the same for everyone, whatever was played before. */
export function dailyRoll(game: PlayedGame, seed: string): Roll {
  return rollOf(game.rules, game.position, dieKeys(game), seed);
}

/** The same, throw by throw, for a game that is replayed from its beginning. */
export class DailyDice {
  readonly #rules: Rules;
  readonly #seed: string;
  readonly #keys: DieKeys;

  constructor(rules: Rules, seed: string) {
    this.#rules = rules;
    this.#seed = seed;
    this.#keys = new DieKeys(rules);
  }

  next(position: Position): Roll {
    return rollOf(this.#rules, position, this.#keys.next(position), this.#seed);
  }
}

function rollOf(rules: Rules, position: Position, keys: readonly string[], seed: string): Roll {
  const dice = rules.dice(position);
  if (!dice) throw new Error('no dice are awaited');
  return rollByKeys(dice, keys, (key, faces) => uniform(bytesOf(seed, key))(faces.length));
}

/**
 * An endless stream of bytes for one die. The seeded dice of core would not do: a client that has seen some of their faces
 * can find the seed, and with it every face to come.
 */
function bytesOf(seed: string, key: string): () => number {
  let bytes: Uint8Array = new Uint8Array();
  let block = 0;
  let at = 0;
  return () => {
    if (at === bytes.length) {
      bytes = hmacSha256(seed, `iacta daily die 1\n${key}\n${block}`);
      block++;
      at = 0;
    }
    return bytes[at++]!;
  };
}
