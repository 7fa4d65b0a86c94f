import { DatabaseSync } from 'node:sqlite';
import type { Rules } from '@iacta/core';
import { GAME_IDS, loadRules } from '@iacta/games';
import { dayOf } from '@iacta/online/daily';
import { REQUEST_TYPES, type RequestType } from '@iacta/online/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  PHASES,
  phaseOf,
  ROLES,
  ROUTES,
  type Role,
  type RouteName,
  type TablePhase,
  whyNotPermitted,
} from '../permissions/permissions.ts';
import { type Attempt, begin, playOut } from './daily-kit.ts';
import { call, newKey, RawSocket, startTestServer, type TestServer } from './kit.ts';

type Message = RequestType | RouteName;
const MESSAGES: readonly Message[] = [...REQUEST_TYPES, ...ROUTES];

const SITUATIONS: {
  readonly [P in TablePhase]: Pick<Parameters<typeof phaseOf>[0], 'ranked' | 'phase' | 'paused'>;
} = {
  waiting: { ranked: false, phase: 'waiting', paused: false },
  playing: { ranked: false, phase: 'playing', paused: false },
  paused: { ranked: false, phase: 'playing', paused: true },
  over: { ranked: false, phase: 'over', paused: false },
  ranked: { ranked: true, phase: 'playing', paused: false },
  'ranked-over': { ranked: true, phase: 'over', paused: false },
};

test.each(PHASES)('the phase %s is known by what a table says of itself', (phase) => {
  expect(phaseOf(SITUATIONS[phase])).toBe(phase);
});

test('every message, role and phase is as it was reviewed, ranked tables included', async () => {
  const lines = MESSAGES.flatMap((message) =>
    ROLES.map((role) => {
      const cells = PHASES.map((phase) =>
        [
          { watch: true, spectatorPhrases: true },
          { watch: false, spectatorPhrases: false },
        ].map((more) => whyNotPermitted(message, [role], { ...SITUATIONS[phase], ...more }) ?? 'ok'),
      );
      const texts = cells.map(([open, closed]) => (open === closed ? open : `${open}/${closed}`));
      return [message.padEnd(16), role.padEnd(10), ...texts.map((text) => text.padEnd(24))]
        .join(' ')
        .trimEnd();
    }),
  );
  const head = ['message'.padEnd(16), 'role'.padEnd(10), ...PHASES.map((phase) => phase.padEnd(24))];
  const text = [head.join(' ').trimEnd(), ...lines, ''].join('\n');
  await expect(text).toMatchFileSnapshot('permissions.txt');
});

/** What continues a ranked game, or only reads: all that any role may ever send there over a socket. */
const CONTINUES = new Set<RequestType>(['hello', 'ping', 'move', 'throw', 'hint', 'say']);

test.each(ROLES)(
  'at a ranked table %s may send nothing that is a second try, and no message that is new',
  (role) => {
    const more = { watch: true, spectatorPhrases: true };
    for (const phase of ['ranked', 'ranked-over'] as const) {
      const allowed = REQUEST_TYPES.filter(
        (type) => whyNotPermitted(type, [role], { ...SITUATIONS[phase], ...more }) === null,
      );
      for (const type of allowed) expect(CONTINUES.has(type), `${type} in ${phase}`).toBe(true);
      const isSeated = ['host', 'player', 'replaced', 'program'].includes(role);
      const why = whyNotPermitted('sit', [role], { ...SITUATIONS[phase], ...more });
      expect(why).toBe(isSeated ? null : 'ranked');
    }
  },
);

/** Who can come to a ranked table: it has one person, no host and no spectators. */
const VISITORS: {
  readonly [name: string]: {
    readonly roles: readonly Role[];
    readonly key: 'own' | 'other' | 'none';
    readonly program?: true;
    readonly silent?: true;
  };
} = {
  'its player': { roles: ['player'], key: 'own' },
  'its player as a program': { roles: ['program'], key: 'own', program: true },
  'a person with another key': { roles: ['stranger'], key: 'other', silent: true },
  'a person without a key': { roles: ['spectator'], key: 'none', silent: true },
  'a connection that says no hello': { roles: ['stranger'], key: 'own', silent: true },
};

const BODY: { readonly [T in Exclude<RequestType, 'hello' | 'ping'>]: object } = {
  move: { seen: 0, move: null },
  enter: { roll: 0, faces: [1] },
  throw: { roll: 1000 },
  commit: { promise: 'ab'.repeat(32), commit: 'ab'.repeat(32) },
  reveal: { promise: 'ab'.repeat(32), nonce: 'ab'.repeat(16) },
  undo: { seen: 2, count: 1 },
  answer: { ask: 1, yes: true },
  'ask-bot': { of: 0, bot: 'greedy' },
  pause: {},
  resume: {},
  back: {},
  leave: {},
  hint: {},
  again: {},
  say: { phrase: 'hello' },
  bot: { seat: 0, bot: null },
  set: { watch: true },
  close: { seat: 0 },
  host: { seat: 0 },
  start: {},
};
const SILENT: ReadonlySet<RequestType> = new Set(['commit', 'reveal', 'say']);

