import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../victim.ts';
import { pgbouncerProgram, startAsPostgres } from './programs.ts';

/** PgBouncer in transaction mode on a free port: a connection to the database lasts for one transaction. */
export class PgBouncer {
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly #port: number;

  private constructor(child: ChildProcess, folder: string, port: number) {
    this.#child = child;
    this.#folder = folder;
    this.#port = port;
  }

  static async before(database: number): Promise<PgBouncer> {
    const folder = mkdtempSync(join(tmpdir(), 'iacta-pgbouncer-'));
    const port = await freePort();
    const file = join(folder, 'pgbouncer.ini');
    writeFileSync(
      file,
      `[databases]
* = host=127.0.0.1 port=${database} user=iacta
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
ignore_startup_parameters = extra_float_digits
`,
    );
    // It reads its settings as the user that it runs as.
    chmodSync(folder, 0o755);
    const child = startAsPostgres(pgbouncerProgram(), ['-q', file]);
    const bouncer = new PgBouncer(child, folder, port);
    while (!(await accepts(port))) {
      if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
      await new Promise((later) => setTimeout(later, 20));
    }
    return bouncer;
  }

  /** The address of a database of the server behind it. */
  through(url: string): string {
    const through = new URL(url);
    through.port = String(this.#port);
    return through.href;
  }

  async remove(): Promise<void> {
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGTERM');
    await gone;
    rmSync(this.#folder, { recursive: true });
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
