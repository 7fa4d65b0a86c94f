import { type GameEvent, int, schema as v } from '@iacta/core';
import { BODY, CLOCK, hex, TABLE_ID } from '../log/entries.ts';
import { PHRASES } from './requests.ts';

const seat = int(0, 15);
const seq = int(-1, 1e9);
const refusal = v.object({
  code: v.string(),
  rule: v.optional(v.string()),
  data: v.optional(v.record(v.string(), v.unknown())),
});

const event = v.custom<GameEvent>(
  (value) => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string',
);

/** What everybody at a table may know of it, besides the game itself. */
const TABLE_STATE = v.object({
  table: TABLE_ID,
  game: v.string(),
  rules: v.number(),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  clock: CLOCK,
  watch: v.boolean(),
  phase: v.picklist(['waiting', 'playing', 'over']),
  paused: v.boolean(),
  seats: v.array(
    v.object({
      who: v.picklist(['person', 'bot', 'nobody']),
      /** Empty for bots, and when its owner had it deleted. */
      name: v.string(),
      /** The bot that plays: in its own seat, or for a person who stays away. */
      bot: v.nullable(v.string()),
    }),
  ),
  /** The host's seat, where the host has one. */
  host: v.nullable(seat),
  /** Questions that wait for answers; `yes` are the seats that agree, the asker among them. */
  asks: v.array(
    v.object({
      ask: seq,
      seat,
      kind: v.picklist(['undo', 'bot']),
      count: v.optional(v.number()),
      of: v.optional(seat),
      yes: v.array(seat),
    }),
  ),
  /** Where the same people play again. */
  again: v.nullable(TABLE_ID),
  /** The same people as before: it starts by itself when all of them are there. */
  rematch: v.boolean(),
});
export type TableState = v.InferOutput<typeof TABLE_STATE>;

/** The game as the addressed seat may see it. */
const PLAY = v.object({
  state: v.unknown(),
  /** The seats that owe a decision: sealed answers are not in `state`, but who has answered is no secret. */
  owing: v.array(seat),
  /** The next roll's number, and the hash of its secret. */
  dice: v.object({ roll: v.number(), hash: hex(32) }),
});

/** Everything the server says on a socket. */
const REPLIES = v.variant('type', [
  v.object({
    type: v.literal('welcome'),
    /** -1: as a spectator, or as a host without a seat. */
    seat: int(-1, 15),
    host: v.boolean(),
    /** The code to read aloud; only for those who hold a key of this table. */
    code: v.nullable(v.string()),
    seq,
    head: hex(32),
    table: TABLE_STATE,
    play: v.nullable(PLAY),
    here: v.array(seat),
    watchers: v.number(),
  }),
  /** In place of a welcome: what is known there is what is known here; entries that are missing follow. */
  v.object({ type: v.literal('resumed'), here: v.array(seat), watchers: v.number() }),
  /** The log has grown by one entry. */
  v.object({
    type: v.literal('entry'),
    seq,
    head: hex(32),
    salt: v.optional(hex(16)),
    body: v.optional(BODY),
    /** Instead of salt and body, while an answer is sealed. */
    masked: v.optional(hex(32)),
    /** The seat whose sealed answer it is. */
    by: v.optional(seat),
    /** Where playing the body is not enough to know: after sealed answers and after an undo. */
    state: v.optional(v.unknown()),
    owing: v.optional(v.array(seat)),
    events: v.optional(v.array(event)),
    /** When it has changed. */
    table: v.optional(TABLE_STATE),
  }),
  v.object({ type: v.literal('ack'), id: v.string(), seq }),
  v.object({ type: v.literal('refused'), id: v.string(), refusal }),
  /** The nonce for this roll has arrived. */
  v.object({ type: v.literal('have'), roll: v.number() }),
  v.object({ type: v.literal('here'), here: v.array(seat), watchers: v.number() }),
  /** Where there is a clock: how long each person who is waited for has left. */
  v.object({ type: v.literal('clock'), left: v.array(v.object({ seat, ms: v.number() })) }),
  v.object({ type: v.literal('said'), seat, phrase: v.picklist(PHRASES) }),
  v.object({ type: v.literal('pong') }),
  /** The server goes and comes back: wait about so many milliseconds. */
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
