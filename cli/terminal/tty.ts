import type { Paint } from '@iacta/core';
import { narrow } from './choices.ts';
import { type Frame, frame, type Size, type Typing } from './frame.ts';
import { harmlessLine } from './harmless.ts';
import { type Key, type Keys, leaves } from './keys.ts';
import { Leave, type Question, type Reply, type Terminal, type TerminalPhrases } from './terminal.ts';
import { wrap } from './text.ts';

export interface TtySetup {
  readonly keys: Keys;
  write(text: string): void;
  size(): Size;
  readonly paint: Paint;
  readonly phrases: TerminalPhrases;
  /** No pauses: for people in a hurry. */
  readonly fast?: boolean;
}

// The alternate screen, so that the one before comes back untouched and nothing sealed stays in the scrollback.
const OPEN = '\x1b[?1049h\x1b[H\x1b[2J';
const CLOSE = '\x1b[?25h\x1b[?1049l';
const HOME = '\x1b[?25l\x1b[H';
const CLEAR_LINE = '\x1b[K';
const CLEAR_BELOW = '\x1b[J';
const CLEAR_ALL = '\x1b[H\x1b[2J\x1b[3J';
const KEPT = 200;

/** A whole screen, drawn again at every key: the list narrows while one types. */
export class TtyTerminal implements Terminal {
  readonly paint: Paint;
  phrases: TerminalPhrases;
  readonly #setup: TtySetup;
  #title = '';
  #board: readonly string[] = [];
  #messages: string[] = [];
  #scroll = 0;
  #focus = 0;
  /** A key during a pause means "continue": no more pauses until the next question. */
  #hurry = false;
  #closed = false;
  /** What was typed when a question was ended by `wake`. */
  #draft = '';

  constructor(setup: TtySetup) {
    this.#setup = setup;
    this.paint = setup.paint;
    this.phrases = setup.phrases;
    setup.write(OPEN);
  }

  get columns(): number {
    return this.#setup.size().columns - 1;
  }

