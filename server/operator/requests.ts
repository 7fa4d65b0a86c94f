import { int, schema as v } from '@iacta/core';
import { DECISIONS, type JournalEntry } from './journal.ts';
import type { Ban, OpenReport } from './moderation.ts';

const table = v.pipe(v.string(), v.maxLength(64));
const seat = int(-1, 15);
const by = v.pipe(v.string(), v.maxLength(100));
const whom = {
  address: v.optional(v.pipe(v.string(), v.maxLength(64))),
  key: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
};

/** What `iacta admin` asks a running server for. `table` is an id or a code. */
export const ADMIN_REQUEST = v.variant('do', [
  v.strictObject({ do: v.literal('tables'), by }),
  v.strictObject({ do: v.literal('show'), by, table }),
  v.strictObject({ do: v.literal('close'), by, table }),
  v.strictObject({ do: v.literal('reopen'), by, table }),
  v.strictObject({ do: v.literal('remove-name'), by, table, seat }),
  v.strictObject({ do: v.literal('mute'), by, table, seat }),
  v.strictObject({ do: v.literal('unmute'), by, table, seat }),
  v.strictObject({ do: v.literal('remove-result'), by, table }),
  v.strictObject({ do: v.literal('ban'), by, ...whom, seconds: int(1, 10 * 366 * 86_400) }),
  v.strictObject({ do: v.literal('unban'), by, ...whom }),
  v.strictObject({ do: v.literal('bans'), by }),
  v.strictObject({ do: v.literal('reports'), by }),
  v.strictObject({
    do: v.literal('decide'),
    by,
    report: v.pipe(v.string(), v.maxLength(20)),
    decision: v.picklist(DECISIONS),
  }),
  v.strictObject({ do: v.literal('log'), by }),
]);
export type AdminRequest = v.InferOutput<typeof ADMIN_REQUEST>;

/** A table in memory. */
export interface AdminTable {
  readonly table: string;
  readonly code: string;
  readonly game: string;
  readonly phase: string;
  readonly closed: boolean;
  readonly names: readonly string[];
  readonly devices: number;
}

export interface AdminSeat {
  readonly seat: number;
  readonly who: string;
  readonly name: string;
  readonly muted: boolean;
  /** The hash of its key. */
  readonly key: string | null;
}

export interface AdminDevice {
  /** -1: watches, or is the host without a seat. */
  readonly seat: number;
  readonly address: string;
  readonly key: string | null;
}

/** By what was asked for. */
export interface AdminAnswers {
  readonly tables: readonly AdminTable[];
  readonly show: AdminTable & {
    readonly seats: readonly AdminSeat[];
    readonly connected: readonly AdminDevice[];
  };
  readonly bans: readonly Ban[];
  /** `name`: as it is now; null for phrases, and where it is gone. */
  readonly reports: readonly (OpenReport & { readonly name: string | null })[];
  readonly log: readonly JournalEntry[];
}

export type AdminReply =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly why: AdminProblem };
export type AdminProblem =
  | 'malformed'
  | 'no-such-table'
  | 'no-such-seat'
  | 'no-such-result'
  | 'no-such-report'
  | 'bad-address'
  | 'not-written';
