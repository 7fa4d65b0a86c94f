import { type Facts, starterOption } from '@iacta/core';

export const REFUSALS = [
  'not-now',
  'bonus-first',
  'die-not-in-hand',
  'die-not-on-tray',
  'tray-first',
  'wrong-colour',
  'wrong-cell',
  'already-crossed',
  'too-low',
  'must-rise',
  'area-full',
  'must-mark',
  'no-reroll',
  'no-extra-die',
  'die-used',
  'no-such-bonus',
] as const;
export type CleverRefusal = (typeof REFUSALS)[number];

const PARTS = ['yellow', 'blue', 'green', 'orange', 'pink', 'foxes'] as const;

/** The highest total of each solo band but the last (C-25). Here, because every page loads the facts but not the sheet. */
export const BAND_LIMITS: readonly number[] = [139, 159, 179, 199, 219, 239, 259, 280];

/** The solo bands from the lowest (C-25). */
export const BANDS = Array.from({ length: BAND_LIMITS.length + 1 }, (_, band) => `band-${band}`);

export const facts: Facts<CleverRefusal> = {
  id: 'clever',
  rulesVersion: 1,
  seatCounts: [1, 2, 3, 4],
  extraSeatCounts: [],
  minutes: [20, 30],
  options: {
    starter: starterOption(4),
    /** Alone, extra dice also after the passive roll, as the publisher's English edition has it (C-R6). */
    soloExtraDie: { values: [false, true], default: false, onlyWith: [1] },
  },
  parts: PARTS,
  refusals: REFUSALS,
  hasChance: true,
  hasSimultaneousSteps: true,
  hasSealedAnswers: false,
};
