import { type Json, moves, type Rules, randomStream } from '@iacta/core';
import { SEALED_GAME } from '@iacta/games/test-kit';
import type { Reply } from '@iacta/online/wire';
import type { Role, TablePhase } from '../permissions/permissions.ts';

/** Ranked tables are opened by the server alone, and have a model of their own: permissions.ranked.test.ts. */
export type UnrankedPhase = Exclude<TablePhase, 'ranked' | 'ranked-over'>;

import { autoplay, call, Guest, newKey, RawSocket, type TestServer, takeStep } from './kit.ts';

/** A client with a past: how it came to be what it is, and what it therefore is. */
export interface History {
  readonly name: string;
  /** What the client is, as a person would say it; the server has to derive it. */
  readonly roles: readonly Role[];
  /** The phases in which one can have this past. */
  readonly phases: readonly UnrankedPhase[];
  /** The seat whose key the client holds or held; -1: the host's key without a seat, or none. */
  readonly seat: 0 | 1 | -1;
  readonly key: 'own' | 'none' | 'unknown' | 'screen';
  readonly watch?: false;
  /** The host lets those who watch send phrases. */
  readonly phrases?: true;
  readonly program?: true;
  /** The client connects before its past happens to it, or after. It never says hello: `silent`. */
  readonly connects?: 'after' | 'silent';
  /** The seat that starts the game, where it is not the first. */
  readonly startedBy?: number;
  /** What happens before the start. */
  readonly before?: (stage: Stage) => Promise<void>;
  /** What happens after the start. */
  readonly after?: (stage: Stage) => Promise<void>;
}

/** A table with its other clients, in the phase that is asked for. */
export interface Stage {
  readonly server: TestServer;
  readonly table: string;
  readonly code: string;
  /** The key that the client has or had; undefined for one without. */
  readonly key: string | undefined;
  readonly client: RawSocket;
  /** The keys of seats 0 to 2, as they were at first. */
  readonly keys: readonly string[];
  /** Those who really sit there, by seat. */
  readonly others: Map<number, Guest>;
  readonly act: (
    seat: number,
    action: { readonly type: string; readonly [key: string]: unknown },
  ) => Promise<void>;
  readonly sit: (seat: number, key: string, name: string) => Promise<void>;
}

/** A game in which answers are sealed: what others must not see is part of the model. */
const GAME = SEALED_GAME;
const FORMER_PHASES = ['waiting', 'playing', 'paused', 'over'] as const;
const STARTED = ['playing', 'paused', 'over'] as const;

const leave = (stage: Stage) => stage.act(1, { type: 'leave' });
const remove = (stage: Stage) => stage.act(0, { type: 'bot', seat: 1, bot: null });
async function takenByCleo(stage: Stage): Promise<void> {
  const key = newKey();
  await stage.sit(1, key, 'Cleo');
  stage.others.get(1)?.client.close();
  await comeTo(stage, 1, key);
}
const takenByBot = (stage: Stage) => stage.act(0, { type: 'bot', seat: 1, bot: 'greedy' });

const gone = { left: leave, 'was removed': remove };
const then = {
  'and the seat is empty': null,
  'and Cleo sits there': takenByCleo,
  'and a bot sits there': takenByBot,
};

function formers(): History[] {
  return Object.entries(gone).flatMap(([how, go]) =>
    Object.entries(then).flatMap(([what, follow]) =>
      (['before', 'after'] as const).map(
        (connects): History => ({
          name: `a player who ${how}, ${what}, connected ${connects} that`,
          roles: ['former'],
          phases: follow ? FORMER_PHASES : ['waiting'],
          seat: 1,
          key: 'own',
          ...(connects === 'after' ? { connects } : {}),
          before: async (stage) => {
            await go(stage);
            await follow?.(stage);
          },
        }),
      ),
    ),
  );
}

const OWN = { seat: 1, key: 'own', phases: FORMER_PHASES } as const;
const KEYLESS = { seat: -1, key: 'none', phases: FORMER_PHASES } as const;

