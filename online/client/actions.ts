import type { Refusal } from '@iacta/core';
import { randomHex } from '../log/index.ts';
import type { Action } from '../wire/index.ts';

export type ActionResult =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly refusal: Refusal };

/** The refusal of an action that was withdrawn before the server could answer it. */
export const WITHDRAWN = 'withdrawn';

/** An action as it is asked for; its id is given here. */
export type Asked = Action extends infer A ? (A extends Action ? Omit<A, 'id'> : never) : never;

/** What was asked and not answered yet. It is sent again, under the same id, until it is. */
export class Actions {
  readonly #waiting = new Map<string, { action: Action; answer: (result: ActionResult) => void }>();

  add(asked: Asked): { readonly action: Action; readonly answered: Promise<ActionResult> } {
    const action = { ...asked, id: randomHex(12) } as Action;
    const answered = new Promise<ActionResult>((answer) => {
      this.#waiting.set(action.id, { action, answer });
    });
    return { action, answered };
  }

  /** In the order in which they were asked. */
  unanswered(): Action[] {
    return [...this.#waiting.values()].map(({ action }) => action);
  }

  /** Forgets actions of these types that were not answered yet: others take their place. */
  withdraw(types: readonly Action['type'][]): void {
    for (const { action } of [...this.#waiting.values()]) {
      if (types.includes(action.type)) this.answer(action.id, { ok: false, refusal: { code: WITHDRAWN } });
    }
  }

  /** The action of an id, while it waits for its answer. */
  find(id: string): Action | undefined {
    return this.#waiting.get(id)?.action;
  }

  answer(id: string, result: ActionResult): void {
    this.#waiting.get(id)?.answer(result);
    this.#waiting.delete(id);
  }

  get count(): number {
    return this.#waiting.size;
  }
}
