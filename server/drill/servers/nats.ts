import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { freePort } from '../victim.ts';
import { cpuSecondsOf, natsProgram } from './programs.ts';

/** A NATS server on a free port; it keeps nothing. */
export class NatsServer {
  readonly port: number;
  /** `user:password`, where it lets in nobody else. */
  readonly #who: string | null;
  #child: ChildProcess | null = null;

  private constructor(port: number, who: string | null) {
    this.port = port;
    this.#who = who;
  }

  static async create(who: string | null = null): Promise<NatsServer> {
    return new NatsServer(await freePort(), who);
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const [user, password] = this.#who?.split(':') ?? [];
    const access = user === undefined ? [] : ['--user', user, '--pass', password];
    this.#child = spawn(natsProgram(), ['-a', '127.0.0.1', '-p', String(this.port), ...access], {
      stdio: 'ignore',
    });
    while (!(await answers(this.port))) await new Promise((later) => setTimeout(later, 20));
  }

  cpuSeconds(): number {
    return this.#child?.pid === undefined ? 0 : cpuSecondsOf(this.#child.pid);
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.#child = null;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
