import { Worker } from 'node:worker_threads';
import type { Move, Options, Position } from '@iacta/core';
import { type Clock, SYSTEM_CLOCK, type Timer, unref } from '@iacta/online/clock';

export interface Question {
  readonly number: number;
  readonly game: string;
  readonly options: Options;
  readonly bot: string;
  /** The position as the seat may see it. */
  readonly view: Position;
  readonly seat: number;
  /** Fixes the bot's random numbers; without it they are drawn. */
  readonly seed?: number;
}
export type Thought =
  | { readonly number: number; readonly move: Move }
  | { readonly number: number; readonly error: string };

/** Where tables get the moves of their bots. */
export interface Thinker {
  ask(question: Omit<Question, 'number'>): Promise<Move>;
  close(): Promise<void>;
}

export interface BotThreadOptions {
  readonly script?: URL;
  /** A bot that has not answered after this many milliseconds hangs. */
  readonly timeout?: number;
  readonly clock?: Clock;
}

interface Waiting {
  readonly question: Question;
  readonly resolve: (move: Move) => void;
  readonly reject: (error: Error) => void;
}

/** TypeScript in the repository, JavaScript in the published package. */
const WORKER = new URL(`./worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);
/** Loading its weights included. The strongest bots think for less than a second. */
const TIMEOUT_MS = 15_000;

/**
 * Asks bots for their moves on a worker thread, one question at a time. A thread whose bot hangs or fails is
 * replaced: its question is answered with the error, and all others go to the next thread.
 */
export class BotThread implements Thinker {
  readonly #script: URL;
  readonly #timeout: number;
  readonly #clock: Clock;
  readonly #queue: Waiting[] = [];
  #asked: { readonly waiting: Waiting; readonly timer: Timer } | null = null;
  #worker: Worker | null = null;
  #last = 0;

  constructor({ script = WORKER, timeout = TIMEOUT_MS, clock = SYSTEM_CLOCK }: BotThreadOptions = {}) {
    this.#script = script;
    this.#timeout = timeout;
    this.#clock = clock;
  }

  ask(given: Omit<Question, 'number'>): Promise<Move> {
    return new Promise((resolve, reject) => {
      // A copy: a position may share its buffer with others, and a buffer is transferred as a whole.
      const question = { ...given, number: ++this.#last, view: given.view.slice() };
      this.#queue.push({ question, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    const waiting = this.#asked ? undefined : this.#queue.shift();
    if (!waiting) return;
    const { bot, game } = waiting.question;
    const timer = this.#clock.setTimeout(
      () => this.#replace(new Error(`bot ${bot} of ${game} has not answered in ${this.#timeout} ms`)),
      this.#timeout,
    );
    unref(timer);
    this.#asked = { waiting, timer };
    this.#thread().postMessage(waiting.question);
  }

  #answered(result: Thought | Error): void {
    if (!this.#asked) return;
    const { waiting, timer } = this.#asked;
    this.#clock.clearTimeout(timer);
    this.#asked = null;
    if (result instanceof Error) waiting.reject(result);
    else if ('move' in result) waiting.resolve(result.move);
    else waiting.reject(new Error(result.error));
    this.#next();
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(this.#script, {
      execArgv: ['--conditions=source', '--disable-warning=ExperimentalWarning'],
    });
    worker.unref();
    const fail = (error: Error) => {
      if (worker === this.#worker) this.#replace(error);
    };
    worker.on('message', (thought: Thought) => {
      if (thought.number === this.#asked?.waiting.question.number) this.#answered(thought);
    });
    worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
    worker.on('messageerror', fail);
    worker.on('exit', (code) => fail(new Error(`the thread of the bots has ended with code ${code}`)));
    this.#worker = worker;
    return worker;
  }

  /** The question that was being answered fails; the next one starts another thread. */
  #replace(error: Error): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
    this.#answered(error);
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    for (const { reject } of this.#queue.splice(0)) reject(new Error('the server stops'));
    this.#answered(new Error('the server stops'));
    await worker?.terminate();
  }
}
