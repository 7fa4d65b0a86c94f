import type { TakeSeat } from '@iacta/online/wire';
import { whyNotPermitted } from '../permissions/permissions.ts';
import { type Answer, refuse } from '../permissions/refusals.ts';
import { identify, rolesOf } from '../permissions/roles.ts';
import { type Draft, sitDown } from '../tables/draft.ts';
import { areAlike } from '../tables/look-alikes.ts';
import { freeColour } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';
import { isLogFull, type LogLimits } from './log-limit.ts';

/** The entry with which a person sits down, or why they cannot. None for a key that has a seat already. */
export function takeSeat(
  table: Table,
  { name, seat: wanted }: Omit<TakeSeat, 'key'>,
  keyHash: string,
  now: number,
  limits: LogLimits,
): Answer<readonly Draft[]> {
  const known = identify(table, keyHash);
  const code = whyNotPermitted('sit', rolesOf(table, known), table);
  if (code !== null) return refuse(code);
  if (known && known.seat >= 0) return { ok: true, value: [] };
  // A late guest takes over from a bot that has its seat to itself.
  const kind = table.phase === 'waiting' ? 'nobody' : 'bot';
  const free = wanted ?? table.seats.findIndex(({ who }) => who === kind);
  if (free < 0 || free >= table.seats.length) return refuse(kind === 'bot' ? 'started' : 'full');
  if (table.seats[free].who !== kind) return refuse('seat-taken');
  if (table.seats.some((seat) => seat.who === 'person' && areAlike(seat.name, name)))
    return refuse('name-taken');
  if (isLogFull(table, 'take', limits)) return refuse('log-full');
  const colour = kind === 'bot' ? table.seats[free].colour : freeColour(table.seats, free);
  return { ok: true, value: [sitDown({ now, seat: free, name, key: keyHash, colour })] };
}
