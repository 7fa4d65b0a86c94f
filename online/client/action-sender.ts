import type { Clock } from '../clock/index.ts';
import type { Action } from '../wire/index.ts';
import { type ActionResult, Actions, type Asked } from './actions.ts';
import { Pacer } from './pacer.ts';

export interface ActionSenderParts {
  readonly clock: Clock;
  /** Whether the server takes actions now. */
  readonly isReady: () => boolean;
  readonly send: (action: Action) => void;
}

/** Sends actions until each has its answer, and no faster than the server allows. */
export class ActionSender {
  readonly #parts: ActionSenderParts;
  readonly #actions = new Actions();
  readonly #pacer: Pacer;

  constructor(parts: ActionSenderParts) {
    this.#parts = parts;
    this.#pacer = new Pacer(parts.clock);
  }

  /** How many actions wait for their answer. */
  get unanswered(): number {
    return this.#actions.count;
  }

  /** Sends an action, at the latest when the server is ready again. */
  act(asked: Asked): Promise<ActionResult> {
    const { action, answered } = this.#actions.add(asked);
    this.#send(action);
    return answered;
  }

  /** Everything unanswered is sent again: the server knows what it has done already. */
  sendAgain(): void {
    for (const action of this.#actions.unanswered()) this.#send(action);
  }

  withdraw(types: readonly Action['type'][]): void {
    this.#actions.withdraw(types);
  }

  answer(id: string, result: ActionResult): void {
    this.#actions.answer(id, result);
  }

  /** Slows down after a refusal as too fast. False where the server does not say when the action may be sent again. */
  retryLater(id: string, wait: unknown): boolean {
    const action = this.#actions.find(id);
    if (!action || typeof wait !== 'number') return false;
    this.#pacer.slow(action.type, wait);
    this.#send(action);
    return true;
  }

  #send(action: Action): void {
    const { clock, isReady, send } = this.#parts;
    if (!isReady()) return;
    const delay = this.#pacer.delay(action.type);
    if (delay === 0) send(action);
    else clock.setTimeout(() => this.#sendIfUnanswered(action), delay);
  }

  #sendIfUnanswered(action: Action): void {
    const { isReady, send } = this.#parts;
    if (isReady() && this.#actions.find(action.id)) send(action);
  }
}