const all = await Promise.all(GAME_IDS.map((id) => loadRules(id)));
const rules: Rules = all.find(({ facts }) => facts.hasChance && facts.seatCounts.includes(1))!;

describe('at a real ranked table', () => {
  let server: TestServer;
  const tables = new Map<'ranked' | 'ranked-over', Attempt>();
  let rows: (table: string) => number;

  beforeAll(async () => {
    server = await startTestServer({ tables: { botPause: 0 } });
    const day = dayOf(Date.now());
    tables.set('ranked', await begin(server, { day, rules }));
    const over = await begin(server, { day, rules });
    await playOut(over, rules);
    tables.set('ranked-over', over);
    const database = new DatabaseSync(server.data, { readOnly: true });
    const count = database.prepare('select count(*) as n from events where table_id = ?');
    rows = (table) => Number(count.get(table)?.n);
  }, 60_000);
  afterAll(async () => {
    for (const { guest } of tables.values()) guest.client.close();
    await server.close();
  });

  const cases = (['ranked', 'ranked-over'] as const).flatMap((phase) =>
    Object.entries(VISITORS).map(([name, visitor]) => ({ phase, name, visitor })),
  );

  test.each(cases)(
    '$name is answered in $phase as the table of permissions says',
    async ({ phase, visitor }) => {
      const { table, key: own } = tables.get(phase)!;
      const key = { own, other: newKey(), none: undefined }[visitor.key];
      const more = { watch: false, spectatorPhrases: false };
      const whyNot = (message: Message, roles = visitor.roles) =>
        whyNotPermitted(message, roles, { ...SITUATIONS[phase], ...more });
      const socket = new RawSocket(server.port);
      await socket.opened;
      const hello = {
        type: 'hello',
        table,
        ...(key === undefined ? {} : { key }),
        ...(visitor.program ? { program: true } : {}),
      };
      if (!visitor.silent) {
        socket.send(hello);
        await socket.next('welcome');
      }
      const before = rows(table);
      for (const type of REQUEST_TYPES) {
        if (type === 'hello' || type === 'ping') continue;
        // Without a hello a connection is a stranger's, whatever keys its owner has.
        const refusal = whyNot(type, visitor.silent ? ['stranger'] : visitor.roles);
        if (type === 'hint' && refusal === null) continue;
        const request = { type, ...BODY[type] };
        let outcome: string;
        if (SILENT.has(type)) {
          socket.forget();
          socket.send(request);
          socket.send({ type: 'ping' });
          await socket.next('pong');
          const fault = socket.heard.find((each) => each.type === 'fault');
          outcome = fault?.type === 'fault' ? fault.refusal.code : 'ok';
        } else outcome = await socket.ask(request);
        if (refusal !== null) expect(outcome, type).toBe(refusal);
        else expect(['ranked', 'not-seated'], type).not.toContain(outcome);
      }
      for (const [name, path] of Object.entries({
        look: '',
        log: '/log',
        record: '/record',
        'own-data': '/me',
      })) {
        const { status, json } = await call(server.base, 'GET', `/api/tables/${table}${path}`, {
          ...(key ? { key } : {}),
        });
        // A program says so on a socket alone.
        const roles = visitor.key === 'own' ? (['player'] as const) : visitor.roles;
        const refusal = whyNot(name as RouteName, roles);
        expect(status === 200 ? null : (json.refusal as { code: string }).code, name).toBe(refusal);
      }
      const seat = await call(server.base, 'POST', `/api/tables/${table}/seats`, {
        body: { key: key ?? newKey(), name: 'Zoe' },
      });
      // Its own key is told its seat again; nothing is written for that.
      expect(seat.json.refusal).toEqual(visitor.key === 'own' ? undefined : { code: 'ranked' });
      expect(rows(table), 'nothing was written').toBe(before);
      socket.close();
    },
  );

  test('a hint is the one thing more that its player may ask for, while the game is played', async () => {
    const { table, key } = tables.get('ranked')!;
    const socket = new RawSocket(server.port);
    await socket.hello(table, key);
    const before = rows(table);
    expect(await socket.ask({ type: 'hint' })).toBe('ok');
    expect(rows(table)).toBe(before + 1);
    socket.close();
  });
});
