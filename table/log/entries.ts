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

/** Missing: no. */
const yes = v.optional(v.literal(true));
const more = {
  /** Players roll physical dice and type what they show. */
  ownDice: yes,
  /** Those who watch may send quick phrases. */
  spectatorPhrases: yes,
};
/** A day as `online/daily` checks it further. */
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

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
    ...more,
    // A ranked table of the daily game: all its dice follow from the secret of this day, whose hash is the promise.
    daily: v.optional(v.strictObject({ day, promise: hash })),
  }),
  v.strictObject({ type: v.literal('set'), at, options, clock: CLOCK, watch: v.boolean(), ...more }),
  // A person sits down; `name` is the hash of the name (see hashOfName), which is kept apart. During the game only in
  // place of a bot that has the seat to itself.
  // `colour` is there when it is not the seat's own: players keep theirs when they play again in other seats.
  v.strictObject({ type: v.literal('sit'), at, seat, name: hash, colour: v.optional(seat) }),
  v.strictObject({ type: v.literal('bot'), at, seat, bot: botName, colour: v.optional(seat) }),
  v.strictObject({ type: v.literal('rise'), at, seat }),
  // The player in a seat is the host from now on.
  v.strictObject({ type: v.literal('host'), at, seat }),
  // `next` is the promise: the hash of the secret of the next roll. `dice: 2` (format 2): every roll is announced
  // by a `throw`, which fixes who takes part before any contribution is revealed.
  v.strictObject({ type: v.literal('start'), at, next: hash, dice: v.optional(v.literal(2)) }),
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
    // Format 1: one for each seat, null where no device took part. Format 2: one for each commitment of the throw.
    nonces: v.array(v.nullable(hex(16))),
    next: hash,
    by: v.optional(v.picklist(['bot', 'clock'])),
  }),
  // The faces that the player in `seat` typed for physical dice, at a table with `ownDice`: nothing proves them.
  // The promise made for this roll is replaced by `next`.
  v.strictObject({
    type: v.literal('typed'),
    at,
    roll: int(0, 1e9),
    seat,
    faces: v.array(face),
    next: hash,
  }),
  // A roll at a table of the daily game: drawn from the secret of its day, without a contribution of any device.
  // Nothing proves it before that secret is published.
  v.strictObject({
    type: v.literal('drawn'),
    at,
    roll: int(0, 1e9),
    seat,
    faces: v.array(face),
    by: v.optional(v.literal('bot')),
  }),
  // The player in a seat was shown a hint, at a table of the daily game: the attempt is ranked with those.
  v.strictObject({ type: v.literal('hint'), at, seat }),
  // Fixes who takes part in the next roll, before any of them reveals the nonce behind its commitment.
  v.strictObject({
    type: v.literal('throw'),
    at,
    roll: int(0, 1e9),
    seat,
    commits: v.array(v.strictObject({ seat, commit: hash })),
    by: v.optional(v.picklist(['bot', 'clock'])),
  }),
  // Ends a throw without a roll: the devices whose nonce is null did not reveal. Everything else is shown.
  v.strictObject({
    type: v.literal('annul'),
    at,
    roll: int(0, 1e9),
    secret: hex(32),
    nonces: v.array(v.nullable(hex(16))),
    next: hash,
  }),
  // Replaces the promise: the log was restored from a backup, or the table comes from format 1.
  v.strictObject({ type: v.literal('renew'), at, next: hash, why: v.picklist(['restore', 'upgrade']) }),
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
  // `left` (format 2): the person left; without it the others have voted for it.
  v.strictObject({
    type: v.literal('stand-in'),
    at,
    seat,
    bot: botName,
    left: v.optional(v.literal(true)),
  }),
  v.strictObject({ type: v.literal('back'), at, seat }),
  // The same people play again, at another table; `seat` invites the others.
  v.strictObject({ type: v.literal('again'), at, table: TABLE_ID, seat: v.optional(seat) }),
]);

export type Body = v.InferOutput<typeof BODY>;
export type BodyOf<T extends Body['type']> = Extract<Body, { type: T }>;
