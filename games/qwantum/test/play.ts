import {
  decodeStep,
  type GameEvent,
  type Options,
  type Position,
  play,
  type Refusal,
  readOptions,
} from '@iacta/core';
import { accept, rejected, rollFaces } from '@iacta/core/test-kit';
import {
  COLOURS,
  type Colour,
  type DieId,
  type QwantumEvent,
  type QwantumMove,
  type QwantumState,
  rules,
} from '@iacta/qwantum/rules';

// Small builders that make tests read like play.

export type Sheet = QwantumState['sheets'][number];

export function options(seats: number, starter: number | 'lot' = 0): Options {
  const read = readOptions(rules.facts, { seats, starter });
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
}

export function sheet(rows: Partial<Sheet> = {}): Sheet {
  return { purple: [], blue: [], red: [], yellow: [], missed: 0, ...rows };
}

/** Half a sheet that leaves room in every row, for the seats a test is not about. */
export const EASY = sheet({ purple: [1, 2, 3], blue: [1, 2, 3], red: [1, 2, 3], yellow: [1, 2, 3] });
/** No row takes anything any more: each is closed by a 1 in cell 5. */
const CLOSED_ROW = [1, 2, 3, 4, 1];
export const CLOSED = sheet({ purple: CLOSED_ROW, blue: CLOSED_ROW, red: CLOSED_ROW, yellow: CLOSED_ROW });

const NO_DICE = { white: null, die1: null, die2: null, die3: null, die4: null, die5: null, die6: null };

export function stateWith(
  sheets: readonly Sheet[],
  active = 0,
  rest: Partial<QwantumState> = {},
): QwantumState {
  return {
    phase: 'first',
    starter: 0,
    turnsOver: active,
    dice: NO_DICE,
    used: null,
    answers: sheets.map(() => null),
    sheets: [...sheets],
    ...rest,
  };
}

/** A table with these sheets before the active seat's throw, after as many rounds as they may have taken. */
export function table(sheets: readonly Sheet[], active = 0, rest: Partial<QwantumState> = {}): Position {
  const seats = sheets.length;
  let why: Refusal | null = null;
  for (let turnsOver = active; turnsOver < 30 * seats; turnsOver += seats) {
    const read = rules.decode({ ...stateWith(sheets, active), turnsOver, ...rest }, options(seats));
    if (read.ok) return read.value;
    why = read.refusal;
  }
  throw new Error(`no such table: ${JSON.stringify(why)}`);
}

/** White first, then the dice 1 to 6: '3 R1 R2 B4 P3 B6 Y5'. For a second throw only the dice in hand. */
export function thrown(position: Position, faces: string) {
  return rollFaces(
    rules,
    position,
    faces.split(' ').map((face) => (/^\d$/.test(face) ? Number(face) : face)),
  );
}

/** Throws and keeps: B is next, unless the active seat can enter nothing. */
export function settled(position: Position, faces: string) {
  return made(thrown(position, faces).position, rules.active(position), KEEP);
}

export function made(position: Position, seat: number, move: QwantumMove) {
  return accept(rules, position, seat, move);
}

export const enter = (colour: Colour): QwantumMove => ({ enter: colour });
export const again = (...dice: DieId[]): QwantumMove => ({ reroll: dice });
export const SKIP: QwantumMove = { skip: true };
export const KEEP: QwantumMove = { keep: true };

/** Plays moves of seats one after the other; the last position and all events. */
export function line(position: Position, ...moves: readonly (readonly [number, QwantumMove])[]) {
  let at = position;
  const events: QwantumEvent[] = [];
  for (const [seat, move] of moves) {
    const played = accept(rules, at, seat, move);
    at = played.position;
    events.push(...played.events);
  }
  return { position: at, events };
}

export function refused(position: Position, seat: number, move: QwantumMove): Refusal {
  return rejected(rules, position, seat, move);
}

/** The legal moves of a seat as JSON. */
export function choices(position: Position, seat: number): QwantumMove[] {
  const all: QwantumMove[] = [...COLOURS.map(enter), SKIP];
  return all.filter((move) => {
    const step = decodeStep(rules, position, { seat, move });
    return step.ok && play(rules, position, step.value).ok;
  });
}

export function types(events: readonly GameEvent[]): string[] {
  return events.map((event) => event.type);
}
