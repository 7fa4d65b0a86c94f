import type { CleverEvent, Gain } from '../rules/index.ts';
import { isComplete, LINES, type Line, type Place } from '../rules/places.ts';

// What one step did to a sheet, laid out in time: strokes one after another, and bonuses on their way.

export interface Flight {
  /** The bonus that flies; null where points do. */
  readonly gain: Gain | null;
  readonly points: number;
  /** Names of places on the drawn sheet (data-at, or data-place for a cell). */
  readonly from: string;
  readonly to: string;
  /** Milliseconds after the step. */
  readonly at: number;
}

export interface Chain {
  readonly strokes: ReadonlyMap<Place, number>;
  /** When the bonus of a line that has just been completed is earned, by the line's id. */
  readonly ticks: ReadonlyMap<string, number>;
  readonly flights: readonly Flight[];
}

export const STILL: Chain = { strokes: new Map(), ticks: new Map(), flights: [] };

const BEAT = 420;
const LONGEST = 2800;

/** `marks` is the sheet after the step, `points` what the step has added to its total. */
export function chainOf(
  events: readonly CleverEvent[],
  seat: number,
  marks: ReadonlySet<Place>,
  points: number,
): Chain {
  const own = events.filter(
    (event) => event.type === 'round' || (isBeat(event) && 'seat' in event && event.seat === seat),
  );
  // The points take the last beat.
  const beat = Math.min(BEAT, LONGEST / (own.length + 1));
  const now = new Set(marks);
  for (const event of own) now.delete(placeOf(event) ?? 'yellow:');
  const strokes = new Map<Place, number>();
  const ticks = new Map<string, number>();
  const flights: Flight[] = [];
  let sources: Line[] = [];
  let at = 0;
  for (const event of own) {
    const place = placeOf(event);
    if (place) {
      now.add(place);
      strokes.set(place, at);
      sources = LINES.filter(({ cells }) => cells.includes(place) && isComplete(cells, now));
      at += beat;
    } else if (event.type === 'earned') {
      const source = sources.findIndex(({ gain }) => gain === event.bonus);
      if (source >= 0) {
        const [line] = sources.splice(source, 1);
        // A single cell has hidden its picture under the mark: the bonus starts from the cell itself.
        const from = line.cells.length === 1 ? line.cells[0] : line.id;
        flights.push({ gain: line.gain, points: 0, from, to: homeOf(line.gain), at });
        ticks.set(line.id, at);
        at += beat;
      }
    } else if (event.type === 'round' && event.bonus && event.bonus !== 'black') {
      const from = `round-${event.round}`;
      flights.push({ gain: event.bonus, points: 0, from, to: homeOf(event.bonus), at });
      at += beat;
    }
  }
  // What it all came to rises from the last mark.
  const last = [...strokes.keys()].at(-1);
  if (last && points > 0) flights.push({ gain: null, points, from: last, to: 'total', at });
  return { strokes, ticks, flights };
}

function isBeat({ type }: CleverEvent): boolean {
  return type === 'crossed' || type === 'wrote' || type === 'earned';
}

function placeOf(event: CleverEvent): Place | null {
  return event.type === 'crossed' || event.type === 'wrote' ? `${event.area}:${event.cell}` : null;
}

/** Where a bonus goes when it is earned: its area, or the track it is noted on. */
function homeOf(gain: Gain): string {
  if (gain === 'fox') return 'foxes';
  if (gain === 'reroll' || gain === 'extra-die') return gain;
  return `area-${gain.split('-')[0]}`;
}
