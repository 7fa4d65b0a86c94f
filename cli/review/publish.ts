import type { Judge } from '@iacta/bots/search';
import type { GameRecord } from '@iacta/core';
import { luckPartOf, type ReviewedStep, review, type Summary, startValue, summarise } from '@iacta/review';

export interface WholeReview {
  readonly summary: Summary;
  readonly steps: readonly ReviewedStep[];
}

/** Reviews a finished game to its end; `progress` is called after each step. */
export function reviewWhole(
  record: GameRecord,
  judge: Judge,
  progress: (done: number) => void = () => {},
): WholeReview {
  const steps: ReviewedStep[] = [];
  for (const step of review(record, judge)) {
    steps.push(step);
    progress(steps.length);
  }
  const start = startValue(record, judge);
  const summary = summarise(record.rules, steps, {
    start,
    end: record.position,
    judge: judge.version,
    luckPart: luckPartOf(judge),
  });
  return { summary, steps };
}

/** A review as published JSON: moves as the game encodes them, since a packed move means nothing outside. */
export function published({ rules }: GameRecord, { summary, steps }: WholeReview) {
  const move = (each: { readonly move: number; readonly worth: unknown }) => ({
    move: rules.encodeMove(each.move),
    worth: each.worth,
  });
  return {
    ...summary,
    steps: steps.map(({ losses, ...step }) => ({
      ...step,
      ...(step.best ? { best: step.best.map(move) } : {}),
      ...(step.played ? { played: move(step.played) } : {}),
      ...(losses ? { losses: losses.map(([each, loss]) => ({ move: rules.encodeMove(each), loss })) } : {}),
    })),
  };
}
