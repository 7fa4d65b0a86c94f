import type { OnlineWords } from '../words/shape.ts';
import type { RemoteTable } from './remote-table.svelte.ts';

/** What a table waits for before it begins. */
export function beforehand(remote: RemoteTable, say: OnlineWords): string {
  const { room } = say;
  const host = remote.state?.host ?? null;
  if (host !== null && remote.away.includes(host)) return room.hostAway(remote.nameOf(host));
  if (!remote.isFull) return remote.host ? room.freeSeats : startsBy(remote, say);
  if (remote.state?.rematch) return room.againWaits(say.and(remote.away.map((seat) => remote.nameOf(seat))));
  return remote.host ? '' : startsBy(remote, say);
}

function startsBy(remote: RemoteTable, { room }: OnlineWords): string {
  const host = remote.state?.host ?? null;
  return host === null ? room.waitsForHost : room.hostStarts(remote.nameOf(host));
}

/** Whose pause it is. */
function pauseOf({ state, seat, plan }: RemoteTable, say: OnlineWords): string {
  const by = state?.pausedBy ?? null;
  if (by === null) return say.table.paused;
  return by === seat ? say.table.pausedByYou : say.table.pausedBy(plan.seats[by].name);
}

/** What a table waits for while no player at this screen has to act; null when it waits for no one. */
export function meanwhile(remote: RemoteTable, say: OnlineWords): string | null {
  if (remote.state?.paused) return pauseOf(remote, say);
  if (remote.isReplaced) return say.table.replaced;
  const others = remote.awaited.filter((seat) => seat !== remote.seat);
  const names = say.and(others.map((seat) => remote.nameOf(seat)));
  if (others.length === 0) return null;
  if (others.every((seat) => remote.away.includes(seat)))
    return say.table.waitingForAway(names, others.length);
  return others.length === 1 ? say.table.oneThinks(names) : say.table.waitingFor(names);
}

/** A quick phrase with its speaker: a player or a spectator. */
export function saidText(
  remote: RemoteTable,
  { seat, phrase }: NonNullable<RemoteTable['said']>,
  say: OnlineWords,
): string {
  const text = say.phrases[phrase];
  return seat < 0 ? say.watcherSaid(text) : say.said(remote.nameOf(seat), text);
}
