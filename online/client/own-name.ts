import type { Body } from '@iacta/table/log';
import type { Known } from './memory.ts';

/** What a player agrees to or asks for that can undo rolls or take the seat away; null for everything else. */
function requestIn(body: Body, isOwn: (seat: number) => boolean): string | null {
  switch (body.type) {
    case 'answer':
      return isOwn(body.seat) && body.yes ? `yes ${body.ask}` : null;
    case 'ask-undo':
      return isOwn(body.seat) ? 'undo' : null;
    case 'undo':
      return body.by !== 'all' && isOwn(body.by) ? 'undo' : null;
    case 'stand-in':
      return isOwn(body.seat) && body.left ? 'leave' : null;
    default:
      return null;
  }
}

/**
 * Sees what is done in the name of this device's seat. A server can write into the log that a player agrees to take
 * a roll back; only that player's devices know better.
 */
export class OwnName {
  #unseen: string[];
  #foreign: number[];

  constructor({ sent, foreign }: Pick<Known, 'sent' | 'foreign'>) {
    this.#unseen = [...sent];
    this.#foreign = [...foreign];
  }

  /** What was sent from here and has not been seen in the log yet. */
  get unseen(): readonly string[] {
    return this.#unseen;
  }

  /** The entries in this seat's name that did not come from this device. */
  get foreign(): readonly number[] {
    return this.#foreign;
  }

  sent(request: string): void {
    this.#unseen = [...this.#unseen, request].slice(-20);
  }

  /** It was refused, or the log shows it under another name. */
  notDone(request: string): void {
    const at = this.#unseen.indexOf(request);
    if (at >= 0) this.#unseen = this.#unseen.toSpliced(at, 1);
  }

  see(seq: number, body: Body, isOwn: (seat: number) => boolean): void {
    // One who is alone with bots asks no one.
    if (body.type === 'undo' && body.by === 'all') this.notDone('undo');
    const request = requestIn(body, isOwn);
    if (request === null || this.#foreign.includes(seq)) return;
    if (this.#unseen.includes(request)) this.notDone(request);
    else this.#foreign = [...this.#foreign, seq];
  }

  trust(): void {
    this.#foreign = [];
  }
}

/** How an action that is asked for here will show in the log; null where it does not matter. */
export function requestOf(asked: {
  readonly type: string;
  readonly ask?: number;
  readonly yes?: boolean;
}): string | null {
  if (asked.type === 'answer') return asked.yes ? `yes ${asked.ask}` : null;
  return asked.type === 'undo' || asked.type === 'leave' ? asked.type : null;
}
