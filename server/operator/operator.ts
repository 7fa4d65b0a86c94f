import { isIP } from 'node:net';
import { read } from '@iacta/core';
import type { Clock } from '@iacta/online/clock';
import { TABLE_ID } from '@iacta/online/log';
import { randomHex } from '@iacta/online/random';
import { networksOf } from '../limits/network.ts';
import type { TableRegistry } from '../registry/registry.ts';
import type { TableSession } from '../session/session.ts';
import type { Store } from '../store/store.ts';
import { Journal, type JournalEntry } from './journal.ts';
import { type Banned, Moderation, type OpenReport } from './moderation.ts';
import {
  ADMIN_REQUEST,
  type AdminAnswers,
  type AdminProblem,
  type AdminReply,
  type AdminRequest,
} from './requests.ts';

export interface OperatorParts {
  /** The journal; null: nothing outlives the process. */
  readonly file: string | null;
  readonly clock: Clock;
  readonly store: Store;
  readonly registry: () => TableRegistry;
  /** Disconnects the devices that have been banned. */
  readonly turnAway: () => void;
  readonly failed: (error: unknown) => void;
}

/** Undecided at once: more would be a flood, and no operator reads them. */
const MOST_REPORTS = 1000;

type Of<T extends AdminRequest['do']> = Extract<AdminRequest, { do: T }>;

/** What an operator may do while the server runs; each change is in the journal before it is done. */
export class Operator {
  readonly #parts: OperatorParts;
  readonly #journal: Journal;
  readonly moderation = new Moderation();

  constructor(parts: OperatorParts) {
    this.#parts = parts;
    const { file, clock, failed } = parts;
    this.#journal = new Journal({ file, clock, failed, follow: (entry) => this.#follow(entry) });
  }

  open(): Promise<void> {
    return this.#journal.open();
  }

  close(): Promise<void> {
    return this.#journal.close();
  }

  isBanned(address: string, keyHashes: readonly string[]): boolean {
    return this.moderation.isBanned(address, keyHashes, this.#parts.clock.now());
  }

  async answer(request: unknown): Promise<AdminReply> {
    const asked = read(ADMIN_REQUEST, request);
    if (!asked.ok) return refused('malformed');
    try {
      return await this.#do(asked.value);
    } catch (error) {
      this.#parts.failed(error);
      return refused('not-written');
    }
  }

  /** Also for what another process has written, so each process disconnects its own devices. */
  #follow(entry: JournalEntry): void {
    this.moderation.follow(entry);
    if (entry.action === 'ban') this.#parts.turnAway();
    if (entry.action !== 'close' && entry.action !== 'reopen') return;
    for (const session of this.#parts.registry().sessions) {
      const { table } = session;
      if (table.id !== entry.table) continue;
      table.closed = this.moderation.isClosed(table.id);
      if (table.closed) session.turnAway('table-closed');
    }
  }

