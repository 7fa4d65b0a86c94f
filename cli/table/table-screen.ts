import { type NameOf, type Position, view } from '@iacta/core';
import { type Game, loadGame } from './game.ts';
import type { Talk } from './talk.ts';

/** A table as a terminal shows it, wherever its steps are decided: the board, the names and the story. */
export abstract class TableScreen {
  readonly talk: Talk;
  readonly name: NameOf;
  #game: Game;

  constructor(talk: Talk, game: Game) {
    this.talk = talk;
    this.#game = game;
    this.name = (seat) => this.nameOf(seat);
  }

  /** All that this terminal knows of the game. */
  abstract get position(): Position;
  /** Everything that happened, in the language of the moment. */
  abstract get story(): string[];
  /** The players of the table as its title lists them. */
  protected abstract get players(): readonly string[];
  protected abstract nameOf(seat: number): string;

  get game(): Game {
    return this.#game;
  }

  async speak(language: Talk['language']): Promise<void> {
    this.talk.speak(language);
    this.#game = await loadGame(this.game.id, language);
  }

  /** Puts the board before a seat with its own view, or (-1) with what everyone may see. */
  lay(seat: number): void {
    const { rules, drawing, words } = this.game;
    const { terminal } = this.talk;
    const board = drawing.draw(
      view(rules, this.position, seat),
      terminal.paint,
      this.name,
      words,
      terminal.columns,
    );
    // The sheet of the seat that is asked begins with its name, below the heading.
    const own = seat < 0 ? -1 : board.findIndex((line, row) => row > 1 && line.includes(this.name(seat)));
    terminal.lay(`${words.title} · ${this.players.join(' · ')}`, board, own < 0 ? undefined : own);
  }
}
