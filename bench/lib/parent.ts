import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answers } from './child.ts';
import type { Contestant } from './contestant.ts';

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));

// Wide enough that a batch of bytesPerStep fits without a collection. Only for that: speed is measured with
// the collector as Node sets it.
const FOR_BYTES = ['--expose-gc', '--min-semi-space-size=64', '--max-semi-space-size=64'];

/** A contestant in its process. One question at a time; all contestants together use one core. */
export class Runner {
  readonly contestant: Contestant;
  readonly #process: ChildProcess;

  constructor(contestant: Contestant, forBytes = false) {
    this.contestant = contestant;
    this.#process = fork(CHILD, [JSON.stringify(contestant)], {
      execArgv: ['--conditions=source', ...(forBytes ? FOR_BYTES : [])],
      // Without it boardgame.io checks and logs in every step.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
    });
  }

  ask<Q extends keyof Answers>(
    question: Q,
    ...[value]: Parameters<Answers[Q]>
  ): Promise<ReturnType<Answers[Q]>> {
    const child = this.#process;
    return new Promise((resolve, reject) => {
      const onExit = () => reject(new Error(`${JSON.stringify(this.contestant)} broke off`));
      child.once('exit', onExit);
      child.once('message', (answer) => {
        child.off('exit', onExit);
        resolve(answer as ReturnType<Answers[Q]>);
      });
      child.send({ question, value });
    });
  }

  stop(): void {
    this.#process.kill();
  }
}
