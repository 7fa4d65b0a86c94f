import type { CleverEvent } from '@iacta/clever/rules';
import type { Options } from '@iacta/core';

// A second sheet, written down by hand, that knows only what was crossed and written.
const COLUMNS = [
  { points: 10, cells: ['r1c1', 'r2c1', 'r3c1'] },
  { points: 14, cells: ['r1c2', 'r2c2', 'r4c2'] },
  { points: 16, cells: ['r1c3', 'r3c3', 'r4c3'] },
  { points: 20, cells: ['r2c4', 'r3c4', 'r4c4'] },
];
const LAST_YELLOW_ROW = ['r4c2', 'r4c3', 'r4c4'];
const TRIPLED = 11;
const DOUBLED = [4, 7, 9];

interface Sheet {
  readonly yellow: Set<string>;
  readonly blue: Set<number>;
  green: number;
  readonly orange: number[];
  readonly pink: number[];
}

/** Totals from the marks alone, independent of the points in events. */
export function recount(events: readonly CleverEvent[], { seats }: Options): number[] {
  const sheets: Sheet[] = Array.from({ length: seats }, () => ({
    yellow: new Set(),
    blue: new Set(),
    green: 0,
    orange: [],
    pink: [],
  }));
  for (const event of events) {
    if (event.type === 'crossed') cross(sheets[event.seat], event);
    if (event.type === 'wrote') write(sheets[event.seat], event);
  }
  return sheets.map(total);
}

function cross(sheet: Sheet, { area, cell }: Extract<CleverEvent, { type: 'crossed' }>): void {
  if (area === 'yellow') {
    if (sheet.yellow.has(String(cell))) throw new Error(`yellow ${cell} crossed twice`);
    sheet.yellow.add(String(cell));
  } else if (area === 'blue') {
    if (sheet.blue.has(Number(cell))) throw new Error(`blue ${cell} crossed twice`);
    sheet.blue.add(Number(cell));
  } else {
    sheet.green++;
    if (sheet.green !== cell) throw new Error(`green ${cell} out of turn`);
  }
}

function write(sheet: Sheet, { area, cell, number }: Extract<CleverEvent, { type: 'wrote' }>): void {
  sheet[area].push(number);
  if (sheet[area].length !== cell) throw new Error(`${area} ${cell} out of turn`);
  const before = sheet.pink.at(-2) ?? 0;
  if (area === 'pink' && before !== 6 && number <= before) throw new Error(`pink ${before}-${number}`);
}

function total({ yellow, blue, green, orange, pink }: Sheet): number {
  const times = (cell: number) => (cell === TRIPLED ? 3 : DOUBLED.includes(cell) ? 2 : 1);
  const areas = [
    COLUMNS.filter(({ cells }) => cells.every((cell) => yellow.has(cell))).reduce(
      (sum, c) => sum + c.points,
      0,
    ),
    // 1, 2, 4, 7, 11 …: one more than the triangle below it.
    blue.size === 0 ? 0 : 1 + (blue.size * (blue.size - 1)) / 2,
    (green * (green + 1)) / 2,
    orange.reduce((sum, number, i) => sum + number * times(i + 1), 0),
    pink.reduce((sum, number) => sum + number, 0),
  ];
  const foxes = [
    LAST_YELLOW_ROW.every((cell) => yellow.has(cell)),
    [9, 10, 11, 12].every((sum) => blue.has(sum)),
    green >= 7,
    orange.length >= 8,
    pink.length >= 7,
  ].filter(Boolean).length;
  return areas.reduce((sum, points) => sum + points, 0) + foxes * Math.min(...areas);
}
