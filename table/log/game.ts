import { type GameEvent, isOver, type Position, play, type Rules, type Step, seatsIn } from '@iacta/core';
import type { BodyOf } from './entries.ts';
import { append, backwards } from './list.ts';
import type { EntryProblem } from './problems.ts';
import type { GameState, LogState, Taken } from './state.ts';
import { nextQuestions } from './time.ts';

export type Stepped =
  | { readonly ok: true; readonly state: LogState; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly problem: EntryProblem };

/** The seat that has moved, and whether it was its player or a bot or the clock. */
interface Mover {
  readonly seat: number | null;
  readonly self: boolean;
}

/** Plays a move or a roll at the end of the line. */
export function playStep(
  state: LogState,
  seq: number,
  at: number,
  step: Step,
  by: Taken['by'] = null,
): Stepped {
  const { rules, game } = state;
  if (!game) return { ok: false, problem: { code: 'misplaced', seq } };
  const played = play(rules, game.position, step);
  if (!played.ok) return { ok: false, problem: { code: 'illegal', seq, refusal: played.refusal } };
  const isSealed = rules.sealed(game.position);
  const opened = isSealed && !rules.sealed(played.position);
  const seat = step.seat ?? null;
  const taken: Taken = {
    seq,
    step,
    seat,
    masked: null,
    before: game.position,
    after: played.position,
    events: played.events,
    by,
    opened,
  };
  const sealed = isSealed && !opened ? [...game.sealed, seq] : opened ? [] : game.sealed;
  const next = withTaken({ ...state, game: { ...game, sealed } }, taken);
  return {
    ok: true,
    state: withConsequences(next, seq, at, seat === null ? null : { seat, self: by === null }),
    events: played.events,
  };
}

/** Another seat's sealed answer: its content is hidden, that it was given is known. */
export function takeMasked(state: LogState, seq: number, masked: string, by: number | null): Stepped {
  const { rules, game } = state;
  const isAsked =
    game &&
    state.phase === 'playing' &&
    rules.sealed(game.position) &&
    (by === null || ((rules.deciders(game.position) | rules.changers(game.position)) >> by) % 2 === 1);
  if (!game || !isAsked) return { ok: false, problem: { code: 'masked', seq } };
  if (state.paused) return { ok: false, problem: { code: 'played-in-pause', seq } };
  const { position } = game;
  const taken: Taken = {
    seq,
    step: null,
    seat: by,
    masked,
    before: position,
    after: position,
    events: [],
    by: null,
    botPlayed: by !== null && state.seats[by]?.bot !== null,
    opened: false,
  };
  const sealed = { ...state, game: { ...game, sealed: [...game.sealed, seq] } };
  // Whether the clock answered is masked, and when. Until the answer is opened this observer assumes what an honest
  // server may act on; the seat's own devices see the truth.
  const mayBeClock = state.clock !== null;
  const next = withTaken(mayBeClock && by !== null ? withClock(sealed, by) : sealed, taken);
  return { ok: true, state: withConsequences(next, seq, null, { seat: by, self: !mayBeClock }), events: [] };
}

/** A seat has moved or thrown: its player (`by` is not given), a bot in it, or the clock. */
export function actedBy(state: LogState, seat: number, by: 'bot' | 'clock' | undefined | null): LogState {
  if (by === 'clock') return withClock(state, seat);
  if (by === 'bot') return state;
  return { ...state, playedByClock: state.playedByClock.filter((each) => each !== seat) };
}

function withClock(state: LogState, seat: number): LogState {
  const others = state.playedByClock.filter((each) => each !== seat);
  return { ...state, playedByClock: [...others, seat] };
}

/** The steps that hold and are not open to this observer. */
export function closedSteps(state: LogState): Taken[] {
  return [...backwards(state.game?.line ?? null)].filter(({ step }) => step === null).reverse();
}

