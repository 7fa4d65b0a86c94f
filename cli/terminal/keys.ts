import { emitKeypressEvents } from 'node:readline';
import type { ReadStream } from 'node:tty';

export interface Key {
  /** What the key writes, if it writes anything. */
  readonly text: string;
  /** What Node calls it: 'return', 'up', 'a' … */
  readonly name: string;
  readonly ctrl: boolean;
}

/** Keys as they are pressed, kept in order until they are read. */
export interface Keys {
  /** The next key; null when there will be no more, 'time' when it took too long, 'resize' when the window changed. */
  next(milliseconds?: number): Promise<Key | null | 'time' | 'resize' | 'wake'>;
  /** A reader that waits for a key gets 'wake' instead. */
  wake(): void;
  /** Forgets what was pressed and not yet read. */
  flush(): void;
  close(): void;
}

type Signal = Key | null | 'resize' | 'wake';

/** A queue of pressed keys, so that nothing typed ahead is lost. */
export class KeyQueue implements Keys {
  #waiting: ((signal: Signal) => void) | null = null;
  #queue: Signal[] = [];
  #ended = false;

  push(signal: Signal): void {
    if (signal === null) this.#ended = true;
    if (this.#waiting) {
      const give = this.#waiting;
      this.#waiting = null;
      give(signal);
    } else this.#queue.push(signal);
  }

  next(milliseconds?: number): Promise<Signal | 'time'> {
    const first = this.#queue.shift();
    if (first !== undefined) return Promise.resolve(first);
    if (this.#ended) return Promise.resolve(null);
    return new Promise((resolve) => {
      const timer =
        milliseconds === undefined
          ? undefined
          : setTimeout(() => {
              this.#waiting = null;
              resolve('time');
            }, milliseconds);
      this.#waiting = (signal) => {
        clearTimeout(timer);
        resolve(signal);
      };
    });
  }

  wake(): void {
    if (!this.#queue.includes('wake')) this.push('wake');
  }

  flush(): void {
    this.#queue = this.#queue.filter((signal) => signal === null || leaves(signal));
  }

  close(): void {}
}

/** Ctrl-C and Ctrl-D are never lost, whatever else is. */
export function leaves(signal: Signal | 'time'): boolean {
  return typeof signal === 'object' && signal?.ctrl === true && (signal.name === 'c' || signal.name === 'd');
}

/** The keys of a real terminal, in raw mode until closed. */
export function keysOf(input: ReadStream, onResize: (listener: () => void) => () => void): Keys {
  const queue = new KeyQueue();
  emitKeypressEvents(input);
  const press = (text: string | undefined, key: { name?: string; ctrl?: boolean; meta?: boolean }): void => {
    const writes = text !== undefined && !key.ctrl && !key.meta && text >= ' ' && text !== '\x7f';
    queue.push({ text: writes ? text : '', name: key.name ?? '', ctrl: key.ctrl === true });
  };
  const end = (): void => queue.push(null);
  const stopResize = onResize(() => queue.push('resize'));
  input.setRawMode(true);
  input.on('keypress', press);
  input.on('end', end);
  input.resume();
  return {
    next: (milliseconds) => queue.next(milliseconds),
    wake: () => queue.wake(),
    flush: () => queue.flush(),
    close() {
      stopResize();
      input.off('keypress', press);
      input.off('end', end);
      if (input.isTTY) input.setRawMode(false);
      input.pause();
    },
  };
}
