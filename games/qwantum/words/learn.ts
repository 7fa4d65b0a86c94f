import type { Chapter as CoreChapter, GuideWords } from '@iacta/core';

// The names that the rules page and the first game of Qwantum use in every language.

export type RuleId = `Q-${number}` | `Q-R${number}` | `Q-T${number}`;

/** The positions in board/pictures.ts. */
export type PictureName = 'sheet' | 'sums' | 'closed' | 'score';

export type Chapter = CoreChapter<RuleId, PictureName>;

/** The steps of the first game, in their order. */
export type LessonKey =
  | 'welcome'
  | 'roll'
  | 'sums'
  | 'again'
  | 'second'
  | 'own'
  | 'all'
  | 'adaTurn'
  | 'later'
  | 'column'
  | 'fall'
  | 'hope'
  | 'missed'
  | 'end';

export type LessonTexts = { readonly [key in LessonKey]: string };

/** The turn and the examples above the rules (board/guide.ts). */
export type GuideStep = 'roll' | 'keep' | 'enter' | 'all' | 'next';
export type GuideExampleKey = 'columns';

export type Guide = GuideWords<GuideStep, GuideExampleKey>;
