import type { Position } from './contract.ts';
import type { GameWords, NameOf } from './words.ts';

/** The one hue code of the house, and a few ways to stress text. */
export const HUES = ['yellow', 'blue', 'green', 'orange', 'pink', 'purple', 'red', 'white', 'black'] as const;
export type Hue = (typeof HUES)[number];
export type Stress = 'bold' | 'dim' | 'inverse';

/** Colours text where the terminal can, and returns it unchanged where it cannot. */
export type Paint = (style: Hue | Stress, text: string) => string;

export const plain: Paint = (_style, text) => text;

/** Each hue has a sign of its own, the same on dice and sheets, so that colour is never the only code. */
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
 * What the text folder of a game exports: a position drawn in characters, line by line, at most 80 columns wide.
 * `W`: the game's own catalogue, where its drawing needs labels that other games have not.
 */
export interface Drawing<W = GameWords> {
  draw(position: Position, paint: Paint, name: NameOf, words: W): string[];
}
