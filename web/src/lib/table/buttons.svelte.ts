import type { Move } from '@iacta/core';
import type { Held } from '@iacta/pieces';
import type { LoadedGame } from '../shell/games.ts';
import type { TableModel } from './table-model.ts';
import { tableWords } from './words.svelte.ts';

/** A button of the bar. */
export interface Action {
  readonly key: string;
  readonly label: string;
  /** It spends something or lets a chance pass: never the primary button, never in that one's place. */
  readonly spends: boolean;
  /** False for what changes nothing in the game, such as a look at the result. */
  readonly isMove?: false;
  readonly run: () => void;
}

/** What the buttons depend on. */
export interface Situation {
  readonly game: LoadedGame;
  readonly table: TableModel;
  /** The seat that acts at this screen now, or null. */
  readonly seat: number | null;
  readonly held: Held | null;
  readonly proposal: Move | null;
  /** The dice to be thrown are a lot. */
  readonly isLot: boolean;
  /** What can be done while no player at this screen has to act. */
  readonly aside: readonly Action[];
}

/** What the buttons do. */
export interface Handlers {
  readonly label: (move: Move) => string;
  readonly play: (move: Move) => void;
  readonly roll: () => void;
  readonly seeResult: () => void;
}

/** The buttons under the board: the one that leads on, and the others. */
export class Buttons {
  readonly #now: () => Situation;
  readonly #handlers: Handlers;

  constructor(now: () => Situation, handlers: Handlers) {
    this.#now = now;
    this.#handlers = handlers;
  }

  /** The moves that have a button instead of a place on the board. */
  readonly #moves = $derived.by(() => {
    const { game, table, seat } = this.#now();
    return seat === null ? [] : table.moves.filter((move) => game.board.isAction(move));
  });

  readonly primary = $derived.by((): Action | null => {
    const { table, seat, held, proposal, isLot, aside } = this.#now();
    const { label, play, roll, seeResult } = this.#handlers;
    const say = tableWords();
    const isOver = table.awaits.kind === 'over';
    if (held)
      return {
        key: 'go-on',
        label: held.label ?? (isOver ? say.result.see : say.goOn),
        spends: false,
        run: held.go,
      };
    if (isOver) return { key: 'result', label: say.result.see, spends: false, isMove: false, run: seeResult };
    if (seat === null && aside.length === 1) return aside[0];
    if (table.awaits.kind === 'roll' && seat !== null && !table.ownDice)
      return { key: 'roll', label: isLot ? say.lot.draw : say.roll, spends: false, run: roll };
    if (proposal !== null && seat !== null)
      return { key: 'confirm', label: label(proposal), spends: false, run: () => play(proposal) };
    // Where there is but one move it leads on, whatever it costs.
    const [only] = table.moves.length === 1 ? this.#moves : [];
    return only === undefined ? null : this.#actionOf(only);
  });

  readonly others = $derived.by((): readonly Action[] => {
    const { table, seat, aside } = this.#now();
    if (seat === null && aside.length > 1) return aside;
    return table.moves.length === 1 ? [] : this.#moves.map((move) => this.#actionOf(move));
  });

  #actionOf(move: Move): Action {
    return {
      key: `move ${move}`,
      label: this.#handlers.label(move),
      spends: this.#now().game.board.spends?.(move) ?? false,
      run: () => this.#handlers.play(move),
    };
  }
}
