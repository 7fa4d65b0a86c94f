import { type FileProblem, readText } from '../lib/record-file.ts';
import type { Save } from '../lib/saves.ts';
import type { FinishedGame } from './finished.ts';

/** All games in one file; each of them is a saved game as it is written alone. */
export interface HistoryFile {
  readonly format: 1;
  readonly kind: 'iacta-history';
  readonly games: readonly Save[];
}

export function toJson(games: readonly FinishedGame[]): string {
  const plain = games.map(({ seats: _seats, winners: _winners, ...save }): Save => save);
  return JSON.stringify({ format: 1, kind: 'iacta-history', games: plain } satisfies HistoryFile);
}

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
    ]),
  );
  const head = ['id', 'finished', 'game', 'title', 'seats', 'seat', 'player', 'bot'];
  return [[...head, 'points', 'rank', 'won', 'hints', 'parts'], ...rows]
    .map((row) => `${row.map(field).join(',')}\r\n`)
    .join('');
}

/** Quoted where needed; a leading =, +, - or @ in text would be a formula to spreadsheets. */
function field(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export interface ImportedFile {
  readonly saves: readonly Save[];
  readonly problems: readonly FileProblem[];
}

/** A history or a single game. Every step is played again; what does not hold is reported and left out. */
export async function readHistory(text: string, nameless: (seat: number) => string): Promise<ImportedFile> {
  const saves: Save[] = [];
  const problems: FileProblem[] = [];
  for (const one of gamesIn(text)) {
    const read = await readText(one.text, nameless);
    if ('problem' in read) problems.push(read.problem);
    else saves.push({ ...read.save, ...one.known });
  }
  return { saves, problems };
}

interface OneGame {
  readonly text: string;
  /** What a game of a history keeps: importing it twice must not make two of it. */
  readonly known: Partial<Pick<Save, 'id' | 'changed' | 'me' | 'hints'>>;
}

function gamesIn(text: string): OneGame[] {
  const games = historyIn(text);
  if (games === null) return [{ text, known: {} }];
  return games.map((game) => ({ text: JSON.stringify(game), known: knownOf(game) }));
}

function historyIn(text: string): unknown[] | null {
  try {
    const json = JSON.parse(text) as Partial<HistoryFile> | null;
    return json?.kind === 'iacta-history' && Array.isArray(json.games) ? [...json.games] : null;
  } catch {
    return null;
  }
}

function knownOf(game: unknown): OneGame['known'] {
  const { id, changed, me, hints } = (game ?? {}) as Record<string, unknown>;
  return {
    ...(typeof id === 'string' && /^[0-9a-z-]{1,60}$/.test(id) ? { id } : {}),
    ...(Number.isSafeInteger(changed) ? { changed: changed as number } : {}),
    ...(Number.isInteger(me) && Number(me) >= 0 ? { me: me as number } : {}),
    ...(hints === true ? { hints } : {}),
  };
}
