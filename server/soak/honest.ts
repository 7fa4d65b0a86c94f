import type { Below, Rules } from '@iacta/core';
import { type ActionResult, type Happening, type SocketLike, TableClient } from '@iacta/online/client';
import { randomHex } from '@iacta/online/log';
import { stepOf } from '../drill/robot.ts';
import { addressOf, HOST, openTable, sleep, webSocketFrom } from './from.ts';

/** What honest players went through. */
export class Experience {
  /** Milliseconds from an action to its acknowledgement, of moves and of throws, since they were last cleared. */
  readonly moves: number[] = [];
  /** A throw waits for the contributions of all devices at its table. */
  readonly throws: number[] = [];
  acknowledged = 0;
  /** Refusals that no honest player should see, by code. */
  readonly refusals = new Map<string, number>();
  lost = 0;
  games = 0;

  acknowledge(kind: 'moves' | 'throws', ms: number): void {
    this[kind].push(ms);
    this.acknowledged++;
  }

  /** What came before was warm-up. */
  clearTimes(): void {
    this.moves.length = 0;
    this.throws.length = 0;
  }
}

/** Part of the game: two answered at the same time, or the question had gone. */
const USUAL = new Set(['stale', 'not-your-decision', 'no-dice-awaited', 'over']);
const GROUP = 1;
/** How long a player thinks, in milliseconds. */
const THINKS = { least: 300, most: 1500 };

/** Players of one table, each at a separate address, who play one game after the other over real sockets. */
export class HonestTable {
  readonly #port: number;
  readonly #rules: Rules;
  readonly #addresses: readonly string[];
  readonly #below: Below;
  readonly #experience: Experience;
  #stopped = false;
  /** The table they play at now. */
  table: string | null = null;

  constructor(
    port: number,
    rules: Rules,
    first: number,
    seats: number,
    below: Below,
    experience: Experience,
  ) {
    this.#port = port;
    this.#rules = rules;
    this.#addresses = Array.from({ length: seats }, (_, i) => addressOf(GROUP, first + i + 1));
    this.#below = below;
    this.#experience = experience;
  }

  async play(): Promise<void> {
    while (!this.#stopped) await this.#game();
  }

  stop(): void {
    this.#stopped = true;
  }

  async #game(): Promise<void> {
    const keys = this.#addresses.map(() => randomHex(16));
    this.table = await openTable(this.#addresses[0], this.#port, this.#rules.facts.id, keys);
    if (this.table === null) {
      this.#note({ ok: false, refusal: { code: 'opening' } });
      await sleep(1000);
      return;
    }
    const table = this.table;
    const players = keys.map((key, i) => this.#sit(table, key, this.#addresses[i]));
    await players[0].act({ type: 'start' });
    while (!this.#stopped && players.some((player) => player.table?.phase !== 'over')) await sleep(100);
    if (!this.#stopped) this.#experience.games++;
    for (const player of players) player.close();
  }

  #sit(table: string, key: string, address: string): TableClient {
    const client = new TableClient({
      url: `ws://${HOST}:${this.#port}/api/socket`,
      table,
      key,
      rules: this.#rules,
      connect: () => webSocketFrom(address, this.#port) as unknown as SocketLike,
      on: (happening) => this.#notice(happening),
    });
    void this.#act(client);
    return client;
  }

  #notice(happening: Happening): void {
    if (happening.kind === 'connection' && happening.state === 'waiting' && !this.#stopped)
      this.#experience.lost++;
    if (happening.kind === 'turned-away') this.#note({ ok: false, refusal: happening.refusal });
    if (happening.kind === 'broken') this.#note({ ok: false, refusal: { code: `broken-${happening.why}` } });
  }

  /** Thinks, acts, and waits for the answer, over and over. */
  async #act(client: TableClient): Promise<void> {
    while (!this.#stopped && client.table?.phase !== 'over') {
      await sleep(THINKS.least + this.#below(THINKS.most - THINKS.least));
      const { position, seat, owing, table } = client;
      if (!position || table?.phase !== 'playing') continue;
      const step = stepOf(this.#rules, position, seat, owing, this.#below);
      if (step === null) continue;
      const began = performance.now();
      const result = await (step === 'throw' ? client.throwDice() : client.move(step.move));
      if (result.ok)
        this.#experience.acknowledge(step === 'throw' ? 'throws' : 'moves', performance.now() - began);
      else this.#note(result);
    }
  }

  #note(result: ActionResult): void {
    if (result.ok || USUAL.has(result.refusal.code)) return;
    const { refusals } = this.#experience;
    refusals.set(result.refusal.code, (refusals.get(result.refusal.code) ?? 0) + 1);
  }
}