  lay(title: string, board: readonly string[], focus?: number): void {
    if (focus !== undefined && focus !== this.#focus) this.#scroll = focus;
    this.#focus = focus ?? this.#focus;
    this.#title = title;
    this.#board = board;
  }

  fit(line: string): string[] {
    return wrap(line, this.columns);
  }

  tell(line: string): void {
    this.#messages = [...this.#messages.slice(1 - KEPT), line];
  }

  async ask(question: Question): Promise<Reply> {
    if (this.#hurry) this.#setup.keys.flush();
    this.#hurry = false;
    let typing = type(begin(question), this.#draft);
    this.#draft = '';
    for (;;) {
      const { tall } = this.#draw(typing);
      const key = await this.#key();
      if (key === 'wake' && question.wakes) {
        this.#draft = typing.typed;
        return { woken: true };
      }
      if (key === 'resize' || key === 'wake') continue;
      if (key.name === 'return' || key.name === 'enter') {
        const reply = answer(typing);
        if (reply) return reply;
      } else if (key.name === 'pageup') this.#scroll = Math.max(0, this.#scroll - 5);
      else if (key.name === 'pagedown') this.#scroll = Math.min(this.#board.length - 1, this.#scroll + 5);
      else typing = press(typing, key, tall);
    }
  }

  wake(): void {
    this.#setup.keys.wake();
  }

  async read(title: string, lines: readonly string[], begin?: 'end'): Promise<void> {
    let from = begin === 'end' ? Number.MAX_SAFE_INTEGER : 0;
    for (;;) {
      const { columns, rows } = this.#setup.size();
      const all = lines.flatMap((line) => wrap(line, columns - 1));
      const room = Math.max(1, rows - 3);
      from = Math.max(0, Math.min(from, all.length - room));
      const last = Math.min(all.length, from + room);
      const page = all.slice(from, last);
      const keys =
        all.length > room
          ? `${this.phrases.scroll(from + 1, last, all.length)} · ${this.phrases.keysPage}`
          : this.phrases.keysPage;
      this.#put([this.paint('bold', title), '', ...page, this.paint('dim', keys)]);
      const key = await this.#key();
      if (key === 'resize' || key === 'wake') continue;
      const atEnd = last === all.length;
      if (key.name === 'up') from--;
      else if (key.name === 'down') from++;
      else if (key.name === 'pageup' || key.name === 'b') from -= room;
      else if (key.name === 'escape' || key.name === 'q') return;
      else if (['pagedown', 'space', 'return', 'enter'].includes(key.name)) {
        if (atEnd) return;
        from += room;
      }
    }
  }

  async pause(milliseconds: number): Promise<void> {
    if (this.#hurry || this.#setup.fast) return;
    this.#draw(null);
    const key = await this.#setup.keys.next(milliseconds);
    if (key === null || leaves(key)) throw new Leave();
    if (typeof key === 'object') this.#hurry = true;
  }

  hide(): void {
    this.#setup.write(CLEAR_ALL);
  }

  fresh(): void {
    this.lay('', []);
    this.#messages = [];
    this.#scroll = 0;
    this.#focus = 0;
  }

  close(lastWords: readonly string[]): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#setup.write(
      CLOSE +
        lastWords
          .flatMap((line) => line.split('\n'))
          .map((line) => `${harmlessLine(line)}\r\n`)
          .join(''),
    );
    this.#setup.keys.close();
  }

  async #key(): Promise<Key | 'resize' | 'wake'> {
    const key = await this.#setup.keys.next();
    if (key === null || key === 'time' || leaves(key)) throw new Leave();
    return key;
  }

  #draw(typing: Typing | null): Frame {
    const scene = { title: this.#title, board: this.#board, messages: this.#messages, scroll: this.#scroll };
    const drawn = frame(scene, typing, this.#setup.size(), this.phrases, this.paint);
    this.#put(drawn.lines);
    if (drawn.cursor) {
      const { row, column } = drawn.cursor;
      this.#setup.write(`\x1b[${row + 1};${column + 1}H\x1b[?25h`);
    }
    return drawn;
  }

  #put(lines: readonly string[]): void {
    const text = lines.map((line) => harmlessLine(line) + CLEAR_LINE).join('\r\n');
    this.#setup.write(HOME + text + CLEAR_BELOW);
  }
}

function begin(question: Question): Typing {
  const { byEnter } = question;
  return { question, typed: '', selected: byEnter === null ? -1 : typeof byEnter === 'number' ? byEnter : 0 };
}

/** What Enter means now; null where it means nothing. */
function answer({ question, typed, selected }: Typing): Reply | null {
  const { choices, byEnter } = question;
  if (choices.length === 0) {
    if (typed.trim() !== '') return { text: typed.trim() };
    return typeof byEnter === 'string' ? { text: byEnter } : null;
  }
  if (question.isCommand?.(typed)) return { text: typed.trim() };
  const fitting = narrow(choices, typed);
  if (fitting.length === 0) return { text: typed.trim() };
  const choice = fitting[selected];
  return choice === undefined ? null : { choice };
}

/** The same question after one more key. */
function press(typing: Typing, key: Key, tall: number): Typing {
  const count = narrow(typing.question.choices, typing.typed).length;
  const select = (by: number): Typing => ({
    ...typing,
    selected: Math.max(0, Math.min(count - 1, typing.selected + by)),
  });
  switch (key.name) {
    case 'up':
      return select(-1);
    case 'down':
    case 'tab':
      return select(1);
    case 'left':
      return select(-tall);
    case 'right':
      return select(tall);
    case 'backspace':
      return type(typing, Array.from(typing.typed).slice(0, -1).join(''));
    case 'escape':
      return begin(typing.question);
    case 'u':
      if (key.ctrl) return type(typing, '');
  }
  return key.text === '' ? typing : type(typing, typing.typed + key.text);
}

function type(typing: Typing, typed: string): Typing {
  return typed === '' ? begin(typing.question) : { ...typing, typed, selected: 0 };
}
