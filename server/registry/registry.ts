import { knowsVersion, type Move, type Rules, readOptions, view } from '@iacta/core';
import { type Clock, every, SYSTEM_CLOCK, steady } from '@iacta/online/clock';
import { randomHex } from '@iacta/online/random';
import type { OpenTable, TableState, TakeSeat } from '@iacta/online/wire';
import { isGameId, loadRules } from '@iacta/registry';
import { keyMark, type LogState, SALT_BYTES } from '@iacta/table/log';
import { BOT_NAMES } from '../bots/names.ts';
import { BotThread, type Thinker } from '../bots/thinker.ts';
import type { Cluster, Member } from '../cluster/cluster.ts';
import { ALONE } from '../cluster/side.ts';
import { type Answer, refuse, type TableRefusal } from '../permissions/refusals.ts';
import { type Identity, identify } from '../permissions/roles.ts';
import type { SessionSettings } from '../session/context.ts';
import { TableSession } from '../session/session.ts';
import type { Committer } from '../store/committer.ts';
import { StoreError } from '../store/problem.ts';
import type { Batch, Listed, Listing, Store } from '../store/store.ts';
import type { Draft, Webhook } from '../tables/draft.ts';
import { Table } from '../tables/table.ts';
import { newCode, readCode } from './codes.ts';
import { Openers } from './listing.ts';
import { type NewTable, openingOf, rematchOf } from './opening.ts';
import { isOpener, type OwnData, ownData, redactionsFor } from './own-data.ts';
import { Retention, type RetentionSettings } from './retention.ts';

export interface RegistryEvents {
  refused(code: string): void;
  /** An action's answer was sent, this many milliseconds after the action was received. */
  acknowledged(ms: number): void;
  /** A throw was made without a device that is there. */
  leftOut(): void;
  /** A table could not be written or read: for the server log. */
  trouble(table: string, error: unknown): void;
  /** This many tables were deleted because their retention had ended. */
  expired(tables: number): void;
}

export interface RegistrySettings extends SessionSettings, RetentionSettings {
  /** How long a table stays in memory after its last device has gone, in milliseconds. */
  readonly keep: number;
  /** How often the clocks of tables without devices are checked, in milliseconds. */
  readonly alarm: number;
}

export interface RegistryParts {
  readonly store: Store;
  readonly committer: Committer;
  readonly settings: RegistrySettings;
  readonly events: RegistryEvents;
  readonly clock?: Clock;
  readonly thinker?: Thinker;
  readonly loadRules?: typeof loadRules;
  /** The other processes that share the store; without it there are none. */
  readonly cluster?: Cluster;
  /** Entries of a table are on the disk, or devices have come to it or gone. */
  readonly changed?: (session: TableSession) => void;
  /** This process has written entries: the log before and after them. */
  readonly written?: (table: Table, before: LogState, after: LogState) => void;
  /** Why a table may not be opened with this receiver; without it there are none. */
  readonly whyNoWebhook?: (webhook: Webhook) => TableRefusal | null;
}

/** A listed table with what strangers want to know before they sit down. */
export interface OpenSeats extends Listed, Pick<TableState, 'options' | 'clock' | 'watch' | 'seats'> {
  /** How many people's devices are connected now. */
  readonly here: number;
}

const WOKEN_AT_ONCE = 100;
/** Entries; some tens of milliseconds. */
const READ_AT_ONCE = 500;
/** How many times more tables are read than are listed. */
const LOOKED_THROUGH = 10;
/** The retention of a table at which no game has begun. */
const LISTED_FOR = 24 * 3_600_000;

/** A table whose game is over is unloaded this many times sooner: returning devices only look at it. */
const SOONER = 10;

/** All tables of this server. A table without devices costs nothing but its log on the disk. */
export class TableRegistry {
  readonly #store: Store;
  readonly #committer: Committer;
  readonly #settings: RegistrySettings;
  readonly #events: RegistryEvents;
  /** `session` is known as soon as it has been read. */
  readonly #sessions = new Map<
    string,
    { ready: Promise<TableSession | null>; session: TableSession | null }
  >();
  readonly #live = new Set<TableSession>();
  readonly #members = new Map<TableSession, Member>();
  readonly #thinker: Thinker;
  readonly #openers = new Openers();
  readonly #clock: Clock;
  readonly #loadRules: typeof loadRules;
  readonly #cluster: Cluster | null;
  readonly #changed: (session: TableSession) => void;
  readonly #written: NonNullable<RegistryParts['written']>;
  readonly #whyNoWebhook: NonNullable<RegistryParts['whyNoWebhook']>;
  readonly #stopSweeping: () => void;
  readonly #stopAlarm: () => void;
  readonly #retention: Retention;
  /** Tables that are being deleted: they are not read any more. */
  readonly #removing = new Set<string>();
  /** Tables that could not be read when their time came: nothing is changed by trying again and again. */
  readonly #unreadable = new Set<string>();
  #closed = false;

