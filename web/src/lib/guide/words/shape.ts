/** What the page explains, in this order. */
export const TOPICS = ['notifications', 'daily', 'history', 'identity'] as const;
export type Topic = (typeof TOPICS)[number];

export interface GuideWords {
  readonly title: string;
  /** Under the link that leads there. */
  readonly note: string;
  readonly topics: {
    readonly [topic in Topic]: {
      readonly title: string;
      readonly text: readonly string[];
      readonly go?: string;
    };
  };
}
