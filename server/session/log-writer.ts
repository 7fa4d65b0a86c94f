import type { Refusal } from '@iacta/core';
import { randomHex } from '@iacta/online/random';
import { type LogState, SALT_BYTES } from '@iacta/table/log';
import type { Committer } from '../store/committer.ts';
import type { Phase, Row } from '../store/store.ts';
import type { Draft } from '../tables/draft.ts';
import type { Table } from '../tables/table.ts';
import type { Attendance } from './attendance.ts';
import type { Broadcaster } from './broadcaster.ts';

export interface LogWriterParts {
  readonly table: Table;
  readonly committer: Committer;
  readonly broadcaster: Broadcaster;
  readonly attendance: Attendance;
  /** When the next player's time runs out; null: no clock runs. */
  readonly deadline: () => number | null;
  /** Entries are on the disk: the log before and after them. */
  readonly durable: (before: LogState, after: LogState) => void;
  /** Another process was first: the entries do not exist. */
  readonly outrun: () => void;
  readonly failed: (error: unknown) => void;
}

/** Adds entries to a table's log, made here or in another process, and broadcasts them. */
export class LogWriter {
  readonly #parts: LogWriterParts;
  #phase: Phase;
  /** When the next player's time runs out, as stored on disk; unknown for a table that was just read. */
  #due: number | null | undefined;

  constructor(parts: LogWriterParts) {
    this.#parts = parts;
    this.#phase = parts.table.phase;
  }

  /** Writes entries, or says why they cannot follow: then nothing has changed. */
  write(
    drafts: readonly Draft[],
    action: string | null,
    acknowledge?: (seq: number) => void,
  ): Refusal | null {
    const { table, broadcaster, committer } = this.#parts;
    const before = table.log;
    const { seats, host } = table;
    const made = table.add(drafts, () => randomHex(SALT_BYTES), action);
    if (!made.ok) return made.problem.code === 'illegal' ? made.problem.refusal : { code: 'stale' };
    const { rows } = made;
    const after = table.log;
    broadcaster.queue.made(table.seq);
    acknowledge?.(rows[0].seq);
    this.#broadcast(rows, { seats, host });
    committer.append({ table: table.id, rows, ...this.#changedIndex() }).then(
      (result) => {
        if (result === 'conflict') {
          this.#parts.outrun();
          return;
        }
        broadcaster.queue.onDisk(rows[rows.length - 1].seq);
        this.#parts.durable(before, after);
      },
      (error: unknown) => this.#parts.failed(error),
    );
    return null;
  }

  /** Takes entries that another process has written. False where none of them follows what is here. */
  follow(rows: readonly Row[]): boolean {
    const { table, broadcaster } = this.#parts;
    const { queue } = broadcaster;
    // What was made here and is on its way will be refused by the store if these are others.
    const fresh = rows.filter(({ seq }) => seq > table.seq);
    if (!queue.isEmpty || fresh.length === 0 || fresh[0].seq !== table.seq + 1) return false;
    const { seats, host } = table;
    for (const row of fresh) table.read(row);
    this.#phase = table.phase;
    this.#due = undefined;
    queue.made(table.seq);
    queue.onDisk(table.seq);
    this.#broadcast(fresh, { seats, host });
    return true;
  }

  #broadcast(rows: readonly Row[], before: Pick<Table, 'seats' | 'host'>): void {
    const { table, broadcaster, attendance } = this.#parts;
    broadcaster.broadcast(rows);
    if (before.seats !== table.seats || before.host !== table.host) attendance.seatsChanged();
    if (!table.watch) attendance.dropUninvited();
  }

  /** What has changed of the columns by which the store finds tables. */
  #changedIndex(): { phase?: Phase; due?: number | null } {
    const { table, deadline } = this.#parts;
    const phase = table.phase === this.#phase ? {} : { phase: table.phase };
    this.#phase = table.phase;
    const next = table.clock === null ? null : deadline();
    const due = this.#due !== undefined && next === this.#due ? {} : { due: next };
    this.#due = next;
    return { ...phase, ...due };
  }
}
