import { read as parse, type schema as v } from '@iacta/core';
import {
  DAILY,
  DAILY_ATTEMPT,
  DAILY_RANKING,
  DAILY_STANDINGS,
  type Daily,
  type DailyLine,
  type DailyRanking,
  type DailyStandings,
  type Period,
} from '@iacta/online/daily';
import { type Answered, call, fileAt, UNREACHABLE } from '../online/device/api.ts';
import { attemptTag, identity, knownIdentity, seatKey } from '../online/device/identity.ts';
import { linkingKey } from '../online/device/link-wish.ts';
import { allSeats, type KeptSeat, keepSeat, seatAt } from '../online/device/seats.ts';
import { notePromises } from './promises.ts';

// The ranked game of the day: what is asked of the server. An answer that makes no sense counts as none.

/** Days and games come from addresses, too: what is none must not become another request. */
const isPath = (path: string): boolean => /^\/api\/daily(\/[\w-]+)*$/.test(path);

async function ask<const S extends v.GenericSchema>(
  schema: S,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<Answered<v.InferOutput<S>>> {
  if (!isPath(path)) return { ok: false, refusal: { code: 'no-such-day' } };
  const answer = await call<unknown>(method, path, { body });
  if (!answer.ok) return answer;
  const value = parse(schema, answer.value);
  return value.ok ? value : { ok: false, refusal: { code: UNREACHABLE } };
}

/** Today on this server. What it promises is noted on this device, for the day when its secret is known. */
export async function today(): Promise<Answered<Daily>> {
  const answer = await ask(DAILY, 'GET', '/api/daily');
  if (answer.ok) notePromises(answer.value.days);
  return answer;
}

export function rankingOf(day: string, game: string): Promise<Answered<DailyRanking>> {
  return ask(DAILY_RANKING, 'GET', `/api/daily/${day}/${game}`);
}

export function standingsOf(period: Period, day: string): Promise<Answered<DailyStandings>> {
  return ask(DAILY_STANDINGS, 'GET', `/api/daily/standings/${period}/${day}`);
}

export async function dayFile(day: string): Promise<string | null> {
  const path = `/api/daily/${day}`;
  return isPath(path) ? fileAt(path) : null;
}

function promiseOf({ day, days }: Daily): string {
  return days.find((each) => each.day === day)?.promise ?? '';
}

/** The seat of today's attempt at a game, where this device has it. */
export function attemptSeat(daily: Daily, game: string): KeptSeat | null {
  const known = knownIdentity();
  if (known === null) return null;
  const key = seatKey(known, attemptTag(promiseOf(daily), game));
  return allSeats().find((seat) => seat.key === key) ?? null;
}

/** Begins the attempt, or finds it again, also where another device of the player has begun it. */
export async function begin(daily: Daily, game: string, name: string): Promise<Answered<{ table: string }>> {
  const tag = attemptTag(promiseOf(daily), game);
  const key = seatKey(identity(), tag);
  const player = linkingKey();
  const begun = await ask(DAILY_ATTEMPT, 'POST', `/api/daily/${daily.day}/${game}`, {
    key,
    name,
    ...(player === null ? {} : { player }),
  });
  if (!begun.ok) return begun;
  const { table, seat } = begun.value;
  if (seatAt(table)?.key !== key) keepSeat({ table, game, key, tag, name, seat });
  return { ok: true, value: { table } };
}

/** A player's own line in the lists of a day, with the number of lines in its list. */
export interface OwnLine {
  readonly line: DailyLine;
  readonly of: number;
  readonly hints: boolean;
}

/** `isOwn`: whether this device has the seat at a table. */
export function ownLine(
  { rankings: { plain, hints } }: DailyRanking,
  isOwn: (table: string) => boolean,
): OwnLine | null {
  for (const list of [plain, hints]) {
    const line = list.find(({ table }) => table !== undefined && isOwn(table));
    if (line) return { line, of: list.length, hints: list === hints };
  }
  return null;
}
