import { type Position, SEATS } from '@iacta/core';
import { accept, rejected } from '@iacta/core/test-kit';
import { type DoceEvent, type DoceMove, rules, type Square } from '@iacta/doce/rules';

// Tests read like play: "b1=3" puts a die with its three up on b1, "#c3" the blocker on c3. Whose turn it is
// follows from the rules, so a script names no seats.

export function begin(starter: number | 'lot' = 0): Position {
  return rules.begin({ seats: 2, starter });
}

export function moveOf(word: string): DoceMove {
  if (word.startsWith('#')) return { block: word.slice(1) as Square };
  const [square, face] = word.split('=');
  return { place: square as Square, face: Number(face) };
}

export interface Played {
  readonly position: Position;
  readonly events: readonly DoceEvent[];
}

export function play(from: Position, script: string): Played {
  let position = from;
  const events: DoceEvent[] = [];
  for (const word of script.split(/\s+/).filter(Boolean)) {
    const played = accept<DoceMove, DoceEvent>(rules, position, rules.active(position), moveOf(word));
    position = played.position;
    events.push(...played.events);
  }
  return { position, events };
}

export function refused(position: Position, word: string) {
  return rejected(rules, position, rules.active(position), moveOf(word));
}

export function totals(position: Position): number[] {
  return Array.from({ length: position[SEATS] }, (_, seat) => rules.points(position, seat));
}

/** The events of one kind. */
export function only<T extends DoceEvent['type']>(events: readonly DoceEvent[], type: T) {
  return events.filter((event): event is Extract<DoceEvent, { type: T }> => event.type === type);
}

/** A round that black, starting, wins on a1–d1 with four threes: 12 + 2 + 5 + 18 − 2. */
export const BLACK_WINS = 'b1=3 a5=6 d1=3 c5=6 a1=3 e5=6 c1=3';
/** The same when white starts: the first move is white's. */
export const BLACK_WINS_SECOND = `e3=6 ${BLACK_WINS}`;
/** Black's last die on a1 completes white's b1–d1 with three threes. */
export const GIFT = 'e5=6 b1=3 c5=6 d1=3 a4=6 e3=6 e4=5 c1=3';
/** Black's last die on a1 is the fourth of the own rank and the end of white's file. */
export const BOTH = 'b1=3 a2=3 d1=3 a4=3 e3=6 e5=6 c1=3 a3=3';
/** All 22 dice without a line. */
export const ALL_DICE =
  'd1=4 a1=1 b4=6 c5=6 b1=1 a5=3 c3=5 d2=6 a2=1 c4=6 e4=2 a3=5 e2=4 e5=4 d5=5 b5=3 b2=2 c2=6 d4=5 e1=2 c1=1 a4=4';
/** Sixes all round the edge, black on the middle: black is stuck, and no four sixes make twelve. */
export const EDGE = 'a1=6 b1=6 c1=6 d1=6 e1=6 e4=6 e3=6 e2=6 e5=6 d5=6 c5=6 b5=6 a5=6 a2=6 a3=6 a4=6 c3=6';
/** White is to move with one legal square, b5; b2, c2 and b4 are empty too, but around its marker on c3. */
export const ONE_SQUARE =
  'd4=1 e4=1 e2=2 c5=2 d5=5 e3=6 d2=2 e1=1 b1=2 b3=4 a4=2 d3=5 a2=6 a1=3 e5=5 a5=6 a3=6 d1=6 c1=6 c3=3 c4=6';
