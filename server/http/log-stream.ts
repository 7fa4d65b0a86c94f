import { Readable } from 'node:stream';
import type { LogFile } from '@iacta/online/log';

/** Entries that are written in one go: a millisecond or two. */
const PAGE = 200;

/**
 * The text of a log file, page by page: between two pages the server does other work, and no more is made than the
 * client reads.
 */
export function logStream(log: LogFile): Readable {
  return Readable.from(pages(log), { objectMode: false });
}

async function* pages({ entries, ...head }: LogFile): AsyncGenerator<string> {
  // `entries` comes last in the file.
  yield `${JSON.stringify(head).slice(0, -1)},"entries":[`;
  for (let from = 0; from < entries.length; from += PAGE) {
    const page = JSON.stringify(entries.slice(from, from + PAGE)).slice(1, -1);
    yield from === 0 ? page : `,${page}`;
    await new Promise((turn) => setImmediate(turn));
  }
  yield ']}\n';
}