  constructor(parts: RegistryParts) {
    const { store, committer, settings, events } = parts;
    this.#store = store;
    this.#committer = committer;
    this.#settings = settings;
    this.#events = events;
    this.#clock = parts.clock ?? SYSTEM_CLOCK;
    this.#thinker = parts.thinker ?? new BotThread();
    this.#loadRules = parts.loadRules ?? loadRules;
    this.#cluster = parts.cluster ?? null;
    this.#changed = parts.changed ?? (() => {});
    this.#written = parts.written ?? (() => {});
    this.#whyNoWebhook = parts.whyNoWebhook ?? (() => 'no-webhooks');
    this.#stopSweeping = every(this.#clock, Math.max(1000, settings.keep / SOONER), () => this.#sweep());
    this.#stopAlarm = every(this.#clock, settings.alarm, () => void this.#ring());
    this.#retention = new Retention({
      store,
      clock: this.#clock,
      settings,
      remove: (tables) => this.#remove(tables),
      removed: (tables) => events.expired(tables),
      failed: (error) => events.trouble('', error),
    });
  }

  get sessions(): ReadonlySet<TableSession> {
    return this.#live;
  }

  /** The table, read from its log if it is not in memory; null if there is none. */
  session(id: string): Promise<TableSession | null> {
    const known = this.#sessions.get(id);
    if (known) return this.#cluster ? this.#caughtUp(known.ready) : known.ready;
    if (this.#removing.has(id)) return Promise.resolve(null);
    const loading = this.#load(id).then((session) => {
      if (!session || this.#closed) {
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
      if (opened.session) this.#forget(opened.session);
      else this.#sessions.delete(id);
      this.#events.trouble(id, error);
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
      catchUp: () => this.#catchUp(session),
      readAgain: () => this.#readAgain(session, true),
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

  async #catchUp(session: TableSession): Promise<void> {
    // Pending writes settle first: then either they are durable, or the session is read again.
    if (!(await session.settled())) return;
    const rows = await this.#store.rows(session.table.id, session.table.seq);
    try {
      session.follow(rows);
    } catch (error) {
      this.#events.trouble(session.table.id, error);
      this.#readAgain(session, false);
    }
  }

  #readAgain(session: TableSession, whole: boolean): void {
    if (!this.#live.has(session)) return;
    // For the other processes the devices stay where they are.
    const release = this.#cluster?.holdSide(session.table.id);
    // Forgotten first: a device that comes again must find the table as it is on the disk.
    this.#forget(session);
    void session.handOver(whole).then(release);
  }

  async #load(id: string): Promise<TableSession | null> {
    const rows = await this.#store.rows(id);
    if (rows.length === 0) return null;
    const open = JSON.parse(rows[0].body) as { game: string; rules: number };
    if (!isGameId(open.game)) throw new StoreError('failed', `table ${id}: no game ${open.game}`);
    const rules = await this.#loadRules(open.game);
    if (!knowsVersion(rules.facts, open.rules))
      throw new StoreError('failed', `table ${id}: rules ${open.rules} are not here`);
    const table = new Table(id, rules);
    for (const [i, row] of rows.entries()) {
      // A long log is read in parts, and other tables go on in between.
      if (i % READ_AT_ONCE === READ_AT_ONCE - 1) await pause(this.#clock);
      table.read(row);
    }
    return this.#sessionOf(table);
  }

  #sessionOf(table: Table): TableSession {
    return new TableSession(table, {
      committer: this.#committer,
      settings: this.#settings,
      // The times of one sitting fit each other, whatever is done to the clock of the machine meanwhile.
      clock: steady(this.#clock),
      isBot: (name) => BOT_NAMES.has(name),
      askBot: (of, seat) => this.#askBot(of, seat),
      openAgain: (old, host) => this.#openAgain(old, host),
      lost: (session, error) => {
        this.#forget(session);
        this.#events.trouble(table.id, error);
      },
      fault: (session, error) => this.#events.trouble(session.table.id, error),
      refused: (code) => this.#events.refused(code),
      acknowledged: (ms) => this.#events.acknowledged(ms),
      leftOut: () => this.#events.leftOut(),
      others: this.#cluster?.others(table.id) ?? ALONE,
      sideChanged: () => this.#cluster?.sideChanged(table.id),
      written: (before, after) => {
        this.#cluster?.written(table.id, after.seq);
        this.#written(table, before, after);
      },
      outrun: (session) => this.#readAgain(session, false),
      changed: (session) => this.#changed(session),
    });
  }

  async #askBot({ id, rules, position, options, seats }: Table, seat: number): Promise<Move> {
    if (!position) throw new Error('no game');
    const bot = seats[seat].bot ?? '';
    try {
      const seen = view(rules, position, seat);
      return await this.#thinker.ask({ game: rules.facts.id, options, bot, view: seen, seat });
    } catch (error) {
      // The game goes on with the move of the clock, but an operator has to know.
      if (!this.#closed) this.#events.trouble(id, error);
      throw error;
    }
  }

  /** Opens a table. The same key again finds the table it opened. */
  async open(request: OpenTable, provider = ''): Promise<Answer<Listing & { seat: number }>> {
    const { key, game, listed = false, name, webhook } = request;
    const refused = webhook ? this.#whyNoWebhook(webhook) : null;
    if (refused !== null) return refuse(refused);
    const mark = keyMark(key);
    const seat = name === undefined ? -1 : 0;
    const known = await this.#store.byOpener(mark);
    if (known) return { ok: true, value: { ...known, seat } };
    if (!isGameId(game)) return { ok: false, refusal: { code: 'unknown-game' } };
    const rules = await this.#loadRules(game);
    const options = readOptions(rules.facts, request.options);
    if (!options.ok) return options;
    const made = this.#newTable(rules);
    const { id, now: at, code } = made;
    const drafts = openingOf(made, request, options.value, mark);
    if (!(await this.#write(new Table(id, rules), drafts, { at, code, opener: mark, game, listed }))) {
      // Another request was faster: the same one sent twice at once, or (hardly ever) the same code.
      return this.open(request, provider);
    }
    if (listed) this.#openers.note(id, provider);
    return { ok: true, value: { table: id, code, game, phase: 'waiting', seat } };
  }

  /**
   * Invites the same people to a new table, each one seat further (so that another begins) and in their colours. The
   * host is the player who asked for it, who is present. Asked for twice, it is the same table.
   */
  async #openAgain(old: Table, host: string): Promise<string> {
    const opener = `again ${old.id}`;
    const known = await this.#store.byOpener(opener);
    if (known) return known.table;
    const made = this.#newTable(old.rules);
    const { id, now: at, code } = made;
    const drafts = rematchOf(made, old, host);
    const game = old.rules.facts.id;
    if (await this.#write(new Table(id, old.rules), drafts, { at, code, opener, game, listed: false }))
      return id;
    return this.#openAgain(old, host);
  }

  #newTable({ facts }: Rules): NewTable {
    return {
      id: randomHex(16),
      now: this.#clock.now(),
      code: newCode(),
      rulesVersion: facts.rulesVersion,
    };
  }

  async #write(
    table: Table,
    drafts: readonly Draft[],
    opened: NonNullable<Batch['opened']>,
  ): Promise<boolean> {
    const made = table.add(drafts, () => randomHex(SALT_BYTES), null);
    if (!made.ok) throw new Error(`table ${table.id}: cannot be opened: ${made.problem.code}`);
    return (await this.#committer.append({ table: table.id, rows: made.rows, opened })) === 'done';
  }

  async take(id: string, request: TakeSeat): Promise<Answer<{ seat: number }>> {
    for (;;) {
      const session = await this.session(id);
      if (!session) return refuse('no-such-table');
      const taken = await session.take(request, keyMark(request.key));
      if (!session.isOutrun || this.#closed) return taken;
    }
  }

  async find(typed: string): Promise<Answer<Listing>> {
    const code = readCode(typed);
    const found = code === null ? null : await this.#store.byCode(code);
    return found ? { ok: true, value: found } : refuse('no-such-table');
  }

  /** The tables at which strangers find a seat, the latest first. */
  async listed(limit: number): Promise<readonly OpenSeats[]> {
    const newest = await this.#store.listed(limit * LOOKED_THROUGH, this.#clock.now() - LISTED_FOR);
    const found = this.#openers.inTurn(newest).slice(0, limit);
    const tables = await Promise.all(
      found.map(async (listing) => {
        const session = await this.session(listing.table).catch(() => null);
        const log = await session?.durableLog();
        if (!session || !log?.seats.some(({ who }) => who === 'nobody')) return [];
        const { options, clock, watch, seats } = session.table.state(log);
        return [{ ...listing, options, clock, watch, seats, here: session.presence.here().size }];
      }),
    );
    return tables.flat();
  }

  /** What is kept of the owner of a key, once everything that was begun is on the disk. */
  async own(session: TableSession, who: Identity, keyHash: string): Promise<Answer<OwnData>> {
    if (!(await session.settled())) return session.whyUnsettled();
    const { id } = session.table;
    const rows = await this.#store.rows(id);
    const subscriptions = await this.#store.subscriptions({ table: id, key: keyHash });
    return { ok: true, value: ownData(session.table, { rows, subscriptions }, who, keyHash) };
  }

  async unsubscribe(session: TableSession, keyHash: string, endpoint: string): Promise<Answer<object>> {
    await this.#store.unsubscribe(session.table.id, keyHash, endpoint);
    return { ok: true, value: {} };
  }

  /**
   * Forgets the owner of a key at a table, and wherever the same people have played again. The tables' ids. The last
   * table comes first: until everything is done the first one knows the key, so that asking again finds what is left.
   */
  async forget(first: TableSession, keyHash: string): Promise<Answer<readonly string[]>> {
    const forgotten: string[] = [];
    const sessions = await this.#withRematches(first);
    for (const session of sessions.reverse()) {
      const { table } = session;
      const who = identify(table, keyHash);
      if (!who) continue;
      if (!(await session.forget(keyHash))) {
        const again = session.isOutrun && !this.#closed ? await this.session(first.table.id) : null;
        return again ? this.forget(again, keyHash) : session.whyUnsettled();
      }
      try {
        await this.#store.unsubscribe(table.id, keyHash);
        const rows = await this.#store.rows(table.id);
        await this.#store.redact(table.id, redactionsFor(rows, keyHash), isOpener(rows, keyHash));
        this.#cluster?.redacted(table.id);
      } catch (error) {
        // In memory the key is gone, on the disk it is not: the table is read again.
        session.close();
        this.#forget(session);
        throw error;
      }
      forgotten.push(table.id);
    }
    return { ok: true, value: forgotten.reverse() };
  }

  async #withRematches(first: TableSession): Promise<TableSession[]> {
    const sessions: TableSession[] = [];
    for (let session: TableSession | null = first; session; ) {
      sessions.push(session);
      const next: string | null = await session.rematch();
      session = next === null ? null : await this.session(next);
    }
    return sessions;
  }

  async #remove(tables: readonly string[]): Promise<number> {
    const unused = tables.filter((id) => !this.#sessions.has(id));
    for (const id of unused) this.#removing.add(id);
    try {
      await this.#store.remove(unused);
    } finally {
      for (const id of unused) this.#removing.delete(id);
    }
    return unused.length;
  }

  #forget(session: TableSession): void {
    const { id } = session.table;
    this.#live.delete(session);
    // A session that ends late must not remove its successor: its devices would receive no more entries.
    if (this.#sessions.get(id)?.session === session) this.#sessions.delete(id);
    const member = this.#members.get(session);
    if (member) this.#cluster?.remove(member);
    this.#members.delete(session);
  }

  /** Clocks run on at tables without devices, also after a restart: those that have run out are read. */
  async #ring(): Promise<void> {
    try {
      const late = await this.#store.due(this.#clock.now(), WOKEN_AT_ONCE + this.#unreadable.size);
      for (const id of late) {
        if (this.#closed) return;
        if (this.#unreadable.has(id) || this.#sessions.has(id)) continue;
        await this.session(id).catch((error: unknown) => {
          if (!isTransient(error)) this.#unreadable.add(id);
        });
      }
    } catch (error) {
      if (!this.#closed) this.#events.trouble('', error);
    }
  }

  #sweep(): void {
    const now = this.#clock.now();
    const { keep } = this.#settings;
    for (const session of this.#live) {
      const kept = session.table.phase === 'over' ? keep / SOONER : keep;
      if (session.presence.size > 0 || session.lastUsed > now - kept || !session.isQuietUntil(now + keep))
        continue;
      session.close();
      this.#forget(session);
    }
  }

  /** Everything that was begun is written; nothing new begins. */
  async close(): Promise<void> {
    this.#stopSweeping();
    this.#stopAlarm();
    this.#retention.stop();
    this.#closed = true;
    for (const session of this.#live) session.stop();
    await this.#cluster?.close();
    await this.#committer.drained();
    for (const session of this.#live) session.close();
    this.#live.clear();
    await this.#thinker.close();
    this.#sessions.clear();
  }
}

/** Whether reading a table may succeed later, without anything done to that table. */
function isTransient(error: unknown): boolean {
  return error instanceof StoreError && !['corrupt', 'failed'].includes(error.problem);
}

function pause(clock: Clock): Promise<void> {
  return new Promise((resolve) => void clock.setTimeout(resolve, 0));
}
