import { everyOptions, type Facts, type Options } from '@iacta/core';

/**
 * Every kind of table a game is played at: all seat counts and options; who starts is left to the lot, and where
 * spaces of the board are chosen, they are the usual ones.
 */
export function everyTable(facts: Facts): Options[] {
  const left = Object.entries(facts.options).filter(([, { namesSeats, spaces }]) => namesSeats || spaces);
  return [...everyOptions(facts)].filter((options) =>
    left.every(([name, spec]) => options[name] === spec.default),
  );
}
