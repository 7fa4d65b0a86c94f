/** What can be asked about on the board: boards name it by `data-explain`. */
export const EXPLAINED = ['rising', 'falling', 'sum', 'column', 'missed', 'white', 'die', 'steps'] as const;
export type Explanations = { readonly [key in (typeof EXPLAINED)[number]]: string };
