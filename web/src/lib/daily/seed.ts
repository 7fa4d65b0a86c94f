import type { DuplicateNote } from '@iacta/core';
import { hashOf } from '../same/hash.ts';

// Apart from the rest, since the home page looks for today's games without reading any rules.

/** Anyone can compute these dice, also those of days to come: such games are not ranked. */
export function dailyDice(day: string, game: string): DuplicateNote {
  return { source: 'duplicate', seed: hashOf(`iacta daily 1\n${day}\n${game}`) };
}