  async #do(asked: AdminRequest): Promise<AdminReply> {
    const { clock } = this.#parts;
    const now = clock.now();
    switch (asked.do) {
      case 'tables':
        return done([...this.#parts.registry().sessions].map((session) => this.#tableOf(session)));
      case 'bans':
        return done(this.moderation.bans(now));
      case 'log':
        return done(this.#journal.entries);
      case 'reports':
        return done(await this.#reports());
      case 'decide':
        return this.#decide(asked);
      case 'ban':
      case 'unban':
        return this.#ban(asked);
      default: {
        const session = await this.#find(asked.table);
        return session ? this.#doAt(session, asked) : refused('no-such-table');
      }
    }
  }

  async #doAt(session: TableSession, asked: Extract<AdminRequest, { table: string }>): Promise<AdminReply> {
    const { table } = session;
    const { by } = asked;
    const about = { at: this.#parts.clock.now(), by, table: table.id };
    switch (asked.do) {
      case 'show':
        return done(this.#show(session));
      case 'close':
      case 'reopen':
      case 'remove-result':
        if (asked.do === 'remove-result' && !(await this.#parts.store.daily.attempt(table.id)))
          return refused('no-such-result');
        await this.#journal.append({ ...about, action: asked.do });
        if (asked.do === 'remove-result') await this.#parts.store.daily.removeResult(table.id, about.at);
        return done({});
      default:
        return this.#atSeat(session, asked, about);
    }
  }

  async #atSeat(
    session: TableSession,
    { do: action, seat }: Of<'remove-name' | 'mute' | 'unmute'>,
    about: { readonly at: number; readonly by: string; readonly table: string },
  ): Promise<AdminReply> {
    const taken = session.table.seats[seat];
    const isWatchers = seat === -1 && action !== 'remove-name';
    if (!isWatchers && (!taken || (action === 'remove-name' && taken.key === null)))
      return refused('no-such-seat');
    await this.#journal.append({ ...about, action, seat });
    if (action === 'remove-name' && taken?.key) {
      const removed = await this.#parts.registry().removeName(session, taken.key);
      if (!removed.ok) return refused('not-written');
    }
    return done({});
  }

  async #ban(asked: Of<'ban' | 'unban'>): Promise<AdminReply> {
    const { address, key, by } = asked;
    if ((address === undefined) === (key === undefined)) return refused('malformed');
    if (address !== undefined && isIP(address) === 0) return refused('bad-address');
    const at = this.#parts.clock.now();
    // A household has a whole /64 of IPv6.
    const whom: Banned = address === undefined ? { key } : { network: networksOf(address)[0].name };
    if (asked.do === 'unban') await this.#journal.append({ at, by, action: 'unban', ...whom });
    else await this.#journal.append({ at, by, action: 'ban', ...whom, until: at + asked.seconds * 1000 });
    return done({});
  }

  /** Keeps what a player reports until an operator decides; false where there are too many. The same is kept once. */
  async report(about: Pick<OpenReport, 'table' | 'seat' | 'seq' | 'what'>): Promise<boolean> {
    const { table, seat, seq, what } = about;
    const open = this.moderation.reports;
    const isKnown = open.some(
      (each) => each.table === table && each.seat === seat && each.seq === seq && each.what === what,
    );
    if (isKnown) return true;
    if (open.length >= MOST_REPORTS) return false;
    const at = this.#parts.clock.now();
    await this.#journal.append({
      at,
      by: 'player',
      action: 'report',
      id: randomHex(4),
      table,
      seat,
      seq,
      what,
    });
    return true;
  }

  async #reports(): Promise<AdminAnswers['reports']> {
    return Promise.all(
      this.moderation.reports.map(async (report) => {
        const session = report.what === 'name' ? await this.#find(report.table) : null;
        return { ...report, name: session?.table.nameAt(report.seq)?.name ?? null };
      }),
    );
  }

  async #decide({ report: id, decision, by }: Of<'decide'>): Promise<AdminReply> {
    const report = this.moderation.report(id);
    if (!report) return refused('no-such-report');
    const { table, seat, seq, what } = report;
    const about = { at: this.#parts.clock.now(), by };
    if (decision === 'remove' && what === 'phrases')
      await this.#journal.append({ ...about, action: 'mute', table, seat });
    if (decision === 'remove' && what === 'name') {
      const session = await this.#find(table);
      const key = session?.table.keyAt(seq) ?? null;
      if (session && key !== null) {
        await this.#journal.append({ ...about, action: 'remove-name', table, seat });
        if (!(await this.#parts.registry().removeName(session, key)).ok) return refused('not-written');
      }
    }
    await this.#journal.append({ ...about, action: 'decide', id, decision });
    return done({});
  }

  async #find(named: string): Promise<TableSession | null> {
    const registry = this.#parts.registry();
    if (read(TABLE_ID, named).ok) return registry.session(named);
    const found = await registry.find(named);
    return found.ok ? registry.session(found.value.table) : null;
  }

  #tableOf({ table, presence }: TableSession): AdminAnswers['tables'][number] {
    return {
      table: table.id,
      code: table.code,
      game: table.rules.facts.id,
      phase: table.phase,
      closed: table.closed,
      names: table.seats.map(({ name }) => name).filter((name) => name !== ''),
      devices: presence.size,
    };
  }

  #show(session: TableSession): AdminAnswers['show'] {
    const { table, presence } = session;
    return {
      ...this.#tableOf(session),
      seats: table.seats.map(({ who, name, key }, seat) => {
        return { seat, who, name, key, muted: this.moderation.isMuted(table.id, seat) };
      }),
      connected: presence.peers().map((peer) => {
        return { seat: presence.identity(peer).seat, address: peer.address ?? '', key: peer.keyHash };
      }),
    };
  }
}

const done = (value: unknown): AdminReply => ({ ok: true, value });
const refused = (why: AdminProblem): AdminReply => ({ ok: false, why });
