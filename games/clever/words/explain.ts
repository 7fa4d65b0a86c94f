/** What can be asked about on the board: boards name it by `data-explain`. */
export const EXPLAINED = [
  'die',
  'white',
  'fields',
  'platter',
  'yellow',
  'blue',
  'green',
  'orange',
  'pink',
  'bonus',
  'fox',
  'reroll',
  'extra-die',
  'rounds',
] as const;
export type Explanations = { readonly [key in (typeof EXPLAINED)[number]]: string };
