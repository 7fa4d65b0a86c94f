import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/** One of several server processes; it comes back on the same port. */
export class ServerProcess {
  readonly port: number;
  #child: ChildProcess | null = null;

  constructor(port: number) {
    this.port = port;
  }

  async start(data: string, bus: string | null): Promise<void> {
    const args = [String(this.port), data, ...(bus === null ? [] : [bus])];
    const child = fork(join(import.meta.dirname, 'server.ts'), args, {
      execArgv: ['--conditions=source', '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code, signal) => reject(new Error(`a server ended: ${code ?? signal}`)));
    });
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  setClock(ms: number): void {
    this.#child?.send(ms);
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal);
  }
}
