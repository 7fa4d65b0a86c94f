import type { Lived } from '@iacta/bots/search';

// Fitted to games of casual players and beginners (`npm run review:fit -- --game doce`); docs/review.md has the errors.

/** A seat takes so many steps of a game, rolls and forced moves too. */
const STEPS = 29;
const LUCK: Lived['luck'] = { 'first-steps': 1, casual: 1, strong: 1, best: 1 };

export function livedFor(seats: number): Lived {
  return { sure: 0.53, skill: 5, steps: STEPS * seats, luck: LUCK };
}
