import { awaits, type Below, type Json, moves, type Position, type Rules } from '@iacta/core';
import type { ActionResult, TableClient } from '@iacta/online/client';

/** What a seat could do now: any legal move, or the throw. */
export function stepOf(
  rules: Rules,
  position: Position,
  seat: number,
  owing: readonly number[],
  below: Below,
): 'throw' | { move: Json } | null {
  const waits = awaits(rules, position);
  if (waits.kind === 'roll') return waits.seat === seat ? 'throw' : null;
  if (waits.kind === 'over' || !owing.includes(seat)) return null;
  const legal = moves(rules, position, seat);
  return legal.length > 0 ? { move: rules.encodeMove(legal[below(legal.length)]) as Json } : null;
}

/** Plays whenever its seat is asked, one action at a time. Wake it when anything has happened. */
export class Robot {
  readonly #client: () => TableClient;
  readonly #rules: Rules;
  readonly #below: Below;
  readonly #answered: (result: ActionResult) => void;
  /** How long a player thinks before a step, in milliseconds, on average. */
  readonly #think: number;
  #busy = false;

  constructor(
    client: () => TableClient,
    rules: Rules,
    below: Below,
    answered: (result: ActionResult) => void = () => {},
    think = 0,
  ) {
    this.#client = client;
    this.#rules = rules;
    this.#below = below;
    this.#answered = answered;
    this.#think = think;
  }

  wake(): void {
    queueMicrotask(() => void this.#look());
  }

  async #look(): Promise<void> {
    if (this.#busy || this.#step() === null) return;
    this.#busy = true;
    if (this.#think > 0)
      await new Promise((thought) => setTimeout(thought, this.#think / 2 + this.#below(this.#think)));
    const client = this.#client();
    const step = this.#step();
    if (step !== null) this.#answered(await (step === 'throw' ? client.throwDice() : client.move(step.move)));
    this.#busy = false;
    if (step !== null) this.wake();
  }

  #step(): 'throw' | { move: Json } | null {
    const { position, seat, owing, table } = this.#client();
    if (!position || table?.phase !== 'playing') return null;
    return stepOf(this.#rules, position, seat, owing, this.#below);
  }
}
