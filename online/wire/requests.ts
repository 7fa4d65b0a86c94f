import { int, type Result, read, schema as v } from '@iacta/core';
import { CLOCK, hex, TABLE_ID } from '../log/index.ts';
import { LONGEST_NAME, normaliseName } from './names.ts';

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
  v.maxLength(100),
  v.transform((typed) => normaliseName(typed) ?? ''),
  v.minLength(1),
  v.maxLength(LONGEST_NAME),
);
/** The address of a device at its push service. The server looks at whether it is one that it may send to. */
const ENDPOINT = v.pipe(v.string(), v.minLength(10), v.maxLength(700));
export const SUBSCRIBE = v.strictObject({
  endpoint: ENDPOINT,
  p256dh: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}$/)),
  auth: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)),
});
export type Subscribe = v.InferOutput<typeof SUBSCRIBE>;
export const UNSUBSCRIBE = v.strictObject({ endpoint: ENDPOINT });

export const OPTIONS = v.record(
  v.pipe(v.string(), v.maxLength(40)),
  v.union([v.pipe(v.string(), v.maxLength(40)), v.number(), v.boolean()]),
);
export const BOT = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,23}$/));

/**
 * Everything a client can say on a socket, each with how long it may be (bytes) and how often it may come: `burst` at once, then `perSecond`. What has an `id` is answered by `ack` or `refused`, and is
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
      /** A program says what it is: it plays and votes, and leaves pauses, phrases and rematches to people. */
      program: v.optional(v.literal(true)),
    }),
    bytes: 400,
    burst: 5,
    perSecond: 1,
  },
  /** A move, as an answer to the question that was open when the log was as long as `seen`. */
  move: {
    schema: v.strictObject({ type: v.literal('move'), id, seen: seq, move: v.unknown() }),
    bytes: 600,
    burst: 30,
    perSecond: 10,
  },
  /** What the physical dice of this seat's player show, where the table is played with them. */
  enter: {
    schema: v.strictObject({
      type: v.literal('enter'),
      id,
      roll: int(0, 1e9),
      faces: v.pipe(v.array(v.union([v.number(), v.pipe(v.string(), v.maxLength(40))])), v.maxLength(31)),
    }),
    bytes: 600,
    burst: 20,
    perSecond: 10,
  },
  throw: {
    schema: v.strictObject({ type: v.literal('throw'), id, roll: int(0, 1e9) }),
    bytes: 150,
    burst: 20,
    perSecond: 10,
  },
  /**
   * This device wants to take part in the next roll, as soon as the promise for it is known: the hash of its nonce
   * (see commitOf). Nothing is revealed yet.
   */
  commit: {
    schema: v.strictObject({ type: v.literal('commit'), promise: hex(32), commit: hex(32) }),
    bytes: 250,
    // One for every roll of the table, whichever seat throws.
    burst: 100,
    perSecond: 50,
  },
  /** The nonce itself, once a throw with this device's commitment is in the log. */
  reveal: {
    schema: v.strictObject({ type: v.literal('reveal'), promise: hex(32), nonce: hex(16) }),
    bytes: 200,
    burst: 100,
    perSecond: 50,
  },
  undo: {
    schema: v.strictObject({ type: v.literal('undo'), id, seen: seq, count: int(1, 1000) }),
    bytes: 150,
    burst: 10,
    perSecond: 2,
  },
  answer: {
    schema: v.strictObject({ type: v.literal('answer'), id, ask: int(0, 1e9), yes: v.boolean() }),
    bytes: 150,
    burst: 10,
    perSecond: 2,
  },
  /** Asks the others whether a bot shall play for a player who stays away. */
  'ask-bot': {
    schema: v.strictObject({ type: v.literal('ask-bot'), id, of: seat, bot: BOT }),
    bytes: 150,
    burst: 5,
    perSecond: 0.2,
  },
  pause: plain('pause'),
  resume: plain('resume'),
  /** Takes one's seat back from a bot. */
  back: plain('back'),
  leave: plain('leave'),
  /** At a ranked table of the daily game: the player is about to be shown a hint. */
  hint: plain('hint'),
  /** The same people again, seats turned by one. */
  again: plain('again'),
  say: {
    schema: v.strictObject({ type: v.literal('say'), phrase: v.picklist(PHRASES) }),
    bytes: 100,
    burst: 3,
    perSecond: 0.5,
  },
  bot: {
    schema: v.strictObject({ type: v.literal('bot'), id, seat, bot: v.nullable(BOT) }),
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
      ownDice: v.optional(v.boolean()),
      spectatorPhrases: v.optional(v.boolean()),
    }),
    bytes: 1000,
    burst: 10,
    perSecond: 2,
  },
  /** Before the start: takes an empty seat away; those behind it move up. */
  close: {
    schema: v.strictObject({ type: v.literal('close'), id, seat }),
    bytes: 150,
    burst: 10,
    perSecond: 2,
  },
  /** Hands the host's role over to the player in a seat. */
  host: {
    schema: v.strictObject({ type: v.literal('host'), id, seat }),
    bytes: 150,
    burst: 10,
    perSecond: 2,
  },
  start: {
    schema: v.strictObject({
      type: v.literal('start'),
      id,
      /** What becomes of free seats and of those of invited players who are not here: bots play, or they are closed. */
      absent: v.optional(v.picklist(['bot', 'close'])),
    }),
    bytes: 150,
    burst: 10,
    perSecond: 2,
  },
  ping: {
    schema: v.strictObject({ type: v.literal('ping') }),
    bytes: 50,
    burst: 5,
    perSecond: 1,
  },
} as const;

