import { type Options, type Rules, randomStream, readOptions } from '@iacta/core';
import { loadRules } from '@iacta/games';
import { SOLO_GAME } from '@iacta/games/test-kit';
import { HonestTable } from '@iacta/table/test-kit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Happening, type SocketLike, TableClient } from '../client/index.ts';
import type { Reply, Request } from '../wire/index.ts';

const rules: Rules = await loadRules(SOLO_GAME);
const TABLE = '0123456789abcdef'.repeat(2);

/** The other end of a socket, in the hands of a test. */
class FakeSocket implements SocketLike {
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  onerror: SocketLike['onerror'] = null;
  readonly sent: Request[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.({} as never);
  }
  say(reply: Reply | string): void {
    this.onmessage?.({ data: typeof reply === 'string' ? reply : JSON.stringify(reply) } as never);
  }
  lose(): void {
    this.onclose?.({} as never);
  }
  of<T extends Request['type']>(type: T): Request[] {
    return this.sent.filter((request) => request.type === type);
  }
}

const read = readOptions(rules.facts, {});
if (!read.ok) throw new Error('defaults');
const begun = HonestTable.started(rules, read.value as Options, randomStream(1));
const known = begun.state;
const welcome: Reply = {
  type: 'welcome',
  seat: 0,
  host: true,
  code: null,
  hostSeat: 0,
  rematch: false,
  entries: begun.observed(0) as never,
  names: [],
  here: [0],
  watchers: 0,
};

let sockets: FakeSocket[];
let heard: Happening[];
let client: TableClient;
let jitter: number;
const last = () => sockets[sockets.length - 1];

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  heard = [];
  jitter = 0.5;
  client = new TableClient({
    url: 'ws://table',
    table: TABLE,
    key: 'k'.repeat(22),
    rules,
    jitter: () => jitter,
    on: (happening) => heard.push(happening),
    connect: () => {
      sockets.push(new FakeSocket());
      return last();
    },
  });
});
afterEach(() => {
  client.close();
  vi.useRealTimers();
});

function arrive(): void {
  last().open();
  last().say(welcome);
}

/** How long until the next attempt. */
function waitFor(next: number): number {
  let waited = 0;
  while (sockets.length < next) {
    vi.advanceTimersByTime(25);
    waited += 25;
  }
  return waited;
}

