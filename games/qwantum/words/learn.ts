// The names that the rules page and the first game of Qwantum use in every language.

export type RuleId = `Q-${number}` | `Q-R${number}` | `Q-T${number}`;

/** The positions in board/pictures.ts. */
export type PictureName = 'sheet' | 'sums' | 'closed' | 'score';

export interface Chapter {
  readonly heading: string;
  readonly intro?: string;
  readonly picture?: { readonly name: PictureName; readonly caption: string };
  /** What this table decided where the rulebook says nothing. */
  readonly rulings?: true;
  readonly rules: readonly { readonly id: RuleId; readonly text: string; readonly extra?: true }[];
}

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
