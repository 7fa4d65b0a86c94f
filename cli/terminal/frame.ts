import type { Paint } from '@iacta/core';
import { narrow } from './choices.ts';
import { grid } from './grid.ts';
import type { Question, TerminalPhrases } from './terminal.ts';
import { columnsOf, cut, wrap } from './text.ts';

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** What is on the screen apart from the question. */
export interface Scene {
  readonly title: string;
  readonly board: readonly string[];
  readonly messages: readonly string[];
  /** The first row of the board that is shown, where it is taller than the screen has room for. */
  readonly scroll: number;
}

/** A question half answered. */
export interface Typing {
  readonly question: Question;
  readonly typed: string;
  /** Which of the choices that fit is selected. */
  readonly selected: number;
}

export interface Frame {
  readonly lines: readonly string[];
  /** Where the next character will appear, counted from 0; null while no input is read. */
  readonly cursor: { readonly row: number; readonly column: number } | null;
  /** What an arrow to the side jumps in the list. */
  readonly tall: number;
}

const LEAST_LIST = 5;
const LEAST_MESSAGES = 3;
const MOST_PINNED = 3;

/** A whole screen: title, board, the latest of what happened, the question, its list, the keys. Never taller. */
export function frame(
  scene: Scene,
  typing: Typing | null,
  size: Size,
  phrases: TerminalPhrases,
  paint: Paint,
): Frame {
  const width = size.columns - 1;
  const title = paint('bold', cut(scene.title, width));
  const asked = typing ? question(typing, width, phrases, paint) : waiting(phrases, paint);
  const messages = scene.messages.flatMap((line) => wrap(line, width));
  const rest = size.rows - 1 - asked.head.length - 1 - (typing ? 1 : 0);
  const list = typing ? wanted(typing, width, paint) : 0;
  let listRows = Math.min(list, LEAST_LIST);
  let messageRows = Math.min(messages.length, LEAST_MESSAGES);
  // A whole board is worth a line of the story and one of the list, if that is all it lacks.
  const lacks = scene.board.length + listRows + messageRows - rest;
  const spare = Math.max(0, messageRows - 1);
  if (lacks > 0 && lacks <= spare + (listRows === LEAST_LIST ? 1 : 0)) {
    messageRows -= Math.min(lacks, spare);
    if (lacks > spare) listRows--;
  }
  const boardRows = Math.max(0, Math.min(scene.board.length, rest - listRows - messageRows));
  let free = rest - listRows - messageRows - boardRows;
  const more = Math.min(free, list - listRows);
  listRows += more;
  free -= more;
  // One empty line each between board, story and question, where there is room.
  const gaps = Math.min(free, 2);
  free -= gaps;
  messageRows += Math.min(free, messages.length - messageRows);

  const lines = [title, ...boardLines(scene, boardRows, width, phrases, paint)];
  if (gaps > 0) lines.push('');
  if (messageRows > 0) lines.push(...messages.slice(-messageRows).map((line) => cut(line, width)));
  if (gaps > 1 && messageRows > 0) lines.push('');
  lines.push(...asked.head);
  if (typing === null) return { lines: [...lines, asked.keys].slice(0, size.rows), cursor: null, tall: 1 };
  const input = `› ${typing.typed}`;
  const cursor = { row: lines.length, column: Math.min(columnsOf(input), width) };
  lines.push(input + asked.ghost);
  const shown = narrow(typing.question.choices, typing.typed);
  const drawn = grid(typing.question.choices, shown, typing.selected, { width, rows: listRows }, paint);
  lines.push(...drawn.lines);
  const keys = drawn.left > 0 ? `${phrases.more(drawn.left)} · ${asked.keys}` : asked.keys;
  lines.push(paint('dim', cut(keys, width)));
  return { lines: lines.slice(0, size.rows), cursor, tall: drawn.tall };
}

interface Asked {
  readonly head: readonly string[];
  readonly keys: string;
  /** Shown, pale, where the answer will stand. */
  readonly ghost: string;
}

function question({ question, typed }: Typing, width: number, phrases: TerminalPhrases, paint: Paint): Asked {
  const { prompt, choices, notice = [], byEnter } = question;
  const fits = choices.length === 0 || narrow(choices, typed).length > 0 || question.isCommand?.(typed);
  const odd = fits || /^[{[]/.test(typed) ? [] : [phrases.noneFits(typed)];
  return {
    head: [
      ...notice.flatMap((line) => wrap(line, width)).map((line) => paint('orange', line)),
      ...wrap(prompt, width).map((line) => paint('bold', line)),
    ],
    keys: odd[0] ?? (choices.length > 0 ? phrases.keys : phrases.keysText),
    ghost: typed === '' && typeof byEnter === 'string' ? paint('dim', byEnter) : '',
  };
}

function waiting(phrases: TerminalPhrases, paint: Paint): Asked {
  return { head: [], keys: paint('dim', phrases.keysPause), ghost: '' };
}

/** How many rows the list would take if there were room for all of it; a long one is content with a few. */
function wanted({ question, typed, selected }: Typing, width: number, paint: Paint): number {
  const shown = narrow(question.choices, typed);
  return grid(question.choices, shown, selected, { width, rows: 1000 }, paint).lines.length;
}

function boardLines(
  { board, scroll }: Scene,
  rows: number,
  width: number,
  phrases: TerminalPhrases,
  paint: Paint,
): string[] {
  if (board.length <= rows || rows < 1) return board.slice(0, rows).map((line) => cut(line, width));
  // The lines above the first empty one (the dice, whose turn it is) stay when the rest is scrolled.
  const blank = board.indexOf('');
  const pinned = blank > 0 && blank <= MOST_PINNED && blank < rows - 2 ? board.slice(0, blank) : [];
  const rest = board.slice(pinned.length);
  const room = rows - 1 - pinned.length;
  const from = Math.max(0, Math.min(scroll - pinned.length, rest.length - room));
  const shown = [...pinned, ...rest.slice(from, from + room)].map((line) => cut(line, width));
  const first = pinned.length + from + 1;
  return [...shown, paint('dim', phrases.scroll(first, first + room - 1, board.length))];
}
