import { decodeStep, type GameEvent, knowsVersion, readOptions, type Step } from '@iacta/core';
import { chainHash, commitment } from './chain.ts';
import { type ClockStep, clockStep } from './clock-steps.ts';
import type { Body, BodyOf } from './entries.ts';
import {
  actedBy,
  isTimeStopped,
  playStep,
  type Stepped,
  takeMasked,
  undo,
  withConsequences,
} from './game.ts';
import type { EntryProblem } from './problems.ts';
import type { Ask, LogState, SeatState } from './state.ts';
import {
  annulThrow,
  type Diced,
  drawDice,
  firstPromise,
  fixThrow,
  renewPromise,
  rollDice,
  typeDice,
} from './throws.ts';
import { goOn, NO_TIMES, type Question, stopTime } from './time.ts';
import { deciding, enoughForStandIn, standInVoters, undoVoters } from './votes.ts';

/** An entry as one observer sees it: whole, or only that a seat has given a sealed answer. */
export type Observed = OpenEntry | MaskedEntry;
export interface OpenEntry {
  readonly salt: string;
  readonly body: Body;
}
export interface MaskedEntry {
  readonly masked: string;
  /** The seat whose answer it is; files of format 1 do not say. */
  readonly by?: number | undefined;
}

export type Applied =
  | { readonly ok: true; readonly state: LogState; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly problem: EntryProblem };

/** What the caller knows of an open entry already, so that the fold does not work it out again. */
export interface Known {
  /** The text of the body, which the chain covers. */
  readonly text?: string;
  /** The step that the body encodes. */
  readonly step?: Step | undefined;
}

/**
 * What the next entry of a log means: the only place that says it. The state that comes out is a new one; an
 * entry that cannot follow the log before it is a problem, and the state that was given stays what it was.
 */
export function apply(state: LogState, entry: Observed, known: Known = {}): Applied {
  const seq = state.seq + 1;
  if ('masked' in entry) {
    const taken = takeMasked(state, seq, entry.masked, entry.by ?? null);
    return linked(taken, state, seq, entry.masked);
  }
  const { salt, body } = entry;
  if (state.daily && !AT_DAILY.has(body.type)) return wrong('misplaced', seq);
  const next = meaning(body.type, state, body, seq, known.step);
  // A refused entry needs no hash.
  if (!next.ok) return next;
  const { text = JSON.stringify(body) } = known;
  return linked(next, state, seq, commitment(salt, text));
}

function meaning<T extends Body['type']>(
  type: T,
  state: LogState,
  body: BodyOf<T>,
  seq: number,
  step: Step | undefined,
): Stepped {
  return MEANING[type](state, body, seq, step);
}

function linked(next: Stepped, { head }: LogState, seq: number, committed: string): Applied {
  if (!next.ok) return next;
  return { ok: true, events: next.events, state: { ...next.state, seq, head: chainHash(head, committed) } };
}

type Handler<T extends Body['type']> = (
  state: LogState,
  body: BodyOf<T>,
  seq: number,
  step: Step | undefined,
) => Stepped;

/** What can follow at a table of the daily game: a player who has seen its dice must not get a second try at them. */
const AT_DAILY: ReadonlySet<Body['type']> = new Set(['sit', 'bot', 'start', 'move', 'drawn', 'hint']);

const NOBODY: SeatState = { who: 'nobody', bot: null, sat: -1, colour: -1 };

