import { hmacSha256 } from '@iacta/table/hashes';

/**
 * A mark by which the store knows a key again that has an attempt at a game of a day, and from which the key does not
 * follow. It is salted with the secret of the day, so marks of two days have nothing in common.
 */
export function dailyMark(
  secret: string,
  {
    kind,
    game,
    keyHash,
  }: { readonly kind: 'opener' | 'player'; readonly game: string; readonly keyHash: string },
): string {
  return Buffer.from(hmacSha256(secret, `iacta daily mark 1\n${kind}\n${game}\n${keyHash}`)).toString('hex');
}
