import { DatabaseSync } from 'node:sqlite';
import type { Rules } from '@iacta/core';
import { loadRules } from '@iacta/games';
import { hashOfKey } from '@iacta/online/log';
import { REQUEST_TYPES, type RequestType } from '@iacta/online/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES, type RouteName, whyNotPermitted } from '../permissions/permissions.ts';
import { call, newKey, startTestServer, type TestServer } from './kit.ts';
import {
  HISTORIES,
  type History,
  type Stage,
  sealedAnswer,
  setUp,
  someMove,
  type UnrankedPhase,
} from './permissions-kit.ts';

/**
 * Sends every message in every role that a client has or used to have, in every phase, to a real server. What each
 * client is, is written down in its history (permissions-kit.ts) and not asked of the server; the permission table
 * says what follows from it.
 */
let rules: Rules;
/** Bots stand still where a position has to stay, and play where a game has to come to its end. */
let still: TestServer;
let quick: TestServer;
const rows = new Map<TestServer, (table: string) => number>();

beforeAll(async () => {
  rules = await loadRules('zocken');
  const tables = { absenceGrace: 0, nonceWait: 50 };
  still = await startTestServer({ tables: { ...tables, botPause: 1e9 } });
  quick = await startTestServer({ tables: { ...tables, botPause: 0 } });
  for (const server of [still, quick]) {
    const database = new DatabaseSync(server.data, { readOnly: true });
    const count = database.prepare('select count(*) as n from events where table_id = ?');
    rows.set(server, (table) => Number(count.get(table)?.n));
  }
});
afterAll(async () => {
  await still.close();
  await quick.close();
});

type Message = RequestType | RouteName;
/** `none`: sent and not answered. Otherwise `ok` or the code of the refusal. */
type Outcome = string;

interface Case {
  readonly history: History;
  readonly phase: UnrankedPhase;
  readonly stage: Stage;
}

/** What else a permitted message may meet: only the tables below know what each of them says. */
type Expect = (each: Case) => Outcome;
const is =
  (outcome: Outcome): Expect =>
  () =>
    outcome;

const SOCKET: {
  readonly [T in RequestType]: {
    readonly send: (each: Case) => { readonly [key: string]: unknown };
    readonly permitted: Expect;
    /** Whether it changes the table when it is carried out. */
    readonly writes?: true;
  };
} = {
  hello: {
    send: ({ stage, history }) => ({
      table: stage.table,
      ...(stage.key ? { key: stage.key } : {}),
      ...(history.program ? { program: true } : {}),
    }),
    permitted: is('ok'),
  },
  ping: { send: () => ({}), permitted: is('ok') },
  move: {
    send: ({ stage }) => ({ seen: Math.max(0, seqOf(stage)), move: someMove(stage, rules) }),
    // Seat 1 owes an answer; the host's seat is asked nothing.
    permitted: ({ history }) => (history.seat === 1 ? 'ok' : 'not-your-decision'),
    writes: true,
  },
  throw: { send: () => ({ roll: 0 }), permitted: is('no-dice-awaited') },
  enter: { send: () => ({ roll: 0, faces: [1] }), permitted: is('no-own-dice') },
  commit: { send: () => ({ promise: 'ab'.repeat(32), commit: 'cd'.repeat(32) }), permitted: is('none') },
  reveal: { send: () => ({ promise: 'ab'.repeat(32), nonce: 'ab'.repeat(16) }), permitted: is('none') },
  undo: { send: ({ stage }) => ({ seen: seqOf(stage), count: 1 }), permitted: is('ok'), writes: true },
  answer: { send: () => ({ ask: 0, yes: true }), permitted: is('no-such-question') },
  'ask-bot': { send: () => ({ of: 2, bot: 'greedy' }), permitted: is('still-there') },
  pause: { send: () => ({}), permitted: is('ok'), writes: true },
  resume: { send: () => ({}), permitted: is('ok'), writes: true },
  back: { send: () => ({}), permitted: is('ok'), writes: true },
  leave: { send: () => ({}), permitted: is('ok'), writes: true },
  again: { send: () => ({}), permitted: is('ok'), writes: true },
  hint: { send: () => ({}), permitted: is('not-ranked') },
  say: { send: () => ({ phrase: 'hello' }), permitted: is('none') },
  bot: { send: () => ({ seat: 2, bot: null }), permitted: is('ok'), writes: true },
  close: { send: () => ({ seat: 2 }), permitted: is('seat-taken') },
  host: { send: () => ({ seat: 2 }), permitted: is('ok'), writes: true },
  set: { send: ({ history }) => ({ watch: history.watch ?? true }), permitted: is('ok'), writes: true },
  start: { send: () => ({}), permitted: is('ok'), writes: true },
};

