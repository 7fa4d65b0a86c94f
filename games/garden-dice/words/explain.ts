/** What can be asked about on the board: boards name it by `data-explain`. */
export const EXPLAINED = [
  'space',
  'star',
  'seed',
  'vegetable',
  'bird',
  'rabbit',
  'sundial',
  'scarecrow',
  'rock',
  'die',
  'sun',
  'supply',
  'basket',
] as const;
export type Explanations = { readonly [key in (typeof EXPLAINED)[number]]: string };
