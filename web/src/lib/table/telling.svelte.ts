import type { GameWords, NameOf } from '@iacta/core';
import type { NarratedStep } from '@iacta/table/session';

/** A sentence of the story, and its step. */
export interface Line {
  readonly id: string;
  readonly step: number;
  readonly text: string;
}

/** The story of a table in words; each step is put into words once. */
export class Telling {
  readonly #words: GameWords;
  readonly #name: NameOf;
  readonly #lineOf: (text: string, step: NarratedStep) => string;
  readonly #known = new WeakMap<NarratedStep, readonly Line[]>();
  /** Newest first. */
  lines: readonly Line[] = $state.raw([]);
  /** What has happened since the last update, for screen readers. */
  latest = $state('');
  #narrated: number;

  /** `lineOf`: adds to the sentence of a step, for example that the clock made it. */
  constructor(
    words: GameWords,
    name: NameOf,
    steps: readonly NarratedStep[],
    lineOf: (text: string, step: NarratedStep) => string = (text) => text,
  ) {
    this.#words = words;
    this.#name = name;
    this.#lineOf = lineOf;
    // A game that is opened announces its last step, not all of it.
    this.#narrated = steps.length - 1;
  }

  tell(steps: readonly NarratedStep[]): void {
    this.lines = steps.flatMap((each) => this.#linesOf(each)).reverse();
    this.latest = steps
      .slice(Math.max(0, this.#narrated))
      .flatMap((each) => this.#linesOf(each).map(({ text }) => text))
      .join(' ');
    this.#narrated = steps.length;
  }

  #linesOf(step: NarratedStep): readonly Line[] {
    let lines = this.#known.get(step);
    if (!lines) {
      lines = step.events
        .map((event) => this.#words.event(event, this.#name))
        .filter((text) => text !== '')
        .map((text, i) => ({
          id: `${step.number}.${i}`,
          step: step.number,
          // Once for a step, with its first sentence.
          text: i === 0 ? this.#lineOf(text, step) : text,
        }));
      this.#known.set(step, lines);
    }
    return lines;
  }
}
