import type { CleverSheet } from '../rules/index.ts';
import type { CleverWords } from '../words/shape.ts';
import type { Chain } from './chain.ts';
import { cellLabel, litLabel } from './labels.ts';
import { isComplete, type Line, marksOf, oneAway, type Place } from './places.ts';

/** A cell that the chosen die or bonus can mark. */
export interface Lit {
  /** What marking it is called. */
  readonly label: string;
  /** What would be written there; null for a cross. */
  readonly number: number | null;
}

/** What the parts of a drawn sheet ask about their cells and lines. */
export interface SheetView {
  readonly sheet: CleverSheet;
  readonly marks: ReadonlySet<Place>;
  readonly lit: ReadonlyMap<Place, Lit>;
  readonly soft: ReadonlySet<Place>;
  readonly chain: Chain;
  readonly words: CleverWords;
  /** Null on a sheet that is only looked at. */
  readonly press: ((place: Place) => void) | null;
  label(place: Place): string;
  /** Far, one mark away, within reach of what is chosen, or earned. */
  stateOf(line: Line): 'far' | 'near' | 'would' | 'got';
}

type Given = Pick<SheetView, 'sheet' | 'lit' | 'soft' | 'chain' | 'words' | 'press'>;

export function viewOf(given: Given): SheetView {
  const { sheet, lit, words } = given;
  const marks = marksOf(sheet);
  const away = oneAway(marks);
  const near = new Set([...away.values()].flat());
  const would = new Set([...lit.keys()].flatMap((place) => away.get(place) ?? []));
  return {
    ...given,
    marks,
    label(place) {
      const lines = away.get(place) ?? [];
      const ready = lit.get(place);
      return ready
        ? litLabel(place, sheet, ready, lines, words)
        : cellLabel(place, sheet, marks.has(place), lines, words);
    },
    stateOf(line) {
      if (isComplete(line.cells, marks)) return 'got';
      return would.has(line) ? 'would' : near.has(line) ? 'near' : 'far';
    },
  };
}
