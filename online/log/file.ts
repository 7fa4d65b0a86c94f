import { type Result, read, schema as v } from '@iacta/core';
import { BODY, hex, TABLE_ID } from '@iacta/table/log';

/** What a log looks like outside: complete once the game is over, with unopened answers masked before that. */
const LOG = v.strictObject({
  kind: v.literal('iacta-table-log'),
  /** 2: rolls whose participants were fixed before; masks say whose answer they hide. */
  format: v.picklist([1, 2]),
  table: TABLE_ID,
  /** The head hash of the present log: every device at the table knows it. */
  head: hex(32),
  /** The names that people have not asked to be deleted. */
  names: v.array(v.strictObject({ seq: v.number(), name: v.string(), salt: hex(16) })),
  entries: v.array(
    v.union([
      v.strictObject({ salt: hex(16), body: BODY }),
      v.strictObject({ masked: hex(32), by: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))) }),
    ]),
  ),
});
export type LogFile = v.InferOutput<typeof LOG>;

export function readLog(json: unknown): Result<LogFile> {
  return read(LOG, json);
}

/** The one way to write it: any other spelling of the same JSON is not this file. */
export function writeLog(log: LogFile): string {
  return `${JSON.stringify(log)}\n`;
}
