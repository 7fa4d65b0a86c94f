import { type GameEvent, type Position, type Rules, view } from '@iacta/core';
import { type Body, commitment } from '@iacta/online/log';
import type { ReplyOf, TableState } from '@iacta/online/wire';

/** An entry of the log with all that is needed to tell it to anybody, now or after a lost connection. */
export interface Frame {
  readonly seq: number;
  readonly head: string;
  readonly salt: string;
  readonly body: Body;
  /** The seat whose answer it is, while that is nobody else's business. */
  readonly sealedBy: number | null;
  /** The true position after it, where a client cannot know by playing the body. */
  readonly after: Position | null;
  readonly owing: readonly number[];
  readonly events: readonly GameEvent[];
  readonly table: TableState | null;
}

/** The entry as one seat (-1: a spectator) may see it. */
export function entryFor(rules: Rules, frame: Frame, seat: number): ReplyOf<'entry'> {
  const { seq, head, salt, body, sealedBy, after, owing, events, table } = frame;
  const told =
    sealedBy === null || sealedBy === seat
      ? { salt, body }
      : { masked: commitment(salt, JSON.stringify(body)), by: sealedBy };
  const seen = after
    ? { state: rules.encode(view(rules, after, seat)), owing: [...owing], events: [...events] }
    : {};
  return { type: 'entry', seq, head, ...told, ...seen, ...(table ? { table } : {}) };
}

/** Whether every seat is told the same. */
export function isForAll(rules: Rules, frame: Frame): boolean {
  return frame.sealedBy === null && (frame.after === null || !rules.sealed(frame.after));
}
