import type { Identity } from '../permissions/roles.ts';
import type { Table } from '../tables/table.ts';
import { startOf } from './commands.ts';
import type { CommandContext } from './context.ts';

/** The same people play again: at this table (a rematch starts automatically), or from here at another one. */
export class Rematch {
  readonly #context: CommandContext;
  readonly #open: (table: Table, host: string) => Promise<string>;
  #opening: Promise<string> | null = null;

  /** `open`: opens the table at which they play again, and gives its id. */
  constructor(context: CommandContext, open: (table: Table, host: string) => Promise<string>) {
    this.#context = context;
    this.#open = open;
  }

  /** Opens the next table and invites the others to it. Rejects where it could not be written. */
  async ask({ seat }: Identity, action: string, acknowledge: (seq: number) => void): Promise<void> {
    const { table, clock } = this.#context;
    this.#opening ??= this.#open(table, table.seats[seat]?.key ?? table.host);
    const next = await this.#opening;
    // The same action may have been sent again meanwhile. Another player's leads to the same table.
    const done = table.actionDone(action);
    if (done !== null) {
      acknowledge(done);
      return;
    }
    const by = seat < 0 ? {} : { seat };
    const body = { type: 'again', at: clock.now(), table: next, ...by } as const;
    this.#context.submit([{ body }], action, acknowledge);
  }

  /** The next table; one that is being opened takes the players' names along, so it counts. */
  async next(): Promise<string | null> {
    return (await this.#opening?.catch(() => null)) ?? this.#context.table.again;
  }

  /** A rematch starts as soon as everyone who was invited is here. */
  startIfComplete(): void {
    const { table, presence, clock, others } = this.#context;
    if (!others.leads() || !table.rematch || table.phase !== 'waiting') return;
    const here = presence.here();
    if (table.seats.every(({ who }, seat) => who === 'bot' || (who === 'person' && here.has(seat))))
      this.#context.submit([startOf(clock.now())]);
  }
}
