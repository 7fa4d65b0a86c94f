import type { RecordJson } from '@iacta/core';
import type { ReviewedStep, Summary } from '@iacta/review';

export interface ReviewQuestion {
  readonly game: string;
  readonly record: RecordJson;
  /** The version of a stored review: if reviews are still made so, nothing is computed again. */
  readonly known: string | null;
}

export type ReviewMessage =
  | { readonly kind: 'known' }
  | { readonly kind: 'steps'; readonly steps: readonly ReviewedStep[] }
  | { readonly kind: 'done'; readonly summary: Summary }
  | { readonly kind: 'failed' };
