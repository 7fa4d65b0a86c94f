import { type Dice, decodeRoll, type Face } from '@iacta/core';
import { fairRoll, hashOfSecret } from './fair.ts';

/** What the server tells of a roll when it is made. */
export interface RollProof {
  readonly roll: number;
  readonly faces: readonly Face[];
  readonly secret: string;
  readonly nonces: readonly (string | null)[];
}

/**
 * `checked`: the faces follow from a secret fixed before and from at least one device's nonce.
 * `server-only`: they follow from the secret, but no device took part: the server's word.
 * Everything else is a broken promise.
 */
export type RollVerdict = 'checked' | 'server-only' | 'wrong-number' | 'wrong-secret' | 'wrong-faces';

/** Whether a roll is what it had to be, given the hash that was published before it. */
export function judgeRoll(
  table: string,
  promised: { readonly roll: number; readonly hash: string },
  dice: Dice,
  proof: RollProof,
): RollVerdict {
  if (proof.roll !== promised.roll) return 'wrong-number';
  if (hashOfSecret(proof.secret) !== promised.hash) return 'wrong-secret';
  const shown = decodeRoll(dice, proof.faces);
  const { roll, secret, nonces } = proof;
  if (!shown.ok || shown.value !== fairRoll(dice, { table, roll, secret, nonces })) return 'wrong-faces';
  return nonces.some((nonce) => nonce !== null) ? 'checked' : 'server-only';
}
