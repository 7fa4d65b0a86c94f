import {
  type Dice,
  decodeStep,
  GameRecord,
  isOver,
  type Refusal,
  type Rules,
  readOptions,
  SEATS,
} from '@iacta/core';
import { judgeRoll, type RollVerdict } from '../dice/index.ts';
import { commitment, GENESIS, link, nameMark } from './chain.ts';
import type { Body, BodyOf } from './entries.ts';
import { type LogFile, readLog, writeLog } from './file.ts';

/** What is wrong with a log: the first thing found, with the entry and the roll it is in. */
export type LogProblem =
  | { readonly code: 'not-json' | 'respelled' | 'wrong-head' | 'not-the-head-seen' }
  | { readonly code: 'malformed'; readonly at: string }
  | { readonly code: 'unknown-game' | 'unknown-rules' | 'bad-options' | 'misplaced'; readonly seq: number }
  | { readonly code: 'wrong-name'; readonly seq: number }
  | { readonly code: 'illegal'; readonly seq: number; readonly refusal: Refusal }
  | {
      readonly code: 'wrong-roll';
      readonly seq: number;
      readonly roll: number;
      readonly why: Exclude<RollVerdict, 'checked' | 'server-only'> | 'no-dice' | 'wrong-seats';
    };

export interface LogSummary {
  readonly table: string;
  readonly game: string;
  readonly head: string;
  readonly entries: number;
  readonly over: boolean;
  /** False while unopened answers are masked: then the game was followed up to the first of them. */
  readonly complete: boolean;
  /** Rolls in which at least one person's device took part. */
  readonly checked: number;
  /** Rolls that are the server's word only. */
  readonly serverOnly: number;
}

export type LogVerdict =
  | { readonly ok: true; readonly summary: LogSummary; readonly record: GameRecord | null }
  | { readonly ok: false; readonly problem: LogProblem };

/** Where the rules of a game come from; null for a game that is not known here. */
export type RulesOf = (game: string) => Promise<Rules | null>;

/** Checks a file as text: every byte of it counts. `seen` is a head that a device at the table was told. */
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
  const head = heads.at(-1) ?? GENESIS;
  if (head !== log.head) return wrong({ code: 'wrong-head' });
  if (seen !== undefined && !heads.includes(seen)) return wrong({ code: 'not-the-head-seen' });
  const misnamed = log.names.find((name) => !isNamed(log, name));
  if (misnamed) return wrong({ code: 'wrong-name', seq: misnamed.seq });
  const first = log.entries[0];
  if (first === undefined || !('body' in first) || first.body.type !== 'open') {
    return wrong({ code: 'misplaced', seq: 0 });
  }
  if (first.body.table !== log.table) return wrong({ code: 'misplaced', seq: 0 });
  const rules = await rulesOf(first.body.game);
  if (!rules) return wrong({ code: 'unknown-game', seq: 0 });
  if (rules.facts.rulesVersion !== first.body.rules) return wrong({ code: 'unknown-rules', seq: 0 });
  const follower = new Follower(log.table, rules);
  let complete = true;
  for (const [seq, entry] of log.entries.entries()) {
    if (!('body' in entry)) {
      complete = false;
      break;
    }
    const problem = follower.take(seq, entry.body);
    if (problem) return wrong(problem);
  }
  const { record, checked, serverOnly } = follower;
  const over = record !== null && isOver(rules, record.position);
  const { table, entries } = log;
  const game = rules.facts.id;
  return {
    ok: true,
    record,
    summary: { table, game, head, entries: entries.length, over, complete, checked, serverOnly },
  };
}

/** The name of the log after each entry. */
function headsOf(log: LogFile): string[] {
  let head = GENESIS;
  return log.entries.map((entry) => {
    head = link(head, 'body' in entry ? commitment(entry.salt, JSON.stringify(entry.body)) : entry.masked);
    return head;
  });
}

function isNamed(log: LogFile, { seq, name, salt }: LogFile['names'][number]): boolean {
  const entry = log.entries[seq];
  return (
    entry !== undefined &&
    'body' in entry &&
    entry.body.type === 'sit' &&
    entry.body.name === nameMark(salt, name)
  );
}

/** Plays a log again, entry by entry, and judges every roll. */
class Follower {
  readonly #table: string;
  readonly #rules: Rules;
  #options: unknown;
  #promised: { roll: number; hash: string } | null = null;
  record: GameRecord | null = null;
  checked = 0;
  serverOnly = 0;

  constructor(table: string, rules: Rules) {
    this.#table = table;
    this.#rules = rules;
  }

  /** What is wrong with the next entry, or null. */
  take(seq: number, body: Body): LogProblem | null {
    const started = this.record !== null;
    switch (body.type) {
      case 'open':
      case 'set': {
        // Who may watch can be changed at any time, the game's options only before it starts.
        const changed = JSON.stringify(body.options) !== JSON.stringify(this.#options);
        if ((started && changed) || (body.type === 'open') !== (seq === 0)) return { code: 'misplaced', seq };
        this.#options = body.options;
        return null;
      }
      case 'start':
        return started ? { code: 'misplaced', seq } : this.#start(seq, body.next);
      case 'move':
        return this.#move(seq, body);
      case 'roll':
        return this.#roll(seq, body);
      case 'undo': {
        const undone = this.record?.undo(body.count, body.by);
        if (!undone) return { code: 'misplaced', seq };
        return undone.ok ? null : { code: 'illegal', seq, refusal: undone.refusal };
      }
      default:
        return null;
    }
  }

  #start(seq: number, next: string): LogProblem | null {
    const options = readOptions(this.#rules.facts, this.#options);
    if (!options.ok) return { code: 'bad-options', seq };
    this.record = GameRecord.begin(this.#rules, options.value, { source: 'fair', table: this.#table });
    this.#promised = { roll: 0, hash: next };
    return null;
  }

  #move(seq: number, body: BodyOf<'move'>): LogProblem | null {
    const { record } = this;
    if (!record) return { code: 'misplaced', seq };
    const step = decodeStep(this.#rules, record.position, { seat: body.seat, move: body.move });
    const played = step.ok ? record.play(step.value) : step;
    return played.ok ? null : { code: 'illegal', seq, refusal: played.refusal };
  }

  #roll(seq: number, body: BodyOf<'roll'>): LogProblem | null {
    const { record } = this;
    if (!record || !this.#promised) return { code: 'misplaced', seq };
    const dice: Dice | null = this.#rules.dice(record.position);
    const wrongRoll = (why: Extract<LogProblem, { code: 'wrong-roll' }>['why']): LogProblem => ({
      code: 'wrong-roll',
      seq,
      roll: body.roll,
      why,
    });
    if (!dice) return wrongRoll('no-dice');
    if (body.nonces.length !== record.start[SEATS]) return wrongRoll('wrong-seats');
    const verdict = judgeRoll(this.#table, this.#promised, dice, body);
    if (verdict !== 'checked' && verdict !== 'server-only') return wrongRoll(verdict);
    const step = decodeStep(this.#rules, record.position, { roll: body.faces });
    const played = step.ok ? record.play(step.value) : step;
    if (!played.ok) return { code: 'illegal', seq, refusal: played.refusal };
    if (verdict === 'checked') this.checked++;
    else this.serverOnly++;
    this.#promised = { roll: body.roll + 1, hash: body.next };
    return null;
  }
}

function wrong(problem: LogProblem): LogVerdict {
  return { ok: false, problem };
}
