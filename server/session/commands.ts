import { readOptions } from '@iacta/core';
import type { Action, RequestOf } from '@iacta/online/wire';
import { type Ask, enoughForStandIn, standInVoters, undoable, undoVoters } from '@iacta/table/log';
import { type Answer, refuse } from '../permissions/refusals.ts';
import { type Draft, moveEntry } from '../tables/draft.ts';
import { closeSeats, colourIn, fillSeats, freeColour, settingsOf, successor } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';
import { freshPromise } from './dice.ts';

/** Who asks, and what a table has to know of the world to answer. */
export interface Asking {
  /** -1: a host without a seat. */
  readonly seat: number;
  readonly host: boolean;
  readonly now: number;
  /** The seats whose devices are connected. */
  readonly here: ReadonlySet<number>;
  /** The milliseconds until the others may vote about an absent seat, 0 or less: now; null: its player is here. */
  readonly graceLeft: (seat: number) => number | null;
  readonly isBot: (name: string) => boolean;
}

/** `throw` waits for nonces and `again` opens another table: the session does those. */
type Immediate = Exclude<Action, { type: 'throw' | 'again' }>;
type Handler<T extends Immediate['type']> = (
  table: Table,
  request: RequestOf<T>,
  asking: Asking,
) => Answer<readonly Draft[]>;

const drafts = (...bodies: Draft['body'][]): Answer<readonly Draft[]> => ({
  ok: true,
  value: bodies.map((body) => ({ body })),
});

/** How often one seat may pause a game: enough for every door bell, too few to hold the others up. */
const MOST_PAUSES = 5;

