import type { Rules } from '@iacta/core';
import { type NarratedStep, narrate } from '@iacta/table/session';
import type { StoryStep } from './mirror.ts';

/** The steps that hold, as the log has them; those that were there before stay the same objects. */
export function narratedStory(
  rules: Rules,
  story: readonly StoryStep[],
  before: readonly NarratedStep[],
): readonly NarratedStep[] {
  return story.map((step, i) => {
    const known = before[i];
    return known && known.events === step.events && known.seat === step.mover
      ? known
      : narrated(rules, step, i + 1);
  });
}

function narrated(rules: Rules, { events, mover, played, by }: StoryStep, number: number): NarratedStep {
  if (played) return narrate(rules, played.before, played.step, number, events, by);
  // A sealed answer: that it was given is all that is known.
  return { number, seat: mover, roll: null, events, isForced: false, by };
}
