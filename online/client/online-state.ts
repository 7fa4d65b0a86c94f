import type { Awaits, Face, Move, Refusal, Rules } from '@iacta/core';
import type { TableState } from '@iacta/table/log';
import type { SessionSeat, SessionState } from '@iacta/table/session';
import type { Phrase } from '../wire/index.ts';
import type { TableClient } from './client.ts';
import type { ConnectionState } from './connection.ts';
import type { Happening } from './happening.ts';
import type { JudgedRoll } from './mirror.ts';

/** A step of the player that the server has not acknowledged. */
export type PendingStep =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'roll' }
  | { readonly kind: 'faces'; readonly faces: readonly Face[] };

/** What is known about a table apart from its log. */
export interface Surroundings {
  readonly connection: ConnectionState;
  /** The seats whose devices are connected, and how many watch. */
  readonly here: readonly number[];
  readonly watchers: number;
  /** Until when those who are waited for have time; empty without a clock. */
  readonly deadlines: readonly { readonly seat: number; readonly at: number }[];
  /** The latest phrase; seat -1: a spectator. */
  readonly said: { readonly seat: number; readonly phrase: Phrase; readonly number: number } | null;
  /** Why something that is no move was refused. */
  readonly trouble: Refusal | null;
  /** Why there is nothing for us here. */
  readonly turnedAway: Refusal | null;
  /** The log contradicted itself or the rules. */
  readonly broken: boolean;
  /** The server's log does not extend the one that this device knows. */
  readonly rewritten: { readonly restored: boolean } | null;
  /** How many entries in our name did not come from this device. */
  readonly foreign: number;
}

export const NO_SURROUNDINGS: Surroundings = {
  connection: 'connecting',
  here: [],
  watchers: 0,
  deadlines: [],
  said: null,
  trouble: null,
  turnedAway: null,
  broken: false,
  rewritten: null,
  foreign: 0,
};

/** What an event outside the log says about the table. */
export function learnt(
  happening: Exclude<Happening, { kind: 'table' | 'role' }>,
  { here, watchers, deadlines }: Pick<TableClient, 'here' | 'watchers' | 'deadlines'>,
  { said }: Surroundings,
): Partial<Surroundings> {
  switch (happening.kind) {
    case 'connection':
      return { connection: happening.state };
    case 'presence':
      return { here, watchers };
    case 'clock':
      return { deadlines };
    case 'said':
      return {
        said: { seat: happening.seat, phrase: happening.phrase, number: (said?.number ?? 0) + 1 },
      };
    case 'broken':
      return { broken: true };
    case 'rewritten':
      return { rewritten: { restored: happening.restored } };
    case 'foreign':
      return { foreign: happening.entries.length };
    case 'storage':
      return { trouble: happening.refusal };
    default:
      return { turnedAway: happening.refusal };
  }
}

/** What the player of this device is at the table right now, and what the table wants of them. */
export interface Role {
  readonly acting: number | null;
  /** The seats that the game waits for; none in a pause. */
  readonly awaited: readonly number[];
  /** The seats of people whose devices are not there, and for whom no bot plays. */
  readonly away: readonly number[];
  readonly isFull: boolean;
  /** A bot has our seat for the time being. */
  readonly isReplaced: boolean;
  /** The question to the players that waits for our answer. */
  readonly question: TableState['asks'][number] | null;
  /** Our own question, which waits for the others. */
  readonly asked: TableState['asks'][number] | null;
  /** Whether our player may send quick phrases. */
  readonly canSay: boolean;
  readonly start: Start;
}

/** How the host can start the game. */
export interface Start {
  /** No seat is free, and no one who was invited to play again is missing. */
  readonly isReady: boolean;
  readonly free: number;
  /** The seats of those who were invited to play again and are not here. */
  readonly missing: readonly number[];
  /** How many would play without the free and missing seats; null where the game is not for so few. */
  readonly fewer: number | null;
}

export interface OnlineState<S extends SessionSeat = SessionSeat>
  extends SessionState<S>,
    Surroundings,
    Role {
  /** What everyone may know; null until the server has sent it. */
  readonly table: TableState | null;
  /** -1: none. */
  readonly seat: number;
  readonly host: boolean;
  readonly code: string | null;
  /** The head hash of the log. */
  readonly head: string;
  readonly rolls: readonly JudgedRoll[];
  /** Whether there is a position. */
  readonly hasGame: boolean;
  readonly pending: PendingStep | null;
  /** The pending step has been sent; false: it can still be replaced or withdrawn. */
  readonly isPendingSent: boolean;
  /** A step of ours is on its way, or its entry is on its way to us: the position shown is not the latest. */
  readonly isStepping: boolean;
  /** Whether our player has made a move that is not undone. */
  readonly hasMoved: boolean;
}

export function roleAt(
  { facts }: Rules,
  table: TableState | null,
  awaits: Awaits | null,
  seat: number,
  here: readonly number[],
): Role {
  const seats = table?.seats ?? [];
  const own = seats[seat];
  const isReplaced = own?.who === 'person' && own.bot !== null;
  const awaited = table?.phase === 'playing' && !table.paused && awaits ? seatsAwaited(awaits) : [];
  const away = seats.flatMap(({ who, bot }, i) =>
    who === 'person' && bot === null && i !== seat && !here.includes(i) ? [i] : [],
  );
  return {
    awaited,
    acting: !isReplaced && awaited.includes(seat) ? seat : null,
    away,
    isFull: table !== null && seats.every(({ who }) => who !== 'nobody'),
    isReplaced,
    question: table && seat >= 0 ? questionTo(table, seat, { isReplaced, away }) : null,
    asked: table?.asks.find((ask) => ask.seat === seat) ?? null,
    canSay: table !== null && table.daily === null && (seat >= 0 || table.spectatorPhrases),
    start: startOf(table, away, facts.seatCounts),
  };
}

function seatsAwaited(awaits: Awaits): readonly number[] {
  if (awaits.kind === 'over') return [];
  return awaits.kind === 'roll' ? [awaits.seat] : awaits.seats;
}

function questionTo(
  { asks, paused, phase }: TableState,
  seat: number,
  { isReplaced, away }: Pick<Role, 'isReplaced' | 'away'>,
): Role['question'] {
  // Answers are taken when the game goes on.
  if (paused) return null;
  return (
    asks.find(({ kind, of, yes }) => {
      if (yes.includes(seat)) return false;
      // While a bot plays for us we are still asked before a roll is taken back.
      if (kind === 'undo') return true;
      // A bot for a player who is back is no question any more.
      return phase === 'playing' && of !== undefined && of !== seat && away.includes(of) && !isReplaced;
    }) ?? null
  );
}

function startOf(table: TableState | null, away: readonly number[], seatCounts: readonly number[]): Start {
  const seats = table?.seats ?? [];
  const free = seats.filter(({ who }) => who === 'nobody').length;
  const missing = table?.rematch ? away : [];
  const fewer = seats.length - free - missing.length;
  return {
    isReady: free + missing.length === 0,
    free,
    missing,
    fewer: fewer > 1 && seatCounts.includes(fewer) ? fewer : null,
  };
}

/** The same seats as before stay the same objects, so that nothing is drawn again for them. */
export function seatsAt<S extends SessionSeat>(before: readonly S[], now: readonly S[]): readonly S[] {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now;
}
