import { loadRules } from '@iacta/games';
import { type Clock, SYSTEM_CLOCK } from '@iacta/online/clock';
import type { OpenTable, TableState, TakeSeat } from '@iacta/online/wire';
import { hashOfKey } from '@iacta/table/log';
import { BotThread } from '../bots/thinker.ts';
import type { Cluster } from '../cluster/cluster.ts';
import { Daily } from '../daily/daily.ts';
import { Days } from '../daily/days.ts';
import { type Answer, refuse } from '../permissions/refusals.ts';
import type { Identity } from '../permissions/roles.ts';
import { storageWait } from '../session/broadcaster.ts';
import type { TableSession } from '../session/session.ts';
import type { Expiry, Listed, Listing, Store } from '../store/store.ts';
import { readCode } from './codes.ts';
import { Openers } from './listing.ts';
import { LiveTables } from './live-tables.ts';
import { rematchOpener, TableOpener } from './opener.ts';
import type { OwnData } from './own-data.ts';
import type { RegistryParts } from './parts.ts';
import { PersonalData } from './personal-data.ts';
import { Retention } from './retention.ts';

/** A listed table with what strangers want to know before they sit down. */
export interface OpenSeats extends Listed, Pick<TableState, 'options' | 'clock' | 'watch' | 'seats'> {
  /** How many people's devices are connected now. */
  readonly here: number;
}

/** How many times more tables are read than are listed. */
const LOOKED_THROUGH = 10;
/** The retention of a table at which no game has begun. */
const LISTED_FOR = 24 * 3_600_000;

/** All tables of this server. A table without devices costs nothing but its log on the disk. */
export class TableRegistry {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #openers = new Openers();
  readonly #opener: TableOpener;
  readonly #live: LiveTables;
  readonly #personalData: PersonalData;
  readonly #retention: Retention;
  readonly #cluster: Cluster | null;
  readonly #reported: () => ReadonlySet<string>;
  readonly #isClosed: (table: string) => boolean;
  readonly daily: Daily;

  constructor(parts: RegistryParts) {
    const { store, settings, events, clock = SYSTEM_CLOCK, thinker = new BotThread() } = parts;
    const given = { ...parts, clock, thinker, loadRules: parts.loadRules ?? loadRules };
    this.#store = store;
    this.#clock = clock;
    this.#cluster = parts.cluster ?? null;
    this.#reported = () => parts.moderation?.reported ?? new Set();
    this.#isClosed = (table) => parts.moderation?.isClosed(table) ?? false;
    const ofTables = parts.tableClock ?? parts.cluster?.clock ?? clock;
    this.#opener = new TableOpener({ ...given, clock: ofTables, openers: this.#openers });
    const days = new Days(store.daily, clock);
    this.daily = new Daily({
      ...given,
      days,
      open: (attempt) => this.#opener.openAttempt(attempt),
      session: (id) => this.session(id),
      failed: (table, error) => events.trouble(table, error),
    });
    this.#live = new LiveTables({
      ...given,
      openAgain: (old, host) => this.#opener.openAgain(old, host),
      seedOf: (day, game) => days.seedOf(day, game),
      written: (table, before, after) => {
        this.daily.written(table, before, after);
        parts.written?.(table, before, after);
      },
    });
    this.#personalData = new PersonalData({
      store,
      live: this.#live,
      cluster: parts.cluster ?? null,
      moveAttempt: (table, keyHash) => this.daily.moveAttempt(table, keyHash),
    });
    this.#retention = new Retention({
      store: { expired: (before, limit) => this.#expired(before, limit) },
      clock,
      settings,
      remove: (tables, before) => this.#live.remove(tables, before),
      removed: (tables) => events.expired(tables),
      failed: (error) => events.trouble('', error),
    });
  }

  /** What was reported is kept until an operator has decided, and takes no other table's place here. */
  async #expired(before: Expiry, limit: number): Promise<readonly string[]> {
    const kept = this.#reported();
    return (await this.#store.expired(before, limit + kept.size))
      .filter((table) => !kept.has(table))
      .slice(0, limit);
  }

  /** The sessions in memory. */
  get sessions(): ReadonlySet<TableSession> {
    return this.#live.sessions;
  }

  /** How long devices are asked to wait that could not be let in because of the store, in milliseconds. */
  get storageWait(): number {
    return storageWait(this.#cluster === null, this.#cluster?.awayMs);
  }

  /** The table, read from its log if it is not in memory; null if there is none. */
  session(id: string): Promise<TableSession | null> {
    return this.#live.session(id);
  }

  /** Opens a table. The same key again finds the table it opened. */
  open(request: OpenTable, provider = ''): Promise<Answer<Listing & { seat: number }>> {
    return this.#opener.open(request, provider);
  }

  async takeSeat(id: string, request: TakeSeat): Promise<Answer<{ seat: number }>> {
    for (;;) {
      const session = await this.session(id);
      if (!session) return refuse('no-such-table');
      const taken = await session.people.takeSeat(request, hashOfKey(request.key));
      if (!session.isOutrun || this.#live.isClosed) return taken;
    }
  }

  /** The table that a code names, or the one at which the same people have played again since. */
  async find(typed: string): Promise<Answer<Listing>> {
    const code = readCode(typed);
    let found = code === null ? null : await this.#store.byCode(code);
    while (found?.phase === 'over') {
      const next = await this.#store.byOpener(rematchOpener(found.table));
      if (!next) break;
      found = next;
    }
    return found ? { ok: true, value: found } : refuse('no-such-table');
  }

  /** The tables at which strangers find a seat, the latest first. */
  async listed(limit: number): Promise<readonly OpenSeats[]> {
    const newest = await this.#store.listed(limit * LOOKED_THROUGH, this.#clock.now() - LISTED_FOR);
    const open = newest.filter(({ table }) => !this.#isClosed(table));
    const found = this.#openers.inTurn(open).slice(0, limit);
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

  /** What is kept of the owner of a key. */
  own(session: TableSession, who: Identity, keyHash: string): Promise<Answer<OwnData>> {
    return this.#personalData.own(session, who, keyHash);
  }

  unsubscribe(session: TableSession, keyHash: string, endpoint: string): Promise<Answer<object>> {
    return this.#personalData.unsubscribe(session, keyHash, endpoint);
  }

  /** Forgets the owner of a key at a table, and wherever the same people have played again. The tables' ids. */
  forget(first: TableSession, keyHash: string): Promise<Answer<readonly string[]>> {
    return this.#personalData.forget(first, keyHash);
  }

  /** Another key takes the place of one at a table, and wherever the same people have played again. */
  changeKey(first: TableSession, from: string, to: string): Promise<Answer<readonly string[]>> {
    return this.#personalData.changeKey(first, from, to);
  }

  /** Deletes the name of a key's owner at a table, and wherever the same people have played again. */
  removeName(first: TableSession, keyHash: string): Promise<Answer<object>> {
    return this.#personalData.removeName(first, keyHash);
  }

  /** Everything that was begun is written; nothing new begins. */
  async close(): Promise<void> {
    this.#retention.stop();
    await this.daily.stop();
    await this.#live.close();
    // The last steps of games may have been written by that.
    await this.daily.stop();
  }
}
