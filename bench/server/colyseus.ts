import { fork, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LoadTable, Stats, Subject } from './subject.ts';

const FOLDER = new URL('../colyseus/', import.meta.url);

/** What the other one is told to carry: as many bytes, and as many rolls, as ours. */
export interface Shape {
  readonly bytes: number;
  readonly rollShare: number;
}

interface PeerRoom {
  send(type: string, message: object): void;
  leave(): Promise<unknown>;
}
type OpenRoom = (
  port: number,
  options: { readonly seats: number; readonly bytes: number },
  on: { ack: () => void; entry: (seat: number, message: { body: { type: string } }) => void },
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

export async function startColyseus(port: number, shape: Shape): Promise<Subject> {
  const child = fork(fileURLToPath(new URL('server.js', FOLDER)), [String(port)], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise((resolve) => child.once('message', resolve));
  // Plain JavaScript outside this program: found by address, since it may not be installed when types are checked.
  const { openRoom } = (await import(new URL('players.js', FOLDER).href)) as { openRoom: OpenRoom };
  return {
    name: 'colyseus',
    async open(seating, stats) {
      const tables = seating.map(({ seats }) => new PeerTable(seats, shape, stats));
      for (let from = 0; from < tables.length; from += 20) {
        await Promise.all(tables.slice(from, from + 20).map((table) => table.open(port, openRoom)));
      }
      return tables;
    },
    usage: () =>
      new Promise((resolve) => {
        child.once('message', (usage) =>
          resolve({ ...(usage as { rss: number; cpuSeconds: number }), commits: 0, rows: 0 }),
        );
        child.send('usage');
      }),
    // There is nothing in it that could be checked: no rules, no log.
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
  readonly #shape: Shape;
  #rooms: PeerRoom[] = [];
  #steps = 0;
  #rolls = 0;
  #unseen = 0;
  #sentAt = 0;

  constructor(players: number, shape: Shape, stats: Stats) {
    this.players = players;
    this.#shape = shape;
    this.#stats = stats;
  }

  get ready(): boolean {
    return this.#unseen === 0;
  }

  async open(port: number, openRoom: OpenRoom): Promise<void> {
    const { bytes } = this.#shape;
    this.#rooms = await openRoom(
      port,
      { seats: this.players, bytes },
      {
        ack: () => this.#stats.ack.push(performance.now() - this.#sentAt),
        entry: (seat, { body }) => {
          if (body.type === 'roll')
            this.#rooms[seat].send('nonce', { roll: this.#rolls, nonce: 'f'.repeat(32) });
          this.#stats.seen.push(performance.now() - this.#sentAt);
          this.#unseen--;
        },
      },
    );
  }

  step(): void {
    this.#steps++;
    const roll = this.#rolls < this.#steps * this.#shape.rollShare;
    if (roll) this.#rolls++;
    this.#unseen = this.players;
    this.#sentAt = performance.now();
    const room = this.#rooms[this.#steps % this.players];
    // As long as a move or a throw of ours.
    room.send('step', { id: `action-${this.#steps}`, seen: this.#steps, roll, move: { pick: 'purple' } });
  }

  async close(): Promise<void> {
    await Promise.all(this.#rooms.map((room) => room.leave()));
  }
}
