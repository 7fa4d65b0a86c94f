import type { Lived } from '@iacta/bots/search';

// Fitted to games of casual players and beginners (`npm run review:fit -- --game garden-dice`); docs/review.md has the errors.

/** A seat takes so many steps of a game, rolls and forced moves too. */
const STEPS = 59;
const LUCK: Lived['luck'] = { 'first-steps': 0.8, casual: 0.8, strong: 0.9, best: 1 };

export function livedFor(seats: number): Lived {
  return { sure: 0.8, skill: 6, steps: STEPS * seats, luck: LUCK };
}