const HANDLERS: { readonly [T in Immediate['type']]: Handler<T> } = {
  move(table, { seen, move }, { seat, now }) {
    const { rules, position } = table;
    if (!position) return refuse('not-started');
    // The sender cannot have seen an entry that does not exist.
    if (seen < table.askedSince(seat) || seen > table.seq) return refuse('stale');
    const read = rules.decodeMove(move);
    if (!read.ok) return read;
    // Written as the rules write it, not as it was sent. The fold plays it, and says whether it is legal.
    return { ok: true, value: [moveEntry(rules, { seat, move: read.value }, now)] };
  },

  enter(table, { roll, faces }, { seat, now }) {
    if (!table.ownDice) return refuse('no-own-dice');
    const problem = whyNoThrow(table, seat, roll);
    if (problem) return problem;
    const { promise, hidden } = freshPromise();
    return {
      ok: true,
      value: [{ body: { type: 'typed', at: now, roll, seat, faces, next: promise }, hidden }],
    };
  },

  undo(table, { seen, count }, { seat, now }) {
    if (seen !== table.seq) return refuse('stale');
    // The dice are in the air.
    if (table.log.dice?.pending) return refuse('stale');
    if (count > (table.log.game?.line?.length ?? 0))
      return { ok: false, refusal: { code: 'nothing-to-undo' } };
    // A game that is over stays over unless all agree.
    if (table.phase !== 'over' && count <= undoable(table.log, seat)) {
      return drafts({ type: 'undo', at: now, count, by: seat });
    }
    if (undoVoters(table.seats, seat).length === 0)
      return drafts({ type: 'undo', at: now, count, by: 'all' });
    return drafts({ type: 'ask-undo', at: now, seat, count });
  },

  'ask-bot'(table, { of, bot }, asking) {
    const { seat, now, isBot } = asking;
    if (!isBot(bot)) return refuse('unknown-bot');
    const absent = table.seats[of];
    if (absent?.who !== 'person' || absent.bot !== null) return refuse('bot-plays');
    const tooSoon = whyTooSoon(asking.graceLeft(of));
    if (tooSoon) return tooSoon;
    const ask: Draft['body'] = { type: 'ask-bot', at: now, seat, of, bot };
    if (stillAsked(table, { kind: 'bot', seat, of, yes: [] }, asking).length > 0) return drafts(ask);
    return enoughForStandIn([seat], table.playedByClock.has(of))
      ? drafts(ask, { type: 'stand-in', at: now, seat: of, bot })
      : refuse('alone');
  },

  answer(table, { ask: number, yes }, asking) {
    const { seat, now } = asking;
    const ask = table.asks.find((each) => each.ask === number);
    const isOpen = ask && !ask.yes.includes(seat) && votersOn(table, ask).includes(seat);
    if (!isOpen || (ask.kind === 'bot' && table.phase === 'over')) return refuse('no-such-question');
    // A question may be older than this absence: its player was here meanwhile.
    const tooSoon = yes && ask.kind === 'bot' ? whyTooSoon(asking.graceLeft(ask.of ?? -1)) : null;
    if (tooSoon) return tooSoon;
    const answer: Draft['body'] = { type: 'answer', at: now, ask: number, seat, yes };
    if (yes && ask.kind === 'undo' && table.log.dice?.pending) return refuse('stale');
    const open = stillAsked(table, ask, asking).filter((each) => each !== seat);
    return yes && open.length === 0 ? drafts(answer, granted(ask, now)) : drafts(answer);
  },

  pause(table, _, { seat, now }) {
    if ((table.pauses[seat] ?? 0) >= MOST_PAUSES) return refuse('no-pauses-left');
    return drafts({ type: 'pause', at: now, seat });
  },

  hint: (_table, _, { seat, now }) => drafts({ type: 'hint', at: now, seat }),

  resume: (_table, _, { seat, now }) => drafts({ type: 'resume', at: now, seat }),

  back: (_table, _, { seat, now }) => drafts({ type: 'back', at: now, seat }),

  leave(table, _, asking) {
    const { seat, now, isBot } = asking;
    if (table.phase === 'waiting') return drafts({ type: 'rise', at: now, seat }, ...handedOn(table, asking));
    return isBot(STAND_IN)
      ? drafts({ type: 'stand-in', at: now, seat, bot: STAND_IN, left: true })
      : refuse('unknown-bot');
  },

  bot(table, { seat, bot }, { now, isBot }) {
    if (seat >= table.seats.length) return { ok: false, refusal: { code: 'no-such-seat' } };
    if (bot === null) return drafts({ type: 'rise', at: now, seat });
    if (!isBot(bot)) return refuse('unknown-bot');
    if (table.seats[seat].who === 'person') return refuse('seat-taken');
    return drafts({ type: 'bot', at: now, seat, bot, ...colourIn(seat, freeColour(table.seats, seat)) });
  },

  set(table, { options: given, ...changed }, { now }) {
    const { clock = table.clock, watch = table.watch, ownDice = table.ownDice } = changed;
    const { spectatorPhrases = table.spectatorPhrases } = changed;
    const isOther = given !== undefined || clock !== table.clock || ownDice !== table.ownDice;
    if (table.phase !== 'waiting' && isOther) return refuse('started');
    const options = readOptions(table.rules.facts, given ?? table.options, table.version);
    if (!options.ok) return options;
    const outside = table.seats.slice(options.value.seats).some(({ who }) => who === 'person');
    if (outside) return refuse('seat-taken');
    const settings = settingsOf({ clock, watch, ownDice, spectatorPhrases });
    return drafts({ type: 'set', at: now, options: { ...options.value }, ...settings });
  },

  close(table, { seat }, { now }) {
    const closed = table.seats[seat];
    if (!closed) return { ok: false, refusal: { code: 'no-such-seat' } };
    return closed.who === 'nobody' ? closeSeats(table, new Set([seat]), now) : refuse('seat-taken');
  },

  host(table, { seat }, { now }) {
    const { who, key } = table.seats[seat] ?? {};
    if (who !== 'person' || key === null) return { ok: false, refusal: { code: 'no-such-seat' } };
    return drafts({ type: 'host', at: now, seat });
  },

  start(table, { absent }, asking) {
    const { now } = asking;
    const missing = table.rematch ? away(table, asking) : [];
    const empty = table.seats.flatMap(({ who }, seat) => (who === 'nobody' ? [seat] : []));
    if (missing.length + empty.length === 0) return { ok: true, value: [startOf(now)] };
    if (absent === undefined) return refuse(empty.length > 0 ? 'empty-seats' : 'absent-players');
    const filled: Answer<readonly Draft[]> =
      absent === 'bot'
        ? fillSeats(table, new Set([...missing, ...empty]), { now, bot: STAND_IN })
        : closeSeats(table, new Set([...missing, ...empty]), now);
    return filled.ok ? { ok: true, value: [...filled.value, startOf(now)] } : filled;
  },
};

