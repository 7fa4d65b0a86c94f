import type { Options } from '@iacta/core';
import type { DayFile } from '@iacta/online/daily';
import type { DailyStore, PlayedAttempt, StoredAttempt } from '../store/daily.ts';

/** Attempts that are read and written in one go. */
const PAGE = 200;

type Day = Pick<DayFile, 'day' | 'promise' | 'secret'>;
/** The options and bots that all attempts at a game of a day have. */
export type TermsOf = (
  of: Pick<StoredAttempt, 'game' | 'rules'>,
) => Promise<{ readonly options: Options; readonly bots: readonly string[] }>;

/** The text of a day's file, as `writeDayFile` has it, page by page: no more is in memory than the client reads. */
export async function* dayFileText(
  store: DailyStore,
  { day, promise, secret }: Day,
  termsOf: TermsOf,
): AsyncGenerator<string> {
  const file: DayFile = { kind: 'iacta-day', format: 1, day, promise, secret, games: [] };
  yield opened(file);
  for (const [i, { game, rules }] of (await store.played(day)).entries()) {
    const { options, bots } = await termsOf({ game, rules });
    const head: DayFile['games'][number] = {
      game,
      rules,
      options: { ...options },
      bots: [...bots],
      attempts: [],
    };
    yield (i === 0 ? '' : ',') + opened(head);
    let after: Pick<PlayedAttempt, 'finished' | 'key'> = { finished: -1, key: '' };
    for (let page = 0; ; page++) {
      const attempts = await store.attempts({ day, game }, after, PAGE);
      if (attempts.length > 0) yield (page === 0 ? '' : ',') + attempts.map(textOf).join();
      const last = attempts.at(-1);
      if (!last || attempts.length < PAGE) break;
      after = last;
    }
    yield ']}';
  }
  yield ']}\n';
}

/** A text that ends with an empty list, without the end of that list. */
function opened(json: object): string {
  return JSON.stringify(json).slice(0, -2);
}

function textOf({ name, key, head, hints, points, steps }: PlayedAttempt): string {
  const attempt = { ...(name === null ? {} : { name }), key, head, hints, points };
  return `${JSON.stringify(attempt).slice(0, -1)},"steps":${steps}}`;
}
