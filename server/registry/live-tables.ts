import { knowsVersion, type Move, view } from '@iacta/core';
import { isGameId, type loadRules } from '@iacta/games';
import { type Clock, every, steady } from '@iacta/online/clock';
import { BOT_NAMES } from '../bots/names.ts';
import type { Thinker } from '../bots/thinker.ts';
import type { Cluster, Member } from '../cluster/cluster.ts';
import { ALONE } from '../cluster/side.ts';
import { botSeed } from '../daily/bot-seed.ts';
import { TableSession } from '../session/session.ts';
import { durableRows } from '../store/durable-rows.ts';
import { StoreError } from '../store/problem.ts';
import type { Expiry, Row, Store } from '../store/store.ts';
import { Table } from '../tables/table.ts';
import type { RegistryParts } from './parts.ts';

export interface LiveParts extends RegistryParts {
  readonly clock: Clock;
  readonly thinker: Thinker;
  readonly loadRules: typeof loadRules;
  /** Opens the table at which the same people play again. */
  readonly openAgain: (table: Table, host: string) => Promise<string>;
  /** What the dice of a game on a day follow from. */
  readonly seedOf: (day: string, game: string) => Promise<string>;
}

const WOKEN_AT_ONCE = 100;
/** Entries; some tens of milliseconds. */
const READ_AT_ONCE = 500;

/** A table whose game is over is unloaded this many times sooner: returning devices only look at it. */
const SOONER = 10;

/** The tables in memory: each is read when it is first asked for, and unloaded when it has been quiet for long enough. */
export class LiveTables {
  readonly #parts: LiveParts;
  readonly #store: Store;
  readonly #clock: Clock;
  /** The time that all processes share; null: there is one process. */
  readonly #shared: Clock | null;
  readonly #cluster: Cluster | null;
  /** `session` is known as soon as it has been read. */
  readonly #sessions = new Map<
    string,
    { ready: Promise<TableSession | null>; session: TableSession | null }
  >();
  readonly #live = new Set<TableSession>();
  readonly #members = new Map<TableSession, Member>();
  readonly #stopSweeping: () => void;
  readonly #stopAlarm: () => void;
  /** Tables that are being deleted: they are not read any more. */
  readonly #removing = new Set<string>();
  /** Tables that could not be read when their time came: nothing is changed by trying again and again. */
  readonly #unreadable = new Set<string>();
  #closed = false;

  constructor(parts: LiveParts) {
    const { settings, clock } = parts;
    this.#parts = parts;
    this.#store = parts.store;
    this.#clock = clock;
    this.#cluster = parts.cluster ?? null;
    this.#shared = parts.tableClock ?? parts.cluster?.clock ?? null;
    this.#stopSweeping = every(clock, Math.max(1000, settings.keep / SOONER), () => this.#sweep());
    this.#stopAlarm = every(clock, settings.alarm, () => void this.#ring());
  }

