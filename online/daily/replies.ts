import { int, schema as v } from '@iacta/core';
import { hex, TABLE_ID } from '@iacta/table/log';
import { KEY, NAME, shownName } from '../wire/index.ts';
import { DAY } from './day.ts';

const time = int(0, Number.MAX_SAFE_INTEGER);
const game = v.pipe(v.string(), v.maxLength(40));
/** A name as it is shown, whatever the server says. */
const SHOWN = v.nullable(v.pipe(v.string(), v.transform(shownName)));
const options = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));

/** Body of the request that begins an attempt, or finds it again. */
export const BEGIN_DAILY = v.strictObject({
  /** The secret of the attempt: every device of a player derives the same one. */
  key: KEY,
  name: NAME,
  /** The same for all attempts of a player on this server, sent only where the player wants to be in the standings. */
  player: v.optional(KEY),
});
export type BeginDaily = v.InferOutput<typeof BEGIN_DAILY>;

export const DAILY = v.object({
  /** The day that is played now, and when it closes. */
  day: DAY,
  closes: time,
  /** The promises of today and of later days. */
  days: v.array(v.object({ day: DAY, promise: hex(32) })),
  games: v.array(v.object({ game, options, bots: v.array(v.string()) })),
  /** The latest day whose secret is published. */
  lastClosed: v.nullable(DAY),
});
export type Daily = v.InferOutput<typeof DAILY>;

export const DAILY_ATTEMPT = v.object({ table: TABLE_ID, seat: v.literal(0), day: DAY });
export type DailyAttempt = v.InferOutput<typeof DAILY_ATTEMPT>;

/** One result. Equal points share a rank; null: the player's name was deleted. */
const LINE = v.object({
  rank: int(1, 1e9),
  name: SHOWN,
  points: int(-1e6, 1e6),
  finished: time,
  /** The table of the attempt, so that a player finds the own line. Only the player can read the table. */
  table: v.optional(TABLE_ID),
});
export type DailyLine = v.InferOutput<typeof LINE>;

export const DAILY_RANKING = v.object({
  day: DAY,
  game,
  /** Whether attempts can still be finished. */
  open: v.boolean(),
  promise: hex(32),
  /** Published when the day is closed. */
  secret: v.nullable(hex(32)),
  rankings: v.object({ plain: v.array(LINE), hints: v.array(LINE) }),
});
export type DailyRanking = v.InferOutput<typeof DAILY_RANKING>;

export const PERIODS = ['week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

export const DAILY_STANDINGS = v.object({
  period: v.picklist(PERIODS),
  /** The first and the last day of the period. */
  from: DAY,
  to: DAY,
  lines: v.array(
    v.object({
      rank: int(1, 1e9),
      name: SHOWN,
      points: int(0, 1e9),
      /** On how many days of the period the player has finished an attempt that counts here. */
      days: int(1, 31),
    }),
  ),
});
export type DailyStandings = v.InferOutput<typeof DAILY_STANDINGS>;
