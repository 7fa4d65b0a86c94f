import type { Refusal } from '@iacta/core';
import { rememberNames } from '../../shell/settings.svelte.ts';
import { takeSeat } from '../device/api.ts';
import { keepSeat } from '../device/seats.ts';

/** Takes a seat at a table and keeps it on this device; the reason where that is not possible. */
export async function sit({
  wanted,
  ...seat
}: {
  readonly table: string;
  readonly game: string;
  readonly key: string;
  readonly tag: string;
  readonly name: string;
  /** A bot's seat that is taken over; any free one without it. */
  readonly wanted?: number;
}): Promise<Refusal | null> {
  const name = seat.name.trim();
  const taken = await takeSeat(seat.table, {
    key: seat.key,
    name,
    ...(wanted === undefined ? {} : { seat: wanted }),
  });
  if (!taken.ok) return taken.refusal;
  rememberNames([name]);
  keepSeat({ ...seat, name });
  return null;
}
