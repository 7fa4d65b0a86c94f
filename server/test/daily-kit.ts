import type { Rules } from '@iacta/core';
import { randomStream } from '@iacta/core';
import { isGameId, loadRules } from '@iacta/games';
import { type Clock, SYSTEM_CLOCK } from '@iacta/online/clock';
import type { DailyRanking } from '@iacta/online/daily';
import { autoplay, call, Guest, newKey, type TestServer } from './kit.ts';

export const rulesOf = async (id: string) => (isGameId(id) ? loadRules(id) : null);

/** A clock that can be set while the server runs. */
export function settableClock(): Clock & { set(time: number): void } {
  let ahead = 0;
  return {
    ...SYSTEM_CLOCK,
    now: () => Date.now() + ahead,
    set(time) {
      ahead = time - Date.now();
    },
  };
}

export interface Attempt {
  readonly key: string;
  readonly table: string;
  readonly guest: Guest;
}

/** Begins an attempt, or finds it again, and comes to its table. */
export async function begin(
  server: TestServer,
  at: { readonly day: string; readonly rules: Rules },
  { key = newKey(), name = 'Ada', player }: { key?: string; name?: string; player?: string } = {},
): Promise<Attempt> {
  const { day, rules } = at;
  const body = { key, name, ...(player === undefined ? {} : { player }) };
  const begun = await call(server.base, 'POST', `/api/daily/${day}/${rules.facts.id}`, { body });
  if (begun.status !== 200) throw new Error(JSON.stringify(begun.json));
  const { table } = begun.json as { table: string };
  const guest = new Guest(server.port, { table, key, rules });
  await guest.online();
  return { key, table, guest };
}

/** Plays an attempt to its end, at random. */
export async function playOut({ guest }: Attempt, rules: Rules, seed = 7): Promise<void> {
  autoplay(guest, rules, randomStream(seed));
  await guest.over();
  guest.client.close();
}

export async function rankingOf(server: TestServer, day: string, game: string): Promise<DailyRanking> {
  const answered = await call(server.base, 'GET', `/api/daily/${day}/${game}`);
  if (answered.status !== 200) throw new Error(JSON.stringify(answered.json));
  return answered.json as unknown as DailyRanking;
}