function withTaken(state: LogState, taken: Taken): LogState {
  const { game } = state;
  if (!game) return state;
  const line = append(game.line, taken);
  const history = append(game.history, taken);
  return { ...state, game: { ...game, position: taken.after, line, history } };
}

export function undo(state: LogState, seq: number, body: BodyOf<'undo'>): Stepped {
  const { game } = state;
  const { count, by } = body;
  if (!game) return { ok: false, problem: { code: 'misplaced', seq } };
  if (count > (game.line?.length ?? 0))
    return { ok: false, problem: { code: 'illegal', seq, refusal: { code: 'nothing-to-undo' } } };
  if (by !== 'all' && (count > undoable(state, by) || state.phase === 'over')) {
    return { ok: false, problem: { code: 'illegal', seq, refusal: { code: 'undo-needs-consent' } } };
  }
  let { line, position } = game;
  for (let i = 0; i < count && line; i++) {
    position = line.value.before;
    line = line.previous;
  }
  const isSealed = state.rules.sealed(position);
  const undone: GameState = {
    ...game,
    line,
    position,
    history: append(game.history, { undo: count, by }),
    undos: game.undos + 1,
    sealed: isSealed ? game.sealed : [],
    withdrawn: isSealed ? game.withdrawn : [...game.withdrawn, ...game.sealed],
  };
  return { ok: true, state: withConsequences({ ...state, game: undone }, seq, body.at, null), events: [] };
}

/** How many of the latest steps a seat may take back alone: its own, back to a roll or another's step. */
export function undoable(state: LogState, seat: number): number {
  let count = 0;
  for (const taken of backwards(state.game?.line ?? null)) {
    const isRoll = taken.step !== null && 'roll' in taken.step;
    if (taken.opened || isRoll || (taken.seat !== null && taken.seat !== seat)) break;
    count++;
  }
  return count;
}

/** What follows from a new position: who is asked, which questions to the others stay open, whether the game is over. */
export function withConsequences(
  state: LogState,
  seq: number,
  at: number | null,
  mover: Mover | null,
): LogState {
  const { game, rules } = state;
  if (!game) return state;
  const over = isOver(rules, game.position) && closedSteps(state).length === 0;
  const roll = state.dice?.roll ?? 0;
  const next: LogState = {
    ...state,
    // A last move can be taken back like any other.
    phase: over ? 'over' : 'playing',
    game: {
      ...game,
      ...nextQuestions(game, questionsOf(rules, game, roll, state.options.seats), {
        roll,
        since: seq,
        at,
        isStopped: (seat) => isTimeStopped(state, seat),
      }),
      ...(over ? { sealed: [], withdrawn: [] } : {}),
    },
  };
  return next.asks.length > 0 ? { ...next, asks: reviewAsks(next, mover) } : next;
}

/** Whether the time of a seat is stopped: in a pause, and while a bot plays there. */
export function isTimeStopped({ paused, seats }: LogState, seat: number): boolean {
  return paused || seats[seat]?.bot !== null;
}

/**
 * The name of what each seat is asked; null where it is nothing. The entry of the latest roll that holds is part of
 * it: an undo across a roll keeps the number of the next one, and asks something else than was asked after that roll.
 */
function questionsOf(rules: Rules, game: GameState, roll: number, seats: number): readonly (string | null)[] {
  const { position } = game;
  const asked = rules.deciders(position) | rules.changers(position);
  const thrower = rules.dice(position) ? rules.thrower(position) : -1;
  const { own, rolled } = sinceRoll(game, seats);
  return Array.from({ length: seats }, (_, seat) => {
    const toThrow = seat === thrower ? `${game.undos} roll ${roll}.${rolled}` : null;
    return (asked >> seat) & 1 ? `${game.undos}.${roll}.${rolled}.${own[seat]}` : toThrow;
  });
}

