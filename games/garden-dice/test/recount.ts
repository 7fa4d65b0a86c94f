import type { Options } from '@iacta/core';
import type { GardenEvent, Kind } from '../rules/index.ts';

interface Sheet {
  points: number;
  unplaced: number;
  sun: boolean;
  readonly basket: Map<Kind, number>;
}

/** Every seat's total from the events alone: a second count that never reads a position. */
export function recount(events: readonly GardenEvent[], options: Options): readonly number[] {
  const sheets = Array.from(
    { length: options.seats },
    (): Sheet => ({ points: 0, unplaced: 0, sun: true, basket: new Map() }),
  );
  for (const event of events) note(sheets, event);
  return sheets.map(total);
}

function note(sheets: readonly Sheet[], event: GardenEvent): void {
  if (event.type === 'over') return;
  const sheet = sheets[event.seat];
  if (event.type === 'bought' || event.type === 'spat') sheet.unplaced++;
  if (event.type === 'placed' && !['bird', 'sundial', 'rock'].includes(event.tile)) sheet.unplaced--;
  if (event.type === 'sunRoll' || event.type === 'sunSet') sheet.sun = false;
  if (event.type === 'others') sheet.points += event.points;
  if (event.type === 'harvested') {
    const { basket } = sheets[event.owner];
    sheets[event.owner].points += event.points;
    basket.set(event.kind, (basket.get(event.kind) ?? 0) + 1);
  }
}

function total({ points, unplaced, sun, basket }: Sheet): number {
  const counts = [...basket.values()];
  const sets = counts.length === 5 ? Math.min(...counts) : 0;
  const collections = counts.map((count) => [0, 0, 0, 10, 15][count] ?? 20);
  return (
    points -
    5 * Math.max(0, unplaced - 1) +
    15 * sets +
    collections.reduce((sum: number, each) => sum + each, 0) +
    (sun ? 5 : 0)
  );
}
