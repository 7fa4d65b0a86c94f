import type { Rules } from '@iacta/core';
import { hashOfKey } from '@iacta/online/log';
import type { Reply, Request } from '@iacta/online/wire';
import type { Body, Observed } from '@iacta/table/log';
import { CONNECTION_LIMITS } from '../limits/settings.ts';
import type { MemoryDisk } from '../store/memory.ts';
import type { Appended, Batch } from '../store/store.ts';
import { isMasked } from '../tables/table.ts';
import { Attendance } from './attendance.ts';
import { DailySecrets } from './daily.ts';
import { TableModel } from './model.ts';
import type { Line } from './network.ts';
import { type Asked, type Witness, whyForbidden } from './permissions.ts';
import { SETTINGS } from './server.ts';
import { TurnTimes } from './turn-times.ts';

export interface Acknowledged {
  readonly table: string;
  readonly seq: number;
  readonly id: string;
}

export interface ObserverParts {
  readonly disk: MemoryDisk;
  readonly rules: ReadonlyMap<string, Rules>;
  /** Virtual milliseconds. */
  readonly now: () => number;
  /** For how long the server has run, crashes and restarts apart. */
  readonly uptime: () => number;
  readonly fail: (problem: string) => void;
}

/** What a client may leave unread, and one message that went over it. */
const MOST_UNREAD = CONNECTION_LIMITS.unread + 400_000;

/** Follows the disk and the wire, and checks every entry and every message against models with their own code. */
export class Observer {
  readonly models = new Map<string, TableModel>();
  readonly times = new Map<string, TurnTimes>();
  readonly attendance: Attendance;
  readonly acknowledged: Acknowledged[] = [];
  readonly #parts: ObserverParts;
  readonly #fail: (problem: string) => void;
  readonly #asked = new Map<string, Asked>();
  /** Of each rematch, the table before it. */
  readonly #before = new Map<string, string>();
  readonly #askedForSeat = new Set<string>();
  /** Table and key hash of deletions that were asked for. */
  readonly #forgetting = new Set<string>();
  /** Names that were deleted, by table: they must not be sent again. */
  readonly #deletedNames = new Map<string, Set<string>>();
  readonly #nameOf = new Map<string, string>();
  readonly #dailySecrets: DailySecrets;
  entries = 0;

  constructor(parts: ObserverParts) {
    this.#parts = parts;
    this.#dailySecrets = new DailySecrets(parts.disk, parts.rules.keys());
    this.#fail = parts.fail;
    this.attendance = new Attendance(parts.now);
  }

  /** The table whose people play again at this one. */
  before(table: string): string | undefined {
    return this.#before.get(table);
  }

  // HTTP: who has asked for what

  asksForSeat(key: string, name: string): void {
    this.#askedForSeat.add(hashOfKey(key));
    this.#nameOf.set(hashOfKey(key), name);
  }

  asksToBeForgotten(table: string, key: string): void {
    this.#forgetting.add(`${table} ${hashOfKey(key)}`);
  }

  /** A deletion covers the table where it was asked for and its rematches. */
  isForgetting(table: string, keyHash: string | null): boolean {
    for (let at: string | undefined = table; at !== undefined; at = this.#before.get(at)) {
      if (this.#forgetting.has(`${at} ${keyHash}`)) return true;
    }
    return false;
  }

  /** The server has reported that a key is deleted at a table: then the disk has neither key nor name. */
  wasForgotten(table: string, key: string): void {
    const hash = hashOfKey(key);
    const name = this.#nameOf.get(hash) ?? '';
    const left = this.rowsOnDisk(table).some(({ hidden }) => hidden?.includes(hash) || isNamed(hidden, name));
    // The marks of an attempt stay until its day is closed; the key does not follow from them.
    const {
      opener = null,
      player = null,
      name: ranked = null,
    } = this.#parts.disk.daily.attempts.get(table) ?? {};
    if (left || opener?.includes(hash) || player !== null || ranked !== null)
      this.#fail(`the key or name of a deleted player is still on the disk of ${table}`);
    const names = this.#deletedNames.get(table) ?? new Set();
    if (name !== '') names.add(name);
    this.#deletedNames.set(table, names);
  }

  rowsOnDisk(table: string) {
    return [...(this.#parts.disk.rows.get(table)?.values() ?? [])];
  }

  // The wire

  request(line: Line, text: string): void {
    const request = JSON.parse(text) as Request;
    if (request.type === 'hello') {
      line.key = request.key ?? null;
      line.table = request.table;
    }
    if ('id' in request) this.#asked.set(request.id, { key: line.key, type: request.type });
  }

  sent(line: Line, text: string): void {
    if (line.server.bufferedAmount > MOST_UNREAD) this.#fail('more is unread than allowed');
    const reply = JSON.parse(text) as Reply;
    switch (reply.type) {
      case 'ack':
        this.#checkAck(line, reply);
        break;
      case 'welcome':
        this.attendance.came(line);
        for (const [seq, entry] of reply.entries.entries()) this.#checkSealed(line, seq, entry);
        break;
      case 'resumed':
        this.attendance.came(line);
        break;
      case 'entry':
        this.#checkEntry(line, reply);
        break;
      default:
        break;
    }
    this.checkSecrets(line.table ?? '', text);
  }

  #checkAck(line: Line, { id, seq }: Extract<Reply, { type: 'ack' }>): void {
    const asked = this.#asked.get(id);
    const model = this.models.get(line.table ?? '');
    const row = model?.rows[seq];
    const action = row?.action ?? '';
    // A rematch is acknowledged with the latest entry when another player has asked for it first.
    if (asked?.type === 'again') return;
    if (!model || action.slice(action.indexOf('|') + 1) !== id) {
      this.#fail(`acknowledged, but not on the disk: ${asked?.type} ${id} at entry ${seq}`);
      return;
    }
    this.acknowledged.push({ table: model.table.id, seq, id });
  }

  #checkEntry(line: Line, entry: Extract<Reply, { type: 'entry' }>): void {
    const model = this.models.get(line.table ?? '');
    if (!model) return;
    const row = model.rows[entry.seq];
    if (row?.hash !== entry.head) {
      this.#fail(`entry ${entry.seq} was sent and is not on the disk`);
      return;
    }
    this.#checkSealed(line, entry.seq, entry.entry);
    for (const { seq, salt, body } of entry.opened ?? []) this.#checkSealed(line, seq, { salt, body });
  }

  #checkSealed(line: Line, seq: number, entry: Observed): void {
    const model = this.models.get(line.table ?? '');
    if (model) this.checkSealed(model, seq, entry, model.seatOf(line.key));
  }

