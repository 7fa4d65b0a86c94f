import { finishedGames, takeIn as takeInGame } from '../history/archive.ts';
import { type HistoryFile, readHistory, toJson } from '../history/files.ts';
import { allSaves } from '../shell/saves.ts';
import { ownTransfer, readTransfer, type Transfer } from './transfer.ts';

/** All that another device needs to go on: the identity, its seats, and the games of this device. */
interface RecoveryFile extends Transfer {
  readonly format: 1;
  readonly kind: 'iacta-recovery';
  /** The origin of the server to which the keys of the seats belong. */
  readonly server: string;
  readonly history: HistoryFile;
}

export async function recoveryFile(identity: string): Promise<string> {
  const finished = JSON.parse(toJson(await finishedGames())) as HistoryFile;
  const running = allSaves().filter(({ over }) => !over);
  const file: RecoveryFile = {
    format: 1,
    kind: 'iacta-recovery',
    server: location.origin,
    ...ownTransfer(identity),
    history: { ...finished, games: [...finished.games, ...running] },
  };
  return JSON.stringify(file);
}

export interface Recovered extends Transfer {
  /** Still untrusted: every game is played again when it is taken in. */
  readonly history: unknown;
  /** Null in files of earlier versions. */
  readonly server: string | null;
}

export function readRecovery(text: string): Recovered | null {
  try {
    const json = JSON.parse(text) as Partial<RecoveryFile> | null;
    const transfer = json?.kind === 'iacta-recovery' && json.format === 1 ? readTransfer(json) : null;
    const server = originIn(json?.server);
    return transfer && { ...transfer, history: json?.history ?? null, server };
  } catch {
    return null;
  }
}

function originIn(text: unknown): string | null {
  try {
    return typeof text === 'string' && text.length < 300 ? new URL(text).origin : null;
  } catch {
    return null;
  }
}

/** How many games came in, and how many did not. */
export async function takeInGames(
  history: unknown,
  nameless: (seat: number) => string,
): Promise<{ readonly stored: number; readonly left: number }> {
  const { kind, games } = (history ?? {}) as { kind?: unknown; games?: unknown };
  if (kind !== 'iacta-history' || !Array.isArray(games)) return { stored: 0, left: 0 };
  const { saves, problems } = await readHistory(JSON.stringify(history), nameless);
  let stored = 0;
  for (const save of saves) if (await takeInGame(save)) stored++;
  return { stored, left: problems.length + saves.length - stored };
}
