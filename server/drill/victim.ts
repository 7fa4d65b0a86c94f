import { type ChildProcess, fork } from 'node:child_process';
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

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
