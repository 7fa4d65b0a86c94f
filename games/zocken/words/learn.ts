import type { Chapter as CoreChapter, GuideWords } from '@iacta/core';

// The names that the rules page and the first game of Zocken use in every language.

export type RuleId = `Z-${number}` | `Z-R${number}` | `Z-T${number}`;

/** The positions in board/pictures.ts. */
export type PictureName = 'strip' | 'fits' | 'wager' | 'score';

export type Chapter = CoreChapter<RuleId, PictureName>;

/** The steps of the first game, in their order. */
export type LessonKey =
  | 'welcome'
  | 'pick'
  | 'roll'
  | 'match'
  | 'pickGreen'
  | 'rising'
  | 'smaller'
  | 'adaWagers'
  | 'pickBlack'
  | 'outer'
  | 'between'
  | 'mustFit'
  | 'out'
  | 'scored'
  | 'yourWager'
  | 'end';

export type LessonTexts = { readonly [key in LessonKey]: string };

/** The turn and the examples above the rules (board/guide.ts). */
export type GuideStep = 'pick' | 'roll' | 'place' | 'second' | 'row' | 'wager';
export type GuideExampleKey = 'all' | 'out';

export type Guide = GuideWords<GuideStep, GuideExampleKey>;
