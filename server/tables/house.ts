import { type Move, readOptions, view } from '@iacta/core';
import { commitment, GENESIS, keyMark, link, randomHex } from '@iacta/online/log';
import type { OpenTable, TableState, TakeSeat } from '@iacta/online/wire';
import { isGameId, loadRules } from '@iacta/registry';
import { botNamesFor } from '../bots/names.ts';
import { Thinker } from '../bots/thinker.ts';
import type { Committer } from '../store/committer.ts';
import type { Batch, Listed, Listing, Row, Store } from '../store/store.ts';
import { newCode, readCode } from './codes.ts';
import type { RoomSettings } from './desk.ts';
import { type Draft, seal, sitDown } from './draft.ts';
import { type Identity, identify } from './keys.ts';
import { type OwnData, ownData, redactionsFor } from './own-data.ts';
import { type Answer, refuse } from './refusals.ts';
import { Room } from './room.ts';
import { Table } from './table.ts';

export interface HouseEvents {
  refused(code: string): void;
  /** An action's answer has left, so many milliseconds after it was heard. */
  acknowledged(ms: number): void;
  /** A throw did not get the nonce of a device that is there. */
  leftOut(): void;
  /** A table could not be written or read: for the log of the house. */
  trouble(table: string, error: unknown): void;
}

export interface HouseSettings extends RoomSettings {
  /** How long a table stays in memory after its last device has gone, in milliseconds. */
  readonly keep: number;
  /** How often the clocks of tables that nobody is at are looked at, in milliseconds. */
  readonly alarm: number;
}

/** A listed table with what strangers want to know before they sit down. */
export interface OpenSeats extends Listed, Pick<TableState, 'options' | 'clock' | 'watch' | 'seats'> {
  /** How many people's devices are connected now. */
  readonly here: number;
}

const WOKEN_AT_ONCE = 100;
/** Nobody comes back after so long to a table at which no game has begun. */
const LISTED_FOR = 24 * 3_600_000;

/** A table whose game is over goes so many times sooner: whoever comes back only looks at it. */
const SOONER = 10;

/** All tables of this server. One that nobody is at costs nothing but its log on the disk. */
export class House {
  readonly #store: Store;
  readonly #committer: Committer;
  readonly #settings: HouseSettings;
  readonly #events: HouseEvents;
  readonly #rooms = new Map<string, Promise<Room | null>>();
  readonly #live = new Set<Room>();
  readonly #thinker = new Thinker();
  readonly #sweeper: NodeJS.Timeout;
  readonly #alarm: NodeJS.Timeout;
  /** Tables that could not be read when their time came: nothing is changed by trying again and again. */
  readonly #unreadable = new Set<string>();
  #closed = false;

  constructor(store: Store, committer: Committer, settings: HouseSettings, events: HouseEvents) {
    this.#store = store;
    this.#committer = committer;
    this.#settings = settings;
    this.#events = events;
    this.#sweeper = setInterval(() => this.#sweep(), Math.max(1000, settings.keep / SOONER)).unref();
    this.#alarm = setInterval(() => void this.#ring(), settings.alarm).unref();
  }

  get rooms(): ReadonlySet<Room> {
    return this.#live;
  }

