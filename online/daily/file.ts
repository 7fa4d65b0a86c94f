import { int, type Result, read, schema as v } from '@iacta/core';
import { hex } from '@iacta/table/log';
import { DAY } from './day.ts';

const options = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));

const ATTEMPT = v.strictObject({
  /** Only where the player did not have it deleted. */
  name: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** A public id of the attempt, drawn for it. */
  key: hex(8),
  /** The head hash of its table's log at the end: the player's devices know it. */
  head: hex(32),
  hints: v.boolean(),
  points: int(-1e6, 1e6),
  /** The moves that hold, in order. The rolls between them follow from the secret. */
  steps: v.array(v.strictObject({ seat: int(0, 15), move: v.unknown() })),
});
export type DayAttempt = v.InferOutput<typeof ATTEMPT>;

const GAME = v.strictObject({
  game: v.string(),
  rules: v.number(),
  options,
  /** The bots in the seats after the player's. */
  bots: v.array(v.string()),
  attempts: v.array(ATTEMPT),
});

/** All that counted on one day, with the secret that its dice follow from. */
const DAY_FILE = v.strictObject({
  kind: v.literal('iacta-day'),
  format: v.literal(1),
  day: DAY,
  promise: hex(32),
  secret: hex(32),
  games: v.array(GAME),
});
export type DayFile = v.InferOutput<typeof DAY_FILE>;

export function readDayFile(json: unknown): Result<DayFile> {
  return read(DAY_FILE, json);
}

/** The one way to write it. */
export function writeDayFile(file: DayFile): string {
  return `${JSON.stringify(file)}\n`;
}