/** The seats of people who are not here. */
function away({ seats }: Table, { here }: Asking): number[] {
  return seats.flatMap(({ who }, seat) => (who === 'person' && !here.has(seat) ? [seat] : []));
}

/** A host who leaves before the start hands the role on, to a player who is here if there is one. */
function handedOn(table: Table, { seat, host, here, now }: Asking): Draft['body'][] {
  if (!host) return [];
  const others = new Set(table.seats.keys());
  others.delete(seat);
  const next =
    successor(table, new Set([...here].filter((each) => each !== seat))) ?? successor(table, others);
  return next === null ? [] : [{ type: 'host', at: now, seat: next }];
}

/** Who plays for a player who has left. */
const STAND_IN = 'greedy';

/** The entries that carry out an action, or why not. Changes nothing. The sender's permission was checked before. */
export function decide(table: Table, request: Immediate, asking: Asking): Answer<readonly Draft[]> {
  return carryOut(request.type, table, request, asking);
}

function carryOut<T extends Immediate['type']>(
  type: T,
  table: Table,
  request: RequestOf<T>,
  asking: Asking,
): Answer<readonly Draft[]> {
  return HANDLERS[type](table, request, asking);
}

export function startOf(now: number): Draft {
  const { promise, hidden } = freshPromise();
  return { body: { type: 'start', at: now, next: promise, dice: 2 }, hidden };
}

/** Why a seat may not throw now. */
export function whyNoThrow(table: Table, seat: number, roll: number): ReturnType<typeof refuse> | null {
  const waits = table.waitsFor();
  if (waits?.kind !== 'roll') return refuse('no-dice-awaited');
  if (waits.seat !== seat) return refuse('not-your-decision');
  return roll === table.promised?.roll && !table.log.dice?.pending ? null : refuse('stale');
}

/** Why the others may not give a seat to a bot now; `graceLeft` as in `Asking`. */
function whyTooSoon(graceLeft: number | null): ReturnType<typeof refuse> | null {
  if (graceLeft === null) return refuse('still-there');
  return graceLeft > 0 ? refuse('too-soon', { seconds: Math.ceil(graceLeft / 1000) }) : null;
}

/** The seats that have a say in a question, the asker apart. */
function votersOn({ seats }: Table, { kind, seat, of = -1 }: Pick<Ask, 'kind' | 'seat' | 'of'>): number[] {
  return kind === 'undo' ? undoVoters(seats, seat) : standInVoters(seats, seat, of);
}

/** The seats whose answer a question waits for. A question about a bot does not wait for players away for long. */
function stillAsked(
  table: Table,
  ask: Pick<Ask, 'kind' | 'seat' | 'of' | 'yes'>,
  { graceLeft }: Asking,
): number[] {
  return votersOn(table, ask).filter((seat) => {
    const isAway = ask.kind === 'bot' && (graceLeft(seat) ?? 1) <= 0;
    return !isAway && !ask.yes.includes(seat);
  });
}

function granted({ kind, count = 1, of = 0, bot = STAND_IN }: Ask, now: number): Draft['body'] {
  return kind === 'undo'
    ? { type: 'undo', at: now, count, by: 'all' }
    : { type: 'stand-in', at: now, seat: of, bot };
}

/** How long a log may become. */
export interface LogLimits {
  /** From this many entries on only the game goes on. The longest random games have fewer than a thousand steps. */
  readonly entries: number;
  /** From this many on the game stops too: two players could pass to each other for ever. */
  readonly steps: number;
}

export const LOG_LIMITS: LogLimits = { entries: 5000, steps: 20_000 };

/** The actions by which a game comes to its end, also from a pause or with a bot in a seat. */
const GAME: readonly Action['type'][] = ['move', 'throw', 'enter', 'resume', 'back', 'again'];

/** Whether a table's log is too long for what an action would add. */
export function isLogFull({ seq }: Table, type: Action['type'] | 'take', limits: LogLimits): boolean {
  return seq + 1 >= (GAME.some((each) => each === type) ? limits.steps : limits.entries);
}
