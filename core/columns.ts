import stringWidth from 'string-width';

// Text as a terminal shows it: Chinese characters and emoji take two columns, combining marks and colours none.

/** How many columns a text takes on a screen of characters. */
export function columnsOf(text: string): number {
  return stringWidth(text);
}

const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** As many whole characters of a text as fit. */
export function clipped(text: string, columns: number): string {
  let shown = '';
  let width = 0;
  for (const { segment } of CHARACTERS.segment(text)) {
    width += stringWidth(segment);
    if (width > columns) break;
    shown += segment;
  }
  return shown;
}

/** Filled with spaces up to a width. */
export function padTo(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - stringWidth(text)));
}
