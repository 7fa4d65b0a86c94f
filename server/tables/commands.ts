import { decodeStep, play, readOptions } from '@iacta/core';
import { hashOfSecret, SECRET_BYTES } from '@iacta/online/dice';
import { randomHex } from '@iacta/online/log';
import type { Action, RequestOf } from '@iacta/online/wire';
import type { Draft } from './draft.ts';
import { type Answer, refuse } from './refusals.ts';
import type { Ask, Table } from './table.ts';

/** Who asks, and what a table has to know of the world to answer. */
export interface Asking {
  /** -1: a host without a seat. */
  readonly seat: number;
  readonly host: boolean;
  readonly now: number;
  /** The seats whose devices are connected. */
  readonly here: ReadonlySet<number>;
  readonly isBot: (name: string) => boolean;
}

/** `throw` waits for nonces and `again` opens another table: the room does those. */
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

const HANDLERS: { readonly [T in Immediate['type']]: Handler<T> } = {
  move(table, { seen, move }, { seat, now }) {
    const stopped = whyNoStep(table, seat);
    if (stopped) return stopped;
    const { rules, position } = table;
    if (!position) return refuse('not-started');
    if (seen < table.askedSince(seat)) return refuse('stale');
    const step = decodeStep(rules, position, { seat, move });
    if (!step.ok) return step;
    const played = play(rules, position, step.value);
    if (!played.ok) return played;
    // As the rules write it, not as it was sent.
    const written = 'move' in step.value ? rules.encodeMove(step.value.move) : null;
    return { ok: true, value: [{ body: { type: 'move', at: now, seat, move: written }, step: step.value }] };
  },

  undo(table, { seen, count }, { seat, now }) {
    if (table.phase === 'waiting') return refuse('not-started');
    if (table.paused) return refuse('paused');
    if (seen !== table.seq) return refuse('stale');
    const { record } = table;
    if (!record || count > record.positions.length)
      return { ok: false, refusal: { code: 'nothing-to-undo' } };
    // What is over stays over unless everybody agrees.
    if (table.phase !== 'over' && count <= record.undoable(seat)) {
      return drafts({ type: 'undo', at: now, count, by: seat });
    }
    if (othersAsked(table, { seat }).length === 0) return drafts({ type: 'undo', at: now, count, by: 'all' });
    return drafts({ type: 'ask-undo', at: now, seat, count });
  },

  'ask-bot'(table, { of, bot }, { seat, now, here, isBot }) {
    if (table.phase !== 'playing') return refuse(table.phase === 'over' ? 'over' : 'not-started');
    if (!isBot(bot)) return refuse('unknown-bot');
    const absent = table.seats[of];
    if (absent?.who !== 'person' || absent.bot !== null) return refuse('bot-plays');
    if (here.has(of)) return refuse('still-there');
    const ask: Draft['body'] = { type: 'ask-bot', at: now, seat, of, bot };
    return othersAsked(table, { seat, of }).length === 0
      ? drafts(ask, { type: 'stand-in', at: now, seat: of, bot })
      : drafts(ask);
  },

  answer(table, { ask: number, yes }, { seat, now, here }) {
    const ask = table.asks.find((each) => each.ask === number);
    if (!ask) return refuse('no-such-question');
    const open = othersAsked(table, ask);
    if (!open.includes(seat)) return refuse('no-such-question');
    if (yes && ask.kind === 'bot' && here.has(ask.of ?? -1)) return refuse('still-there');
    const answer: Draft['body'] = { type: 'answer', at: now, ask: number, seat, yes };
    return yes && open.length === 1 ? drafts(answer, granted(ask, now)) : drafts(answer);
  },

  pause(table, _, { seat, now }) {
    if (table.phase !== 'playing') return refuse('not-started');
    return table.paused ? refuse('paused') : drafts({ type: 'pause', at: now, seat });
  },

  resume(table, _, { seat, now }) {
    return table.paused ? drafts({ type: 'resume', at: now, seat }) : refuse('not-paused');
  },

  back(table, _, { seat, now }) {
    return table.seats[seat].bot === null ? refuse('no-bot-plays') : drafts({ type: 'back', at: now, seat });
  },

  leave(table, _, { seat, now, isBot }) {
    if (table.phase === 'waiting') return drafts({ type: 'rise', at: now, seat });
    if (table.phase === 'over') return refuse('over');
    if (table.seats[seat].bot !== null) return refuse('bot-plays');
    return isBot(STAND_IN)
      ? drafts({ type: 'stand-in', at: now, seat, bot: STAND_IN })
      : refuse('unknown-bot');
  },

  bot(table, { seat, bot }, { now, isBot }) {
    if (table.phase !== 'waiting') return refuse('started');
    if (seat >= table.seats.length) return { ok: false, refusal: { code: 'no-such-seat' } };
    if (bot === null) return drafts({ type: 'rise', at: now, seat });
    if (!isBot(bot)) return refuse('unknown-bot');
    if (table.seats[seat].who === 'person') return refuse('seat-taken');
    return drafts({ type: 'bot', at: now, seat, bot });
  },

  set(table, { options: given, clock = table.clock, watch = table.watch }, { now }) {
    if (table.phase !== 'waiting' && (given !== undefined || clock !== table.clock)) return refuse('started');
    const options = readOptions(table.rules.facts, given ?? table.options);
    if (!options.ok) return options;
    const outside = table.seats.slice(options.value.seats).some(({ who }) => who === 'person');
    if (outside) return refuse('seat-taken');
    return drafts({ type: 'set', at: now, options: { ...options.value }, clock, watch });
  },

  start(table, _, { now }) {
    if (table.phase !== 'waiting') return refuse('started');
    if (table.seats.some(({ who }) => who === 'nobody')) return refuse('empty-seats');
    return { ok: true, value: [startOf(now)] };
  },
};

