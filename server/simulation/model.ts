import { awaits, isOver, type Rules } from '@iacta/core';
import type { Body } from '@iacta/online/log';
import { hashOfKey } from '@iacta/online/log';
import { toArray } from '@iacta/table/log';
import type { Row } from '../store/store.ts';
import { Table } from '../tables/table.ts';

interface ModelSeat {
  readonly who: 'person' | 'bot' | 'nobody';
  readonly bot: string | null;
  /** The hash of its person's key. */
  readonly key: string | null;
}

const EMPTY: ModelSeat = { who: 'nobody', bot: null, key: null };

/**
 * The state of a table by its log on disk, kept apart from the server. Seats, hosts and votes are followed here by
 * separate code, so that a mistake in the server's does not excuse itself.
 */
export class TableModel {
  readonly table: Table;
  readonly rows: Row[] = [];
  readonly bodies: Body[] = [];
  readonly rules: Rules;
  seats: readonly ModelSeat[] = [];
  host = '';
  /** Votes on open questions, by the entry that asked. */
  readonly consents = new Map<number, Set<number>>();

  constructor(id: string, rules: Rules) {
    this.rules = rules;
    this.table = new Table(id, rules);
  }

  seatOf(key: string | null): number {
    if (key === null) return -1;
    const hash = hashOfKey(key);
    return this.seats.findIndex((seat) => seat.key === hash);
  }

  /** Hashes of all keys that have or had a part in this table. */
  keyHashes(): ReadonlySet<string> {
    return new Set(this.rows.flatMap(keyHashesIn));
  }

  isHost(key: string | null): boolean {
    return key !== null && hashOfKey(key) === this.host;
  }

  apply(row: Row): void {
    const body = JSON.parse(row.body) as Body;
    const hidden = (row.hidden ? JSON.parse(row.hidden) : {}) as { key?: string; host?: string };
    this.table.read(row);
    this.rows.push(row);
    this.bodies.push(body);
    switch (body.type) {
      case 'open':
        this.host = hidden.host ?? '';
        this.#resize(body.options.seats as number);
        break;
      case 'set':
        this.#resize(this.table.options.seats);
        break;
      case 'sit':
        this.#put(body.seat, { who: 'person', bot: null, key: hidden.key ?? null });
        break;
      case 'bot':
        this.#put(body.seat, { ...EMPTY, who: 'bot', bot: body.bot });
        break;
      case 'rise':
        this.#put(body.seat, EMPTY);
        break;
      case 'host':
        this.host = this.seats[body.seat].key ?? '';
        break;
      case 'stand-in':
        this.#put(body.seat, { ...this.seats[body.seat], bot: body.bot });
        break;
      case 'back':
        this.#put(body.seat, { ...this.seats[body.seat], bot: null });
        break;
      case 'ask-undo':
      case 'ask-bot':
        this.consents.set(row.seq, new Set([body.seat]));
        break;
      case 'answer':
        if (body.yes) this.consents.get(body.ask)?.add(body.seat);
        break;
      default:
        break;
    }
  }

  /** A key was deleted on the disk. */
  forgetKeys(rows: readonly Row[]): void {
    const known = new Set(rows.flatMap(keyHashesIn));
    this.seats = this.seats.map((seat) => (known.has(seat.key ?? '') ? seat : { ...seat, key: null }));
    if (!known.has(this.host)) this.host = '';
    this.rows.splice(0, this.rows.length, ...rows);
  }

  #resize(count: number): void {
    this.seats = Array.from({ length: count }, (_, seat) => this.seats[seat] ?? EMPTY);
  }

  #put(at: number, seat: ModelSeat): void {
    this.seats = this.seats.map((old, i) => (i === at ? seat : old));
  }

  /** How many moves of a seat hold. */
  movesOf(seat: number): number {
    return toArray(this.table.log.game?.line ?? null).filter((taken) => taken.seat === seat).length;
  }

  /** The seats that the game waits for, whether a person or a bot is there. */
  awaited(): readonly number[] {
    const { position } = this.table;
    if (!position || isOver(this.rules, position) || this.table.paused) return [];
    const waits = awaits(this.rules, position);
    if (waits.kind === 'over') return [];
    return waits.kind === 'roll' ? [waits.seat] : waits.seats;
  }
}

function keyHashesIn({ hidden }: Row): readonly string[] {
  const { key, host } = (hidden ? JSON.parse(hidden) : {}) as { key?: string; host?: string };
  return [key, host].filter((hash) => hash !== undefined);
}
