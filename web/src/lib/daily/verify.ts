import { closesAt, type DayProblem, type KnownOfDay, type OwnAttempt } from '@iacta/online/daily';
import { finishedGames } from '../history/archive.ts';
import { logOf } from '../online/device/api.ts';
import { seatAt, tableMemory } from '../online/device/seats.ts';
import { isOnline, onlineId } from '../shell/finished.ts';
import { notedPromise } from './promises.ts';
import { dayFile } from './ranked.ts';
import type { VerifyAnswer, VerifyQuestion } from './verify-worker.ts';
import type { DailyWords } from './words/shape.ts';

/** What this device knows of a day: the promise it noted, and all its own attempts that ended in time. */
export async function knownOf(day: string): Promise<KnownOfDay> {
  const promise = notedPromise(day);
  const games = (await finishedGames()).filter(
    (game) => isOnline(game) && game.daily === day && game.changed < closesAt(day),
  );
  const own = await Promise.all(games.map(({ id }) => ownAttempt(id.slice(onlineId('').length))));
  return {
    ...(promise === null ? {} : { promise }),
    own: own.filter(({ head, log }) => head !== undefined || log !== undefined),
  };
}

/** The log comes from the server and must have the head that this device knows. Its table may be deleted meanwhile. */
async function ownAttempt(table: string): Promise<OwnAttempt> {
  const head = tableMemory.load(table)?.head;
  const key = seatAt(table)?.key;
  const log = key === undefined ? null : await logOf(table, key);
  return { ...(head === undefined ? {} : { head }), ...(log === null ? {} : { log }) };
}

/** Fetches the file of a day and replays all of it. Null: it could not be fetched, or not be replayed here. */
export async function verifyOnServer(day: string, known: KnownOfDay): Promise<VerifyAnswer> {
  const text = await dayFile(day);
  if (text === null) return null;
  const worker = new Worker(new URL('./verify-worker.ts', import.meta.url), {
    type: 'module',
    name: 'verify',
  });
  try {
    return await new Promise<VerifyAnswer>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<VerifyAnswer>) => resolve(data));
      worker.addEventListener('error', () => resolve(null));
      worker.postMessage({ text, known } satisfies VerifyQuestion);
    });
  } finally {
    worker.terminate();
  }
}

/** Why a day does not hold, in words. */
export function problemText(
  problem: DayProblem,
  { problems: say }: Pick<DailyWords, 'problems'>,
  titleOf: (game: string) => string,
): string {
  switch (problem.code) {
    case 'not-json':
    case 'respelled':
    case 'malformed':
      return say.damaged;
    case 'wrong-secret':
      return say.secret;
    case 'not-the-promise':
      return say.promise;
    case 'missing-attempt':
    case 'bad-log':
    case 'other-day':
      return say.missing;
    case 'other-dice':
    case 'wrong-head':
    case 'wrong-moves':
    case 'wrong-hints':
    case 'wrong-name':
      return say.own(titleOf(problem.game));
    case 'unknown-game':
    case 'unknown-rules':
    case 'wrong-options':
      return say.unknown(titleOf(problem.game));
    case 'repeated-game':
    case 'repeated-attempt':
      return say.twice(titleOf(problem.game));
    case 'illegal':
    case 'not-over':
    case 'after-the-end':
      return say.moves(titleOf(problem.game), problem.attempt);
    case 'wrong-points':
      return say.points(titleOf(problem.game), problem.attempt);
  }
}
