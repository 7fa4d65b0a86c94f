import type { Below, Position } from '@iacta/core';
import type { Bot, Thought } from '../search/bot.ts';
import { type Seating, seatBot } from './seat.ts';

/** The bots around one table: each is made, with its tables and weights, when it is first asked. */
export class BotCache {
  readonly #seating: Seating;
  readonly #bots = new Map<string, Promise<Bot | null>>();

  constructor(seating: Seating) {
    this.#seating = seating;
  }

  /** What the bot of that name would do; null for a name that this game does not know. */
  async ask(name: string, view: Position, seat: number, below: Below): Promise<Thought | null> {
    const bot = await this.#bot(name);
    return bot === null ? null : bot(view, seat, below);
  }

  #bot(name: string): Promise<Bot | null> {
    const known = this.#bots.get(name);
    if (known !== undefined) return known;
    const made = seatBot(name, this.#seating);
    this.#bots.set(name, made);
    return made;
  }
}
