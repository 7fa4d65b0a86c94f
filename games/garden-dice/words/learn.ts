import type { Chapter as CoreChapter, GuideWords } from '@iacta/core';

// The names that the rules page and the first game of Garden Dice use in every language.

export type RuleId = `G-${number}` | `G-R${number}` | `G-T${number}`;

/** The positions in board/pictures.ts. */
export type PictureName = 'garden' | 'water' | 'bird' | 'scarecrow';

export type Chapter = CoreChapter<RuleId, PictureName>;

/** The steps of the first game, in their order. */
export type LessonKey =
  | 'welcome'
  | 'roll'
  | 'buy'
  | 'buyPepper'
  | 'place'
  | 'adaPlants'
  | 'star'
  | 'water'
  | 'harvest'
  | 'points'
  | 'sets'
  | 'atTheEnd'
  | 'rock'
  | 'later'
  | 'sun'
  | 'bird'
  | 'spit'
  | 'sundial'
  | 'end';

export type LessonTexts = { readonly [key in LessonKey]: string };

/** The turn and the examples above the rules (board/guide.ts). */
export type GuideStep = 'roll' | 'buy' | 'place' | 'next';
export type GuideExampleKey = 'harvest' | 'final';

export type Guide = GuideWords<GuideStep, GuideExampleKey>;
