import type { GameWords } from '@iacta/core';
import type { PARTS } from '../rules/facts.ts';
import type { Colour, ZockenEvent, ZockenMove, ZockenRefusal } from '../rules/index.ts';

/** The few words of the drawing in characters. */
export interface Labels {
  /** A letter for each colour beside its sign: purple is not pink, and black is not blue. */
  readonly letters: { readonly [colour in Colour]: string };
  readonly lot: string;
  readonly over: string;
  readonly turn: (turn: number, of: number, name: string) => string;
  readonly out: string;
  readonly inHand: string;
  readonly toRoll: string;
  /** The columns of the score sheet: seven characters at most. */
  readonly heads: { readonly [part in (typeof PARTS)[number] | 'total']: string };
  /** Beside a player's gold disc: twelve characters at most. */
  readonly wager: string;
  readonly noWager: string;
  readonly undecided: string;
  /** What a wager can win and cost, for those who decide about one. */
  readonly stakes: string;
}

export interface ZockenWords extends GameWords<ZockenMove, ZockenEvent, ZockenRefusal> {
  readonly labels: Labels;
}