const MEANING: { readonly [T in Body['type']]: Handler<T> } = {
  open(state, body, seq) {
    const { facts } = state.rules;
    if (seq !== 0 || body.game !== facts.id || !knowsVersion(facts, body.rules)) {
      return wrong('misplaced', seq);
    }
    const { daily = null } = body;
    if (daily && (body.clock !== null || body.watch || body.ownDice)) return wrong('misplaced', seq);
    return withSettings({ ...state, table: body.table, version: body.rules, daily }, body, seq);
  },

  set(state, body, seq) {
    if (seq === 0) return wrong('misplaced', seq);
    const next = withSettings(state, body, seq);
    if (!next.ok) return next;
    // Who may watch can be changed at any time, the game itself only before it starts.
    const isChanged = JSON.stringify(next.state.options) !== JSON.stringify(state.options);
    const isSame = !isChanged && body.clock === state.clock && next.state.ownDice === state.ownDice;
    if (state.phase !== 'waiting' && !isSame) return wrong('after-start', seq);
    const isPutOut = state.seats.slice(next.state.seats.length).some(({ who }) => who === 'person');
    return isPutOut ? wrong('misplaced', seq) : next;
  },

  sit(state, { seat, colour = seat, at }, seq) {
    const person: SeatState = { who: 'person', bot: null, sat: seq, colour };
    if (state.phase !== 'playing') return beforeStart(state, seat, person, seq);
    // A late guest takes over from a bot that was seated as one; a player's seat is never taken by this.
    if (state.daily || state.seats[seat]?.who !== 'bot') return wrong('after-start', seq);
    return right(letTimesRun({ ...state, seats: state.seats.with(seat, person) }, at));
  },
  bot: (state, { seat, bot, colour = seat }, seq) =>
    beforeStart(state, seat, { who: 'bot', bot, sat: -1, colour }, seq),
  rise: (state, { seat }, seq) => beforeStart(state, seat, NOBODY, seq),
  // Only the server knows who the host is; that it is a person at the table, every device can check.
  host: (state, { seat }, seq) =>
    state.seats[seat]?.who === 'person' ? right(state) : wrong('misplaced', seq),

  start(state, body, seq) {
    if (state.phase !== 'waiting') return wrong('after-start', seq);
    if (seq === 0 || state.seats.some(({ who }) => who === 'nobody')) return wrong('misplaced', seq);
    if (state.daily && (body.next !== state.daily.promise || body.dice !== 2)) return wrong('misplaced', seq);
    const position = state.rules.begin(state.options);
    const game = {
      start: position,
      position,
      line: null,
      history: null,
      undos: 0,
      ...NO_TIMES,
      sealed: [],
      withdrawn: [],
    };
    const started: LogState = { ...state, phase: 'playing', game, dice: firstPromise(body) };
    return right(withConsequences(started, seq, body.at, null));
  },

  move(state, { seat, move, by, at }, seq, step) {
    const stopped = whyNoPlay(state, seq);
    if (stopped) return stopped;
    const isBot = state.seats[seat]?.bot !== null && state.seats[seat] !== undefined;
    if (isBot !== (by === 'bot')) return wrong('misplaced', seq);
    const moved = movedBy(state, seq, { seat, by, at });
    if (!moved.ok) return moved;
    if (step) return playStep(moved.state, seq, at, step, by);
    return playJson(moved.state, seq, at, { seat, move }, by);
  },

  throw(state, body, seq) {
    const stopped = whyNoPlay(state, seq);
    if (stopped) return stopped;
    const { seat, by, at } = body;
    const timed = by === 'clock' ? clockStep(state, seq, seat, at) : right(state);
    return timed.ok ? diced(timed.state, fixThrow(timed.state, seq, body)) : timed;
  },

  roll(state, body, seq) {
    // A throw that was made before a pause may come to rest in it.
    const stopped = state.dice?.pending ? null : whyNoPlay(state, seq);
    if (stopped) return stopped;
    const next = rollDice(state, seq, body);
    if (!next.ok) return next;
    const { rules, game, dice } = state;
    const seat = dice?.pending?.seat ?? (game ? rules.thrower(game.position) : -1);
    // The throw has been checked; in format 1 there is none.
    const thrown = dice?.pending
      ? right(actedBy(state, seat, dice.pending.by))
      : movedBy(state, seq, { seat, by: body.by, at: body.at });
    if (!thrown.ok) return thrown;
    const by = dice?.pending?.by ?? body.by ?? null;
    return playStep({ ...thrown.state, dice: next.dice }, seq, body.at, { roll: next.roll }, by);
  },

  typed(state, body, seq) {
    const stopped = whyNoPlay(state, seq);
    if (stopped) return stopped;
    const next = typeDice(state, seq, body);
    if (!next.ok) return next;
    const thrown = actedBy(state, body.seat, null);
    return playJson({ ...thrown, dice: next.dice }, seq, body.at, { roll: body.faces });
  },

  drawn(state, body, seq) {
    const stopped = whyNoPlay(state, seq);
    if (stopped) return stopped;
    const next = drawDice(state, seq, body);
    if (!next.ok) return next;
    const { seat, at, faces, by = null } = body;
    return playJson({ ...actedBy(state, seat, by), dice: next.dice }, seq, at, { roll: faces }, by);
  },

  hint(state, { seat }, seq) {
    if (!state.daily || state.phase !== 'playing' || !isPerson(state, seat)) return wrong('misplaced', seq);
    return right(state.hints.includes(seat) ? state : { ...state, hints: [...state.hints, seat] });
  },

  annul: (state, body, seq) => diced(state, annulThrow(state, seq, body)),
  renew: (state, body, seq) => diced(state, renewPromise(state, seq, body)),

  undo(state, body, seq) {
    if (state.phase === 'waiting') return wrong('misplaced', seq);
    if (state.paused) return wrong('played-in-pause', seq);
    if (state.dice?.pending) return wrong('misplaced', seq);
    const undone = undo(state, seq, body);
    if (!undone.ok || body.by !== 'all' || allAgree(state, body.count)) return undone;
    if (state.dice?.format !== 1) return wrong('undo-without-consent', seq);
    // Format 1 was published with logs that do not say who agreed.
    const doubts = [...state.doubts, { seq, code: 'undo-without-consent' as const }];
    return right({ ...undone.state, doubts });
  },

  'ask-undo'(state, { seat, count }, seq) {
    const steps = state.game?.line?.length ?? 0;
    if (state.phase === 'waiting' || !isPerson(state, seat) || count > steps) return wrong('misplaced', seq);
    return right(withAsk(state, { ask: seq, seat, kind: 'undo', count, remain: steps - count, yes: [seat] }));
  },

  'ask-bot'(state, { seat, of, bot }, seq) {
    if (state.phase !== 'playing' || !isPerson(state, seat) || !isPerson(state, of) || seat === of) {
      return wrong('misplaced', seq);
    }
    return right(withAsk(state, { ask: seq, seat, kind: 'bot', of, bot, yes: [seat] }));
  },

  answer(state, { ask: number, seat, yes }, seq) {
    const ask = state.asks.find((each) => each.ask === number);
    if (!ask || !missingYes(state, ask).includes(seat)) return wrong('misplaced', seq);
    const asks = state.asks.flatMap((each) => {
      if (each.ask !== number) return [each];
      return yes ? [{ ...each, yes: [...each.yes, seat] }] : [];
    });
    return right({ ...state, asks });
  },

  pause(state, { seat, at }, seq) {
    if (state.phase !== 'playing' || state.paused) return wrong('misplaced', seq);
    const pauses = state.seats.map((_, i) => (state.pauses[i] ?? 0) + (i === seat ? 1 : 0));
    return right(stopTimes({ ...state, paused: true, pausedBy: seat, pauses }, at));
  },

  resume(state, { at }, seq) {
    if (!state.paused) return wrong('misplaced', seq);
    return right(letTimesRun({ ...state, paused: false, pausedBy: null }, at));
  },

  'stand-in'(state, { seat, bot, left, at }, seq) {
    if (state.phase !== 'playing' || !isPerson(state, seat)) return wrong('misplaced', seq);
    // Only the server knows who was away; that no player decided alone, every device can check.
    const voted = state.asks.some(
      (ask) =>
        ask.kind === 'bot' &&
        ask.of === seat &&
        ask.bot === bot &&
        enoughForStandIn(ask.yes, state.playedByClock.includes(seat)),
    );
    // In format 1 a person who left looks like this too.
    if (!voted && !left && state.dice?.format !== 1) return wrong('stand-in-without-vote', seq);
    const seats = state.seats.with(seat, { ...(state.seats[seat] ?? NOBODY), bot });
    const replaced = { ...state, seats, asks: asksWithout({ ...state, seats }, seat) };
    return right(stopTimes(replaced, at));
  },

  back(state, { seat, at }, seq) {
    const own = state.seats[seat] ?? NOBODY;
    if (own.who !== 'person' || own.bot === null) return wrong('misplaced', seq);
    const seats = state.seats.with(seat, { ...own, bot: null });
    return right(letTimesRun({ ...state, seats }, at));
  },

  again(state, { table, seat = null }, seq) {
    return state.phase === 'over'
      ? right({ ...state, again: table, againBy: seat })
      : wrong('misplaced', seq);
  },
};

