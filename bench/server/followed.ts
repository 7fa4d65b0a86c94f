import { awaits, type Below, moves, type Options, type Rules, readOptions } from '@iacta/core';
import {
  apply,
  emptyLog,
  type LogState,
  type Observed,
  type OpenEntry,
  owing,
  unmask,
} from '@iacta/table/log';

/** What a device receives of an entry. */
export interface ReceivedEntry {
  readonly entry: Observed;
  readonly opened?: readonly (OpenEntry & { readonly seq: number })[];
}

/** What comes next at a table: a throw, or any legal move. */
export interface Next {
  readonly seat: number;
  /** As it is sent; none for a throw. */
  readonly move?: unknown;
}

/** A real game, as a device at its table follows it from the messages it receives. */
export class FollowedGame {
  readonly options: Options;
  readonly #below: Below;
  #log: LogState;

  constructor(rules: Rules, seats: number, below: Below) {
    const options = readOptions(rules.facts, { seats });
    if (!options.ok) throw new Error(`${rules.facts.id} is not played by ${seats}`);
    this.options = options.value;
    this.#below = below;
    this.#log = emptyLog(rules);
  }

  get log(): LogState {
    return this.#log;
  }

  get hasBegun(): boolean {
    return this.#log.game !== null;
  }

  get isOver(): boolean {
    return this.#log.phase === 'over';
  }

  /** Whether dice are in the air: what comes next is the server's. */
  get isThrown(): boolean {
    return this.#log.dice?.pending != null;
  }

  follow({ entry, opened = [] }: ReceivedEntry): void {
    const unmasked = unmask(this.#log, opened);
    const applied = unmasked.ok ? apply(unmasked.state, entry) : unmasked;
    if (!applied.ok) throw new Error(`the bench has lost the game: ${JSON.stringify(applied.problem)}`);
    this.#log = applied.state;
  }

  next(): Next {
    const { game, rules } = this.#log;
    if (!game) throw new Error('the game has not begun');
    const waits = awaits(rules, game.position);
    if (waits.kind === 'roll') return { seat: waits.seat };
    const [seat = 0] = owing(this.#log);
    const legal = moves(rules, game.position, seat);
    return { seat, move: rules.encodeMove(legal[this.#below(legal.length)]) };
  }
}
