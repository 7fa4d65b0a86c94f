// Small things that every screen needs: widths, wrapping, and words compared as people type them.

const ESCAPE = '\x1b\\[[0-9;?]*[A-Za-z]';
const ESCAPES = new RegExp(ESCAPE, 'g');
const ESCAPE_KEPT = new RegExp(`(${ESCAPE})`);
const MARKS = /\p{Mark}/gu;

/** How many columns a text takes; escape sequences and combining marks take none. */
export function columnsOf(text: string): number {
  return Array.from(text.replace(ESCAPES, '').replace(MARKS, '')).length;
}

export function padTo(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - columnsOf(text)));
}

/** Shortens to a width with "…"; colours stay whole, and are closed by the reset at the end. */
export function cut(text: string, columns: number): string {
  if (columnsOf(text) <= columns) return text;
  let shown = '';
  let width = 0;
  for (const part of text.split(ESCAPE_KEPT)) {
    if (part.startsWith('\x1b[')) {
      shown += part;
      continue;
    }
    for (const char of part) {
      if (width + columnsOf(char) > columns - 1) return `${shown}…${shown.includes('\x1b') ? '\x1b[0m' : ''}`;
      shown += char;
      width += columnsOf(char);
    }
  }
  return shown;
}

/** Breaks text at spaces so that no line is wider; a longer word, such as a path, is broken anywhere. */
export function wrap(text: string, columns: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    if (columnsOf(paragraph) <= columns) return [paragraph];
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ').flatMap((each) => pieces(each, columns))) {
      if (line !== '' && columnsOf(line) + 1 + columnsOf(word) > columns) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
  });
}

/** A word in pieces that fit; escape codes stay whole, since words with them are never that long. */
function pieces(word: string, columns: number): string[] {
  if (columnsOf(word) <= columns || word.includes('\x1b')) return [word];
  const chars = Array.from(word);
  return Array.from({ length: Math.ceil(chars.length / columns) }, (_, i) =>
    chars.slice(i * columns, (i + 1) * columns).join(''),
  );
}

/** Lower case without accents, so that "meta", "Metà" and "META" are the same to a search. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().trim();
}
