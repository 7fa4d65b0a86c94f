/** What can be asked about on the board: boards name it by `data-explain`. */
export const EXPLAINED = ['field', 'outer', 'dot', 'out', 'worth', 'die', 'wager'] as const;
export type Explanations = { readonly [key in (typeof EXPLAINED)[number]]: string };