/** The moves of each seat since the latest roll that holds, and the entry of that roll (-1: none). */
function sinceRoll({ line }: GameState, seats: number): { own: number[]; rolled: number } {
  const own = Array.from({ length: seats }, () => 0);
  for (const { seq, seat, step } of backwards(line)) {
    if (step !== null && 'roll' in step) return { own, rolled: seq };
    if (seat !== null) own[seat] = (own[seat] ?? 0) + 1;
  }
  return { own, rolled: -1 };
}

/**
 * The questions before a step was taken. Others' answers to the question that was open when a player asked to go
 * back do not change what was asked: they are taken back with the rest. With the next question it is stale.
 */
function reviewAsks({ asks, game }: LogState, mover: Mover | null): LogState['asks'] {
  const steps = game?.line?.length ?? 0;
  return asks.flatMap((ask) => {
    // A player who takes a step is not away.
    if (ask.kind === 'bot') return mover?.self && mover.seat === ask.of ? [] : [ask];
    const isOpen = game?.questions.some(({ name, since }) => name !== null && since < ask.ask);
    return mover === null || !isOpen ? [] : [{ ...ask, count: steps - (ask.remain ?? 0) }];
  });
}

/** The seats that owe a decision: one whose answer is masked has given it. */
export function owing(state: LogState): number[] {
  const { game, rules } = state;
  if (!game) return [];
  const answered = closedSteps(state).map(({ seat }) => seat);
  return seatsIn(rules.deciders(game.position)).filter((seat) => !answered.includes(seat));
}

/** A masked answer that is known now. */
export interface Opened {
  readonly step: Step;
  readonly by: Taken['by'];
}

/** Plays the closed answers with what is known of them now, and everything after the first of them again. */
export function reopen(
  state: LogState,
  known: ReadonlyMap<number, Opened>,
): { readonly ok: true; readonly state: LogState } | { readonly ok: false; readonly seq: number } {
  const { game, rules } = state;
  if (!game) return { ok: true, state };
  const later: Taken[] = [];
  let line = game.line;
  const closed = Math.min(...[...known.keys()]);
  for (; line && line.value.seq >= closed; line = line.previous) later.unshift(line.value);
  let position: Position = later[0]?.before ?? game.position;
  const renewed = new Map<Taken, Taken>();
  for (const old of later) {
    const opened = known.get(old.seq);
    const step = old.step ?? opened?.step ?? null;
    const played = step && play(rules, position, step);
    if (played && !played.ok) return { ok: false, seq: old.seq };
    const after: Position = played ? played.position : position;
    const opens = played ? rules.sealed(position) && !rules.sealed(after) : false;
    const masked = step === null ? old.masked : null;
    const events = played ? played.events : [];
    const by = opened ? opened.by : old.by;
    const taken: Taken = { ...old, step, by, masked, before: position, after, events, opened: opens };
    renewed.set(old, taken);
    line = append(line, taken);
    position = after;
  }
  const replaced = [...backwards(game.history)]
    .reverse()
    .reduce<GameState['history']>(
      (all, entry) => append(all, 'undo' in entry ? entry : (renewed.get(entry) ?? entry)),
      null,
    );
  const reopened = { ...state, game: { ...game, position, line, history: replaced } };
  const answers = later.reduce<LogState>((before, taken) => answered(before, taken, known), reopened);
  return { ok: true, state: answers };
}

/** What an answer says of its player, once it is known who gave it. */
function answered(state: LogState, { seq, seat }: Taken, known: ReadonlyMap<number, Opened>): LogState {
  const opened = known.get(seq);
  if (!opened || seat === null) return state;
  const asks = opened.by === null ? state.asks.filter((ask) => !isPresent(ask, seat, seq)) : state.asks;
  return { ...actedBy(state, seat, opened.by), asks };
}

/** Whether a seat that has taken a step by itself was asked about before, as absent. */
function isPresent(ask: LogState['asks'][number], seat: number, seq: number): boolean {
  return ask.kind === 'bot' && ask.of === seat && ask.ask < seq;
}
