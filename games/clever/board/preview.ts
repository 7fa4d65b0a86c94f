import type { Move, Position } from '@iacta/core';
import { type CleverEvent, type DieName, rules } from '../rules/index.ts';

/** The dice that would go to the tray with a take: the rules play it on a copy. */
export function lowerWith(position: Position, seat: number, move?: Move): ReadonlySet<DieName> {
  if (move === undefined) return new Set();
  const events: CleverEvent[] = [];
  rules.applyMove(position.slice(), seat, move, events);
  return new Set(events.flatMap((event) => (event.type === 'took' ? event.lower : [])));
}
