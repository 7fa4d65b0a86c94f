import type { GameWords } from '@iacta/core';
import type { ByKind, GardenEvent, GardenMove, GardenRefusal } from '../rules/index.ts';

/** What only the drawn garden says: names of its parts, and what a screen reader is told about a space. */
export interface BoardWords {
  readonly garden: string;
  space(row: number, column: number): string;
  readonly star: string;
  readonly empty: string;
  readonly seeds: ByKind<string>;
  readonly vegetables: ByKind<string>;
  readonly specials: { readonly [tile in Special]: string };
  worth(value: number): string;
  swallowed(count: number): string;
  readonly supply: string;
  left(count: number): string;
  readonly dice: string;
  readonly spent: string;
  hand(name: string): string;
  basket(name: string): string;
  discs(count: number): string;
  readonly sun: string;
  readonly sunGone: string;
  /** The chooser at the sun: which die, and to which face. */
  readonly sunDie: string;
  readonly sunFace: string;
  /** Over the choices that a tapped place offers. */
  readonly choose: string;
  readonly withDice: string;
  /** Told of a place whose move is shown: the same press again makes it. */
  readonly again: string;
  readonly close: string;
  /** A die that the sundial changes where it is a coordinate. */
  turned(from: number, to: number): string;
  sundialLeft(steps: number): string;
  grows(tiles: number): string;
  taken(tiles: number): string;
}

type Special = 'bird' | 'rabbit' | 'sundial' | 'scarecrow' | 'rock';

/** The few words of the drawing in characters. */
export interface Labels {
  /** One letter of each vegetable; its value stands behind it. */
  readonly letters: ByKind<string>;
  /** In a space of the garden: five characters at most for animals, which may carry a number, six for the rest. */
  readonly specials: { readonly [tile in Special]: string };
  readonly discs: string;
  readonly sun: string;
  readonly hand: string;
  readonly basket: string;
  readonly supply: string;
  readonly dice: string;
}

export interface GardenWords extends GameWords<GardenMove, GardenEvent, GardenRefusal> {
  readonly board: BoardWords;
  readonly labels: Labels;
}