export const HISTORIES: readonly History[] = [
  { ...OWN, name: 'the host', roles: ['player', 'host'], seat: 0 },
  { ...OWN, name: 'a player', roles: ['player'] },
  {
    ...OWN,
    name: 'a host who has handed the role over',
    roles: ['player'],
    seat: 0,
    startedBy: 2,
    before: (stage) => stage.act(0, { type: 'host', seat: 2 }),
  },
  {
    ...OWN,
    name: 'a host who left, and the seat is empty',
    roles: ['former'],
    seat: 0,
    phases: ['waiting'],
    before: (stage) => stage.act(0, { type: 'leave' }),
  },
  { ...OWN, name: 'a program', roles: ['program'], program: true },
  {
    ...OWN,
    name: 'a player who left and sat down again',
    roles: ['player'],
    before: async (stage) => {
      await leave(stage);
      await stage.sit(1, stage.keys[1], 'Bea');
    },
  },
  { ...OWN, name: 'a player replaced by a bot', roles: ['replaced'], phases: STARTED, after: leave },
  {
    ...OWN,
    name: 'a program replaced by a bot',
    roles: ['replaced'],
    phases: STARTED,
    program: true,
    after: leave,
  },
  {
    ...OWN,
    name: 'a host replaced by a bot',
    roles: ['replaced', 'host'],
    phases: STARTED,
    seat: 0,
    after: (stage) => stage.act(0, { type: 'leave' }),
  },
  {
    ...OWN,
    name: 'a player who has taken the seat back',
    roles: ['player'],
    phases: STARTED,
    after: async (stage) => {
      await leave(stage);
      await stage.act(1, { type: 'back' });
    },
  },
  ...formers(),
  { ...KEYLESS, name: 'a spectator', roles: ['spectator'] },
  { ...KEYLESS, name: 'a spectator who may speak', roles: ['spectator'], phrases: true },
  {
    ...KEYLESS,
    name: 'a spectator who might speak where watching is disabled',
    roles: ['spectator'],
    phrases: true,
    watch: false,
    connects: 'silent',
  },
  { ...KEYLESS, name: 'the shared screen that opened the table', roles: ['screen'], key: 'screen' },
  { ...KEYLESS, name: 'a key that is none of the table', roles: ['stranger'], key: 'unknown' },
  { ...KEYLESS, name: 'a connection that has said no hello', roles: ['spectator'], connects: 'silent' },
  {
    ...OWN,
    name: 'a player who deleted their data before the start, connected after that',
    roles: ['stranger'],
    connects: 'after',
    before: async (stage) => {
      stage.others.get(1)?.client.close();
      await call(stage.server.base, 'DELETE', `/api/tables/${stage.table}/me`, { key: stage.keys[1] });
      await takenByCleo(stage);
    },
  },
  {
    ...KEYLESS,
    name: 'a spectator where watching is disabled',
    roles: ['spectator'],
    watch: false,
    connects: 'silent',
  },
  {
    ...OWN,
    name: 'a former player where watching is disabled',
    roles: ['former'],
    watch: false,
    connects: 'silent',
    before: async (stage) => {
      await remove(stage);
      await takenByCleo(stage);
    },
  },
];

const rulesOf = new WeakMap<TestServer, Rules>();

async function comeTo(
  { server, table, others }: Pick<Stage, 'server' | 'table' | 'others'>,
  seat: number,
  key: string,
) {
  const guest = new Guest(server.port, { table, key, rules: rulesOf.get(server)! });
  others.set(seat, guest);
  await guest.online();
}

