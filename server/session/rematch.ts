import type { Table } from '../tables/table.ts';
import { startOf } from './commands.ts';
import type { PendingRequest, TableSession } from './session.ts';

/** The same people play again: at this table (a rematch starts automatically), or from here at another one. */
export class Rematch {
  readonly #session: TableSession;
  #opening: Promise<string> | null = null;

  constructor(session: TableSession) {
    this.#session = session;
  }

  /** Opens the next table and invites the others to it. Rejects where it could not be written. */
  async ask(seat: number, request: PendingRequest): Promise<void> {
    const { table, clock, dependencies } = this.#session;
    this.#opening ??= dependencies.openAgain(table, table.seats[seat]?.key ?? table.host);
    const next = await this.#opening;
    // The same action may have been sent again meanwhile. Another player's leads to the same table.
    const done = table.actionDone(request.action);
    if (done !== null) {
      this.#session.acknowledge(request, done);
      return;
    }
    const by = seat < 0 ? {} : { seat };
    const body = { type: 'again', at: clock.now(), table: next, ...by } as const;
    this.#session.submit([{ body }], request);
  }

  /** The next table; one that is being opened takes the players' names along, so it counts. */
  async next(): Promise<string | null> {
    return (await this.#opening?.catch(() => null)) ?? this.#session.table.again;
  }

  /** A rematch starts as soon as everyone who was invited is here. */
  startIfComplete(): void {
    const { table, presence, clock, others } = this.#session;
    if (!others.leads() || !table.rematch || table.phase !== 'waiting') return;
    const here = presence.here();
    const isHere = ({ who }: Table['seats'][number], seat: number) =>
      who === 'bot' || (who === 'person' && here.has(seat));
    if (table.seats.every(isHere)) this.#session.submit([startOf(clock.now())]);
  }
}