  /** The table, read from its log if it is not in memory; null if there is none. */
  room(id: string): Promise<Room | null> {
    const known = this.#rooms.get(id);
    if (known) return known;
    const loading = this.#load(id).then((room) => {
      if (!room || this.#closed) {
        this.#rooms.delete(id);
        return null;
      }
      this.#live.add(room);
      room.wake();
      return room;
    });
    this.#rooms.set(id, loading);
    loading.catch((error: unknown) => {
      this.#rooms.delete(id);
      this.#events.trouble(id, error);
    });
    return loading;
  }

  async #load(id: string): Promise<Room | null> {
    const rows = await this.#store.rows(id);
    if (rows.length === 0) return null;
    const open = JSON.parse(rows[0].body) as { game: string; rules: number };
    if (!isGameId(open.game)) throw new Error(`table ${id}: no game ${open.game}`);
    const rules = await loadRules(open.game);
    if (rules.facts.rulesVersion !== open.rules)
      throw new Error(`table ${id}: rules ${open.rules} are not here`);
    const table = new Table(id, rules);
    for (const row of rows) table.apply(checked(table, row));
    return this.#roomOf(table, await botNamesFor(open.game));
  }

  #roomOf(table: Table, bots: ReadonlySet<string>): Room {
    return new Room(table, {
      committer: this.#committer,
      settings: this.#settings,
      now: Date.now,
      isBot: (name) => bots.has(name),
      askBot: (of, seat) => this.#askBot(of, seat),
      openAgain: (old) => this.#openAgain(old),
      lost: (room, error) => {
        this.#forget(room);
        this.#events.trouble(table.id, error);
      },
      refused: (code) => this.#events.refused(code),
      acknowledged: (ms) => this.#events.acknowledged(ms),
      leftOut: () => this.#events.leftOut(),
    });
  }

  #askBot({ rules, position, options, seats }: Table, seat: number): Promise<Move> {
    if (!position) return Promise.reject(new Error('no game'));
    const bot = seats[seat].bot ?? '';
    return this.#thinker.ask({ game: rules.facts.id, options, bot, view: view(rules, position, seat), seat });
  }

  /** Opens a table. The same key again finds the table it opened. */
  async open(request: OpenTable): Promise<Answer<Listing & { seat: number }>> {
    const { key, game, clock = null, watch = true, listed = false, name } = request;
    const mark = keyMark(key);
    const seat = name === undefined ? -1 : 0;
    const known = await this.#store.byOpener(mark);
    if (known) return { ok: true, value: { ...known, seat } };
    if (!isGameId(game)) return { ok: false, refusal: { code: 'unknown-game' } };
    const rules = await loadRules(game);
    const options = readOptions(rules.facts, request.options);
    if (!options.ok) return options;
    const id = randomHex(16);
    const now = Date.now();
    const drafts: Draft[] = [
      {
        body: {
          type: 'open',
          at: now,
          table: id,
          game,
          rules: rules.facts.rulesVersion,
          options: { ...options.value },
          clock,
          watch,
        },
        hidden: { host: mark, code: newCode() },
      },
      ...(name === undefined ? [] : [sitDown(now, 0, name, mark)]),
    ];
    const code = drafts[0].hidden?.code ?? '';
    if (!(await this.#write(id, drafts, { at: now, code, opener: mark, game, listed }))) {
      // Somebody was faster: the same request sent twice at once, or (hardly ever) the same code.
      return this.open(request);
    }
    return { ok: true, value: { table: id, code, game, phase: 'waiting', seat } };
  }

  /** The same people at a new table, everybody one seat further. Asked for twice, it is the same table. */
  async #openAgain(old: Table): Promise<string> {
    const opener = `again ${old.id}`;
    const known = await this.#store.byOpener(opener);
    if (known) return known.table;
    const id = randomHex(16);
    const now = Date.now();
    const count = old.seats.length;
    const seats = Array.from({ length: count }, (_, i) => old.seats[(i + 1) % count]);
    const code = newCode();
    const { id: game, rulesVersion } = old.rules.facts;
    const { options, clock, watch, host } = old;
    const drafts: Draft[] = [
      {
        body: {
          type: 'open',
          at: now,
          table: id,
          game,
          rules: rulesVersion,
          options: { ...options },
          clock,
          watch,
        },
        hidden: { host, code, rematch: true },
      },
      ...seats.flatMap(({ who, name, key, bot }, seat): Draft[] => {
        if (who === 'person' && key !== null) return [sitDown(now, seat, name, key)];
        return bot === null ? [] : [{ body: { type: 'bot', at: now, seat, bot } }];
      }),
    ];
    if (await this.#write(id, drafts, { at: now, code, opener, game, listed: false })) return id;
    return this.#openAgain(old);
  }

  async #write(id: string, drafts: readonly Draft[], opened: NonNullable<Batch['opened']>): Promise<boolean> {
    let at = { seq: -1, head: GENESIS };
    const rows = drafts.map((draft) => {
      const row = seal(id, at, draft, null);
      at = { seq: row.seq, head: row.hash };
      return row;
    });
    return (await this.#committer.append({ table: id, rows, opened })) === 'done';
  }

  async take(id: string, request: TakeSeat): Promise<Answer<{ seat: number }>> {
    const room = await this.room(id);
    return room ? room.take(request, keyMark(request.key)) : refuse('no-such-table');
  }

  async find(typed: string): Promise<Answer<Listing>> {
    const code = readCode(typed);
    const found = code === null ? null : await this.#store.byCode(code);
    return found ? { ok: true, value: found } : refuse('no-such-table');
  }

  /** The tables at which strangers find a seat, the latest first. */
  async listed(limit: number): Promise<readonly OpenSeats[]> {
    const found = await this.#store.listed(limit, Date.now() - LISTED_FOR);
    const tables = await Promise.all(
      found.map(async (listing) => {
        const room = await this.room(listing.table).catch(() => null);
        if (!room?.table.seats.some(({ who }) => who === 'nobody')) return [];
        const { options, clock, watch, seats } = room.table.state();
        return [{ ...listing, options, clock, watch, seats, here: room.presence.here().size }];
      }),
    );
    return tables.flat();
  }

  /** What is kept of the owner of a key, once everything that was begun is on the disk. */
  async own(room: Room, who: Identity, key: string): Promise<Answer<OwnData>> {
    if (!(await room.settled())) return refuse('closing');
    const rows = await this.#store.rows(room.table.id);
    return { ok: true, value: ownData(room.table, rows, who, keyMark(key)) };
  }

  /** Forgets the owner of a key at a table, and wherever the same people have played again. The tables' ids. */
  async forget(first: Room, key: string): Promise<Answer<readonly string[]>> {
    const forgotten: string[] = [];
    for (let room: Room | null = first; room; ) {
      const table: Table = room.table;
      const who = identify(table, key);
      if (who) {
        if (!(await room.forget(who))) return refuse('closing');
        const rows = await this.#store.rows(table.id);
        await this.#store.redact(table.id, redactionsFor(rows, keyMark(key)), who.host);
        forgotten.push(table.id);
      }
      room = table.again === null ? null : await this.room(table.again);
    }
    return { ok: true, value: forgotten };
  }

  #forget(room: Room): void {
    this.#live.delete(room);
    this.#rooms.delete(room.table.id);
  }

  /** Clocks run on at tables that nobody is at, also after a restart: those that have run out are read. */
  async #ring(): Promise<void> {
    try {
      const late = await this.#store.due(Date.now(), WOKEN_AT_ONCE + this.#unreadable.size);
      for (const id of late) {
        if (this.#closed) return;
        if (this.#unreadable.has(id) || this.#rooms.has(id)) continue;
        await this.room(id).catch(() => this.#unreadable.add(id));
      }
    } catch (error) {
      if (!this.#closed) this.#events.trouble('', error);
    }
  }

  #sweep(): void {
    const now = Date.now();
    const { keep } = this.#settings;
    for (const room of this.#live) {
      const kept = room.table.phase === 'over' ? keep / SOONER : keep;
      if (room.presence.size > 0 || room.lastUsed > now - kept || !room.isQuietUntil(now + keep)) continue;
      room.close();
      this.#forget(room);
    }
  }

  /** Everything that was begun is written; nothing new begins. */
  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    clearInterval(this.#alarm);
    this.#closed = true;
    for (const room of this.#live) room.stop();
    await this.#committer.drained();
    for (const room of this.#live) room.close();
    this.#live.clear();
    await this.#thinker.close();
    this.#rooms.clear();
  }
}

/** A row whose place in the chain is right: a disk that forgets or invents must not be played on. */
function checked(table: Table, row: Row): Row {
  const right = row.seq === table.seq + 1 && row.hash === link(table.head, commitment(row.salt, row.body));
  if (!right) throw new Error(`table ${table.id}: entry ${row.seq} is not what was written`);
  return row;
}
