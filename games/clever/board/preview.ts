import type { Position } from '@iacta/core';
import { type CleverEvent, type CleverMove, type DieName, rules } from '../rules/index.ts';

/** The dice that would go to the tray with a take: the rules play it on a copy and tell. */
export function lowerWith(position: Position, seat: number, move?: CleverMove): ReadonlySet<DieName> {
  const packed = move ? rules.decodeMove(move) : null;
  if (!packed?.ok) return new Set();
  const events: CleverEvent[] = [];
  rules.applyMove(position.slice(), seat, packed.value, events);
  return new Set(events.flatMap((event) => (event.type === 'took' ? event.lower : [])));
}
