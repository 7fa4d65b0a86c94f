import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastStream } from '@iacta/core';
import { readLog, verifyLog } from '@iacta/online/log';
import { commitOf } from '@iacta/table/dice';
import { WebSocket } from 'ws';
import { isThrow, isUnfinished, promisedIn } from './dice-share.ts';
import { FollowedGame, type ReceivedEntry } from './followed.ts';
import type { Seating } from './seating.ts';
import { hex, type LoadTable, type Stats, type Subject, type Usage } from './subject.ts';

const SERVER = join(import.meta.dirname, '../../server/drill/server.ts');
let actions = 0;
const newId = () => `action-${(actions++).toString(36).padStart(8, '0')}`;

/** After the run every n-th table is read and checked. */
const CHECKED = 25;

export interface Servers {
  /** One process for each; devices of one table are at different ones. */
  readonly ports: readonly number[];
  /** A file or a PostgreSQL database; without it, a new file on this machine's disk. */
  readonly data?: string;
  /** NATS; without it, a database notifies. */
  readonly bus?: string;
  /** Flags of Node. */
  readonly flags?: readonly string[];
  /** Processor time of the database and the bus so far. */
  readonly outside?: () => Pick<Usage, 'databaseSeconds' | 'busSeconds'>;
}

const NOTHING_OUTSIDE = () => ({ databaseSeconds: 0, busSeconds: 0 });

export type Iacta = Subject & { readonly bases: readonly string[] };

/** Our server in separate processes. */
export async function startIacta(servers: Servers): Promise<Iacta> {
  const { ports, data: given, bus = '', flags = [], outside = NOTHING_OUTSIDE } = servers;
  const folder = mkdtempSync(join(tmpdir(), 'iacta-bench-'));
  const data = given ?? join(folder, 'tables.sqlite');
  const children = ports.map((port) =>
    fork(SERVER, [String(port), data, bus], {
      execArgv: ['--conditions=source', '--disable-warning=ExperimentalWarning', ...flags],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // In a separate session, as a service is: Linux divides the cores between sessions first.
      detached: true,
    }),
  );
  await Promise.all(children.map((child) => new Promise((resolve) => child.once('message', resolve))));
  const bases = ports.map((port) => `http://127.0.0.1:${port}`);
  let tables: readonly IactaTable[] = [];
  return {
    name: 'iacta',
    bases,
    pid: children[0].pid ?? 0,
    async open(seating, stats) {
      tables = seating.map((each, i) => {
        const own = bases.map((_, j) => bases[(i + j) % bases.length]);
        return new IactaTable(own, each, i, stats);
      });
      // Some at a time, as doors are wide but not that wide.
      for (let from = 0; from < tables.length; from += 20) {
        await Promise.all(tables.slice(from, from + 20).map((table) => table.open()));
      }
      return tables;
    },
    async usage() {
      const each = await Promise.all(bases.map(usageOf));
      const sum = (name: keyof OwnUsage) => each.reduce((total, usage) => total + usage[name], 0);
      const [rss, cpuSeconds] = [sum('rss'), sum('cpuSeconds')];
      return { rss, cpuSeconds, commits: sum('commits'), rows: sum('rows'), ...outside() };
    },
    async check() {
      for (const [i, table] of tables.entries()) if (i % CHECKED === 0) await table.check();
    },
    async close() {
      await Promise.all(
        children.map(async (child) => {
          const gone = new Promise((resolve) => child.once('exit', resolve));
          child.disconnect();
          await gone;
        }),
      );
      rmSync(folder, { recursive: true });
    },
  };
}

type OwnUsage = Omit<Usage, 'databaseSeconds' | 'busSeconds'>;

