import type { RequestType, TableRefusal } from '@iacta/online/wire';

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

/** A ranked table of the daily game has phases of its own: what would be a second try at known dice is refused there. */
export const PHASES = ['waiting', 'playing', 'paused', 'over', 'ranked', 'ranked-over'] as const;
export type TablePhase = (typeof PHASES)[number];

/** The HTTP routes by what they do. */
export const ROUTES = [
  'open',
  'list',
  'find',
  'address',
  'names',
  'look',
  'sit',
  'own-data',
  'forget',
  'change-key',
  'report',
  'record',
  'log',
  'push-key',
  'subscribe',
  'unsubscribe',
  'daily',
  'daily-begin',
  'daily-player',
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
type Row = { readonly [R in Role]: ByPhase };
type Ranked = Pick<ByPhase, 'ranked' | 'ranked-over'>;

/** No row is complete without a word about ranked tables. */
const ranked = (playing: Cell, over: Cell = playing): Ranked => ({ ranked: playing, 'ranked-over': over });
const phases = (waiting: Cell, playing: Cell, paused: Cell, over: Cell, atRanked: Ranked): ByPhase => ({
  waiting,
  playing,
  paused,
  over,
  ...atRanked,
});
const always = (cell: Cell, atRanked: Ranked): ByPhase => phases(cell, cell, cell, cell, atRanked);

const SAME = { ok: always('ok', ranked('ok')), watch: always('watch', ranked('watch')) };
const UNKNOWN_KEY = always('unknown-key', ranked('unknown-key'));
const NOT_SEATED = always('not-seated', ranked('not-seated'));
const NOT_HOST = always('not-host', ranked('not-host'));
const PHRASES = always('phrases', ranked('phrases'));
/** What would repeat a step, or let another play. */
const REFUSED = ranked('ranked');
const REFUSED_UNTIL_OVER = ranked('ranked', 'over');

const ALL: Row = {
  host: SAME.ok,
  player: SAME.ok,
  replaced: SAME.ok,
  former: SAME.ok,
  spectator: SAME.ok,
  screen: SAME.ok,
  program: SAME.ok,
  stranger: SAME.ok,
};

/** For those who have a seat. */
function seated(player: ByPhase, more: { readonly replaced: ByPhase; readonly program?: ByPhase }): Row {
  const { replaced, program = player } = more;
  return {
    player,
    replaced,
    program,
    host: NOT_SEATED,
    former: NOT_SEATED,
    spectator: NOT_SEATED,
    screen: NOT_SEATED,
    stranger: NOT_SEATED,
  };
}

/** For the host, with a seat or without. */
function hosting(host: ByPhase): Row {
  return {
    host,
    screen: host,
    player: NOT_HOST,
    replaced: NOT_HOST,
    program: NOT_HOST,
    former: NOT_HOST,
    spectator: NOT_HOST,
    stranger: NOT_SEATED,
  };
}

/** A step of the game, and one that ranked tables do not have. */
const step = (atRanked: Ranked) => phases('not-started', 'ok', 'paused', 'over', atRanked);
const replacedStep = (atRanked: Ranked) => phases('not-started', 'bot-plays', 'paused', 'over', atRanked);
const PLAYED = { step: step(ranked('ok', 'over')), replaced: replacedStep(ranked('bot-plays', 'over')) };
const UNRANKED = { step: step(REFUSED_UNTIL_OVER), replaced: replacedStep(REFUSED_UNTIL_OVER) };
const NOT_FOR_PROGRAMS = always('not-for-programs', ranked('not-for-programs'));
const BEFORE_START = phases('ok', 'started', 'started', 'started', ranked('started'));

/**
 * Who may send what, and when: the only place that says it. Every message, over a socket or HTTP, is looked up
 * here before anything else happens with it. What is allowed here can still be refused for what it says: a move
 * by the rules of the game, an answer because its question is gone.
 */
const PERMISSIONS: { readonly [M in RequestType | RouteName]: Row } = {
  // Over a socket.
  hello: { ...ALL, former: SAME.watch, spectator: SAME.watch, stranger: UNKNOWN_KEY },
  ping: ALL,
  move: seated(PLAYED.step, { replaced: PLAYED.replaced }),
  throw: seated(PLAYED.step, { replaced: PLAYED.replaced }),
  enter: seated(UNRANKED.step, { replaced: UNRANKED.replaced }),
  // A device takes part in rolls as long as it has a seat. One that comes too late is of no use and does no harm.
  commit: seated(always('ok', REFUSED), { replaced: always('ok', REFUSED) }),
  reveal: seated(always('ok', REFUSED), { replaced: always('ok', REFUSED) }),
  undo: seated(phases('not-started', 'ok', 'paused', 'ok', REFUSED), {
    replaced: phases('not-started', 'bot-plays', 'paused', 'bot-plays', REFUSED),
  }),
  // A player in whose place a bot plays is still asked before a roll is taken back.
  answer: seated(phases('not-started', 'ok', 'paused', 'ok', REFUSED), {
    replaced: phases('not-started', 'ok', 'paused', 'ok', REFUSED),
  }),
  'ask-bot': seated(UNRANKED.step, { replaced: UNRANKED.replaced, program: NOT_FOR_PROGRAMS }),
  pause: seated(UNRANKED.step, { replaced: UNRANKED.replaced, program: NOT_FOR_PROGRAMS }),
  resume: seated(phases('not-paused', 'not-paused', 'ok', 'not-paused', ranked('not-paused')), {
    replaced: phases('not-paused', 'not-paused', 'bot-plays', 'not-paused', ranked('not-paused')),
  }),
  back: seated(always('no-bot-plays', ranked('no-bot-plays')), {
    replaced: phases('no-bot-plays', 'ok', 'ok', 'over', REFUSED_UNTIL_OVER),
  }),
  leave: seated(phases('ok', 'ok', 'ok', 'over', REFUSED_UNTIL_OVER), {
    replaced: phases('bot-plays', 'bot-plays', 'bot-plays', 'over', REFUSED_UNTIL_OVER),
  }),
  hint: seated(phases('not-started', 'not-ranked', 'paused', 'over', ranked('ok', 'over')), {
    replaced: replacedStep(ranked('bot-plays', 'over')),
  }),
  again: {
    ...seated(phases('not-over', 'not-over', 'not-over', 'ok', ranked('not-over', 'ranked')), {
      replaced: phases('not-over', 'not-over', 'not-over', 'ok', ranked('not-over', 'ranked')),
      program: NOT_FOR_PROGRAMS,
    }),
    screen: phases('not-over', 'not-over', 'not-over', 'ok', ranked('not-over', 'ranked')),
  },
  say: {
    ...seated(SAME.ok, { replaced: SAME.ok, program: NOT_FOR_PROGRAMS }),
    former: PHRASES,
    spectator: PHRASES,
  },
  bot: hosting(BEFORE_START),
  // Who may watch can be changed at any time; the rest only before the start, which is looked at with the request.
  set: hosting(always('ok', REFUSED)),
  start: hosting(BEFORE_START),
  close: hosting(BEFORE_START),
  host: hosting(always('ok', REFUSED)),

  // Over HTTP. The first ones concern no table.
  open: ALL,
  list: ALL,
  find: ALL,
  address: ALL,
  names: ALL,
  'push-key': ALL,
  daily: ALL,
  'daily-begin': ALL,
  'daily-player': ALL,
  'daily-ranking': ALL,
  'daily-standings': ALL,
  'daily-file': ALL,
  // Public information: the game, the seats, the phase. No position, no code.
  look: { ...ALL, stranger: UNKNOWN_KEY },
  sit: sitRow(),
  'own-data': { ...ALL, spectator: UNKNOWN_KEY, stranger: UNKNOWN_KEY },
  forget: { ...ALL, spectator: UNKNOWN_KEY, stranger: UNKNOWN_KEY },
  'change-key': { ...ALL, spectator: UNKNOWN_KEY, stranger: UNKNOWN_KEY },
  // At a ranked table no other person is, and only those who have shown a key can be kept from reporting.
  report: {
    host: always('ok', REFUSED),
    player: always('ok', REFUSED),
    replaced: always('ok', REFUSED),
    former: always('ok', REFUSED),
    screen: always('ok', REFUSED),
    // A request with a key does not say that a program sends it.
    program: always('ok', REFUSED),
    spectator: NOT_SEATED,
    stranger: UNKNOWN_KEY,
  },
  // Only who can be asked something is notified.
  subscribe: {
    ...seated(phases('ok', 'ok', 'ok', 'over', ranked('ok', 'over')), {
      replaced: phases('ok', 'ok', 'ok', 'over', ranked('ok', 'over')),
    }),
    spectator: UNKNOWN_KEY,
    stranger: UNKNOWN_KEY,
  },
  unsubscribe: { ...ALL, spectator: UNKNOWN_KEY, stranger: UNKNOWN_KEY },
  log: { ...ALL, former: SAME.watch, spectator: SAME.watch, stranger: UNKNOWN_KEY },
  record: recordRow(),
};

/** By the key in the body. A key with a seat is told that seat again. During the game it takes over from a bot. */
function sitRow(): Row {
  const guest = phases('ok', 'ok', 'ok', 'started', REFUSED);
  return {
    host: SAME.ok,
    player: SAME.ok,
    replaced: SAME.ok,
    program: SAME.ok,
    former: guest,
    spectator: guest,
    screen: guest,
    stranger: guest,
  };
}

function recordRow(): Row {
  const over = phases('not-over', 'not-over', 'not-over', 'ok', ranked('not-over', 'ok'));
  const watched = phases('not-over', 'not-over', 'not-over', 'watch', ranked('not-over', 'watch'));
  return {
    host: over,
    player: over,
    replaced: over,
    screen: over,
    program: over,
    former: watched,
    spectator: watched,
    stranger: UNKNOWN_KEY,
  };
}

/** What is left at a table that an operator has closed: everyone's right to their own data. */
const WHEN_CLOSED: { readonly [M in RequestType | RouteName]: boolean } = {
  hello: false,
  ping: true,
  move: false,
  throw: false,
  enter: false,
  commit: false,
  reveal: false,
  undo: false,
  answer: false,
  'ask-bot': false,
  pause: false,
  resume: false,
  back: false,
  leave: false,
  hint: false,
  again: false,
  say: false,
  bot: false,
  set: false,
  start: false,
  close: false,
  host: false,
  open: true,
  list: true,
  find: true,
  address: true,
  names: true,
  'push-key': true,
  daily: true,
  'daily-begin': true,
  'daily-player': true,
  'daily-ranking': true,
  'daily-standings': true,
  'daily-file': true,
  look: false,
  sit: false,
  'own-data': true,
  forget: true,
  'change-key': true,
  report: false,
  subscribe: false,
  unsubscribe: true,
  log: false,
  record: false,
};

/** What the answer depends on apart from the roles. */
export interface TableSituation {
  /** By an operator. */
  readonly closed?: boolean;
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
  situation: TableSituation,
): TableRefusal | null {
  if (situation.closed === true && !WHEN_CLOSED[message]) return 'table-closed';
  const now = phaseOf(situation);
  const refusals: TableRefusal[] = [];
  for (const role of roles) {
    const verdict = verdictOf(PERMISSIONS[message][role], now, situation);
    if (verdict === 'ok') return null;
    refusals.push(verdict);
  }
  // That the host may do it, but not now, says more than that a player never may.
  return refusals.find((code) => code !== 'not-seated' && code !== 'not-host') ?? refusals[0] ?? 'not-seated';
}

export function phaseOf({
  ranked: isRanked,
  phase,
  paused,
}: Pick<TableSituation, 'ranked' | 'phase' | 'paused'>): TablePhase {
  // A ranked table is opened with the start of its game.
  if (isRanked) return phase === 'over' ? 'ranked-over' : 'ranked';
  return phase === 'playing' && paused ? 'paused' : phase;
}

function verdictOf(
  cells: ByPhase,
  phase: TablePhase,
  { watch, spectatorPhrases }: Pick<TableSituation, 'watch' | 'spectatorPhrases'>,
): 'ok' | TableRefusal {
  if (!watch && Object.values(cells).includes('watch')) return 'no-watching';
  const cell = cells[phase];
  if (cell === 'phrases') return watch && spectatorPhrases ? 'ok' : 'not-seated';
  return cell === 'watch' ? 'ok' : cell;
}
