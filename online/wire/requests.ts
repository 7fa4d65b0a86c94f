import { int, type Result, read, schema as v } from '@iacta/core';
import { CLOCK, hex, TABLE_ID } from '../log/index.ts';

/** A seat's secret: made by the device that sits down, at least 128 bits of it. */
export const KEY = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,64}$/));
/** Names an action for ever: sending it again changes nothing. */
const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,40}$/));
const seq = int(-1, 1e9);
const seat = int(0, 15);
/** What players say to each other instead of free text: every language has its own words for them. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'lucky',
  'oops',
  'thinking',
  'your-turn',
  'one-moment',
  'back',
  'thanks',
  'again',
  'bye',
] as const;
export type Phrase = (typeof PHRASES)[number];

export const NAME = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(24),
  // No control characters, no line breaks, nothing that turns the direction of writing.
  v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u),
);
export const OPTIONS = v.record(
  v.pipe(v.string(), v.maxLength(40)),
  v.union([v.pipe(v.string(), v.maxLength(40)), v.number(), v.boolean()]),
);
export const BOT = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,23}$/));

/**
 * Everything a client can say on a socket, each with who may say it, how long it may be (bytes) and how often
 * it may come: `burst` at once, then `perSecond`. What has an `id` is answered by `ack` or `refused`, and is
 * sent again after a lost connection; the rest is not.
 */
export const REQUESTS = {
  /** First of all: which table, as whom, and up to where its log is known here. */
  hello: {
    schema: v.strictObject({
      type: v.literal('hello'),
      table: TABLE_ID,
      key: v.optional(KEY),
      seen: v.optional(v.strictObject({ seq, head: hex(32) })),
    }),
    who: 'anyone',
    bytes: 400,
    burst: 5,
    perSecond: 1,
  },
  /** A move, as an answer to the question that stood when the log was as long as `seen`. */
  move: {
    schema: v.strictObject({ type: v.literal('move'), id, seen: seq, move: v.unknown() }),
    who: 'seat',
    bytes: 600,
    burst: 30,
    perSecond: 10,
  },
  throw: {
    schema: v.strictObject({ type: v.literal('throw'), id, roll: int(0, 1e9) }),
    who: 'seat',
    bytes: 150,
    burst: 20,
    perSecond: 10,
  },
  /** This device's part of the next roll, sent as soon as the hash of its secret is known. */
  nonce: {
    schema: v.strictObject({ type: v.literal('nonce'), roll: int(0, 1e9), nonce: hex(16) }),
    who: 'seat',
    bytes: 150,
    burst: 30,
    perSecond: 10,
  },
  undo: {
    schema: v.strictObject({ type: v.literal('undo'), id, seen: seq, count: int(1, 1000) }),
    who: 'seat',
    bytes: 150,
    burst: 10,
    perSecond: 2,
  },
  answer: {
    schema: v.strictObject({ type: v.literal('answer'), id, ask: int(0, 1e9), yes: v.boolean() }),
    who: 'seat',
    bytes: 150,
    burst: 10,
    perSecond: 2,
  },
  /** Asks the others whether a bot shall play for somebody who stays away. */
  'ask-bot': {
    schema: v.strictObject({ type: v.literal('ask-bot'), id, of: seat, bot: BOT }),
    who: 'seat',
    bytes: 150,
    burst: 5,
    perSecond: 0.2,
  },
  pause: plain('pause', 'seat'),
  resume: plain('resume', 'seat'),
  /** Takes one's seat back from a bot. */
  back: plain('back', 'seat'),
  leave: plain('leave', 'seat'),
  /** The same people again, seats turned by one. */
  again: plain('again', 'seat'),
  say: {
    schema: v.strictObject({ type: v.literal('say'), phrase: v.picklist(PHRASES) }),
    who: 'seat',
    bytes: 100,
    burst: 3,
    perSecond: 0.5,
  },
  bot: {
    schema: v.strictObject({ type: v.literal('bot'), id, seat, bot: v.nullable(BOT) }),
    who: 'host',
    bytes: 150,
    burst: 10,
    perSecond: 2,
  },
  set: {
    schema: v.strictObject({
      type: v.literal('set'),
      id,
      options: v.optional(OPTIONS),
      clock: v.optional(CLOCK),
      watch: v.optional(v.boolean()),
    }),
    who: 'host',
    bytes: 1000,
    burst: 10,
    perSecond: 2,
  },
  start: plain('start', 'host'),
  ping: {
    schema: v.strictObject({ type: v.literal('ping') }),
    who: 'anyone',
    bytes: 50,
    burst: 5,
    perSecond: 1,
  },
} as const;

function plain<T extends string, W extends 'seat' | 'host'>(type: T, who: W) {
  const schema = v.strictObject({ type: v.literal(type), id });
  return { schema, who, bytes: 100, burst: 10, perSecond: 2 } as const;
}

export type RequestType = keyof typeof REQUESTS;
export const REQUEST_TYPES = Object.keys(REQUESTS) as readonly RequestType[];
export type Request = { [T in RequestType]: v.InferOutput<(typeof REQUESTS)[T]['schema']> }[RequestType];
export type RequestOf<T extends RequestType> = Extract<Request, { type: T }>;
/** What is answered by `ack` or `refused`. */
export type Action = Extract<Request, { id: string }>;

/** The longest of them all: nothing longer is even read. */
export const LONGEST_REQUEST = Math.max(...Object.values(REQUESTS).map(({ bytes }) => bytes));

/** Reads what came over a socket. */
export function readRequest(text: string): Result<Request> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return malformed('');
  }
  const type: unknown = typeof json === 'object' && json !== null && 'type' in json ? json.type : null;
  if (typeof type !== 'string' || !Object.hasOwn(REQUESTS, type)) return malformed('type');
  const { schema, bytes } = REQUESTS[type as RequestType];
  if (text.length > bytes) return { ok: false, refusal: { code: 'too-long', data: { bytes } } };
  return read(schema as v.GenericSchema<unknown, Request>, json);
}

function malformed(at: string): Result<never> {
  return { ok: false, refusal: { code: 'malformed', data: { at } } };
}

/** Bodies of HTTP requests. */
export const OPEN_TABLE = v.strictObject({
  /** The opener's secret: whoever knows it is the host. */
  key: KEY,
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.optional(OPTIONS),
  clock: v.optional(CLOCK),
  /** Whether people without a seat may watch. */
  watch: v.optional(v.boolean()),
  /** Whether strangers find it in the list. */
  listed: v.optional(v.boolean()),
  /** The opener's name; without one the opener has no seat (a screen for all). */
  name: v.optional(NAME),
});
export type OpenTable = v.InferOutput<typeof OPEN_TABLE>;

export const TAKE_SEAT = v.strictObject({ key: KEY, name: NAME, seat: v.optional(seat) });
export type TakeSeat = v.InferOutput<typeof TAKE_SEAT>;