const HTTP: {
  readonly [T in RouteName]: {
    readonly send: (
      each: Case,
    ) => Promise<{ readonly status: number; readonly json: { readonly [key: string]: unknown } }>;
    readonly permitted: Expect;
    readonly writes?: true;
  };
} = {
  open: {
    send: ({ stage }) =>
      post(stage, '/api/tables', { key: stage.key ?? newKey(), game: 'zocken', name: 'Bea' }),
    permitted: is('ok'),
  },
  list: { send: ({ stage }) => get(stage, '/api/tables'), permitted: is('ok') },
  find: { send: ({ stage }) => get(stage, `/api/codes/${stage.code}`), permitted: is('ok') },
  address: { send: ({ stage }) => get(stage, '/api/address'), permitted: is('ok') },
  names: { send: ({ stage }) => get(stage, '/api/names'), permitted: is('ok') },
  look: { send: ({ stage }) => get(stage, `/api/tables/${stage.table}`), permitted: is('ok') },
  sit: {
    send: ({ stage }) =>
      post(stage, `/api/tables/${stage.table}/seats`, { key: stage.key ?? newKey(), name: 'Zoe' }),
    // A key with a seat is sent its seat; another finds a seat only where one is free, or takes over from a bot.
    permitted: ({ history, phase }) => {
      const free = phase === 'waiting' ? 'the seat is empty' : 'a bot sits there';
      if (isSeated(history) || history.name.includes(free)) return 'ok';
      return phase === 'waiting' ? 'full' : 'started';
    },
    writes: true,
  },
  'own-data': { send: ({ stage }) => get(stage, `/api/tables/${stage.table}/me`), permitted: is('ok') },
  forget: {
    send: ({ stage }) => call(stage.server.base, 'DELETE', `/api/tables/${stage.table}/me`, keyed(stage)),
    permitted: is('ok'),
    writes: true,
  },
  'change-key': {
    send: ({ stage }) =>
      call(stage.server.base, 'POST', `/api/tables/${stage.table}/key`, {
        ...keyed(stage),
        body: { key: newKey() },
      }),
    permitted: is('ok'),
    writes: true,
  },
  // The tables of these servers are not public; at a public one: reports.test.ts.
  report: {
    send: ({ stage }) =>
      call(stage.server.base, 'POST', `/api/tables/${stage.table}/report`, {
        ...keyed(stage),
        body: { seat: 0, what: 'name' },
      }),
    permitted: is('not-public'),
  },
  record: { send: ({ stage }) => get(stage, `/api/tables/${stage.table}/record`), permitted: is('ok') },
  log: { send: ({ stage }) => get(stage, `/api/tables/${stage.table}/log`), permitted: is('ok') },
  'push-key': { send: ({ stage }) => get(stage, '/api/push'), permitted: is('ok') },
  // They concern no table; at the tables of the daily game: daily-permissions.test.ts.
  daily: { send: ({ stage }) => get(stage, '/api/daily'), permitted: is('ok') },
  'daily-begin': {
    send: ({ stage }) =>
      post(stage, '/api/daily/2000-01-01/zocken', { key: stage.key ?? newKey(), name: 'B' }),
    permitted: is('day-over'),
  },
  'daily-player': {
    send: ({ stage }) => post(stage, '/api/daily/player', { player: newKey(), key: newKey() }),
    permitted: is('ok'),
  },
  'daily-ranking': {
    send: ({ stage }) => get(stage, '/api/daily/2000-01-01/zocken'),
    permitted: is('no-such-day'),
  },
  'daily-standings': {
    send: ({ stage }) => get(stage, '/api/daily/standings/week/2000-01-01'),
    permitted: is('ok'),
  },
  'daily-file': { send: ({ stage }) => get(stage, '/api/daily/2000-01-01'), permitted: is('no-such-day') },
  // These servers have no keys; with keys: push.test.ts.
  subscribe: {
    send: ({ stage }) =>
      call(stage.server.base, 'POST', `/api/tables/${stage.table}/push`, {
        ...keyed(stage),
        body: { endpoint: 'https://push.example.org/1', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
      }),
    permitted: is('no-push'),
  },
  unsubscribe: {
    send: ({ stage }) =>
      call(stage.server.base, 'DELETE', `/api/tables/${stage.table}/push`, {
        ...keyed(stage),
        body: { endpoint: 'https://push.example.org/1' },
      }),
    permitted: is('ok'),
  },
};

const keyed = ({ key }: Stage) => (key === undefined ? {} : { key });
const get = (stage: Stage, path: string) => call(stage.server.base, 'GET', path, keyed(stage));
const post = (stage: Stage, path: string, body: object) => call(stage.server.base, 'POST', path, { body });
const seqOf = ({ others }: Stage) => Math.max(...[...others.values()].map(({ client }) => client.seq));
const isSeated = ({ roles }: History) =>
  roles.some((role) => role === 'player' || role === 'replaced' || role === 'program');
const isRoute = (message: Message): message is RouteName => (ROUTES as readonly string[]).includes(message);
const isSilent = ({ connects }: History) => connects === 'silent';

/** What the permission table and, where it permits, the message itself lead to. */
function expected(message: Message, each: Case): { outcome: Outcome; writes: boolean } {
  const { history, phase } = each;
  // A connection without a hello is a stranger's, whatever keys its owner has.
  const roles =
    isSilent(history) && !isRoute(message) && message !== 'hello' ? (['stranger'] as const) : history.roles;
  const situation = {
    ranked: false,
    phase: phase === 'paused' ? 'playing' : phase,
    paused: phase === 'paused',
    watch: history.watch ?? true,
    spectatorPhrases: history.phrases ?? false,
  } as const;
  const refusal = whyNotPermitted(message, roles, situation);
  if (refusal !== null) return { outcome: refusal, writes: false };
  const { permitted, writes = false } = isRoute(message) ? HTTP[message] : SOCKET[message];
  const outcome = permitted(each);
  return { outcome, writes: writes && outcome === 'ok' && !(message === 'sit' && isSeated(history)) };
}

async function outcomeOf(message: Message, each: Case): Promise<Outcome> {
  const { client } = each.stage;
  if (isRoute(message)) {
    const { status, json } = await HTTP[message].send(each);
    const text = JSON.stringify(json);
    answers.push(text);
    if (message === 'own-data') owned.push(text);
    return status === 200 ? 'ok' : (json.refusal as { code: string }).code;
  }
  const request = { type: message, ...SOCKET[message].send(each) };
  if (message === 'ping') {
    client.send(request);
    await client.next('pong');
    return 'ok';
  }
  if (message === 'hello') {
    client.forget();
    client.send(request);
    const reply = await client.oneOf('welcome', 'fault');
    if (reply.type === 'fault') return reply.refusal.code;
    if (reply.type === 'welcome')
      expect(reply.seat, 'the seat of the welcome').toBe(isSeated(each.history) ? each.history.seat : -1);
    return 'ok';
  }
  if (message === 'commit' || message === 'reveal' || message === 'say') {
    client.forget();
    client.send(request);
    client.send({ type: 'ping' });
    await client.next('pong');
    const fault = client.heard.find(({ type }) => type === 'fault');
    return fault?.type === 'fault' ? fault.refusal.code : 'none';
  }
  return client.ask(request);
}

/** Everything that was answered over HTTP at this table, and the part that is a client's own data. */
const answers: string[] = [];
const owned: string[] = [];
let combinations = 0;

/** What ends the use of a key, and need not write an entry. */
const isEnd = (message: Message): boolean => message === 'forget' || message === 'change-key';

/** Sends one message, and holds the answer and the log against what is expected. */
async function check(message: Message, each: Case): Promise<boolean> {
  const { stage, history, phase } = each;
  const what = `${message} by ${history.name}, ${phase}`;
  const count = rows.get(stage.server)!;
  const before = count(stage.table);
  const { outcome, writes } = expected(message, each);
  expect(await outcomeOf(message, each), what).toBe(outcome);
  const grown = count(stage.table) - before;
  if (writes) expect(grown, `${what}: the log has grown`).toBeGreaterThan(isEnd(message) ? -1 : 0);
  else expect(grown, `${what}: the log has not changed`).toBe(0);
  combinations++;
  return writes;
}

/** Only seat 2 was sent what seat 2 has sealed, and the hash of a key only its owner. */
function checkSecrets({ stage, history, phase }: Case): void {
  const sealed = phase === 'playing' || phase === 'paused' ? sealedAnswer(stage) : null;
  if (phase === 'playing' && history.watch !== false)
    expect(sealed, 'there is a sealed answer').not.toBeNull();
  const received = [
    stage.client.texts,
    ...[...stage.others].flatMap(([seat, { heard }]) => (seat === 2 ? [] : [heard])),
    answers,
  ];
  for (const text of received.flat()) {
    if (sealed && !isOpened(stage))
      expect(text.includes(sealed.salt), 'a sealed answer was sent').toBe(false);
    if (owned.includes(text)) continue;
    for (const key of stage.keys)
      expect(text.includes(hashOfKey(key)), 'the hash of a key was sent').toBe(false);
  }
  answers.length = 0;
  owned.length = 0;
}

/** Whether a move that was tried has opened the answers: then any client may have received them before the others. */
const isOpened = ({ client, others }: Stage): boolean =>
  [client.texts, ...[...others.values()].map(({ heard }) => heard)]
    .flat()
    .some((text) => text.includes('"opened":['));

function close({ client, others }: Stage): void {
  client.close();
  for (const guest of others.values()) guest.client.close();
}

const MESSAGES: readonly Message[] = [...REQUEST_TYPES, ...ROUTES];

describe.each(HISTORIES.map((history) => [history.name, history] as const))('%s', (_, history) => {
  test.each(history.phases)(
    '%s',
    async (phase) => {
      const fresh = async (): Promise<Case> => {
        const stage = await setUp(phase === 'over' ? quick : still, rules, history, phase);
        return { history, phase, stage };
      };
      let each = await fresh();
      // Messages that change the table come last; after each, the next gets a new table. Those that delete a key
      // comes after everything else.
      const order = MESSAGES.toSorted((a, b) => rank(a, each) - rank(b, each));
      for (const message of order) {
        const changed = await check(message, each);
        if (!changed || message === order.at(-1)) continue;
        if (phase === 'over' && !isEnd(message)) continue;
        checkSecrets(each);
        close(each.stage);
        each = await fresh();
      }
      checkSecrets(each);
      close(each.stage);
    },
    60_000,
  );
});

function rank(message: Message, each: Case): number {
  if (message === 'change-key') return 1.9;
  if (message === 'forget') return 2;
  // Afterwards the client is no longer the host.
  if (message === 'host') return 1.5;
  // Until then a connection that has not come to the table stays one.
  if (message === 'hello' && isSilent(each.history)) return 3;
  return expected(message, each).writes ? 1 : 0;
}

test('at least two thousand combinations were tried', () => {
  expect(combinations).toBeGreaterThanOrEqual(2000);
});
