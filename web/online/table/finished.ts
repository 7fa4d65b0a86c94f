import type { RecordJson } from '@iacta/core';
import type { LoadedGame } from '../../lib/games.ts';
import { keep } from '../../lib/saves.ts';
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
  const id = `online-${table}`;
  keep({
    format: 1,
    id,
    game: game.id,
    title: '',
    changed: Date.now(),
    over: true,
    ...(remote.seat >= 0 ? { me: remote.seat } : {}),
    plan: { ...remote.plan, seed: null },
    record: record.value as RecordJson,
    totals: remote.outcome.seats.map(({ total }) => total),
  });
  return id;
}