/** Plays a step as the entry has it. */
function playJson(
  state: LogState,
  seq: number,
  at: number,
  json: unknown,
  by: 'bot' | 'clock' | null = null,
): Stepped {
  if (!state.game) return wrong('misplaced', seq);
  const step = decodeStep(state.rules, state.game.position, json);
  if (step.ok) return playStep(state, seq, at, step.value, by);
  return { ok: false, problem: { code: 'illegal', seq, refusal: step.refusal } };
}

function right(state: LogState): Stepped {
  return { ok: true, state, events: [] };
}

function wrong(code: Exclude<EntryProblem['code'], 'illegal' | 'wrong-roll'>, seq: number): Stepped {
  return { ok: false, problem: { code, seq } };
}

function diced(state: LogState, next: Diced): Stepped {
  return next.ok ? right({ ...state, dice: next.dice }) : next;
}

type Settings = Pick<BodyOf<'set'>, 'options' | 'clock' | 'watch' | 'ownDice' | 'spectatorPhrases'>;

function withSettings(state: LogState, { options, clock, watch, ...more }: Settings, seq: number): Stepped {
  const read = readOptions(state.rules.facts, options, state.version);
  if (!read.ok) return wrong('bad-options', seq);
  const seats = Array.from({ length: read.value.seats }, (_, i) => state.seats[i] ?? NOBODY);
  const ownDice = more.ownDice === true;
  const spectatorPhrases = more.spectatorPhrases === true;
  return right({ ...state, options: read.value, clock, watch, ownDice, spectatorPhrases, seats });
}