  /** An answer is shown to its own seat, and to others when what opens it is on the disk. */
  checkSealed(model: TableModel, seq: number, entry: Observed, seat: number): void {
    if (!('body' in entry) || entry.body.type !== 'move') return;
    if (isMasked(model.table.log, seq) && entry.body.seat !== seat)
      this.#fail(`the sealed answer of seat ${entry.body.seat} was sent to seat ${seat}`);
  }

  /** What no message and no answer may contain. */
  checkSecrets(table: string, text: string): void {
    const secret = this.models.get(table)?.table.promised?.secret;
    if (secret && text.includes(secret)) this.#fail('the secret of a roll to come was sent');
    if (this.#dailySecrets.isIn(text)) this.#fail('the secret of a day that is not closed was sent');
    for (const name of this.#deletedNames.get(table) ?? []) {
      if (text.includes(JSON.stringify(name))) this.#fail(`a deleted name was sent at ${table}: ${name}`);
    }
  }

  // The disk

  written(batches: readonly Batch[], results: readonly Appended[]): void {
    for (const [i, batch] of batches.entries()) {
      if (results[i] !== 'done') continue;
      const model = this.#modelOf(batch);
      for (const row of batch.rows) this.#follow(model, batch, row);
    }
  }

  #follow(model: TableModel, batch: Batch, row: Batch['rows'][number]): void {
    this.entries++;
    const times = this.times.get(batch.table);
    const late = times?.pass(this.#parts.uptime());
    if (late) this.#fail(late);
    const body = JSON.parse(row.body) as Body;
    const isByClock = (body.type === 'move' || body.type === 'throw') && body.by === 'clock';
    const early = isByClock ? times?.tooSoon(body.seat) : null;
    if (early) this.#fail(early);
    const forbidden = whyForbidden(model, row, batch.rows[0].action, this.#witness);
    if (forbidden) this.#fail(`entry ${row.seq} of ${batch.table}: ${forbidden}`);
    model.apply(row);
    times?.changed();
  }

  #modelOf({ table, rows, opened }: Batch): TableModel {
    const known = this.models.get(table);
    if (known) return known;
    const { game } = JSON.parse(rows[0].body) as { game: string };
    const model = new TableModel(table, this.#parts.rules.get(game) as Rules);
    this.models.set(table, model);
    this.times.set(table, new TurnTimes(model, this.#parts.uptime()));
    const earlier = /^again (.+)$/.exec(opened?.opener ?? '')?.[1];
    if (earlier !== undefined) this.#before.set(table, earlier);
    return model;
  }

  redacted(table: string): void {
    this.models.get(table)?.forgetKeys(this.rowsOnDisk(table));
  }

  readonly #witness: Witness = {
    grace: SETTINGS.absenceGrace,
    hostGrace: SETTINGS.hostGrace,
    asked: (id) => this.#asked.get(id),
    absentFor: ({ table, seats }, seat) => this.attendance.absentFor(table.id, seats[seat].key),
    // A host whose key was deleted has no role.
    hostAbsentFor: ({ table, host }) => this.attendance.absentFor(table.id, host === '' ? null : host),
    isForgetting: (table, keyHash) => this.isForgetting(table, keyHash),
    hasAskedForSeat: (keyHash) => this.#askedForSeat.has(keyHash),
  };
}

function isNamed(hidden: string | null, name: string): boolean {
  return name !== '' && (hidden?.includes(JSON.stringify(name)) ?? false);
}
