import { clone, type Move, type Position } from '@iacta/core';
import {
  type ByColour,
  CELLS,
  COLOURED_FACES,
  COLOURS,
  type Colour,
  colourFits,
  colourOf,
  colourValues,
  DIE_IDS,
  type DieId,
  enterMove,
  type QwantumEvent,
  type QwantumState,
  RISING_CELLS,
  rerollMove,
  rules,
  SKIP,
} from '@iacta/qwantum/rules';
import type { Need } from '../words/board.ts';

// What the drawing reads from a position, apart from the drawing.

export interface RowView {
  readonly colour: Colour;
  readonly cells: readonly number[];
  /** The cell that is filled next, counted from 0; null in a full row. */
  readonly next: number | null;
  /** What that cell asks for; null where any number will do. */
  readonly need: Need | null;
  /** What the colour is worth now; null while dice are in hand. */
  readonly value: number | null;
  readonly fits: boolean;
  /** Entered in B, and so closed in C. */
  readonly setAside: boolean;
  /** What this seat has answered in C and may still change. */
  readonly answered: boolean;
}

export function rowsOf(position: Position, state: QwantumState, seat: number): RowView[] {
  const values = colourValues(position);
  const fits = colourFits(position, seat);
  return COLOURS.map((colour) => {
    const cells = state.sheets[seat][colour];
    const next = cells.length < CELLS ? cells.length : null;
    return {
      colour,
      cells,
      next,
      need: needOf(cells, next),
      value: values?.[colour] ?? null,
      fits: fits[colour],
      setAside: state.used === colour,
      answered: state.answers[seat] === colour,
    };
  });
}

function needOf(cells: readonly number[], next: number | null): Need | null {
  if (next === null || next === 0) return null;
  return { than: next < RISING_CELLS ? 'more' : 'less', last: cells[next - 1] };
}

/** The points of each column, null while it is incomplete. */
export function columnsOf(position: Position, state: QwantumState, seat: number): (number | null)[] {
  const { parts } = rules.score(position, seat);
  const sheet = state.sheets[seat];
  return Array.from({ length: CELLS }, (_, column) =>
    COLOURS.every((colour) => sheet[colour].length > column) ? parts[`column${column + 1}`] : null,
  );
}

/** What the dice that stay are worth by colour: the least a colour can be worth after the second throw. */
export function keptSums(dice: QwantumState['dice'], again: readonly DieId[]): ByColour<number> {
  const sums = { purple: 0, blue: 0, red: 0, yellow: 0 };
  for (const id of DIE_IDS) {
    const face = dice[id];
    if (face === null || again.includes(id)) continue;
    if (typeof face === 'string') sums[colourOf(face)] += Number(face[1]);
    else for (const colour of COLOURS) sums[colour] += face;
  }
  return sums;
}

/** The dice to throw again after a tap on one of them, in the order of the dice; null for none. */
export function toggled(again: readonly DieId[], die: DieId): Move | null {
  const reroll = DIE_IDS.filter((id) => again.includes(id) !== (id === die));
  return reroll.length === 0 ? null : rerollMove(reroll);
}

/** The points of the column that an entry completes, 0 where it completes none. */
export function gainOf(position: Position, seat: number, colour: Colour): number {
  const p = clone(position);
  const events: QwantumEvent[] = [];
  rules.applyMove(p, seat, enterMove(colour), events);
  // In C it is opened only when the others have answered too: let them pass.
  while (!events.some((event) => event.type === 'entered' && event.seat === seat)) {
    const others = rules.deciders(p);
    if (others === 0) return 0;
    rules.applyMove(p, 31 - Math.clz32(others), SKIP, events);
  }
  const column = events.find((event) => event.type === 'column' && event.seat === seat);
  return column?.type === 'column' ? column.points : 0;
}

/** The index of a die's face among its faces. */
export function faceIndex(id: DieId, face: number | string): number {
  return id === 'white' ? Number(face) - 1 : (COLOURED_FACES[id] as readonly string[]).indexOf(String(face));
}
