import type { LogState } from '@iacta/table/log';
import type { Table } from '../tables/table.ts';

/** What a receiver gets about a table: nothing of the game, no name and no code. */
export interface WebhookEvent {
  /** The same for every attempt: a receiver can drop what it has had. */
  readonly id: string;
  readonly event: 'started' | 'turn' | 'finished';
  readonly table: string;
  /** Whose turn it is. */
  readonly seat?: number;
  /** When the entry was written, in milliseconds. */
  readonly at: number;
}

/** What has happened at a table between two states of its log. */
export function eventsBetween(table: Table, before: LogState, after: LogState): readonly WebhookEvent[] {
  const { body } = table.rows[after.seq];
  const { at } = JSON.parse(body) as { at: number };
  const made = (event: WebhookEvent['event'], seat?: number): WebhookEvent => ({
    id: [table.id, after.seq, event, ...(seat === undefined ? [] : [seat])].join('-'),
    event,
    table: table.id,
    ...(seat === undefined ? {} : { seat }),
    at,
  });
  const known = before.phase === 'playing' ? table.awaited(before) : [];
  const asked = table
    .awaited(after)
    .filter((seat) => !known.includes(seat) && after.seats[seat]?.bot === null);
  return [
    ...(before.phase === 'waiting' && after.phase !== 'waiting' ? [made('started')] : []),
    ...asked.map((seat) => made('turn', seat)),
    ...(before.phase !== 'over' && after.phase === 'over' ? [made('finished')] : []),
  ];
}
