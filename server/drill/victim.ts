import { type ChildProcess, fork } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';

const SCRIPT = join(import.meta.dirname, 'server.ts');

/** A server process that can be killed and comes back on the same port with the same file. */
export class Victim {
  readonly port: number;
  readonly #data: string;
  #child: ChildProcess | null = null;

  constructor(port: number, data: string) {
    this.port = port;
    this.#data = data;
  }

  async start(): Promise<void> {
    const child = fork(SCRIPT, [String(this.port), this.#data], {
      execArgv: ['--conditions=source', '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code, signal) => reject(new Error(`the server ended: ${code ?? signal}`)));
    });
  }

  /** As a power cut for the process: nothing is flushed, nothing is said. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    this.#child = null;
  }
}

/** Systems assign ports above these on request: a server that is down must find its own free again. */
const FIRST = 20_000;
const COUNT = 10_000;

/** A port that is free now, and that no other process is assigned by chance. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + randomInt(COUNT);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