  get sessions(): ReadonlySet<TableSession> {
    return this.#live;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** The table, read from its log if it is not in memory; null if there is none. */
  session(id: string): Promise<TableSession | null> {
    if (this.#closed) return Promise.reject(closing());
    // A device is better off with an answer than with a wait: at the next process it finds the table.
    if (this.#cluster?.isCutOff) return Promise.reject(unreachable());
    const known = this.#sessions.get(id);
    if (known) return this.#cluster ? this.#caughtUp(known.ready) : known.ready;
    if (this.#removing.has(id)) return Promise.resolve(null);
    const loading = this.#load(id).then((session) => {
      // Not the same as a table that does not exist: devices would never come back.
      if (this.#closed) throw closing();
      if (!session) {
        this.#sessions.delete(id);
        return null;
      }
      opened.session = session;
      this.#live.add(session);
      if (!this.#cluster) session.wake();
      return session;
    });
    const ready = this.#cluster ? this.#joined(loading, this.#cluster) : loading;
    const opened: { ready: typeof ready; session: TableSession | null } = { ready, session: null };
    this.#sessions.set(id, opened);
    ready.catch((error: unknown) => {
      // The table may have been read before what other processes have there could not be.
      if (opened.session) this.unload(opened.session);
      else this.#sessions.delete(id);
      if (!this.#closed) this.#parts.events.trouble(id, error);
    });
    return ready;
  }

  /** A table that other processes may have, too: what they have there is known before anything happens. */
  async #joined(loading: Promise<TableSession | null>, cluster: Cluster): Promise<TableSession | null> {
    const session = await loading;
    if (!session) return null;
    const member: Member = {
      table: session.table,
      side: (isShared) => session.side(isShared),
      othersChanged: () => session.othersChanged(),
      catchUp: (durable) => this.#catchUp(session, durable),
      follow: (row) => this.#follow(session, [row]),
      readAgain: () => this.#readAgain(session, true),
      removed: () => {
        session.close();
        this.unload(session);
      },
      cutOff: () => session.lose(unreachable()),
    };
    this.#members.set(session, member);
    await cluster.add(member);
    await this.#catchUp(session);
    session.wake();
    return session;
  }

  /** Another process may have written since: a device that comes from there must not find less here. */
  async #caughtUp(known: Promise<TableSession | null>): Promise<TableSession | null> {
    const session = await known;
    if (session && this.#live.has(session)) await this.#catchUp(session);
    return session && !this.#live.has(session) && !this.#closed ? this.session(session.table.id) : session;
  }

  /** `durable`: the entry up to which another process knows that they are; later ones have a notice of their own. */
  async #catchUp(session: TableSession, durable?: number): Promise<void> {
    // Pending writes settle first: then either they are durable, or the session is read again.
    if (!(await session.durable())) return;
    const { id, seq } = session.table;
    const rows =
      durable === undefined
        ? await durableRows(this.#store, id, seq)
        : (await this.#store.rows(id, seq)).filter((row) => row.seq <= durable);
    this.#follow(session, rows);
  }

  #follow(session: TableSession, rows: readonly Row[]): void {
    try {
      session.follow(rows);
    } catch (error) {
      this.#parts.events.trouble(session.table.id, error);
      this.#readAgain(session, false);
    }
  }

  #readAgain(session: TableSession, whole: boolean): void {
    if (!this.#live.has(session)) return;
    // For the other processes the devices stay where they are.
    const release = this.#cluster?.holdSide(session.table.id);
    // Unloaded first: a device that comes again must find the table as it is on the disk.
    this.unload(session);
    void session.handOver(whole).then(release);
  }

  async #load(id: string): Promise<TableSession | null> {
    const rows = await durableRows(this.#store, id);
    if (rows.length === 0) return null;
    const open = JSON.parse(rows[0].body) as { game: string; rules: number };
    if (!isGameId(open.game)) throw new StoreError('failed', `table ${id}: no game ${open.game}`);
    const rules = await this.#parts.loadRules(open.game);
    if (!knowsVersion(rules.facts, open.rules))
      throw new StoreError('failed', `table ${id}: rules ${open.rules} are not here`);
    const table = new Table(id, rules);
    table.closed = this.#parts.moderation?.isClosed(id) ?? false;
    for (const [i, row] of rows.entries()) {
      // A long log is read in parts, and other tables go on in between.
      if (i % READ_AT_ONCE === READ_AT_ONCE - 1) await pause(this.#clock);
      table.read(row);
    }
    const { daily } = table.log;
    if (daily) table.seed = await this.#parts.seedOf(daily.day, rules.facts.id);
    return this.#sessionOf(table);
  }

  #sessionOf(table: Table): TableSession {
    const { committer, settings, events, openAgain } = this.#parts;
    return new TableSession(table, {
      committer,
      settings,
      // The times of one sitting fit each other, whatever is done to the clock of the machine meanwhile.
      clock: this.#shared ?? steady(this.#clock),
      isBot: (name) => BOT_NAMES.has(name),
      isMuted: (seat) => this.#parts.moderation?.isMuted(table.id, seat) ?? false,
      askBot: (of, seat) => this.#askBot(of, seat),
      openAgain,
      lost: (session, error) => {
        this.unload(session);
        events.trouble(table.id, error);
      },
      fault: (session, error) => events.trouble(session.table.id, error),
      refused: (code) => events.refused(code),
      acknowledged: (ms) => events.acknowledged(ms),
      leftOut: () => events.leftOut(),
      others: this.#cluster?.others(table.id) ?? ALONE,
      catchUp: (session) => this.#catchUp(session),
      sideChanged: () => this.#cluster?.sideChanged(table.id),
      written: (before, after) => {
        const isThrow = after.dice?.pending?.seq === after.seq && after.seq === before.seq + 1;
        this.#cluster?.written(table.id, after.seq, isThrow ? table.rows[after.seq] : undefined);
        this.#parts.written?.(table, before, after);
      },
      outrun: (session) => this.#readAgain(session, false),
      changed: (session) => this.#parts.changed?.(session),
    });
  }

  async #askBot(table: Table, seat: number): Promise<Move> {
    const { id, rules, position, options, seats } = table;
    if (!position) throw new Error('no game');
    const bot = seats[seat].bot ?? '';
    try {
      const seen = view(rules, position, seat);
      const seed = table.ranked ? { seed: botSeed(table, seat) } : {};
      return await this.#parts.thinker.ask({ game: rules.facts.id, options, bot, view: seen, seat, ...seed });
    } catch (error) {
      // The game goes on with the move of the clock, but an operator has to know.
      if (!this.#closed) this.#parts.events.trouble(id, error);
      throw error;
    }
  }

  /** Clocks run on at tables without devices, also after a restart: those that have run out are read. */
  async #ring(): Promise<void> {
    try {
      const now = (this.#shared ?? this.#clock).now();
      const late = await this.#store.due(now, WOKEN_AT_ONCE + this.#unreadable.size);
      for (const id of late) {
        if (this.#closed) return;
        if (this.#unreadable.has(id) || this.#sessions.has(id)) continue;
        await this.session(id).catch((error: unknown) => {
          if (!isTransient(error)) this.#unreadable.add(id);
        });
      }
    } catch (error) {
      if (!this.#closed) this.#parts.events.trouble('', error);
    }
  }

  #sweep(): void {
    const now = this.#clock.now();
    const { keep } = this.#parts.settings;
    for (const session of this.#live) {
      const kept = session.table.phase === 'over' ? keep / SOONER : keep;
      if (session.presence.size > 0 || session.lastUsed > now - kept || !session.isQuietUntil(now + keep))
        continue;
      session.close();
      this.unload(session);
    }
  }

  /** Deletes those of the tables that are not in memory; how many. */
  async remove(tables: readonly string[], before: Expiry): Promise<number> {
    const unused = tables.filter((id) => !this.#sessions.has(id));
    for (const id of unused) this.#removing.add(id);
    try {
      await this.#store.remove(unused, before);
    } finally {
      for (const id of unused) this.#removing.delete(id);
    }
    return unused.length;
  }

  /** The session has ended: its table is read again when it is asked for. */
  unload(session: TableSession): void {
    const { id } = session.table;
    this.#live.delete(session);
    // A session that ends late must not remove its successor: its devices would receive no more entries.
    if (this.#sessions.get(id)?.session === session) this.#sessions.delete(id);
    const member = this.#members.get(session);
    if (member) this.#cluster?.remove(member);
    this.#members.delete(session);
  }

  /** Everything that was begun is written; nothing new begins. */
  async close(): Promise<void> {
    this.#stopSweeping();
    this.#stopAlarm();
    this.#closed = true;
    for (const session of this.#live) session.stop();
    await this.#cluster?.close();
    await this.#parts.committer.drained();
    for (const session of this.#live) session.close();
    this.#live.clear();
    await this.#parts.thinker.close();
    this.#sessions.clear();
  }
}

/** Whether reading a table may succeed later, without anything done to that table. */
function isTransient(error: unknown): boolean {
  return error instanceof StoreError && !['corrupt', 'failed'].includes(error.problem);
}

const closing = () => new Error('the server is closing');
const unreachable = () => new StoreError('missing', 'the database does not answer this process');

function pause(clock: Clock): Promise<void> {
  return new Promise((resolve) => void clock.setTimeout(resolve, 0));
}
