/** What can be asked about on the board: boards name it by `data-explain`. */
export const EXPLAINED = [
  'square',
  'disabled',
  'die',
  'marked',
  'blocked',
  'blocker',
  'rounds',
  'faces',
] as const;
export type Explanations = { readonly [key in (typeof EXPLAINED)[number]]: string };
