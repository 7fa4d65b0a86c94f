import {
  awaits,
  type Below,
  decodeStep,
  moves,
  type Options,
  type Position,
  play,
  type Rules,
  readOptions,
} from '@iacta/core';

/** What a device receives of a step; with `state` where playing the step is not enough to know the position. */
export interface PeerStep {
  readonly body?: {
    readonly type: string;
    readonly seat: number;
    readonly move: unknown;
    readonly faces: unknown;
  };
  readonly state?: unknown;
  readonly owing?: readonly number[];
}

/** What comes next at a table: a throw, or any legal move. */
interface Next {
  readonly seat: number;
  /** As it is sent; none for a throw. */
  readonly move?: unknown;
}

/** A real game at the peer, which has no log: it sends steps and positions. */
export class PeerGame {
  readonly options: Options;
  readonly #rules: Rules;
  readonly #below: Below;
  #position: Position | null = null;
  #owing: readonly number[] = [];

  constructor(rules: Rules, seats: number, below: Below) {
    const options = readOptions(rules.facts, { seats });
    if (!options.ok) throw new Error(`${rules.facts.id} is not played by ${seats}`);
    this.options = options.value;
    this.#rules = rules;
    this.#below = below;
  }

  get hasBegun(): boolean {
    return this.#position !== null;
  }

  get isOver(): boolean {
    if (!this.#position) return false;
    return awaits(this.#rules, this.#position).kind === 'over' && this.#owing.length === 0;
  }

  follow({ body, state, owing }: PeerStep): void {
    if (state !== undefined) {
      const position = this.#rules.decode(state, this.options);
      if (position.ok) this.#position = position.value;
      this.#owing = owing ?? [];
    } else if (this.#position && (body?.type === 'move' || body?.type === 'roll')) {
      const json = body.type === 'roll' ? { roll: body.faces } : { seat: body.seat, move: body.move };
      const step = decodeStep(this.#rules, this.#position, json);
      const played = step.ok ? play(this.#rules, this.#position, step.value) : null;
      if (!played?.ok) throw new Error('the bench has lost the game');
      this.#position = played.position;
      const waits = awaits(this.#rules, played.position);
      this.#owing = waits.kind === 'moves' ? waits.seats : [];
    }
  }

  next(): Next {
    if (!this.#position) throw new Error('the game has not begun');
    const waits = awaits(this.#rules, this.#position);
    if (waits.kind === 'roll') return { seat: waits.seat };
    const seat = this.#owing[0] ?? 0;
    const legal = moves(this.#rules, this.#position, seat);
    return { seat, move: this.#rules.encodeMove(legal[this.#below(legal.length)]) };
  }
}