describe('coming back', () => {
  test('waits longer each time it fails, up to ten seconds, and starts over once it was understood', () => {
    const waits = [];
    for (let i = 2; i <= 9; i++) {
      last().lose();
      waits.push(waitFor(i));
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
    arrive();
    last().lose();
    expect(waitFor(10)).toBe(250);
  });

  test('is spread out, so that not all clients come at once', () => {
    jitter = 0;
    last().lose();
    expect(waitFor(2)).toBe(125);
    jitter = 0.9;
    last().lose();
    expect(waitFor(3)).toBe(700);
  });

  test('takes the time a server asked for when it said good-bye', () => {
    arrive();
    last().say({ type: 'bye', wait: 3000 });
    last().lose();
    expect(waitFor(2)).toBe(3000);
  });

  test('notices a network that has died without a word', () => {
    arrive();
    vi.advanceTimersByTime(20_000);
    expect(last().of('ping')).toHaveLength(1);
    last().say({ type: 'pong' });
    vi.advanceTimersByTime(40_000);
    expect(last().closed).toBe(false);
    vi.advanceTimersByTime(20_000);
    expect(sockets[0].closed).toBe(true);
    expect(waitFor(2)).toBe(250);
  });

  test('does not wait when the network is known to be back', () => {
    arrive();
    client.hurry();
    expect(sockets).toHaveLength(1);
    last().lose();
    client.hurry();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(5000);
    expect(sockets).toHaveLength(2);
  });

  test('ends when it is closed, or turned away', () => {
    arrive();
    client.close();
    last().lose();
    vi.advanceTimersByTime(100_000);
    expect(sockets).toHaveLength(1);
    expect(client.connection).toBe('closed');
  });

  test('does not try a table again that is not there', () => {
    last().open();
    last().say({ type: 'fault', refusal: { code: 'no-such-table' } });
    expect(heard).toContainEqual({ kind: 'turned-away', refusal: { code: 'no-such-table' } });
    vi.advanceTimersByTime(100_000);
    expect(sockets).toHaveLength(1);
  });

  test('reports what it has received, and only once it has received something', () => {
    last().open();
    expect(last().of('hello')).toMatchObject([{ table: TABLE }]);
    expect(last().of('hello')[0]).not.toHaveProperty('seen');
    last().say(welcome);
    last().lose();
    waitFor(2);
    last().open();
    expect(last().of('hello')).toMatchObject([{ seen: { seq: known.seq, head: known.head } }]);
  });
});

describe('actions', () => {
  test('wait for the welcome, and are sent again in order under the same ids until they are answered', async () => {
    const first = client.act({ type: 'pause' });
    const second = client.act({ type: 'resume' });
    last().open();
    expect(last().of('pause')).toHaveLength(0);
    last().say(welcome);
    const ids = last().sent.flatMap((request) => ('id' in request ? [request.id] : []));
    expect(new Set(ids).size).toBe(2);
    last().lose();
    waitFor(2);
    arrive();
    expect(last().sent.flatMap((request) => ('id' in request ? [request.id] : []))).toEqual(ids);
    last().say({ type: 'ack', id: ids[0], seq: 9 });
    expect(await first).toEqual({ ok: true, seq: 9 });
    last().lose();
    waitFor(3);
    last().open();
    last().say({ type: 'resumed', here: [], watchers: 0 });
    expect(last().sent.flatMap((request) => ('id' in request ? [request.id] : []))).toEqual([ids[1]]);
    last().say({ type: 'refused', id: ids[1], refusal: { code: 'not-paused' } });
    expect(await second).toEqual({ ok: false, refusal: { code: 'not-paused' } });
    expect(client.unanswered).toBe(0);
  });

  test('that a stopping server cannot take are kept for the next one', () => {
    arrive();
    void client.act({ type: 'pause' });
    const [{ id }] = last().of('pause') as { id: string }[];
    last().say({ type: 'refused', id, refusal: { code: 'closing' } });
    expect(client.unanswered).toBe(1);
  });
});

describe('what is sent', () => {
  const paused = HonestTable.started(rules, read.value as Options, randomStream(1));
  paused.add({ type: 'pause', at: 1, seat: 0 });
  const entry = paused.entries.at(-1)!;
  const { seq, head } = paused.state;

  test('is followed entry by entry', () => {
    arrive();
    last().say({ type: 'entry', seq, head, entry });
    expect(client.seq).toBe(known.seq + 1);
    expect(client.table?.paused).toBe(true);
  });

  test('with a gap is asked for again', () => {
    arrive();
    last().say({ type: 'entry', seq: seq + 2, head, entry });
    expect(client.seq).toBe(known.seq);
    expect(last().of('hello')).toHaveLength(2);
    expect(last().of('hello')[1]).toMatchObject({ seen: { seq: known.seq } });
  });

  test('in two versions is reported as broken, and read again', () => {
    arrive();
    last().say({ type: 'entry', seq, head: 'f'.repeat(64), entry });
    expect(heard).toContainEqual({ kind: 'broken', why: 'chain' });
    expect(last().of('hello')[1]).not.toHaveProperty('seen');
  });

  test('that is broken again and again is not asked for for ever', () => {
    for (let i = 0; i < 5; i++) last().say({ ...welcome, entries: [entry] });
    expect(heard.filter(({ kind }) => kind === 'broken')).toHaveLength(3);
    expect(client.connection).toBe('closed');
  });

  test('of another history is not followed until the player accepts it', () => {
    arrive();
    last().say({ type: 'entry', seq, head, entry });
    const other = HonestTable.started(rules, read.value as Options, randomStream(2)).step();
    last().say({ ...welcome, entries: other.entries as never });
    expect(heard).toContainEqual({
      kind: 'rewritten',
      known: seq,
      offered: other.state.seq,
      restored: false,
    });
    expect(client.head).toBe(head);
    last().say({ ...welcome, entries: other.entries as never });
    last().say({ type: 'entry', seq: seq + 1, head, entry });
    expect(client.head).toBe(head);
    client.accept();
    expect(last().of('hello').at(-1)).not.toHaveProperty('seen');
    last().say({ ...welcome, entries: other.entries as never });
    expect(client.head).toBe(other.state.head);
  });

  test('and not understood is let be', () => {
    arrive();
    for (const junk of ['', '{', 'null', '[]', '{"type":"surprise"}', '{"type":"entry","seq":"x"}'])
      last().say(junk);
    expect(client.connection).toBe('online');
    expect(client.seq).toBe(known.seq);
  });

  test('of presence and phrases is passed on', () => {
    arrive();
    last().say({ type: 'here', here: [0, 1], watchers: 3 });
    expect([client.here, client.watchers]).toEqual([[0, 1], 3]);
    last().say({ type: 'said', seat: 1, phrase: 'oops' });
    expect(heard).toContainEqual({ kind: 'said', seat: 1, phrase: 'oops' });
  });
});
