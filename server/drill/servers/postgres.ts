import { readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomHex } from '@iacta/online/random';
import pg from 'pg';
import { freePort } from '../victim.ts';
import { cpuSecondsOf, postgresPrograms, runAsPostgres, startAsPostgres } from './programs.ts';

/** Enough for a drill; a real installation has its own figures (docs/operating.md). */
const SETTINGS = [
  'max_connections=200',
  'listen_addresses=127.0.0.1',
  'shared_buffers=64MB',
  // After a restart of the primary all commits wait for the standby, which otherwise tries again only after five seconds.
  'wal_retrieve_retry_interval=500ms',
];

/** A PostgreSQL server in a temporary folder on a free port. */
export class PostgresServer {
  readonly port: number;
  readonly folder: string;
  #running = false;

  private constructor(port: number, folder: string) {
    this.port = port;
    this.folder = folder;
  }

  static async create(): Promise<PostgresServer> {
    const server = new PostgresServer(await freePort(), join(tmpdir(), `iacta-pg-${randomHex(6)}`));
    const args = ['-D', server.folder, '-A', 'trust', '-U', 'iacta', '--no-sync', '-E', 'UTF8', '--locale=C'];
    runAsPostgres(join(postgresPrograms(), 'initdb'), args);
    return server;
  }

  /**
   * A standby that follows `primary`, which waits for it at every commit from then on. `through`: the port of the
   * cable between the two.
   */
  static async standbyOf(
    primary: PostgresServer,
    { port, through = primary.port }: { readonly port?: number; readonly through?: number } = {},
  ): Promise<PostgresServer> {
    const server = new PostgresServer(port ?? (await freePort()), join(tmpdir(), `iacta-pg-${randomHex(6)}`));
    const from = `host=127.0.0.1 port=${primary.port} user=iacta application_name=standby`;
    const args = ['-D', server.folder, '-d', from, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'];
    runAsPostgres(join(postgresPrograms(), 'pg_basebackup'), args);
    const settings = join(server.folder, 'postgresql.auto.conf');
    const copied = readFileSync(settings, 'utf8');
    writeFileSync(settings, copied.replace(`port=${primary.port}`, `port=${through}`));
    await server.start();
    await primary.query(`alter system set synchronous_standby_names = 'standby'`);
    await primary.query('select pg_reload_conf()');
    await primary.until(`select 1 from pg_stat_replication where sync_state = 'sync'`);
    return server;
  }

  get url(): string {
    return `postgres://iacta@127.0.0.1:${this.port}/postgres`;
  }

  async start(): Promise<void> {
    const settings = [...SETTINGS, `unix_socket_directories=${this.folder}`].flatMap((each) => ['-c', each]);
    // After kill -9 the first start may fail on what the old processes still hold.
    for (let tries = 0; ; tries++) {
      const child = startAsPostgres(join(postgresPrograms(), 'postgres'), [
        '-D',
        this.folder,
        '-p',
        String(this.port),
        ...settings,
      ]);
      let said = '';
      child.stderr?.on('data', (chunk: Buffer) => {
        said = (said + chunk.toString()).slice(-2000);
      });
      const ended = new Promise<false>((resolve) => child.once('exit', () => resolve(false)));
      if (await Promise.race([this.#answers(), ended])) break;
      if (tries > 20) throw new Error(`PostgreSQL does not start: ${said}`);
      await sleep(100);
    }
    this.#running = true;
  }

  async #answers(): Promise<boolean> {
    for (let tries = 0; tries < 300; tries++) {
      try {
        await this.query('select 1');
        return true;
      } catch {
        await sleep(50);
      }
    }
    return false;
  }

  /** All its processes end at once, as in a power cut. */
  async kill(): Promise<void> {
    if (!this.#running) return;
    this.#running = false;
    // All of them: a child left alive would answer one more query, or write into the folder.
    for (let pids = processesIn(this.folder); pids.length > 0; pids = processesIn(this.folder)) {
      for (const pid of pids) endProcess(pid);
      await sleep(5);
    }
  }

  /** From now on it takes writes, and waits for no other server. */
  async promote(): Promise<void> {
    // The primary's own setting came along with the copy.
    writeFileSync(join(this.folder, 'postgresql.auto.conf'), '');
    await this.query('select pg_reload_conf()');
    await this.query('select pg_promote(true)');
  }

  async query(text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 2000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query(text, [...values])).rows;
    } finally {
      await client.end().catch(() => {});
    }
  }

  /** Ends the connections whose commit waits for the standby: how many. Their entries are visible from then on. */
  async endWaiting(): Promise<number> {
    return (
      await this.query(`select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`)
    ).length;
  }

  async until(text: string): Promise<void> {
    for (let tries = 0; tries < 200; tries++) {
      if ((await this.query(text)).length > 0) return;
      await sleep(50);
    }
    throw new Error(`never: ${text}`);
  }

  /** Processor time of its processes so far. */
  cpuSeconds(): number {
    return processesIn(this.folder).reduce((sum, pid) => sum + cpuSecondsOf(pid), 0);
  }

  /** A new database on this server: its address. */
  async database(): Promise<string> {
    const name = `t${randomHex(6)}`;
    await this.query(`create database ${name}`);
    return `postgres://iacta@127.0.0.1:${this.port}/${name}`;
  }

  async remove(): Promise<void> {
    await this.kill();
    await sleep(50);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Processes with this working folder, which PostgreSQL's all have. */
function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && workingFolder(pid) === folder);
}

function workingFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended meanwhile.
  }
}
