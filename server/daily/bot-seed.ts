import { hmacSha256 } from '@iacta/table/hashes';
import { toArray } from '@iacta/table/log';
import type { Table } from '../tables/table.ts';

/**
 * What a bot's random numbers follow from at a table of the daily game: two players who play alike meet the same
 * answers, and a bot that is asked again after a restart does not change its mind.
 */
export function botSeed({ seed, log }: Pick<Table, 'seed' | 'log'>, seat: number): number {
  const moves = toArray(log.game?.line ?? null).filter((taken) => taken.seat === seat).length;
  const bytes = hmacSha256(seed, `iacta daily bot 1\n${seat}\n${moves}`);
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
}
