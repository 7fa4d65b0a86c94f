import { fork, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fastStream } from '@iacta/core';
import { PeerGame, type PeerStep } from './peer-game.ts';
import type { Seating } from './seating.ts';
import { hex, type LoadTable, type Stats, type Subject } from './subject.ts';

const FOLDER = new URL('../colyseus/', import.meta.url);

interface PeerRoom {
  send(type: string, message: object): void;
  leave(): Promise<unknown>;
}
type OpenRoom = (
  port: number,
  options: { readonly game: string; readonly seats: number },
  on: {
    ack: () => void;
    entry: (seat: number, message: PeerStep) => void;
    refused: (message: unknown) => void;
  },
) => Promise<PeerRoom[]>;

export function installColyseus(): void {
  if (existsSync(new URL('node_modules/@colyseus/core/package.json', FOLDER))) return;
  process.stderr.write('bench: installing Colyseus in bench/colyseus (once) ...\n');
  const { status } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'],
    {
      cwd: fileURLToPath(FOLDER),
      stdio: ['ignore', process.stderr, process.stderr],
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error('Colyseus could not be installed');
}

export async function startColyseus(port: number): Promise<Subject> {
  const child = fork(fileURLToPath(new URL('server.js', FOLDER)), [String(port)], {
    // With Node's defaults, except that our rules are read from their sources.
    execArgv: ['--conditions=source', '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // In a separate session, as a service is: Linux divides the cores between sessions first.
    detached: true,
  });
  await new Promise((resolve) => child.once('message', resolve));
  // Plain JavaScript outside this program: found by address, since it may not be installed when types are checked.
  const { openRoom } = (await import(new URL('players.js', FOLDER).href)) as { openRoom: OpenRoom };
  return {
    name: 'colyseus',
    pid: child.pid ?? 0,
    async open(seating, stats) {
      const tables = seating.map((each, i) => new PeerTable(each, i, stats));
      for (let from = 0; from < tables.length; from += 20) {
        await Promise.all(tables.slice(from, from + 20).map((table) => table.open(port, openRoom)));
      }
      return tables;
    },
    usage: () =>
      new Promise((resolve) => {
        child.once('message', (usage) =>
          resolve({
            ...(usage as { rss: number; cpuSeconds: number }),
            commits: 0,
            rows: 0,
            databaseSeconds: 0,
            busSeconds: 0,
          }),
        );
        child.send('usage');
      }),
    // There is no log that could be checked.
    check: async () => {},
    async close() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await gone;
    },
  };
}

class PeerTable implements LoadTable {
  readonly players: number;
  readonly #stats: Stats;
  readonly #rules: Seating['rules'];
  readonly #game: PeerGame;
  #rooms: PeerRoom[] = [];
  #steps = 0;
  #rolls = 0;
  #unseen = 0;
  #sentAt = 0;
  #over = false;

  constructor({ rules, seats }: Seating, seed: number, stats: Stats) {
    this.#rules = rules;
    this.#game = new PeerGame(rules, seats, fastStream(seed));
    this.players = seats;
    this.#stats = stats;
  }

  get over(): boolean {
    return this.#over;
  }

  get ready(): boolean {
    return this.#unseen === 0 && !this.#over && this.#game.hasBegun;
  }

  async open(port: number, openRoom: OpenRoom): Promise<void> {
    const game = this.#rules.facts.id;
    this.#rooms = await openRoom(
      port,
      { game, seats: this.players },
      {
        ack: () => this.#stats.acknowledged(performance.now() - this.#sentAt),
        entry: (seat, step) => this.#entry(seat, step),
        refused: (message) => {
          throw new Error(`refused: ${JSON.stringify(message)}`);
        },
      },
    );
    this.#unseen = this.players;
    this.#rooms[0].send('start', {});
    while (!this.ready) await new Promise((turn) => setTimeout(turn, 5));
  }

  #entry(seat: number, step: PeerStep): void {
    const type = step.body?.type;
    if (type === 'roll' || type === 'start') {
      this.#rooms[seat].send('nonce', { roll: this.#rolls, nonce: hex(16) });
      if (seat === 0) this.#rolls++;
    }
    if (seat === 0) {
      this.#game.follow(step);
      this.#over = this.#game.isOver;
    }
    this.#stats.received(performance.now() - this.#sentAt);
    this.#unseen--;
  }

  step(): void {
    this.#steps++;
    const { seat, move } = this.#game.next();
    const id = `action-${this.#steps}`;
    const request = move === undefined ? { id, roll: this.#rolls } : { id, seen: this.#steps, move };
    this.#unseen = this.players;
    this.#sentAt = performance.now();
    this.#rooms[seat].send(move === undefined ? 'throw' : 'move', request);
  }

  async close(): Promise<void> {
    await Promise.all(this.#rooms.map((room) => room.leave()));
  }
}
