import type { Rules } from '@iacta/core';
import { TableClient } from '@iacta/online/client';
import { verifyLog } from '@iacta/online/log';
import { drawRandomFrom, randomHex } from '@iacta/online/random';
import type { Reply } from '@iacta/online/wire';
import { Robot } from '../drill/robot.ts';
import { Chance } from '../simulation/chance.ts';
import { Line } from '../simulation/network.ts';
import { Scheduler } from '../simulation/scheduler.ts';
import { ServerProcess } from '../simulation/server.ts';
import type { Store } from '../store/store.ts';

const HOUR = 3_600_000;
const EPOCH = 1_800_000_000_000;
/** A game that is not over by then never will be. */
const LONGEST = 12 * HOUR;

/** Where a game is played: what is written must be there in the next process. */
export interface Disk {
  open(): Store;
  /** The same data without any fault, for the check in the end. */
  inspect(): Store;
  /** Set by the game: ends the process that is running. */
  onCrash(crash: () => void): void;
}

/** A whole game of two robots on a disk that may go wrong. What did not hold afterwards; empty: everything did. */
export async function playOn(disk: Disk, rules: Rules, seed: number): Promise<readonly string[]> {
  drawRandomFrom(new Chance(seed ^ 0x27d4eb2f).bytes);
  const game = new FaultyGame(disk, rules, seed);
  try {
    return await game.play();
  } finally {
    drawRandomFrom(null);
  }
}

class FaultyGame {
  readonly #disk: Disk;
  readonly #rules: Rules;
  readonly #chance: Chance;
  readonly #scheduler: Scheduler;
  readonly #acknowledged: { readonly id: string; readonly seq: number }[] = [];
  readonly #clients: TableClient[] = [];
  #server: ServerProcess | null = null;
  #table = '';

  constructor(disk: Disk, rules: Rules, seed: number) {
    this.#disk = disk;
    this.#rules = rules;
    this.#chance = new Chance(seed);
    this.#scheduler = new Scheduler(new Chance(seed ^ 0x5bd1e995).below);
    disk.onCrash(() => this.#server?.crash());
    this.#start();
  }

  async play(): Promise<readonly string[]> {
    const keys = [randomHex(16), randomHex(16)];
    const { id: game } = this.#rules.facts;
    const opened = await this.#insist((server) =>
      server.registry.open({ key: keys[0], game, options: { seats: 2 }, name: 'Ada' }),
    );
    this.#table = opened.table;
    await this.#insist((server) => server.registry.takeSeat(this.#table, { key: keys[1], name: 'Bea' }));
    for (const key of keys) this.#clients.push(this.#sit(key));
    const started = this.#clients[0].act({ type: 'start' });
    await this.#until(() => this.#clients.every(({ table }) => table?.phase === 'over'));
    for (const client of this.#clients) client.close();
    return this.#problems(await started);
  }

  #start(): void {
    this.#server = new ServerProcess({
      scheduler: this.#scheduler,
      chance: this.#chance,
      botFails: () => 0,
      rules: new Map([[this.#rules.facts.id, this.#rules]]),
      wall: () => EPOCH,
      openStore: () => this.#disk.open(),
      hasDays: false,
      died: () => {
        this.#server = null;
        this.#scheduler.after(1000, 'start', () => this.#start());
      },
    });
  }

  /** As a page asks over HTTP: again, until there is an answer. */
  async #insist<T>(
    ask: (server: ServerProcess) => Promise<{ ok: true; value: T } | { ok: false }>,
  ): Promise<T> {
    for (;;) {
      let answer: { ok: true; value: T } | { ok: false } | null = null;
      const server = this.#server;
      if (server)
        ask(server).then(
          (value) => {
            answer = value;
          },
          () => {
            answer = { ok: false };
          },
        );
      const deadline = this.#scheduler.time + 5000;
      await this.#until(() => answer !== null || this.#scheduler.time >= deadline);
      const given = answer as { ok: true; value: T } | { ok: false } | null;
      if (given?.ok) return given.value;
      await this.#scheduler.until(this.#scheduler.time + 1000);
    }
  }

  #sit(key: string): TableClient {
    let robot: Robot | null = null;
    const client: TableClient = new TableClient({
      url: 'sim:',
      table: this.#table,
      key,
      rules: this.#rules,
      connect: () => this.#connect(),
      jitter: () => 0.5,
      clock: this.#scheduler.clock(
        'client',
        () => EPOCH,
        () => true,
      ),
      on: () => robot?.wake(),
    });
    robot = new Robot(() => client, this.#rules, this.#chance.below);
    return client;
  }

  #connect() {
    const line = new Line(this.#scheduler, this.#chance, {
      sent: (_, text) => this.#sent(text),
      asked: () => {},
      breaks: () => false,
      notices: () => true,
    });
    this.#server?.accept(line);
    line.open(this.#server !== null);
    return line.client;
  }

  #sent(text: string): void {
    const reply = JSON.parse(text) as Reply;
    if (reply.type === 'ack') this.#acknowledged.push(reply);
  }

  async #until(isDone: () => boolean): Promise<void> {
    while (!isDone() && this.#scheduler.time < LONGEST && (await this.#scheduler.step()));
  }

  /** Held against what a process reads that is started now. */
  async #problems(started: { readonly ok: boolean }): Promise<readonly string[]> {
    const problems: string[] = [];
    if (!started.ok) problems.push('the game could not be started');
    const phases = this.#clients.map(({ table }) => table?.phase);
    if (phases.some((phase) => phase !== 'over'))
      problems.push(`the game was not finished: ${phases.join()}`);
    const store = this.#disk.inspect();
    const rows = await store.rows(this.#table);
    for (const { id, seq } of this.#acknowledged) {
      const found = rows.filter(({ action }) => action?.endsWith(`|${id}`));
      if (found.length !== 1 || found[0].seq !== seq)
        problems.push(`entry ${seq} was acknowledged and stands ${found.length} times in the log`);
    }
    const verdict = await verifyLog(
      {
        kind: 'iacta-table-log',
        format: 1,
        table: this.#table,
        head: rows[rows.length - 1]?.hash ?? '',
        names: [],
        entries: rows.map(({ salt, body }) => ({ salt, body: JSON.parse(body) })),
      },
      async () => this.#rules,
    );
    if (!verdict.ok) problems.push(`the log does not verify: ${JSON.stringify(verdict.problem)}`);
    await store.close();
    return problems;
  }
}
