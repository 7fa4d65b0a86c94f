import type { GameEvent } from '@iacta/core';

/** A longer text is written smaller: then it fits its place. */
export const LONG = 76;

/** That a seat has answered, and nothing else: the answer itself follows when all are opened. */
const isSealed = (event: GameEvent): boolean =>
  Object.keys(event).every((key) => ['type', 'seat'].includes(key));

/**
 * What a step did, short enough for its place: all of it, else what began it. The last answer opens all of them, and
 * then it is the end that counts.
 */
export function sentenceOf(events: readonly GameEvent[], wordsOf: (event: GameEvent) => string): string {
  const told = events.map(wordsOf).filter((text) => text !== '');
  const all = told.join(' ');
  if (all.length <= LONG) return all;
  const [first, second] = events;
  if (!second || !isSealed(first)) return told[0] ?? '';
  let text = told.pop() ?? '';
  while (told.length > 0 && `${told.at(-1)} ${text}`.length <= LONG) text = `${told.pop()} ${text}`;
  return text;
}
