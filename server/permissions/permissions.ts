import type { RequestType } from '@iacta/online/wire';
import type { TableRefusal } from './refusals.ts';

/** What a client can be at a table. One that has a seat and is the host is both. */
export const ROLES = [
  /** Holds the key of the table's host, in addition to the rights of its seat. */
  'host',
  /** Has a seat. */
  'player',
  /** Has a seat in which a bot plays for the time being. */
  'replaced',
  /** Had a seat before the start, and left or was removed. */
  'former',
  /** Came without a key. */
  'spectator',
  /** The host without a seat: a shared screen that has opened the table. */
  'screen',
  /** A program in a seat, which has said so: it plays and votes, and leaves the rest to people. */
  'program',
  /** A key that was never one of this table, or no hello yet. */
  'stranger',
] as const;
export type Role = (typeof ROLES)[number];

export const PHASES = ['waiting', 'playing', 'paused', 'over'] as const;
export type TablePhase = (typeof PHASES)[number];

/** The HTTP routes by what they do. */
export const ROUTES = [
  'open',
  'list',
  'find',
  'address',
  'look',
  'sit',
  'own-data',
  'forget',
  'record',
  'log',
  'push-key',
  'subscribe',
  'unsubscribe',
  'daily',
  'daily-begin',
  'daily-ranking',
  'daily-standings',
  'daily-file',
] as const;
export type RouteName = (typeof ROUTES)[number];

/**
 * `watch`: allowed where watching is enabled; where it is not, `no-watching` in every phase. `phrases`: allowed where
 * the host lets those who watch send phrases; else `not-seated`.
 */
export type Cell = 'ok' | 'watch' | 'phrases' | TableRefusal;
type ByPhase = { readonly [P in TablePhase]: Cell };
type Cells = Cell | ByPhase;
type Row = { readonly [R in Role]: Cells };

const phases = (waiting: Cell, playing: Cell, paused: Cell, over: Cell): ByPhase => ({
  waiting,
  playing,
  paused,
  over,
});

const ALL: Row = {
  host: 'ok',
  player: 'ok',
  replaced: 'ok',
  former: 'ok',
  spectator: 'ok',
  screen: 'ok',
  program: 'ok',
  stranger: 'ok',
};

/** For those who have a seat. */
function seated(player: Cells, more: { readonly replaced: Cells; readonly program?: Cells }): Row {
  const none: Cell = 'not-seated';
  const { replaced, program = player } = more;
  return {
    player,
    replaced,
    program,
    host: none,
    former: none,
    spectator: none,
    screen: none,
    stranger: none,
  };
}

/** For the host, with a seat or without. */
function hosting(host: Cells): Row {
  const none: Cell = 'not-host';
  return {
    host,
    screen: host,
    player: none,
    replaced: none,
    program: none,
    former: none,
    spectator: none,
    stranger: 'not-seated',
  };
}

const STEP = phases('not-started', 'ok', 'paused', 'over');
const REPLACED_STEP = phases('not-started', 'bot-plays', 'paused', 'over');
const NOT_FOR_PROGRAMS: Cell = 'not-for-programs';

/**
 * Who may send what, and when: the only place that says it. Every message, over a socket or HTTP, is looked up
 * here before anything else happens with it. What is allowed here can still be refused for what it says: a move
 * by the rules of the game, an answer because its question is gone.
 */
