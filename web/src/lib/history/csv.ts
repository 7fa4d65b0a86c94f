import { type FinishedGame, saveOf } from '../shell/finished.ts';

const HEAD = ['id', 'finished', 'game', 'title', 'seats', 'seat', 'player', 'bot'];
const RESULT = ['points', 'rank', 'won', 'hints', 'parts'];
/** The whole game as JSON, in the row of its first seat: what an import reads. */
const SAVE = 'save';

/** One row for each seat of each game, the first row the names of the columns. */
export function toCsv(games: readonly FinishedGame[]): string {
  const rows = games.flatMap((game) =>
    game.seats.map((seat, i) => [
      game.id,
      new Date(game.changed).toISOString(),
      game.game,
      game.title,
      game.seats.length,
      i + 1,
      game.plan.seats[i].name,
      game.plan.seats[i].bot ?? '',
      seat.total,
      seat.rank,
      game.winners.includes(i) ? 1 : 0,
      game.hints ? 1 : 0,
      JSON.stringify(seat.parts),
      i === 0 ? JSON.stringify(saveOf(game)) : '',
    ]),
  );
  return [[...HEAD, ...RESULT, SAVE], ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

/** Quoted where needed; a leading =, +, - or @ in text would be a formula to spreadsheets. */
function field(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The games of a CSV file, unchecked; null where it is none of ours. Also with the semicolons or tabs that a
 * spreadsheet writes in some languages, and with columns moved or added.
 */
export function savesInCsv(text: string): unknown[] | null {
  const plain = text.replace(/^\uFEFF/, '');
  const line = plain.split(/[\r\n]/, 1)[0];
  const separator = [',', ';', '\t'].find(
    (one) => line.split(one).includes(SAVE) || line.includes(`${one}"${SAVE}"`),
  );
  if (separator === undefined) return null;
  const [head, ...rows] = rowsOf(plain, separator);
  const column = head.indexOf(SAVE);
  if (column < 0) return null;
  return rows.flatMap((row) => (row[column] ? [parsed(row[column])] : []));
}

function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, 'gy');
  for (const [, quoted, plain, end] of text.matchAll(cell)) {
    rows[rows.length - 1].push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '') break;
    if (end !== separator) rows.push([]);
  }
  return rows;
}

/** Null for what is not JSON: it is reported with the games that cannot be read. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
