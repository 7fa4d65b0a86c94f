import { int, schema as v } from '@iacta/core';

export const hex = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`)));
export const TABLE_ID = hex(16);

const at = int(0, Number.MAX_SAFE_INTEGER);
const seat = int(0, 15);
const hash = hex(32);
/** Seconds that a decision may take; null: all the time in the world. */
export const CLOCK = v.nullable(int(5, 604_800));
const options = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));
const face = v.union([v.string(), v.number()]);
const botName = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,23}$/));

/**
 * What the log of a table says, entry by entry. `at` is when the server wrote it: for people and clocks;
 * no roll depends on it.
 */
export const BODY = v.variant('type', [
  // The rules' version is pinned here for the table's whole life.
  v.strictObject({
    type: v.literal('open'),
    at,
    table: TABLE_ID,
    game: v.string(),
    rules: v.number(),
    options,
    clock: CLOCK,
    watch: v.boolean(),
  }),
  v.strictObject({ type: v.literal('set'), at, options, clock: CLOCK, watch: v.boolean() }),
  // A person sits down; `name` is the mark of the name (see nameMark), which is kept apart.
  v.strictObject({ type: v.literal('sit'), at, seat, name: hash }),
  v.strictObject({ type: v.literal('bot'), at, seat, bot: botName }),
  v.strictObject({ type: v.literal('rise'), at, seat }),
  // `next` is the hash of the secret of the next roll.
  v.strictObject({ type: v.literal('start'), at, next: hash }),
  // `by` is there when it was not the seat itself: a bot in it, or the clock.
  v.strictObject({
    type: v.literal('move'),
    at,
    seat,
    move: v.unknown(),
    by: v.optional(v.picklist(['bot', 'clock'])),
  }),
  v.strictObject({
    type: v.literal('roll'),
    at,
    roll: int(0, 1e9),
    faces: v.array(face),
    secret: hex(32),
    nonces: v.array(v.nullable(hex(16))),
    next: hash,
    by: v.optional(v.picklist(['bot', 'clock'])),
  }),
  v.strictObject({
    type: v.literal('undo'),
    at,
    count: int(1, 1e6),
    by: v.union([seat, v.literal('all')]),
  }),
  // Questions to the other people; the sequence number of the entry names the question.
  v.strictObject({ type: v.literal('ask-undo'), at, seat, count: int(1, 1e6) }),
  v.strictObject({ type: v.literal('ask-bot'), at, seat, of: seat, bot: botName }),
  v.strictObject({ type: v.literal('answer'), at, ask: int(0, 1e9), seat, yes: v.boolean() }),
  v.strictObject({ type: v.literal('pause'), at, seat }),
  v.strictObject({ type: v.literal('resume'), at, seat }),
  // A bot plays for a person who stays away, until that person is back.
  v.strictObject({ type: v.literal('stand-in'), at, seat, bot: botName }),
  v.strictObject({ type: v.literal('back'), at, seat }),
  // The same people play again, at another table.
  v.strictObject({ type: v.literal('again'), at, table: TABLE_ID }),
]);

export type Body = v.InferOutput<typeof BODY>;
export type BodyOf<T extends Body['type']> = Extract<Body, { type: T }>;
