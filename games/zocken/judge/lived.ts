import type { Lived } from '@iacta/bots/search';

// Fitted to games of casual players and beginners (`npm run review:fit -- --game zocken`); docs/review.md has the errors.

/** A seat takes so many steps of a game, rolls and forced moves too. */
const STEPS = 70;
const ALONE: Lived['luck'] = { 'first-steps': 1, casual: 1, strong: 1, best: 1 };
const AT_TABLES: Lived['luck'] = { 'first-steps': 0.85, casual: 0.85, strong: 0.9, best: 1 };

export function livedFor(seats: number): Lived {
  return { sure: 0.62, skill: 10, steps: STEPS * seats, luck: seats === 1 ? ALONE : AT_TABLES };
}
