import { isNarrow, type Paint } from '@iacta/core';
import { choose } from './choices.ts';
import { grid } from './grid.ts';
import { harmlessLine } from './harmless.ts';
import { Leave, type Question, type Reply, type Terminal, type TerminalPhrases } from './terminal.ts';
import { wrap } from './text.ts';

/** Where lines come from: null when there are no more. */
export type NextLine = () => Promise<string | null>;

export interface LinesSetup {
  readonly nextLine: NextLine;
  close?(): void;
  write(text: string): void;
  readonly paint: Paint;
  readonly phrases: TerminalPhrases;
  readonly columns?: number;
  /** How many rows of choices are written at once. */
  readonly rows?: number;
}

/** Enough empty lines to push what was written out of sight on a terminal that cannot clear. */
const OUT_OF_SIGHT = '\n'.repeat(60);

/** Line by line, for pipes, tests and terminals that can do no more: everything is written once, in order. */
export class LineTerminal implements Terminal {
  readonly paint: Paint;
  readonly columns: number;
  phrases: TerminalPhrases;
  readonly #setup: LinesSetup;
  readonly #rows: number;
  #laid = '';
  #written = '';
  /** A line that was waited for when a question was ended by `wake`. */
  #coming: Promise<{ readonly line: string | null }> | null = null;
  #wake: (() => void) | null = null;
  #isWoken = false;
  /** The question that was ended, so that the same one is not written again. */
  #ended = '';

  constructor(setup: LinesSetup) {
    this.#setup = setup;
    this.paint = setup.paint;
    this.phrases = setup.phrases;
    this.columns = setup.columns ?? 80;
    this.#rows = setup.rows ?? 12;
  }

  lay(title: string, board: readonly string[]): void {
    this.#laid = [this.paint('bold', title), ...board, ''].join('\n');
  }

  /** Pipes and wide terminals get whole lines, which programs can search. */
  fit(line: string): string[] {
    return isNarrow(this.columns) ? wrap(line, this.columns) : [line];
  }

  tell(line: string): void {
    for (const part of this.fit(line)) this.#line(part);
  }

  async ask(question: Question): Promise<Reply> {
    const isNew = this.#laid !== this.#written || JSON.stringify(question) !== this.#ended;
    if (this.#laid !== this.#written) this.#line(`\n${this.#laid}`);
    this.#written = this.#laid;
    this.#ended = '';
    if (isNew) this.#write(question);
    for (;;) {
      if (isNew) this.#setup.write('> ');
      const typed = await this.#nextLine(question.wakes === true);
      if (typed === null) {
        this.#ended = JSON.stringify(question);
        return { woken: true };
      }
      const line = typed.line?.trim();
      if (line === undefined) throw new Leave();
      const reply = this.#understand(question, line);
      if (reply) return reply;
    }
  }

  wake(): void {
    this.#isWoken = true;
    this.#wake?.();
  }

  /** Null when woken. A line is never lost: one that was waited for in vain answers the next question. */
  async #nextLine(wakes: boolean): Promise<{ readonly line: string | null } | null> {
    this.#coming ??= this.#setup.nextLine().then((line) => ({ line }));
    const woken = new Promise<null>((resolve) => {
      this.#wake = wakes ? () => resolve(null) : null;
    });
    if (this.#isWoken) this.#wake?.();
    const typed = await Promise.race([woken, this.#coming]);
    this.#wake = null;
    if (wakes) this.#isWoken = false;
    if (typed !== null) this.#coming = null;
    return typed;
  }

  #write(question: Question): void {
    for (const line of question.notice ?? []) this.tell(line);
    for (const line of this.fit(question.prompt + byDefault(question))) this.#line(this.paint('bold', line));
    this.#list(question, indexes(question));
  }

  #understand(question: Question, line: string): Reply | null {
    const { choices, byEnter } = question;
    if (line === '') {
      if (typeof byEnter === 'string') return { text: byEnter };
      const only = byEnter === undefined && choices.length === 1 ? 0 : byEnter;
      if (typeof only === 'number') return { choice: only };
      this.#line(this.phrases.pleaseChoose);
      return null;
    }
    if (choices.length === 0 || question.isCommand?.(line)) return { text: line };
    const meant = choose(choices, line);
    if (meant.length === 0) return { text: line };
    if (meant.length === 1) return { choice: meant[0] };
    this.#line(this.phrases.severalFit(meant.length));
    this.#list(question, meant);
    return null;
  }

  async read(title: string, lines: readonly string[]): Promise<void> {
    this.#line(`\n${this.paint('bold', title)}`);
    for (const line of lines) for (const part of wrap(line, this.columns)) this.#line(part);
    this.#line('');
  }

  async pause(): Promise<void> {}

  hide(): void {
    this.#line(OUT_OF_SIGHT);
    this.#written = '';
  }

  fresh(): void {
    this.#laid = '';
    this.#written = '';
  }

  close(lastWords: readonly string[]): void {
    for (const line of lastWords) this.#line(line);
    this.#setup.close?.();
  }

  #list({ choices }: Question, shown: readonly number[]): void {
    // Only moves are ever too many; a list with explanations is a menu, and is written whole.
    const rows = choices.some(({ below, detail }) => below ?? detail) ? 3 * choices.length : this.#rows;
    const list = grid(choices, shown, -1, { width: this.columns, rows }, this.paint);
    for (const line of list.lines) this.#line(line);
    if (list.left > 0) this.#line(`   ${this.phrases.more(list.left)}`);
  }

  #line(text: string): void {
    this.#setup.write(`${text.split('\n').map(harmlessLine).join('\n')}\n`);
  }
}

function indexes({ choices }: Question): number[] {
  return choices.map((_choice, index) => index);
}

function byDefault({ choices, byEnter }: Question): string {
  if (byEnter === undefined || byEnter === null || byEnter === '') return '';
  return ` [${typeof byEnter === 'number' ? choices[byEnter].label : byEnter}]`;
}
