import type { Hue } from '@iacta/core';

const SPADE = 'M10 1C7 5.5 2 8 2 11.8a4 4 0 0 0 6.6 3L7 19h6l-1.6-4.2a4 4 0 0 0 6.6-3C18 8 13 5.5 10 1z';

/** Shapes of players, on a field of 20 by 20. None is the shape of a colour: dice and cells have those. */
export const SEAT_SHAPES: { readonly [hue in Hue]: string } = {
  // A drop, a heart, a clover leaf, a flash, a spade, a crown, a crescent, an hourglass.
  blue: 'M10 1C10 1 3.5 8.5 3.5 12.5a6.5 6.5 0 0 0 13 0C16.5 8.5 10 1 10 1z',
  red: 'M10 18C2 12 1 9 1 6.5A4.5 4.5 0 0 1 10 4.5 4.5 4.5 0 0 1 19 6.5C19 9 18 12 10 18z',
  green: 'M10 1a4 4 0 0 1 3.4 6.1A4.2 4.2 0 1 1 11.4 13l1.6 6H7l1.6-6a4.2 4.2 0 1 1-2-5.9A4 4 0 0 1 10 1z',
  yellow: 'M12.5 0.5 3.5 11.5h5L6.5 19.5l10-11.5h-5.5z',
  pink: SPADE,
  purple: SPADE,
  orange: 'M1.5 16.5V4.5l5 4.5L10 2.5l3.5 6.5 5-4.5v12z',
  black: 'M14 1.5a8.8 8.8 0 1 0 0 17 7.2 7.2 0 0 1 0-17z',
  white: 'M4 1h12v3.5L11.6 10 16 15.5V19H4v-3.5L8.4 10 4 4.5z',
};
