import type { Chapter as CoreChapter, GuideWords } from '@iacta/core';

// The names that the rules page and the first game of DOCE use in every language.

export type RuleId = `D-${number}` | `D-R${number}` | `D-T${number}`;

/** The positions in board/pictures.ts. */
export type PictureName = 'grid' | 'zone' | 'line' | 'score';

export type Chapter = CoreChapter<RuleId, PictureName>;

/** The steps of the first game, in their order. */
export type LessonKey =
  | 'welcome'
  | 'face'
  | 'zone'
  | 'adaBlocks'
  | 'moved'
  | 'line'
  | 'threat'
  | 'thenDie'
  | 'missing'
  | 'win'
  | 'won'
  | 'bonuses'
  | 'gift'
  | 'end';

export type LessonTexts = { readonly [key in LessonKey]: string };

/** The turn and the examples above the rules (board/guide.ts). */
export type GuideStep = 'start' | 'blocker' | 'die' | 'marker' | 'opponent';
export type GuideExampleKey = 'win';

export type Guide = GuideWords<GuideStep, GuideExampleKey>;
