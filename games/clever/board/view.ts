import type { CleverSheet } from '../rules/index.ts';
import {
  areaOfPlace,
  cellOfPlace,
  isComplete,
  type Line,
  marksOf,
  oneAway,
  PLACES,
  type Place,
} from '../rules/places.ts';
import type { CleverWords } from '../words/shape.ts';
import type { Chain } from './chain.ts';
import { cellLabel, litLabel } from './labels.ts';

/** A cell that the chosen die or bonus can mark. */
export interface Lit {
  /** What marking it is called. */
  readonly label: string;
  /** What would be written there; null for a cross. */
  readonly number: number | null;
}

/** A cell as it is drawn and read aloud. It stays the same object while nothing about it changes. */
export interface CellView {
  readonly marked: boolean;
  /** What has been written; a cross where it is null. */
  readonly written: number | null;
  readonly lit: Lit | null;
  readonly soft: boolean;
  /** When its stroke begins, in milliseconds after the step; null when it is not fresh. */
  readonly at: number | null;
  /** What is read aloud. */
  readonly label: () => string;
  /** All that the label is made from. */
  readonly key: string;
}

/** What the parts of a drawn sheet ask about their cells and lines. */
export interface SheetView {
  readonly sheet: CleverSheet;
  readonly marks: ReadonlySet<Place>;
  readonly words: CleverWords;
  readonly cells: ReadonlyMap<Place, CellView>;
  /** Far, one mark away, within reach of what is chosen, or earned. */
  stateOf(line: Line): 'far' | 'near' | 'would' | 'got';
  /** When a line that has just been completed brings its bonus, in milliseconds after the step; else null. */
  tickAt(line: Line): number | null;
}

interface Given {
  readonly sheet: CleverSheet;
  readonly lit: ReadonlyMap<Place, Lit>;
  readonly soft: ReadonlySet<Place>;
  readonly chain: Chain;
  readonly words: CleverWords;
}

/** `last` is the view before: unchanged cells are taken over from it, so that they are not drawn again. */
export function viewOf(given: Given, last: SheetView | null): SheetView {
  const { sheet, lit, words } = given;
  const marks = marksOf(sheet);
  const away = oneAway(marks);
  const near = new Set([...away.values()].flat());
  const would = new Set([...lit.keys()].flatMap((place) => away.get(place) ?? []));
  const known = last?.words === words ? last.cells : null;
  return {
    sheet,
    marks,
    words,
    cells: new Map(
      PLACES.map((place) => [
        place,
        viewOfCell(place, given, marks.has(place), away.get(place) ?? [], known?.get(place)),
      ]),
    ),
    stateOf(line) {
      if (isComplete(line.cells, marks)) return 'got';
      return would.has(line) ? 'would' : near.has(line) ? 'near' : 'far';
    },
    tickAt: ({ id }) => given.chain.ticks.get(id) ?? null,
  };
}

function viewOfCell(
  place: Place,
  given: Given,
  marked: boolean,
  lines: readonly Line[],
  last: CellView | undefined,
): CellView {
  const { sheet, words } = given;
  const area = areaOfPlace(place);
  const row = area === 'orange' || area === 'pink' ? sheet[area] : null;
  const lit = given.lit.get(place) ?? null;
  const soft = given.soft.has(place);
  const at = given.chain.strokes.get(place) ?? null;
  const filled = row ?? (area === 'green' ? [sheet.green] : []);
  const key = [marked, lit?.label, lit?.number, ...lines.map(({ id }) => id), 'in', ...filled].join('|');
  if (last?.key === key) {
    if (last.soft === soft && last.at === at) return last;
    return { ...last, soft, at };
  }
  // Put into words when it is first asked for: a sheet is drawn part by part.
  let label: string | null = null;
  const inWords = () => {
    label ??= lit ? litLabel(place, sheet, lit, lines, words) : cellLabel(place, sheet, marked, lines, words);
    return label;
  };
  return {
    marked,
    written: row?.[Number(cellOfPlace(place)) - 1] ?? null,
    lit,
    soft,
    at,
    label: inWords,
    key,
  };
}
