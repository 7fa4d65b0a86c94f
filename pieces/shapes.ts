import type { Hue } from '@iacta/core';

/** The small solid shape of each hue, on a field of 20, so that colour is never the only code. */
export const SHAPES: { readonly [hue in Hue]: string } = {
  yellow: 'M3 3h14v14H3z',
  blue: 'M10 2a8 8 0 1 1 0 16a8 8 0 1 1 0-16z',
  green: 'M10 2l9 16H1z',
  orange: 'M10 1l9 9l-9 9l-9-9z',
  pink: 'M10 1l2.7 6.1l6.6.6l-5 4.4l1.5 6.5L10 15.200l-5.800 3.400l1.500-6.500l-5-4.400l6.600-.6z',
  purple: 'M10 1l2.7 6.1l6.6.6l-5 4.4l1.5 6.5L10 15.200l-5.800 3.400l1.500-6.500l-5-4.400l6.600-.6z',
  red: 'M7 1h6v6h6v6h-6v6H7v-6H1V7h6z',
  white: 'M10 1a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM10 5a5 5 0 1 0 0 10a5 5 0 1 0 0-10z',
  black: 'M5.500 2h9L19 10l-4.500 8h-9L1 10z',
};
