import type { Hue } from '@iacta/core';

/** The colours a seat can have, in the order in which they are given out: each with a different sign. */
export const SEAT_HUES: readonly Hue[] = [
  'blue',
  'red',
  'green',
  'yellow',
  'pink',
  'orange',
  'black',
  'white',
];
