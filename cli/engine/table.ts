import type { GameRecord, Refusal, Result, SeededDice } from '@iacta/core';

const NO_GAME: Refusal = { code: 'no-game' };

/** What an engine holds between two requests: at most one game, and the dice it is played with. */
export class Table {
  #record: GameRecord | null = null;
  #dice: SeededDice | null = null;
  /** The program at the other end has said that it is done. */
  closed = false;

  sit(record: GameRecord, dice: SeededDice): void {
    this.#record = record;
    this.#dice = dice;
  }

  get game(): Result<{ readonly record: GameRecord; readonly dice: SeededDice }> {
    if (this.#record === null || this.#dice === null) return { ok: false, refusal: NO_GAME };
    return { ok: true, value: { record: this.#record, dice: this.#dice } };
  }
}
