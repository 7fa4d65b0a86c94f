import {
  encodeRoll,
  type Move,
  moves,
  type Options,
  type Rules,
  randomStream,
  readOptions,
} from '@iacta/core';
import { loadRules } from '@iacta/games';
import { SEALED_GAME } from '@iacta/games/test-kit';
import { Pace } from '@iacta/table/session';
import { HonestTable } from '@iacta/table/test-kit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OnlineSession, type SocketLike } from '../client/index.ts';
import type { Reply, Request } from '../wire/index.ts';

/** Moves and dice follow each other, and players have choices. */
const rules: Rules = await loadRules(SEALED_GAME);
const TABLE = '0123456789abcdef'.repeat(2);

class FakeSocket implements SocketLike {
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  onerror: SocketLike['onerror'] = null;
  readonly sent: Request[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }
  close(): void {}
  say(reply: Reply): void {
    this.onmessage?.({ data: JSON.stringify(reply) } as never);
  }
  steps(): Request[] {
    return this.sent.filter(({ type }) => ['move', 'throw', 'enter'].includes(type));
  }
}

let sockets: FakeSocket[];
let table: HonestTable;
let session: OnlineSession;
const last = () => sockets[sockets.length - 1];
const state = () => session.state;

function optionsFor(seats: number): Options {
  const read = readOptions(rules.facts, { seats, starter: 0 });
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
}

/** The table as seat 0 is sent it. */
function welcome(more: Partial<Extract<Reply, { type: 'welcome' }>> = {}): Reply {
  return {
    type: 'welcome',
    seat: 0,
    host: true,
    code: 'ABCDEFGH',
    hostSeat: 0,
    rematch: false,
    entries: table.observed(0) as never,
    names: [],
    here: [0, 1],
    watchers: 0,
    ...more,
  };
}

function come(more: Partial<Extract<Reply, { type: 'welcome' }>> = {}): void {
  last().onopen?.({} as never);
  last().say(welcome(more));
}

/** The newest entries of the table reach the device. */
function send(from: number): void {
  for (let seq = from; seq < table.entries.length; seq++) {
    const entry = table.entries[seq];
    // Each with the head it had: they are replayed up to there.
    const upTo = new HonestTable(rules, randomStream(1));
    for (const { body, salt } of table.entries.slice(0, seq + 1)) upTo.addAs(body, salt);
    last().say({ type: 'entry', seq, head: upTo.state.head, entry } as Reply);
  }
}

function grow(act: (table: HonestTable) => void): void {
  const before = table.entries.length;
  act(table);
  send(before);
}

