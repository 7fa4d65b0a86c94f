import { everyOptions, type Facts, type Options } from '@iacta/core';

/** Every kind of table a game is played at: all seat counts and options, who starts being left to the lot. */
export function everyTable(facts: Facts): Options[] {
  const left = Object.entries(facts.options).filter(([, { namesSeats }]) => namesSeats);
  return [...everyOptions(facts)].filter((options) =>
    left.every(([name, spec]) => options[name] === spec.default),
  );
}
