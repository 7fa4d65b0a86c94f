import { Worker } from 'node:worker_threads';
import type { Move, Options, Position } from '@iacta/core';

export interface Question {
  readonly number: number;
  readonly game: string;
  readonly options: Options;
  readonly bot: string;
  /** The position as the seat may see it. */
  readonly view: Position;
  readonly seat: number;
}
export type Thought =
  | { readonly number: number; readonly move: Move }
  | { readonly number: number; readonly error: string };

/** Asks bots for their moves on a thread of their own, which is started when the first bot has to think. */
export class Thinker {
  #worker: Worker | null = null;
  #last = 0;
  readonly #waiting = new Map<number, { resolve: (move: Move) => void; reject: (error: Error) => void }>();

  ask(question: Omit<Question, 'number'>): Promise<Move> {
    const number = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      // A copy of its own: positions lie side by side in one buffer, which must not travel.
      this.#thread().postMessage({ ...question, number, view: question.view.slice() } satisfies Question);
    });
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      execArgv: ['--conditions=source', '--disable-warning=ExperimentalWarning'],
    });
    worker.unref();
    worker.on('message', (thought: Thought) => {
      const waiting = this.#waiting.get(thought.number);
      this.#waiting.delete(thought.number);
      if ('move' in thought) waiting?.resolve(thought.move);
      else waiting?.reject(new Error(thought.error));
    });
    worker.on('error', (error) =>
      this.#end(worker, error instanceof Error ? error : new Error(String(error))),
    );
    worker.on('exit', () => this.#end(worker, new Error('the bots have been sent home')));
    this.#worker = worker;
    return worker;
  }

  #end(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
