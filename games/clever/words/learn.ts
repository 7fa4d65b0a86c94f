import type { Chapter as CoreChapter, GuideWords } from '@iacta/core';

// The names that the rules page and the first game of Clever use in every language.

export type RuleId = `C-${number}` | `C-R${number}` | `C-T${number}`;

/** The positions in board/pictures.ts. */
export type PictureName = 'sheet' | 'turn' | 'tray' | 'chain';

export type Chapter = CoreChapter<RuleId, PictureName>;

/** The steps of the first game, in their order. */
export type LessonKey =
  | 'welcome'
  | 'roll'
  | 'yellow'
  | 'lower'
  | 'reroll'
  | 'blue'
  | 'third'
  | 'orange'
  | 'adaTakes'
  | 'passive'
  | 'row'
  | 'bonus'
  | 'chained'
  | 'extra'
  | 'fox'
  | 'end';

export type LessonTexts = { readonly [key in LessonKey]: string };

/** The turn and the examples above the rules (board/guide.ts). */
export type GuideStep = 'roll' | 'take' | 'second' | 'done' | 'others';
export type GuideExampleKey = 'purple';

export type Guide = GuideWords<GuideStep, GuideExampleKey>;
