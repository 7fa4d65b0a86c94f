// DOCE written a second time, slowly and by the text: cells in a map, lines found by walking, no masks and no tables.
// It shares only the names of the squares with rules/, so that the two can be checked against each other.

export interface Cell {
  /** Null: a blocker. */
  readonly face: number | null;
  readonly seat: number;
}

export interface NaiveLine {
  readonly seat: number;
  readonly squares: readonly string[];
  readonly allOwn: boolean;
}

export type NaiveMove = { readonly place: string; readonly face: number } | { readonly block: string };

export type Cells = ReadonlyMap<string, Cell>;

const NAMES = ['1', '2', '3', '4', '5'].flatMap((rank) =>
  ['a', 'b', 'c', 'd', 'e'].map((file) => file + rank),
);

function step(square: string, df: number, dr: number): string {
  return String.fromCharCode(square.charCodeAt(0) + df) + String(Number(square[1]) + dr);
}

/** Walks four squares from every square in every direction of half the compass. */
export function naiveLines(cells: Cells): NaiveLine[] {
  const lines: NaiveLine[] = [];
  for (const square of NAMES) {
    for (const [df, dr] of [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ]) {
      const squares = [square];
      while (squares.length < 4) squares.push(step(squares.at(-1) as string, df, dr));
      const seat = ownerOfLine(squares.map((name) => cells.get(name)));
      if (seat === null) continue;
      lines.push({ seat, squares, allOwn: squares.every((name) => cells.get(name)?.seat === seat) });
    }
  }
  return lines;
}

function ownerOfLine(row: readonly (Cell | undefined)[]): number | null {
  let sum = 0;
  for (const cell of row) {
    if (cell === undefined || cell.face === null) return null;
    sum += cell.face;
  }
  if (sum !== 12) return null;
  const seats = row.map((cell) => (cell as Cell).seat).join('');
  if (/^(0000|0001|1000)$/.test(seats)) return 0;
  if (/^(1111|1110|0111)$/.test(seats)) return 1;
  return null;
}

/** A round in progress. */
export interface NaiveRound {
  readonly cells: Cells;
  readonly active: number;
  readonly markers: readonly [string | null, string | null];
  readonly over: 'no' | 'line' | 'stuck';
}

export function naiveStart(active: number): NaiveRound {
  return { cells: new Map(), active, markers: [null, null], over: 'no' };
}

function touches(a: string, b: string): boolean {
  const files = Math.abs(a.charCodeAt(0) - b.charCodeAt(0));
  const ranks = Math.abs(Number(a[1]) - Number(b[1]));
  return Math.max(files, ranks) === 1;
}

function placesFor(round: NaiveRound, seat: number): string[] {
  const mine = [...round.cells.values()].filter((cell) => cell.seat === seat && cell.face !== null);
  if (mine.length === 11) return [];
  const marker = round.markers[seat];
  return NAMES.filter((name) => !round.cells.has(name) && (marker === null || !touches(name, marker)));
}

export function naiveMoves(round: NaiveRound): NaiveMove[] {
  if (round.over !== 'no') return [];
  const places = placesFor(round, round.active);
  const moves: NaiveMove[] = places.flatMap((place) => [1, 2, 3, 4, 5, 6].map((face) => ({ place, face })));
  const used = [...round.cells.values()].some((cell) => cell.seat === round.active && cell.face === null);
  if (used) return moves;
  for (const block of NAMES) {
    if (round.cells.has(block)) continue;
    if (places.some((place) => place !== block)) moves.push({ block });
  }
  return moves;
}

export function naivePlay(round: NaiveRound, move: NaiveMove): NaiveRound {
  const seat = round.active;
  const cells = new Map(round.cells);
  if ('block' in move) {
    cells.set(move.block, { seat, face: null });
    return { ...round, cells };
  }
  cells.set(move.place, { seat, face: move.face });
  const markers: [string | null, string | null] = [...round.markers];
  markers[seat] = move.place;
  const next = { ...round, cells, markers };
  if (naiveLines(cells).length > 0) return { ...next, over: 'line' };
  for (const active of [1 - seat, seat]) {
    if (placesFor(next, active).length > 0) return { ...next, active };
  }
  return { ...next, over: 'stuck' };
}

/** Lines of moves of this round alone. */
export function naivePerft(round: NaiveRound, depth: number): number {
  if (depth === 0) return 1;
  const moves = naiveMoves(round);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + naivePerft(naivePlay(round, move), depth - 1), 0);
}

/** What a finished round brings both seats. */
export function naiveScore(cells: Cells): [number, number] {
  const lines = naiveLines(cells);
  const owners = new Set(lines.map((line) => line.seat));
  const unused = (seat: number) =>
    [...cells.values()].every((cell) => cell.seat !== seat || cell.face !== null);
  if (owners.size !== 1) return [unused(0) ? 7 : 2, unused(1) ? 7 : 2];
  const winner = lines[0].seat;
  let points = 12 + (25 - cells.size);
  if (lines.some((line) => line.allOwn)) points += 2;
  if (unused(winner)) points += 5;
  const faces = [...cells.values()].filter((cell) => cell.seat === winner).map((cell) => cell.face);
  for (const face of [1, 2, 3, 4, 5, 6]) {
    let same = faces.filter((other) => other === face).length;
    for (; same >= 3; same -= 3) points -= 2;
  }
  return winner === 0 ? [points, 0] : [0, points];
}
