import { int, schema as v } from '@iacta/core';
import { BODY, hex } from '@iacta/table/log';
import { PHRASES } from './requests.ts';

const seat = int(0, 15);
const seq = int(-1, 1e9);
const refusal = v.object({
  code: v.string(),
  rule: v.optional(v.string()),
  data: v.optional(v.record(v.string(), v.unknown())),
});

/** An entry as the addressed device may see it. */
const SEEN = v.union([
  v.strictObject({ salt: hex(16), body: BODY }),
  v.strictObject({ masked: hex(32), by: seat }),
]);
/** No server has ever kept a longer name. */
const LONGEST_KEPT = 100;
/** A name belongs to the entry with which its owner sat down, and is bound to it by its hash there. */
const NAME_AT = v.object({ seq, name: v.pipe(v.string(), v.maxLength(LONGEST_KEPT)), salt: hex(16) });

/** Everything the server says on a socket. */
const REPLIES = v.variant('type', [
  v.object({
    type: v.literal('welcome'),
    /** -1: as a spectator, or as a host without a seat. */
    seat: int(-1, 15),
    host: v.boolean(),
    /** The code to read aloud; only for those who hold a key of this table. */
    code: v.nullable(v.string()),
    /** The host's seat, where the host has one. */
    hostSeat: v.nullable(seat),
    /** The same people as before: the game starts automatically when all of them are there. */
    rematch: v.boolean(),
    /** The whole log: everything else about the table follows from it. */
    entries: v.array(SEEN),
    names: v.array(NAME_AT),
    here: v.array(seat),
    watchers: v.number(),
  }),
  /** The seat of this device was given up, emptied or taken over, or it has got one: what it is from now on. */
  v.object({
    type: v.literal('role'),
    seat: int(-1, 15),
    host: v.boolean(),
    code: v.nullable(v.string()),
  }),
  /** In place of a welcome: what is known there is what is known here; entries that are missing follow. */
  v.object({ type: v.literal('resumed'), here: v.array(seat), watchers: v.number() }),
  /** The log has grown by one entry. */
  v.object({
    type: v.literal('entry'),
    seq,
    head: hex(32),
    entry: SEEN,
    /** Sealed answers that are open with this entry. */
    opened: v.optional(v.array(v.object({ seq, salt: hex(16), body: BODY }))),
    /** With an entry that changes who sits where. */
    name: v.optional(NAME_AT),
    hostSeat: v.optional(v.nullable(seat)),
  }),
  /** A person has had their name deleted: these are left. */
  v.object({ type: v.literal('names'), names: v.array(NAME_AT) }),
  v.object({ type: v.literal('ack'), id: v.string(), seq }),
  v.object({ type: v.literal('refused'), id: v.string(), refusal }),
  v.object({ type: v.literal('here'), here: v.array(seat), watchers: v.number() }),
  /** Where there is a clock: how long each person who is waited for has left. */
  v.object({ type: v.literal('clock'), left: v.array(v.object({ seat, ms: v.number() })) }),
  /** -1: a spectator. */
  v.object({ type: v.literal('said'), seat: int(-1, 15), phrase: v.picklist(PHRASES) }),
  v.object({ type: v.literal('pong') }),
  /** The server restarts: wait about this many milliseconds. */
  v.object({ type: v.literal('bye'), wait: v.number() }),
  /** Something was wrong with what was sent, and it has no id to answer to. Some faults end the connection. */
  v.object({ type: v.literal('fault'), refusal }),
]);
export type Reply = v.InferOutput<typeof REPLIES>;
export type ReplyOf<T extends Reply['type']> = Extract<Reply, { type: T }>;

/** Null for what no server of this version says. */
export function readReply(text: string): Reply | null {
  try {
    const parsed = v.safeParse(REPLIES, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