function plain<T extends string>(type: T) {
  const schema = v.strictObject({ type: v.literal(type), id });
  return { schema, bytes: 100, burst: 10, perSecond: 2 } as const;
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
  /** The opener's secret: its holder is the host. */
  key: KEY,
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.optional(OPTIONS),
  clock: v.optional(CLOCK),
  /** Whether people without a seat may watch. */
  watch: v.optional(v.boolean()),
  /** Whether players roll physical dice and type what they show. */
  ownDice: v.optional(v.boolean()),
  /** Whether those who watch may send quick phrases. */
  spectatorPhrases: v.optional(v.boolean()),
  /** Whether strangers find it in the list. */
  listed: v.optional(v.boolean()),
  /** A program that is notified when the game begins and ends and whose turn it is, where the operator allows it. */
  webhook: v.optional(
    v.strictObject({
      url: v.pipe(v.string(), v.maxLength(300)),
      secret: v.pipe(v.string(), v.minLength(16), v.maxLength(100)),
    }),
  ),
  /** The opener's name; without one the opener has no seat (a screen for all). */
  name: v.optional(NAME),
});
export type OpenTable = v.InferOutput<typeof OPEN_TABLE>;

/** The key that takes the place of the one in the header, at the table and at its rematches. */
export const CHANGE_KEY = v.strictObject({ key: KEY });
/** The key that takes the place of another one in the standings. */
export const CHANGE_PLAYER = v.strictObject({ player: KEY, key: KEY });
export type ChangePlayer = v.InferOutput<typeof CHANGE_PLAYER>;

export const REPORTABLE = ['name', 'phrases'] as const;
/** What offends at a public table, for its operator: the name or the phrases of a seat; -1: of those who watch. */
export const REPORT = v.pipe(
  v.strictObject({ seat: int(-1, 15), what: v.picklist(REPORTABLE) }),
  v.check(({ seat: of, what }) => of >= 0 || what === 'phrases'),
);
export type Report = v.InferOutput<typeof REPORT>;

export const TAKE_SEAT = v.strictObject({ key: KEY, name: NAME, seat: v.optional(seat) });
export type TakeSeat = v.InferOutput<typeof TAKE_SEAT>;
