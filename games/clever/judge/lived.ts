import type { Lived } from '@iacta/bots/search';

// Fitted to games of casual players and beginners (`npm run review:fit -- --game clever`); docs/review.md has the errors.

/** A seat takes so many steps of a game, rolls and forced moves too. */
const STEPS = 48;
const ALONE: Lived['luck'] = { 'first-steps': 0.55, casual: 0.6, strong: 0.9, best: 1 };
const AT_TABLES: Lived['luck'] = { 'first-steps': 0.4, casual: 0.4, strong: 0.4, best: 1 };

export function livedFor(seats: number): Lived {
  return { sure: 0.75, skill: 8, steps: STEPS * seats, luck: seats === 1 ? ALONE : AT_TABLES };
}
