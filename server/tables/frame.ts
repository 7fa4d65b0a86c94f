import { type GameEvent, type Position, type Rules, view } from '@iacta/core';
import { commitment } from '@iacta/online/log';
import type { ReplyOf, TableState } from '@iacta/online/wire';

/** An entry of the log with all that is needed to tell it to anybody, now or after a lost connection. */
export interface Frame {
  readonly seq: number;
  readonly head: string;
  readonly salt: string;
  /** As it stands in the log. */
  readonly body: string;
  /** The seat whose answer it is, while that is nobody else's business. */
  readonly sealedBy: number | null;
  /** The true position after it, where a client cannot know by playing the body. */
  readonly after: Position | null;
  readonly owing: readonly number[];
  readonly events: readonly GameEvent[];
  readonly table: TableState | null;
}

/** The entry as one seat (-1: a spectator) may see it, written out. */
export function entryFor(rules: Rules, frame: Frame, seat: number): string {
  const { seq, head, salt, body, sealedBy, after, owing, events, table } = frame;
  const open = sealedBy === null || sealedBy === seat;
  const entry: ReplyOf<'entry'> = {
    type: 'entry',
    seq,
    head,
    ...(open ? { salt } : { masked: commitment(salt, body), by: sealedBy }),
    ...(after
      ? { state: rules.encode(view(rules, after, seat)), owing: [...owing], events: [...events] }
      : {}),
    ...(table ? { table } : {}),
  };
  const text = JSON.stringify(entry);
  return open ? `${text.slice(0, -1)},"body":${body}}` : text;
}

/** Whether every seat is told the same. */
export function isForAll(rules: Rules, frame: Frame): boolean {
  return frame.sealedBy === null && (frame.after === null || !rules.sealed(frame.after));
}
