import { BotCache } from '@iacta/bots/levels';
import { type GameRecord, optionsOf, type Refusal, type Result, type SeededDice } from '@iacta/core';
import { loadBots } from '@iacta/games';

export interface Game {
  readonly record: GameRecord;
  readonly dice: SeededDice;
  readonly bots: BotCache;
}

const NO_GAME: Refusal = { code: 'no-game' };

/** What an engine holds between two requests: at most one game, and the dice it is played with. */
export class Table {
  #game: Game | null = null;
  /** The program at the other end has said that it is done. */
  closed = false;

  sit(record: GameRecord, dice: SeededDice): void {
    const { rules, start } = record;
    const bots = new BotCache({ rules, options: optionsOf(rules.facts, start), find: loadBots });
    this.#game = { record, dice, bots };
  }

  get game(): Result<Game> {
    return this.#game === null ? { ok: false, refusal: NO_GAME } : { ok: true, value: this.#game };
  }
}
