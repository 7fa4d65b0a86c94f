import { knowsVersion, type RecordJson, type Rules } from '@iacta/core';
import {
  apply,
  chainHash,
  commitment,
  type EntryProblem,
  emptyLog,
  GENESIS,
  hashOfName,
  type LogState,
  recordOf,
  toArray,
} from '@iacta/table/log';
import { shownName } from '../wire/names.ts';
import { type LogFile, readLog, writeLog } from './file.ts';

/** What is wrong with a log: the first thing found, with the entry and the roll it is in. */
export type LogProblem =
  | { readonly code: 'not-json' | 'respelled' | 'wrong-head' | 'not-the-head-seen' }
  | { readonly code: 'malformed'; readonly at: string }
  | { readonly code: 'unknown-game' | 'unknown-rules' | 'wrong-name'; readonly seq: number }
  | EntryProblem;

/** How the rolls of a log were made. */
export interface RollCount {
  readonly rolls: number;
  /** With the devices of all the people at the table; with those of some of them; with none. */
  readonly all: number;
  readonly some: number;
  readonly serverOnly: number;
  /** Of format 1, in which the server could choose among the contributions it had. */
  readonly old: number;
  /** Of physical dice, as players typed them. */
  readonly typed: number;
  /** Of a daily game: proven by the file of its day, not by the log. */
  readonly daily: number;
  /** Throws that came to nothing, and the rolls that were thrown again after them. */
  readonly annulled: number;
  readonly repeated: number;
}

/** One person's part in the rolls. */
export interface SeatCount {
  readonly seat: number;
  readonly name: string;
  /** Rolls in which its device took part (format 2), and rolls while the person had the seat. */
  readonly took: number;
  readonly of: number;
  /** Throws for which its device did not reveal its nonce. */
  readonly missed: number;
}

/** One roll, for those who want to see them all. */
export interface RollLine {
  readonly roll: number;
  readonly format: 1 | 2;
  readonly by: readonly number[];
  readonly people: readonly number[];
  readonly attempts: number;
  /** Of physical dice, as its player typed them. */
  readonly typed: boolean;
  /** Of a daily game. */
  readonly daily: boolean;
}

export interface LogSummary {
  readonly table: string;
  readonly game: string;
  readonly head: string;
  readonly entries: number;
  /** The day whose dice the table has, and the promise that they were made for; null: it is no daily table. */
  readonly daily: LogState['daily'];
  /** The seats whose players were shown hints, at a daily table. */
  readonly hints: readonly number[];
  readonly over: boolean;
  /** False while unopened answers are masked. */
  readonly complete: boolean;
  readonly count: RollCount;
  readonly seats: readonly SeatCount[];
  readonly rolls: readonly RollLine[];
  /** Entries of format 1 that the log does not prove. */
  readonly doubts: LogState['doubts'];
}

export type LogVerdict =
  | {
      readonly ok: true;
      readonly summary: LogSummary;
      readonly record: RecordJson | null;
      readonly state: LogState;
    }
  | { readonly ok: false; readonly problem: LogProblem };

/** Where the rules of a game come from; null for a game that is not known here. */
export type RulesOf = (game: string) => Promise<Rules | null>;

/** Checks a file as text: every byte of it counts. `seen` is a head that a device at the table knows. */
export async function verifyText(text: string, rulesOf: RulesOf, seen?: string): Promise<LogVerdict> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return wrong({ code: 'not-json' });
  }
  const log = readLog(json);
  if (!log.ok) {
    const at = log.refusal.data?.at;
    return wrong({ code: 'malformed', at: typeof at === 'string' ? at : '' });
  }
  if (writeLog(log.value) !== text) return wrong({ code: 'respelled' });
  return verifyLog(log.value, rulesOf, seen);
}