const PERMISSIONS: { readonly [M in RequestType | RouteName]: Row } = {
  // Over a socket.
  hello: { ...ALL, former: 'watch', spectator: 'watch', stranger: 'unknown-key' },
  ping: ALL,
  move: seated(STEP, { replaced: REPLACED_STEP }),
  throw: seated(STEP, { replaced: REPLACED_STEP }),
  enter: seated(STEP, { replaced: REPLACED_STEP }),
  // A device takes part in rolls as long as it has a seat. One that comes too late is of no use and does no harm.
  commit: seated('ok', { replaced: 'ok' }),
  reveal: seated('ok', { replaced: 'ok' }),
  undo: seated(phases('not-started', 'ok', 'paused', 'ok'), {
    replaced: phases('not-started', 'bot-plays', 'paused', 'bot-plays'),
  }),
  // A player in whose place a bot plays is still asked before a roll is taken back.
  answer: seated(phases('not-started', 'ok', 'paused', 'ok'), {
    replaced: phases('not-started', 'ok', 'paused', 'ok'),
  }),
  'ask-bot': seated(STEP, { replaced: REPLACED_STEP, program: NOT_FOR_PROGRAMS }),
  pause: seated(STEP, { replaced: REPLACED_STEP, program: NOT_FOR_PROGRAMS }),
  resume: seated(phases('not-paused', 'not-paused', 'ok', 'not-paused'), {
    replaced: phases('not-paused', 'not-paused', 'bot-plays', 'not-paused'),
  }),
  back: seated('no-bot-plays', { replaced: phases('no-bot-plays', 'ok', 'ok', 'over') }),
  leave: seated(phases('ok', 'ok', 'ok', 'over'), {
    replaced: phases('bot-plays', 'bot-plays', 'bot-plays', 'over'),
  }),
  hint: seated(STEP, { replaced: REPLACED_STEP }),
  again: {
    ...seated(phases('not-over', 'not-over', 'not-over', 'ok'), {
      replaced: phases('not-over', 'not-over', 'not-over', 'ok'),
      program: NOT_FOR_PROGRAMS,
    }),
    screen: phases('not-over', 'not-over', 'not-over', 'ok'),
  },
  say: {
    ...seated('ok', { replaced: 'ok', program: NOT_FOR_PROGRAMS }),
    former: 'phrases',
    spectator: 'phrases',
  },
  bot: hosting(phases('ok', 'started', 'started', 'started')),
  // Who may watch can be changed at any time; the rest only before the start, which is looked at with the request.
  set: hosting('ok'),
  start: hosting(phases('ok', 'started', 'started', 'started')),
  close: hosting(phases('ok', 'started', 'started', 'started')),
  host: hosting('ok'),

  // Over HTTP. The first ones concern no table.
  open: ALL,
  list: ALL,
  find: ALL,
  address: ALL,
  'push-key': ALL,
  daily: ALL,
  'daily-begin': ALL,
  'daily-ranking': ALL,
  'daily-standings': ALL,
  'daily-file': ALL,
  // Public information: the game, the seats, the phase. No position, no code.
  look: { ...ALL, stranger: 'unknown-key' },
  // By the key in the body. A key with a seat gets that seat. During the game it takes over from a bot.
  sit: {
    ...ALL,
    former: phases('ok', 'ok', 'ok', 'started'),
    spectator: phases('ok', 'ok', 'ok', 'started'),
    screen: phases('ok', 'ok', 'ok', 'started'),
    stranger: phases('ok', 'ok', 'ok', 'started'),
  },
  'own-data': { ...ALL, spectator: 'unknown-key', stranger: 'unknown-key' },
  forget: { ...ALL, spectator: 'unknown-key', stranger: 'unknown-key' },
  // Only who can be asked something is notified.
  subscribe: {
    ...seated(phases('ok', 'ok', 'ok', 'over'), { replaced: phases('ok', 'ok', 'ok', 'over') }),
    spectator: 'unknown-key',
    stranger: 'unknown-key',
  },
  unsubscribe: { ...ALL, spectator: 'unknown-key', stranger: 'unknown-key' },
  log: { ...ALL, former: 'watch', spectator: 'watch', stranger: 'unknown-key' },
  record: recordRow(),
};

function recordRow(): Row {
  const over = phases('not-over', 'not-over', 'not-over', 'ok');
  const watched = phases('not-over', 'not-over', 'not-over', 'watch');
  return {
    host: over,
    player: over,
    replaced: over,
    screen: over,
    program: over,
    former: watched,
    spectator: watched,
    stranger: 'unknown-key',
  };
}

/**
 * What a ranked table of the daily game refuses as `ranked`, also where the table above allows it: everything that would be a second try at
 * dice that were seen, or would let another play.
 */
const REFUSED_AT_RANKED: ReadonlySet<RequestType | RouteName> = new Set([
  'enter',
  'commit',
  'reveal',
  'undo',
  'answer',
  'ask-bot',
  'pause',
  'resume',
  'back',
  'leave',
  'again',
  'bot',
  'set',
  'start',
  'close',
  'host',
  'sit',
]);
/** What is refused as `not-ranked` at all other tables. */
const REFUSED_ELSEWHERE: ReadonlySet<RequestType | RouteName> = new Set(['hint']);

/** What the answer depends on apart from the roles. */
export interface TableSituation {
  /** A table of the daily game. */
  readonly ranked: boolean;
  readonly phase: 'waiting' | 'playing' | 'over';
  readonly paused: boolean;
  readonly watch: boolean;
  readonly spectatorPhrases: boolean;
}

/** Why a client with these roles may not send a message now; null if it may. */
export function whyNotPermitted(
  message: RequestType | RouteName,
  roles: readonly Role[],
  { ranked, phase, paused, watch, spectatorPhrases }: TableSituation,
): TableRefusal | null {
  const now: TablePhase = phase === 'playing' && paused ? 'paused' : phase;
  const refusals: TableRefusal[] = [];
  for (const role of roles) {
    const verdict = verdictOf(PERMISSIONS[message][role], now, { watch, spectatorPhrases });
    if (verdict === 'ok') return whyNotHere(message, ranked);
    refusals.push(verdict);
  }
  // That the host may do it, but not now, says more than that a player never may.
  return refusals.find((code) => code !== 'not-seated' && code !== 'not-host') ?? refusals[0] ?? 'not-seated';
}

function whyNotHere(message: RequestType | RouteName, ranked: boolean): TableRefusal | null {
  if (ranked) return REFUSED_AT_RANKED.has(message) ? 'ranked' : null;
  return REFUSED_ELSEWHERE.has(message) ? 'not-ranked' : null;
}

function verdictOf(
  cells: Cells,
  phase: TablePhase,
  { watch, spectatorPhrases }: Pick<TableSituation, 'watch' | 'spectatorPhrases'>,
): 'ok' | TableRefusal {
  const byPhase = typeof cells === 'string' ? phases(cells, cells, cells, cells) : cells;
  if (!watch && Object.values(byPhase).includes('watch')) return 'no-watching';
  const cell = byPhase[phase];
  if (cell === 'phrases') return watch && spectatorPhrases ? 'ok' : 'not-seated';
  return cell === 'watch' ? 'ok' : cell;
}
