import type { GameWords, NameOf } from '@iacta/core';
import type { Told } from './table-model.ts';

/** A sentence of the story, and the step it tells of. */
export interface Line {
  readonly id: string;
  readonly step: number;
  readonly text: string;
}

/** The story of a table in words; each step is put into words once. */
export class Telling {
  readonly #words: GameWords;
  readonly #name: NameOf;
  readonly #known = new WeakMap<Told, readonly Line[]>();
  /** Newest first. */
  lines: readonly Line[] = $state.raw([]);
  /** What has happened since it was last told, for those who listen. */
  latest = $state('');
  #heard: number;

  constructor(words: GameWords, name: NameOf, told: readonly Told[]) {
    this.#words = words;
    this.#name = name;
    // Whoever opens a game hears its last step, not all of it.
    this.#heard = told.length - 1;
  }

  tell(told: readonly Told[]): void {
    this.lines = told.flatMap((each) => this.#linesOf(each)).reverse();
    this.latest = told
      .slice(Math.max(0, this.#heard))
      .flatMap((each) => this.#linesOf(each).map(({ text }) => text))
      .join(' ');
    this.#heard = told.length;
  }

  #linesOf(told: Told): readonly Line[] {
    let lines = this.#known.get(told);
    if (!lines) {
      lines = told.events
        .map((event) => this.#words.event(event, this.#name))
        .filter((text) => text !== '')
        .map((text, i) => ({ id: `${told.step}.${i}`, step: told.step, text }));
      this.#known.set(told, lines);
    }
    return lines;
  }
}
