import { type FinishedGame, saveOf } from '../shell/finished.ts';
import { type FileProblem, readText } from '../shell/record-file.ts';
import type { Save } from '../shell/saves.ts';
import { savesInCsv } from './csv.ts';

/** All games in one file; each of them is a saved game as it is written alone. */
export interface HistoryFile {
  readonly format: 1;
  readonly kind: 'iacta-history';
  readonly games: readonly Save[];
}

export function toJson(games: readonly FinishedGame[]): string {
  return JSON.stringify({
    format: 1,
    kind: 'iacta-history',
    games: games.map(saveOf),
  } satisfies HistoryFile);
}

export interface ImportedFile {
  readonly saves: readonly Save[];
  readonly problems: readonly FileProblem[];
}

/** A history, as JSON or CSV, or a single game. Every step is played again; what does not hold is reported and left out. */
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
  readonly known: Partial<Pick<Save, 'id' | 'changed' | 'me' | 'hints' | 'daily'>>;
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
    return savesInCsv(text);
  }
}

function knownOf(game: unknown): OneGame['known'] {
  const { id, changed, me, hints, daily } = (game ?? {}) as Record<string, unknown>;
  return {
    ...(typeof id === 'string' && /^[0-9a-z-]{1,60}$/.test(id) ? { id } : {}),
    ...(Number.isSafeInteger(changed) ? { changed: changed as number } : {}),
    ...(Number.isInteger(me) && Number(me) >= 0 ? { me: me as number } : {}),
    ...(hints === true ? { hints } : {}),
    ...(typeof daily === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(daily) ? { daily } : {}),
  };
}