export async function usageOf(base: string): Promise<OwnUsage> {
  const text = await (await fetch(`${base}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    rss: figure('process_resident_memory_bytes'),
    cpuSeconds: figure('process_cpu_seconds_total'),
    commits: figure('iacta_commit_seconds_count'),
    rows: figure('iacta_entries_total'),
  };
}

const ENTRY = '{"type":"entry"';
const ACK = '{"type":"ack"';

type Numbered = ReceivedEntry & { readonly seq: number; readonly head: string };

interface Welcome {
  readonly entries: readonly ReceivedEntry['entry'][];
  readonly here: readonly number[];
}

/** A real game, followed from the messages to seat 0. */
export class IactaTable implements LoadTable {
  readonly players: number;
  /** Of the servers: each seat is at the next one. */
  readonly #bases: readonly string[];
  readonly #rules: Seating['rules'];
  readonly #game: FollowedGame;
  readonly #stats: Stats;
  readonly #sockets: WebSocket[] = [];
  #keys: readonly string[] = [];
  #table = '';
  readonly #devices: { promise: string; nonce: string }[] = [];
  #seq = -1;
  /** Head hashes by entry, as far as they were sent one by one. */
  readonly #heads = new Map<number, string>();
  #sentAt = 0;
  #unseen = 0;
  #acknowledged = 0;
  /** Seats with a device, as seat 0 knows. */
  #here = 0;
  #over = false;

  constructor(bases: readonly string[], { rules, seats }: Seating, seed: number, stats: Stats) {
    this.#bases = bases;
    this.#rules = rules;
    this.#game = new FollowedGame(rules, seats, fastStream(seed));
    this.players = seats;
    this.#stats = stats;
  }

  get over(): boolean {
    return this.#over;
  }

  get ready(): boolean {
    return this.#unseen === 0 && !this.#over && this.#game.hasBegun;
  }

  async open(): Promise<void> {
    const keys = Array.from({ length: this.players }, () => hex(16));
    this.#keys = keys;
    const game = this.#rules.facts.id;
    const options = { seats: this.players };
    const { table } = await this.#post('/api/tables', { key: keys[0], game, options, name: 'Person 0' });
    this.#table = table;
    for (const [i, key] of keys.entries()) {
      if (i > 0) await this.#post(`/api/tables/${table}/seats`, { key, name: `Person ${i}` });
    }
    await Promise.all(keys.map((key, seat) => this.#connect(seat, table, key)));
    // Devices at other processes are known to this one with their next heartbeat.
    while (this.#here < this.players) await new Promise((turn) => setTimeout(turn, 5));
    this.#unseen = this.players;
    this.#sentAt = performance.now();
    this.#sockets[0].send(JSON.stringify({ type: 'start', id: newId() }));
    while (!this.ready) await new Promise((turn) => setTimeout(turn, 5));
  }

  async #post(path: string, body: object): Promise<{ table: string }> {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(this.#bases[0] + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    return (await reply.json()) as { table: string };
  }

  #connect(seat: number, table: string, key: string): Promise<void> {
    const base = this.#bases[seat % this.#bases.length];
    const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`, {
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    this.#sockets[seat] = socket;
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', table, key })));
      socket.on('message', (data: Buffer) => {
        const text = data.toString('utf8');
        if (text.startsWith(ENTRY)) this.#entry(seat, text);
        else if (text.startsWith(ACK)) this.#acknowledge();
        else if (seat === 0 && text.startsWith('{"type":"here"')) {
          this.#here = (JSON.parse(text) as { here: number[] }).here.length;
        } else if (text.startsWith('{"type":"welcome"')) {
          if (seat === 0) this.#welcome(JSON.parse(text) as Welcome);
          resolve();
        } else if (text.startsWith('{"type":"refused"') || text.startsWith('{"type":"fault"'))
          throw new Error(`refused: ${text}`);
      });
    });
  }

  #welcome({ entries, here }: Welcome): void {
    this.#here = here.length;
    for (const entry of entries) this.#game.follow({ entry });
  }

  #acknowledge(): void {
    this.#acknowledged++;
    this.#stats.acknowledged(performance.now() - this.#sentAt);
  }

  #entry(seat: number, text: string): void {
    if (seat === 0) this.#follow(JSON.parse(text) as Numbered, text.length);
    this.#takePart(seat, text);
    if (this.#unseen === 0 || isUnfinished(text)) return;
    this.#stats.received(performance.now() - this.#sentAt);
    this.#unseen--;
  }

  /** Every device takes part in every roll: it commits as soon as it knows the promise, and reveals after the throw. */
  #takePart(seat: number, text: string): void {
    if (isThrow(text)) this.#sockets[seat].send(JSON.stringify({ type: 'reveal', ...this.#devices[seat] }));
    const promised = promisedIn(text);
    if (promised === null) return;
    const { promise } = promised;
    const nonce = hex(16);
    this.#devices[seat] = { promise, nonce };
    const commit = commitOf({ table: this.#table, ...promised }, { seat, nonce });
    this.#sockets[seat].send(JSON.stringify({ type: 'commit', promise, commit }));
  }

  #follow(received: Numbered, bytes: number): void {
    this.#seq = received.seq;
    this.#heads.set(received.seq, received.head);
    this.#stats.bytes += bytes;
    this.#stats.entries++;
    this.#game.follow(received);
    this.#over = this.#game.isOver;
  }

  step(): void {
    const { seat, move } = this.#game.next();
    const request =
      move === undefined
        ? { type: 'throw', roll: this.#game.log.dice?.roll ?? 0 }
        : { type: 'move', seen: this.#seq, move };
    const text = JSON.stringify({ ...request, id: newId() });
    this.#unseen = this.players;
    // What a player thinks before is not the server's time.
    this.#sentAt = performance.now();
    this.#sockets[seat].send(text);
  }

  /** Verifies the public log: every roll is right, no nonce is missing, every acknowledged step is in it. */
  async check(): Promise<void> {
    const log = readLog(await (await fetch(`${this.#bases[0]}/api/tables/${this.#table}/log`)).json());
    if (!log.ok) throw new Error(`the log of ${this.#table} cannot be read`);
    const verdict = await verifyLog(log.value, async () => this.#rules);
    if (!verdict.ok) throw new Error(`the log of ${this.#table}: ${JSON.stringify(verdict.problem)}`);
    const bodies = log.value.entries.flatMap((entry) => ('body' in entry ? [entry.body] : []));
    const leftOut = bodies.filter((body) => body.type === 'throw' && body.commits.length < this.players);
    // A throw, annulled or not, and its roll are one step with one acknowledgement.
    const parts = bodies.filter(({ type }) => type === 'throw' || type === 'annul').length;
    const steps = log.value.entries.length - 1 - this.players - parts;
    if (leftOut.length > 0 || steps !== this.#acknowledged)
      throw new Error(`the log of ${this.#table}: ${leftOut.length} left out, ${steps} steps`);
  }

  /** Entries so far. */
  get length(): number {
    return this.#seq + 1;
  }

  /**
   * What a device waits for that comes to the table: from the opened socket to the last entry. `missed`: a page that was
   * away for this many entries; without it the page is loaded and needs the whole log.
   */
  async come(missed?: number): Promise<{ readonly ms: number; readonly bytes: number }> {
    const socket = new WebSocket(`${this.#bases[0].replace('http', 'ws')}/api/socket`);
    await new Promise((resolve, reject) => {
      socket.on('open', resolve);
      socket.on('error', reject);
    });
    const seq = this.#seq - (missed ?? 0);
    const head = this.#heads.get(seq);
    const seen = missed === undefined || head === undefined ? {} : { seen: { seq, head } };
    const began = performance.now();
    const { promise, resolve } = Promise.withResolvers<number>();
    let bytes = 0;
    socket.on('message', (data: Buffer) => {
      bytes += data.length;
      const text = data.toString('utf8');
      const isLast = text.startsWith(`${ENTRY},"seq":${this.#seq},`);
      if (isLast || text.startsWith('{"type":"welcome"')) resolve(bytes);
    });
    socket.send(JSON.stringify({ type: 'hello', table: this.#table, key: this.#keys[0], ...seen }));
    await promise;
    const ms = performance.now() - began;
    socket.terminate();
    return { ms, bytes };
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.terminate();
  }
}