/** Who plays for somebody who has left. */
const STAND_IN = 'greedy';

/** The entries that do what was asked, or why not. Nothing is changed here. */
export function decide(table: Table, request: Immediate, asking: Asking): Answer<readonly Draft[]> {
  const handler = HANDLERS[request.type] as Handler<Immediate['type']>;
  return handler(table, request as never, asking);
}

export function startOf(now: number): Draft {
  const secret = randomHex(SECRET_BYTES);
  return { body: { type: 'start', at: now, next: hashOfSecret(secret) }, hidden: { secret } };
}

/** Why a seat may not take a step now, whatever the step is. */
function whyNoStep(table: Table, seat: number): ReturnType<typeof refuse> | null {
  if (table.phase !== 'playing') return refuse(table.phase === 'over' ? 'over' : 'not-started');
  if (table.paused) return refuse('paused');
  if (table.seats[seat]?.bot !== null) return refuse('bot-plays');
  return null;
}

/** Why a seat may not throw now. */
export function whyNoThrow(table: Table, seat: number, roll: number): ReturnType<typeof refuse> | null {
  const stopped = whyNoStep(table, seat);
  if (stopped) return stopped;
  const waits = table.waitsFor();
  if (waits?.kind !== 'roll') return refuse('no-dice-awaited');
  if (waits.seat !== seat) return refuse('not-your-decision');
  return roll === table.promised?.roll ? null : refuse('stale');
}

/** The people who still have to agree. */
function othersAsked(table: Table, { seat, of, yes = [] }: Pick<Ask, 'seat'> & Partial<Ask>): number[] {
  return table.people().filter((each) => each !== seat && each !== of && !yes.includes(each));
}

function granted({ kind, count = 1, of = 0, bot = STAND_IN }: Ask, now: number): Draft['body'] {
  return kind === 'undo'
    ? { type: 'undo', at: now, count, by: 'all' }
    : { type: 'stand-in', at: now, seat: of, bot };
}