/** Sets a table up for a client with a past, and brings it into a phase. */
export async function setUp(
  server: TestServer,
  rules: Rules,
  history: History,
  phase: UnrankedPhase,
): Promise<Stage> {
  rulesOf.set(server, rules);
  const {
    key: kind,
    watch = true,
    phrases: spectatorPhrases = false,
    before,
    after,
    connects,
    seat,
    program,
  } = history;
  const keys = [newKey(), newKey(), newKey()];
  const screen = newKey();
  const isScreen = kind === 'screen';
  const names = ['Ada', 'Bea', 'Dan'];
  const key = isScreen ? screen : keys[0];
  const body = { key, game: GAME, options: { seats: 3, starter: 0 }, watch, spectatorPhrases };
  const opened = await call(server.base, 'POST', '/api/tables', {
    body: isScreen ? body : { ...body, name: names[0] },
  });
  const { table, code } = opened.json as { table: string; code: string };
  const sit: Stage['sit'] = async (at, key, name) => {
    const answered = await call(server.base, 'POST', `/api/tables/${table}/seats`, {
      body: { key, name, seat: at },
    });
    if (answered.status !== 200) throw new Error(`${name} cannot sit down: ${JSON.stringify(answered.json)}`);
  };
  for (const at of isScreen ? [0, 1, 2] : [1, 2]) await sit(at, keys[at], names[at]);
  const own = { own: keys[Math.max(0, seat)], screen, unknown: newKey(), none: undefined }[kind];
  const others = new Map<number, Guest>();
  const client = new RawSocket(server.port);
  const stage: Stage = {
    server,
    table,
    code,
    key: own,
    client,
    keys,
    others,
    sit,
    act: async (at, action) => {
      const result = await others.get(at)!.client.act(action as never);
      if (!result.ok) throw new Error(`seat ${at} cannot ${action.type}: ${result.refusal.code}`);
    },
  };
  for (const at of [0, 1, 2]) await comeTo(stage, at, keys[at]);
  const hello = async () => {
    await client.opened;
    if (connects === 'silent') return;
    client.send({ type: 'hello', table, ...(own ? { key: own } : {}), ...(program ? { program } : {}) });
    await client.next(
      kind === 'unknown' || (connects === 'after' && history.roles[0] === 'stranger') ? 'fault' : 'welcome',
    );
  };
  if (connects !== 'after') await hello();
  await before?.(stage);
  if (connects === 'after') await hello();
  if (phase !== 'waiting') {
    if (isScreen) {
      if ((await client.ask({ type: 'start' })) !== 'ok') throw new Error('the screen cannot start');
    } else await stage.act(history.startedBy ?? 0, { type: 'start' });
    await Promise.all(
      [...others.values()].map((each) =>
        each.until((c) => c.table?.phase === 'playing' || c.connection === 'closed'),
      ),
    );
    await play(stage, rules, phase);
    if (phase !== 'over') await after?.(stage);
    if (phase === 'paused') await stage.act(2, { type: 'pause' });
    if (phase === 'over') await toTheEnd(stage, rules, after);
  }
  return stage;
}

/** The people at the table whose devices follow it. */
const playersOf = ({ others }: Stage): Guest[] =>
  [...others.values()].filter(({ client }) => client.seat >= 0 && client.connection === 'online');

/** To where seats 1 and 2 owe a sealed answer and seat 2 has given it; a bot's seat is not waited for. */
async function play(stage: Stage, rules: Rules, phase: UnrankedPhase): Promise<void> {
  if (phase === 'over') return;
  const below = randomStream(5);
  const players = playersOf(stage);
  const [ada] = players;
  const isSealed = () => rules.sealed(ada.client.position!) && ada.client.owing.includes(2);
  for (let steps = 0; !isSealed(); steps++) {
    if (steps > 100) throw new Error('no sealed answers came up');
    await takeStep(players, rules, below);
  }
  const dan = stage.others.get(2)!;
  await takeStep([dan], rules, below);
  await Promise.all(players.map((each) => each.until(({ seq }) => seq >= dan.client.seq)));
}

async function toTheEnd(stage: Stage, rules: Rules, after: History['after']): Promise<void> {
  await after?.(stage);
  for (const guest of playersOf(stage)) autoplay(guest, rules, randomStream(9));
  await stage.others.get(2)!.over();
}

/** A move that seat 1 may make in the playing phase; any JSON else. */
export function someMove(stage: Stage, rules: Rules): Json {
  const position = stage.others.get(0)?.client.position ?? stage.others.get(2)?.client.position;
  if (!position || rules.dice(position)) return { pick: 'red' };
  const legal = moves(rules, position, 1);
  return legal.length > 0 ? (rules.encodeMove(legal[0]) as Json) : { pick: 'red' };
}

/** The salt of the answer that seat 2 has sealed, as its own device was sent it; null if there is none. */
export function sealedAnswer({ others }: Stage): { salt: string; seq: number } | null {
  const entriesOf = (seat: number) =>
    others.get(seat)!.heard.flatMap((text) => {
      const reply = JSON.parse(text) as Reply;
      return reply.type === 'entry' ? [reply] : [];
    });
  const masked = entriesOf(0).findLast(({ entry }) => 'masked' in entry && entry.by === 2);
  const own = entriesOf(2).find(({ seq }) => seq === masked?.seq);
  return own && 'salt' in own.entry ? { salt: own.entry.salt, seq: own.seq } : null;
}