function beforeStart(state: LogState, at: number, seat: SeatState, seq: number): Stepped {
  if (state.phase !== 'waiting') return wrong('after-start', seq);
  const before = state.seats[at];
  // Sitting down never removes another player from the seat.
  if (!before || (before.who === 'person' && seat.who !== 'nobody')) return wrong('misplaced', seq);
  return right({ ...state, seats: state.seats.with(at, seat) });
}

function whyNoPlay(state: LogState, seq: number): Stepped | null {
  if (state.phase !== 'playing') return wrong('misplaced', seq);
  return state.paused ? wrong('played-in-pause', seq) : null;
}

interface Acting {
  readonly seat: number;
  readonly by: 'bot' | 'clock' | undefined;
  readonly at: number;
}

function movedBy(state: LogState, seq: number, { seat, by, at }: Acting): ClockStep {
  const timed = by === 'clock' ? clockStep(state, seq, seat, at) : ({ ok: true, state } as const);
  return timed.ok ? { ok: true, state: actedBy(timed.state, seat, by) } : timed;
}

/** The people who decide for themselves: no bot plays in their place. */
export function people({ seats }: Pick<LogState, 'seats'>): number[] {
  return deciding(seats);
}

function isPerson({ seats }: LogState, seat: number): boolean {
  return seats[seat]?.who === 'person' && seats[seat].bot === null;
}

/** The people who have not agreed to a question yet. */
export function missingYes({ seats }: LogState, ask: Pick<Ask, 'kind' | 'seat' | 'of' | 'yes'>): number[] {
  const { kind, seat, of = -1, yes } = ask;
  const voters = kind === 'undo' ? undoVoters(seats, seat) : standInVoters(seats, seat, of);
  return voters.filter((each) => !yes.includes(each));
}

function allAgree(state: LogState, count: number): boolean {
  // In format 1 a person in whose place a bot played had no say.
  const persons = state.dice?.format === 1 ? people(state) : undoVoters(state.seats, -1);
  if (persons.length <= 1) return true;
  return state.asks.some(
    ({ kind, count: asked, yes }) =>
      kind === 'undo' && asked === count && persons.every((seat) => yes.includes(seat)),
  );
}

/** One question of a kind at a time. */
function withAsk(state: LogState, ask: Ask): LogState {
  return { ...state, asks: [...state.asks.filter(({ kind }) => kind !== ask.kind), ask] };
}

/**
 * The questions that stay open when a bot takes a person's place. Questions by or about this person end, and so does a
 * question about a bot that no one else is asked. The person is still asked about undoing a roll.
 */
function asksWithout(state: LogState, seat: number): readonly Ask[] {
  const left = people(state);
  return state.asks.filter(
    (ask) =>
      ask.seat !== seat &&
      ask.of !== seat &&
      (ask.kind === 'undo' || left.some((each) => !ask.yes.includes(each))),
  );
}

/** Time stops where it does not run any more: in a pause, and in a seat where a bot plays. */
function stopTimes(state: LogState, at: number): LogState {
  return withQuestions(state, (question, seat) =>
    isTimeStopped(state, seat) ? stopTime(question, at) : question,
  );
}

function letTimesRun(state: LogState, at: number): LogState {
  return withQuestions(state, (question, seat) =>
    isTimeStopped(state, seat) ? question : goOn(question, at),
  );
}

function withQuestions(state: LogState, change: (question: Question, seat: number) => Question): LogState {
  const { game } = state;
  return game ? { ...state, game: { ...game, questions: game.questions.map(change) } } : state;
}
