import { columnsOf } from './columns.ts';
import type { Position } from './contract.ts';
import type { GameWords, NameOf } from './words.ts';

/** The colours that all games share, and ways to emphasise text. */
export const HUES = ['yellow', 'blue', 'green', 'orange', 'pink', 'purple', 'red', 'white', 'black'] as const;
export type Hue = (typeof HUES)[number];
export type Stress = 'bold' | 'dim' | 'inverse';

/** Colours text where the terminal can, and returns it unchanged where it cannot. */
export type Paint = (style: Hue | Stress, text: string) => string;

export const plain: Paint = (_style, text) => text;

/** Each hue has its sign, the same on dice and sheets, so that colour is never the only code. */
export const SIGNS: { readonly [hue in Hue]: string } = {
  yellow: '■',
  blue: '●',
  green: '▲',
  orange: '◆',
  pink: '★',
  purple: '★',
  red: '✚',
  white: '○',
  black: '⬢',
};

/**
 * What the text folder of a game exports: a position drawn in characters, line by line, at most 80 columns wide, or
 * 39 where `columns` is too few for that.
 * `W`: the game's own catalogue, where its drawing needs labels that other games have not.
 */
export interface Drawing<W = GameWords> {
  draw(position: Position, paint: Paint, name: NameOf, words: W, columns?: number): string[];
}

/** A terminal of 80 columns has one less for text, since the last one may wrap. */
export const WIDE_COLUMNS = 79;
export const NARROW_COLUMNS = 39;

export function isNarrow(columns = WIDE_COLUMNS): boolean {
  return columns < WIDE_COLUMNS;
}

/** Plain words in lines of limited width; later lines are indented. */
export function brokenAt(text: string, columns: number, indent: string): string[] {
  const [first, ...words] = text.trimStart().split(' ');
  const lines = [' '.repeat(text.length - text.trimStart().length) + first];
  for (const word of words) {
    const longer = `${lines[lines.length - 1]} ${word}`;
    if (columnsOf(longer) > columns) lines.push(indent + word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
