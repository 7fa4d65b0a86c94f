import { clipped, columnsOf } from '@iacta/core';
import wrapAnsi from 'wrap-ansi';

// Small things that every screen needs: wrapping, cutting, and words compared as people type them.

const ESCAPE = '\\x1b\\[[0-9;?]*[A-Za-z]';
const ESCAPE_KEPT = new RegExp(`(${ESCAPE})`);
const MARKS = /\p{Mark}/gu;

export { columnsOf, padTo } from '@iacta/core';

/** Shortens to a width with "…"; colours stay whole, and are closed by the reset at the end. */
export function cut(text: string, columns: number): string {
  if (columnsOf(text) <= columns) return text;
  let shown = '';
  let room = columns - 1;
  for (const part of text.split(ESCAPE_KEPT)) {
    if (part.startsWith('\x1b[')) {
      shown += part;
      continue;
    }
    const fits = clipped(part, room);
    shown += fits;
    room -= columnsOf(fits);
    if (fits !== part) break;
  }
  return `${shown}…${shown.includes('\x1b') ? '\x1b[0m' : ''}`;
}

/** Breaks text at spaces so that no line is wider; a longer word, such as a path, is broken anywhere. */
export function wrap(text: string, columns: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    if (columnsOf(paragraph) <= columns) return [paragraph];
    // Only the first line keeps its indentation.
    const indent = /^ */.exec(paragraph)?.[0] ?? '';
    const wrapped = wrapAnsi(paragraph.slice(indent.length), columns - indent.length, { hard: true });
    return (indent + wrapped).split('\n');
  });
}

/** Lower case without accents, so that "meta", "Metà" and "META" are the same to a search. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().trim();
}