export async function verifyLog(log: LogFile, rulesOf: RulesOf, seen?: string): Promise<LogVerdict> {
  const heads = headsOf(log);
  if ((heads.at(-1) ?? GENESIS) !== log.head) return wrong({ code: 'wrong-head' });
  if (seen !== undefined && !heads.includes(seen)) return wrong({ code: 'not-the-head-seen' });
  const first = log.entries[0];
  if (first === undefined || !('body' in first) || first.body.type !== 'open') {
    return wrong({ code: 'misplaced', seq: 0 });
  }
  if (first.body.table !== log.table) return wrong({ code: 'misplaced', seq: 0 });
  const rules = await rulesOf(first.body.game);
  if (!rules) return wrong({ code: 'unknown-game', seq: 0 });
  if (!knowsVersion(rules.facts, first.body.rules)) return wrong({ code: 'unknown-rules', seq: 0 });
  const misnamed = log.names.find((name) => !isNamed(log, name));
  if (misnamed) return wrong({ code: 'wrong-name', seq: misnamed.seq });
  let state = emptyLog(rules);
  for (const [seq, entry] of log.entries.entries()) {
    // Whose answer is masked has been written down since format 2.
    if ('masked' in entry && entry.by === undefined && log.format !== 1)
      return wrong({ code: 'masked', seq });
    const applied = apply(state, entry);
    if (!applied.ok) return wrong(applied.problem);
    state = applied.state;
  }
  const record = recordOf(state);
  return { ok: true, record, state, summary: summaryOf(state, log, record !== null) };
}

/** The head hash after each entry. */
function headsOf(log: LogFile): string[] {
  let head = GENESIS;
  return log.entries.map((entry) => {
    head = chainHash(
      head,
      'body' in entry ? commitment(entry.salt, JSON.stringify(entry.body)) : entry.masked,
    );
    return head;
  });
}

function isNamed(log: LogFile, { seq, name, salt }: LogFile['names'][number]): boolean {
  const entry = log.entries[seq];
  return (
    entry !== undefined &&
    'body' in entry &&
    entry.body.type === 'sit' &&
    entry.body.name === hashOfName(salt, name)
  );
}

function summaryOf(state: LogState, log: LogFile, hasRecord: boolean): LogSummary {
  const rolls = toArray(state.dice?.rolls ?? null);
  const attempts = [...rolls.flatMap((roll) => roll.attempts), ...(state.dice?.attempts ?? [])];
  const typed = rolls.filter((roll) => roll.typed).length;
  const daily = rolls.filter((roll) => roll.daily).length;
  const ofFormat2 = rolls.filter((roll) => roll.format === 2 && isShared(roll));
  const all = ofFormat2.filter(
    ({ by, people }) => by.length > 0 && people.every((seat) => by.includes(seat)),
  );
  const serverOnly = rolls.filter((roll) => roll.by.length === 0 && isShared(roll)).length;
  const old = rolls.filter(({ format, by }) => format === 1 && by.length > 0).length;
  const names = new Map(log.names.map(({ seq, name }) => [seq, shownName(name)]));
  return {
    table: log.table,
    game: state.rules.facts.id,
    head: state.head,
    entries: log.entries.length,
    daily: state.daily,
    hints: state.hints,
    over: state.phase === 'over',
    complete: hasRecord || state.game === null,
    count: {
      rolls: rolls.length,
      all: all.length,
      some: rolls.length - all.length - serverOnly - old - typed - daily,
      serverOnly,
      old,
      typed,
      daily,
      annulled: attempts.length,
      repeated: rolls.filter((roll) => roll.attempts.length > 0).length,
    },
    seats: state.seats.flatMap(({ who, sat }, seat) =>
      who === 'person'
        ? [
            {
              seat,
              name: names.get(sat) ?? '',
              took: ofFormat2.filter(({ by }) => by.includes(seat)).length,
              of: rolls.filter((roll) => roll.people.includes(seat) && isShared(roll)).length,
              missed: attempts.filter(
                ({ why, thrown, missing }) =>
                  why === 'annul' && missing.some((i) => thrown.commits[i]?.seat === seat),
              ).length,
            },
          ]
        : [],
    ),
    rolls: rolls.map(({ roll, format, typed: isTyped, daily: isDaily, by, people, attempts: before }) => ({
      roll,
      format,
      by,
      people,
      attempts: before.length,
      typed: isTyped,
      daily: isDaily,
    })),
    doubts: state.doubts,
  };
}

/** Whether devices could take part in a roll. */
function isShared({ typed, daily }: Pick<RollLine, 'typed' | 'daily'>): boolean {
  return !typed && !daily;
}

function wrong(problem: LogProblem): LogVerdict {
  return { ok: false, problem };
}
