import type { RecordJson } from '@iacta/core';
import type { ReviewedStep, Summary } from '@iacta/review';

export interface ReviewQuestion {
  readonly game: string;
  readonly record: RecordJson;
  /** The judge of a stored review: if it is still the judge, nothing is computed again. */
  readonly known: string | null;
}

export type ReviewMessage =
  | { readonly kind: 'known' }
  | { readonly kind: 'steps'; readonly steps: readonly ReviewedStep[] }
  | { readonly kind: 'done'; readonly summary: Summary }
  | { readonly kind: 'failed' };
