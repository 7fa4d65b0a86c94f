import type { Refusal } from '@iacta/core';
import type { SharedWords } from './shape.ts';

/** The sentence for a refusal; null where its code is not one of these. */
export function sentenceFor(refusals: SharedWords['refusals'], { code }: Refusal): string | null {
  return Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals] : null;
}
