import type { NameOf, Position, Refusal } from '@iacta/core';
import { COLOURS, type Colour, DOTS, type ZockenRefusal } from '../rules/facts.ts';
import {
  answerOf,
  diceDown,
  FACE,
  FACES,
  NO_ANSWER,
  PHASE,
  PICK,
  PICKED,
  PLACE,
  WAGERED,
} from '../rules/layout.ts';
import type { ZockenRefusals } from '../rules/refusals.ts';
import { fittingFields } from '../rules/strip.ts';

// What the sentences of every language need to know of a position, a refusal or an event.

export type Moment =
  | { readonly asks: 'pick'; readonly left: number }
  | { readonly asks: 'place' | 'out'; readonly colour: Colour; readonly face: number }
  /** `answered`: this seat's own answer so far, which it may still change. */
  | { readonly asks: 'wager'; readonly answered: boolean | null };

export function momentOf(p: Position, seat: number): Moment {
  if (p[PHASE] === PICK) return { asks: 'pick', left: COLOURS.length - diceDown(p) };
  if (p[PHASE] === PLACE) {
    const fits = fittingFields(p[FACES], p[FACE]) !== 0;
    return { asks: fits ? 'place' : 'out', colour: COLOURS[p[PICKED] - 1], face: p[FACE] };
  }
  const answer = answerOf(p, seat);
  return { asks: 'wager', answered: answer === NO_ANSWER ? null : answer === WAGERED };
}

/** What a player should know of a field when choosing: that it costs points, or that it is the die's own dot. */
export function fieldKind(p: Position, field: number): 'outer' | 'match' | 'plain' {
  const dot = DOTS[field - 1];
  if (dot < 0) return 'outer';
  return dot === p[PICKED] - 1 ? 'match' : 'plain';
}

/** The data that a refusal of this code carries. */
export function told<C extends ZockenRefusal>(refusal: Refusal<C>): ZockenRefusals[C] {
  return refusal.data as unknown as ZockenRefusals[C];
}

/** "Anna", "Anna and Ben", "Anna, Ben and Cara", as the language joins them. */
export function lister(language: string): (seats: readonly number[], name: NameOf) => string {
  // Made when it is first needed: to make one takes longer than to draw a board.
  let format: Intl.ListFormat | undefined;
  return (seats, name) => {
    format ??= new Intl.ListFormat(language);
    return format.format(seats.map(name));
  };
}

/** Points with a real minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** Ends a sentence, unless its last word does (“OUT!”). */
export function sentence(text: string): string {
  return text.endsWith('!') ? text : `${text}.`;
}
