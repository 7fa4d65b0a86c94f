import type { Language } from '@iacta/core';

/** Sentences of a review. Numbers come formatted; chances are in percentage points. */
export interface ReviewWords {
  readonly language: Language;
  /** "Luckier than 8 games out of 10"; 0 and 10 are the ends. */
  readonly luckierThan: (games: number) => string;
  /** "Unluckier than 8 games out of 10". */
  readonly unluckierThan: (games: number) => string;
  readonly noLuck: string;
  /** Where the lot for who starts was all the luck there was. */
  readonly lotGave: (amount: string) => string;
  readonly lotTook: (amount: string) => string;
  readonly luckGave: (amount: string) => string;
  readonly luckTook: (amount: string) => string;
  /** Within which amount, up or down, the luck of two games out of three lies. */
  readonly luckRange: (spread: string) => string;
  readonly points: (amount: string) => string;
  readonly chance: (amount: string) => string;
  /** From one whole win on: what was lost can come back and be lost again. */
  readonly wins: (amount: string) => string;
  /** What the seat's own decisions cost. */
  readonly ownCost: (amount: string) => string;
  /** How many real decisions there were, and what one cost on average. */
  readonly each: (decisions: number, amount: string) => string;
  readonly noMistakes: string;
  readonly mostExpensive: (step: number, played: string, better: string, amount: string) => string;
  readonly othersGave: (amount: string) => string;
  readonly othersTook: (amount: string) => string;
  readonly tooFew: (decisions: number) => string;
  /** Of a player to whom the review does not speak: a bot. */
  readonly named: {
    readonly luckGave: (name: string, amount: string) => string;
    readonly luckTook: (name: string, amount: string) => string;
    readonly lotGave: (name: string, amount: string) => string;
    readonly lotTook: (name: string, amount: string) => string;
    readonly ownCost: (name: string, amount: string) => string;
    readonly noMistakes: (name: string) => string;
  };
  readonly judgedBy: (version: string) => string;
  readonly columns: {
    readonly start: string;
    readonly luck: string;
    readonly own: string;
    readonly others: string;
    readonly revisions: string;
    readonly result: string;
    readonly decisions: string;
    readonly perDecision: string;
  };
}
