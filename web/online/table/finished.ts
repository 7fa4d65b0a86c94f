import { ALL_LEVELS } from '@iacta/bots/search';
import type { RecordJson } from '@iacta/core';
import { findGame } from '../../history/archive.ts';
import { onlineId } from '../../history/finished.ts';
import type { LoadedGame } from '../../lib/games.ts';
import { keep } from '../../lib/saves.ts';
import type { SeatPlan } from '../../table/plan.ts';
import { recordOf } from '../device/api.ts';
import type { RemoteTable } from './remote-table.svelte.ts';

/** Keeps a finished game on this device, for the replay; null when the server does not hand it out. */
export async function keepFinished(
  game: LoadedGame,
  remote: RemoteTable,
  key: string | undefined,
): Promise<string | null> {
  const table = remote.state?.table ?? '';
  const record = await recordOf(table, key);
  if (!record.ok) return null;
  const id = onlineId(table);
  const known = await findGame(id);
  // Opened again it is the same game: it keeps its place in the history and the title that it was given.
  if (known && JSON.stringify(known.record) === JSON.stringify(record.value)) return id;
  keep({
    format: 1,
    id,
    game: game.id,
    title: known?.title ?? '',
    changed: Date.now(),
    over: true,
    ...(remote.seat >= 0 ? { me: remote.seat } : {}),
    ...(remote.state?.daily ? { daily: remote.state.daily.day } : {}),
    ...(remote.state?.hints.includes(remote.seat) ? { hints: true } : {}),
    plan: { options: remote.options, seats: playersOf(remote), seed: null },
    record: record.value as RecordJson,
    totals: remote.outcome.seats.map(({ total }) => total),
  });
  return id;
}

/** A seat stays its person's while a bot plays in it. */
function playersOf(remote: RemoteTable): readonly SeatPlan[] {
  return remote.seats.map((seat, i) => {
    const { who, bot } = remote.state?.seats[i] ?? { who: 'person', bot: null };
    const isBot = who === 'bot';
    return { ...seat, isBot, bot: isBot ? (ALL_LEVELS.find((level) => level === bot) ?? null) : null };
  });
}
