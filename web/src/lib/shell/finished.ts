import { outcome, type Rules } from '@iacta/core';
import { recordOf } from './record-of.ts';
import type { Save } from './saves.ts';

/** How a seat ended. */
export interface SeatResult {
  readonly total: number;
  readonly rank: number;
  readonly parts: { readonly [part: string]: number };
  /** The name of the quality of the result, where the game has one. */
  readonly rating: string | null;
}

/** A finished game with its result, so that lists and statistics need not play it again. */
export interface FinishedGame extends Save {
  readonly over: true;
  readonly seats: readonly SeatResult[];
  readonly winners: readonly number[];
}

const ONLINE = 'online-';

/** Under which the history of this device has the game of a table online. */
export function onlineId(table: string): string {
  return ONLINE + table;
}

export function isOnline({ id }: Pick<Save, 'id'>): boolean {
  return id.startsWith(ONLINE);
}

/** Null where the record does not hold, or the game is not over. */
export function finishedFrom(rules: Rules, save: Save): FinishedGame | null {
  const record = recordOf(rules, save);
  if (!record) return null;
  const result = outcome(rules, record.position);
  if (!result.final) return null;
  const seats = result.seats.map(({ total, rank, parts, rating }) => ({ total, rank, parts, rating }));
  return { ...save, over: true, seats, winners: result.winners };
}

/** Without its result, which a reader works out from the record. */
export function saveOf({ seats: _seats, winners: _winners, ...save }: FinishedGame): Save {
  return save;
}

/** The seat of the person whose device this is; null where several people shared it, or bots played alone. */
export function ownSeat({ plan, me }: Pick<Save, 'plan' | 'me'>): number | null {
  if (me !== undefined) return me;
  const people = plan.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  return people.length === 1 ? people[0] : null;
}

/** Whose games are counted: the owner of this device, or a player by name. */
export type Player = { readonly kind: 'me' } | { readonly kind: 'name'; readonly name: string };

export function seatOf(game: Pick<Save, 'plan' | 'me'>, player: Player): number | null {
  if (player.kind === 'me') return ownSeat(game);
  const seat = game.plan.seats.findIndex(({ name, bot }) => bot === null && name === player.name);
  return seat < 0 ? null : seat;
}