/** The server carries out a step of ours and acknowledges it. */
async function carryOut(request: Request): Promise<void> {
  grow((each) => {
    if (request.type === 'move') each.add({ type: 'move', at: each.at, seat: 0, move: request.move });
    else if (request.type === 'throw') each.throwDice([]);
  });
  if ('id' in request) last().say({ type: 'ack', id: request.id, seq: table.state.seq });
  await Promise.resolve();
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  table = HonestTable.started(rules, optionsFor(2), randomStream(3));
  session = new OnlineSession({
    url: 'ws://table',
    table: TABLE,
    key: 'k'.repeat(22),
    rules,
    jitter: () => 0.5,
    connect: () => {
      sockets.push(new FakeSocket());
      return last();
    },
    seatsOf: ({ seats }) => seats.map(({ bot }, i) => ({ name: `Seat ${i}`, bot })),
  });
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

const moveAt = (index: number): Move => state().moves[index];
const jsonOf = (move: Move) => rules.encodeMove(move);

describe('a session on a server', () => {
  test('has no game before the server has sent one, and then what this seat may see', () => {
    expect(state()).toMatchObject({ table: null, hasGame: false, acting: null, connection: 'connecting' });
    come();
    expect(state()).toMatchObject({ hasGame: true, seat: 0, host: true, connection: 'online', people: [0] });
    expect(state().acting).toBe(0);
    expect(state().moves).toEqual(moves(rules, table.position, 0));
    expect(state().seats.map(({ name }) => name)).toEqual(['Seat 0', 'Seat 1']);
  });

  test('sends a step once, holds it as pending, and plays it when the server has', async () => {
    come();
    const move = moveAt(0);
    session.play(move);
    session.play(moveAt(1));
    expect(last().steps()).toMatchObject([{ type: 'move', move: jsonOf(move) }]);
    expect(state()).toMatchObject({ pending: { kind: 'move', move }, isPendingSent: true });
    expect(state().steps).toHaveLength(0);
    await carryOut(last().steps()[0]);
    await vi.advanceTimersByTimeAsync(0);
    expect(state().pending).toBeNull();
    expect(state().steps).toMatchObject([{ number: 1, seat: 0, by: null }]);
  });

  test('keeps unchanged objects, so that screens draw nothing again', () => {
    come();
    const before = state();
    last().say({ type: 'here', here: [0], watchers: 2 });
    expect(state()).toMatchObject({ watchers: 2, away: [1] });
    for (const key of ['position', 'moves', 'outcome', 'steps', 'seats', 'rolls'] as const)
      expect(state()[key]).toBe(before[key]);
  });

  test('puts every step into words again when a name was deleted', () => {
    come();
    grow((each) => each.step([]));
    const [before] = state().steps;
    grow((each) => each.step([]));
    expect(state().steps[0]).toBe(before);
    last().say({ type: 'names', names: [] });
    expect(state().steps[0]).not.toBe(before);
    expect(state().steps[0]).toMatchObject({ number: 1, events: before.events });
  });

  test('describes rolls with their dice, and the latest for motion', async () => {
    come();
    session.play(moveAt(0));
    await carryOut(last().steps()[0]);
    await vi.advanceTimersByTimeAsync(0);
    expect(state().awaits.kind).toBe('roll');
    session.roll();
    await carryOut(last().steps()[1]);
    await vi.advanceTimersByTimeAsync(0);
    expect(state().steps.at(-1)).toMatchObject({ seat: null, roll: { faces: [expect.anything()] } });
    expect(state().thrown).toMatchObject({ number: 1, step: 2 });
    expect(state().rolls).toHaveLength(1);
  });

  test('labels what the clock and bots did in place of players', () => {
    table = HonestTable.started(rules, optionsFor(2), randomStream(3), 60);
    come();
    grow((each) =>
      each.add({ type: 'move', at: each.at, seat: 0, move: jsonOf(state().moves[0]), by: 'clock' }),
    );
    expect(state().steps).toMatchObject([{ seat: 0, by: 'clock' }]);
    expect(state().hasMoved).toBe(false);
  });

  test('is not asked in a pause, in which no one is awaited, and says whose it is', () => {
    come();
    expect(state().awaited).not.toEqual([]);
    grow((each) => each.add({ type: 'pause', at: each.at, seat: 1 }));
    expect(state()).toMatchObject({
      acting: null,
      awaited: [],
      moves: [],
      undoable: 0,
      table: { pausedBy: 1 },
    });
  });

  test('is asked about a bot only for a player who is away, and never about itself', () => {
    come({ here: [0] });
    grow((each) => each.add({ type: 'ask-bot', at: each.at, seat: 1, of: 0, bot: 'casual' }));
    expect(state().question).toBeNull();
  });

  test('asks nothing more about a player who is back', () => {
    table = HonestTable.started(rules, optionsFor(3), randomStream(3));
    come({ here: [0, 1] });
    grow((each) => each.add({ type: 'ask-bot', at: each.at, seat: 1, of: 2, bot: 'casual' }));
    expect(state().question).toMatchObject({ kind: 'bot', of: 2 });
    last().say({ type: 'here', here: [0, 1, 2], watchers: 0 });
    expect(state().question).toBeNull();
  });

  test('lets spectators speak only where the host does', () => {
    come({ seat: -1 });
    expect(state().canSay).toBe(false);
    come({ seat: 0 });
    expect(state().canSay).toBe(true);
  });

  test('says how the host can start', () => {
    table = new HonestTable(rules, randomStream(3)).open(optionsFor(3)).sit(0).sit(1);
    come({ here: [0] });
    expect(state().start).toEqual({ isReady: false, free: 1, missing: [], fewer: 2 });
    table.sit(2);
    come({ here: [0, 2], rematch: true });
    expect(state().start).toEqual({ isReady: false, free: 0, missing: [1], fewer: 2 });
    come({ here: [0], rematch: true });
    expect(state().start).toEqual({ isReady: false, free: 0, missing: [1, 2], fewer: null });
    come({ here: [0, 1, 2], rematch: true });
    expect(state().start).toMatchObject({ isReady: true, missing: [] });
  });

  test('says why a move was refused, until it was read', async () => {
    come();
    session.play(moveAt(0));
    const [request] = last().steps();
    if (!('id' in request)) throw new Error('no action');
    last().say({ type: 'refused', id: request.id, refusal: { code: 'some-rule' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toMatchObject({ refused: { code: 'some-rule' }, pending: null });
    session.dismiss();
    expect(state().refused).toBeNull();
  });

  test.each(['stale', 'not-your-decision'])(
    'makes no fuss about a question that has passed: %s',
    async (code) => {
      come();
      session.play(moveAt(0));
      const [request] = last().steps();
      if (!('id' in request)) throw new Error('no action');
      last().say({ type: 'refused', id: request.id, refusal: { code } });
      await vi.advanceTimersByTimeAsync(0);
      expect(state()).toMatchObject({ refused: null, trouble: null, pending: null });
    },
  );
});

describe('what plays itself', () => {
  /** Until our roll leaves us one move alone, which is not played yet. */
  function beforeForced(): void {
    for (let steps = 0; steps < 2000; steps++) {
      const { position } = table;
      const isOurRoll = rules.dice(position) !== null && rules.thrower(position) === 0;
      const after = isOurRoll ? new HonestTable(rules, randomStream(1)) : null;
      for (const { body, salt } of after ? table.entries : []) after?.addAs(body, salt);
      if (after) after.secret = table.secret;
      after?.throwDice([]);
      if (after && moves(rules, after.position, 0).length === 1) return;
      table.step([]);
    }
    throw new Error('no forced move came up');
  }

  test('is sent once the roll before it is acknowledged, also when that comes after the roll', async () => {
    beforeForced();
    come();
    const due: (() => void)[] = [];
    const pace = new Pace({
      session,
      clock: {
        after: (_, run) => {
          due.push(run);
          return () => {};
        },
      },
      settled: () => Promise.resolve(),
      timing: () => ({ roll: 0, move: 0 }),
      isOpen: () => true,
      autoForced: () => true,
      isLot: () => false,
    });
    const pass = async () => {
      await vi.advanceTimersByTimeAsync(0);
      for (const run of due.splice(0)) run();
      await vi.advanceTimersByTimeAsync(0);
    };
    session.roll();
    const [roll] = last().steps();
    grow((each) => each.throwDice([]));
    await pass();
    expect(state().moves).toHaveLength(1);
    expect(last().steps()).toHaveLength(1);
    if ('id' in roll) last().say({ type: 'ack', id: roll.id, seq: table.state.seq });
    await pass();
    expect(last().steps()).toMatchObject([{ type: 'throw' }, { type: 'move', move: jsonOf(moveAt(0)) }]);
    // And only once, however often messages arrive meanwhile.
    last().say({ type: 'here', here: [0], watchers: 0 });
    await pass();
    expect(last().steps()).toHaveLength(2);
    pace.stop();
  });
});

describe('without a connection', () => {
  const goOffline = () => last().onclose?.({} as never);
  function comeBack(): void {
    session.hurry();
    come();
  }

  test('the latest choice counts, and it alone is sent', async () => {
    come();
    goOffline();
    expect(state().connection).toBe('waiting');
    session.play(moveAt(0));
    expect(state()).toMatchObject({ pending: { move: moveAt(0) }, isPendingSent: false, undoable: 1 });
    session.play(moveAt(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(state().pending).toMatchObject({ move: moveAt(1) });
    const chosen = jsonOf(moveAt(1));
    comeBack();
    expect(last().steps()).toMatchObject([{ type: 'move', move: chosen }]);
    expect(state().isPendingSent).toBe(true);
  });

  test('a choice can be withdrawn', async () => {
    come();
    goOffline();
    session.play(moveAt(0));
    session.undo();
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toMatchObject({ pending: null, refused: null, trouble: null, undoable: 0 });
    comeBack();
    expect(last().steps()).toEqual([]);
  });

  test('a choice that was on its way is replaced too; the server takes only one answer to a question', async () => {
    come();
    session.play(moveAt(0));
    expect(last().steps()).toHaveLength(1);
    goOffline();
    session.play(moveAt(1));
    comeBack();
    expect(last().steps()).toMatchObject([{ move: jsonOf(moveAt(1)), seen: table.state.seq }]);
  });
});

describe('undo', () => {
  test('goes back to the last own move, and where forced moves play themselves to the last real choice', async () => {
    // Until our latest step had no alternative and an earlier one had.
    const own = () =>
      table.state.game!.line === null
        ? []
        : (session.state.steps.filter(({ seat }) => seat === 0) as { isForced: boolean }[]);
    come();
    for (let steps = 0; steps < 400; steps++) {
      if (own().at(-1)?.isForced && own().some(({ isForced }) => !isForced)) break;
      grow((each) => each.step([]));
    }
    const { steps } = state();
    expect(steps.at(-state().undoable)).toMatchObject({ seat: 0, isForced: true });
    session.setPolicy({ autoForced: true });
    const target = steps.at(-state().undoable);
    expect(target).toMatchObject({ seat: 0, isForced: false });
    expect(steps.slice(target!.number).filter(({ seat, isForced }) => seat === 0 && !isForced)).toEqual([]);
    session.undo();
    expect(last().sent.at(-1)).toMatchObject({ type: 'undo', count: state().undoable });
  });

  test('is not offered while the others are asked about it, who see the question', () => {
    come();
    grow((each) => each.step([]).add({ type: 'ask-undo', at: each.at, seat: 0, count: 1 }));
    expect(state()).toMatchObject({ undoable: 0, asked: { kind: 'undo' }, question: null });
    grow((each) => {
      each.add({ type: 'answer', at: each.at, ask: each.state.seq, seat: 1, yes: false });
      each.add({ type: 'ask-undo', at: each.at, seat: 1, count: 1 });
    });
    expect(state()).toMatchObject({ asked: null, question: { kind: 'undo', seat: 1 } });
  });

  test('lays no dice on the table that the step before has thrown', () => {
    come();
    grow((each) => each.until(({ position }) => rules.dice(position) !== null).step([]));
    expect(state().thrown).not.toBeNull();
    grow((each) => {
      const at = each.at;
      each.add({ type: 'ask-undo', at, seat: 0, count: 1 });
      const ask = each.state.seq;
      each.add({ type: 'answer', at, ask, seat: 1, yes: true }, { type: 'undo', at, count: 1, by: 'all' });
    });
    expect(state().thrown).toBeNull();
  });
});

describe('physical dice', () => {
  test('are typed by the player who is to roll', async () => {
    table = new HonestTable(rules, randomStream(3)).open(optionsFor(2)).sit(0).sit(1);
    const { options, clock, watch } = table.state;
    table.add({ type: 'set', at: table.at, options: { ...options }, clock, watch, ownDice: true }).start();
    table.until(({ position }) => rules.dice(position) !== null && rules.thrower(position) === 0);
    come();
    expect(state()).toMatchObject({ ownDice: true, acting: 0 });
    const faces = [...encodeRoll(rules.dice(table.position)!, 0)];
    session.enter(faces);
    expect(last().steps()).toMatchObject([{ type: 'enter', roll: table.state.dice!.roll, faces }]);
    grow((each) => {
      const { roll } = each.state.dice!;
      each.add({ type: 'typed', at: each.at, roll, seat: 0, faces, next: each.promise() });
    });
    expect(state().rolls.map(({ verdict }) => verdict)).toEqual(['typed']);
    expect(state().thrown).toMatchObject({ number: 1 });
  });
});
