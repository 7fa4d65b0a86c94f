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
  #busy = false;

  constructor(
    client: () => TableClient,
    rules: Rules,
    below: Below,
    answered: (result: ActionResult) => void = () => {},
  ) {
    this.#client = client;
    this.#rules = rules;
    this.#below = below;
    this.#answered = answered;
  }

  wake(): void {
    queueMicrotask(() => void this.#look());
  }

  async #look(): Promise<void> {
    const client = this.#client();
    const { position, seat, owing, table } = client;
    if (this.#busy || !position || table?.phase !== 'playing') return;
    const step = stepOf(this.#rules, position, seat, owing, this.#below);
    if (step === null) return;
    this.#busy = true;
    this.#answered(await (step === 'throw' ? client.throwDice() : client.move(step.move)));
    this.#busy = false;
    this.wake();
  }
}
