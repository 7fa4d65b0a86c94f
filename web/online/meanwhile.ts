import type { RemoteTable } from './remote-table.svelte.ts';
import type { OnlineWords } from './words/shape.ts';

/** What a table waits for before it begins. */
export function beforehand(remote: RemoteTable, say: OnlineWords): string {
  if (!remote.isFull) return say.room.needsAll;
  if (remote.isRematch) return say.room.againWaits(say.and(remote.away.map((seat) => remote.nameOf(seat))));
  return remote.host ? '' : say.room.waitsForHost;
}

/** What a table waits for while nobody at this screen has to do anything; null when it waits for nobody. */
export function meanwhile(remote: RemoteTable, say: OnlineWords): string | null {
  if (remote.state?.paused) return say.table.paused;
  const others = remote.awaited.filter((seat) => seat !== remote.seat);
  const names = say.and(others.map((seat) => remote.nameOf(seat)));
  if (others.length === 0) return remote.isReplaced ? say.table.replaced : null;
  if (others.every((seat) => remote.away.includes(seat)))
    return say.table.waitingForAway(names, others.length);
  return others.length === 1 ? say.table.oneThinks(names) : say.table.waitingFor(names);
}
