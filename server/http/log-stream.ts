import { Readable } from 'node:stream';
import type { LogText } from './export.ts';

/** Entries that are written in one go: a millisecond or two. */
const PAGE = 200;

/**
 * The text of a log file, page by page: between two pages the server does other work, and no more is made than the
 * client reads.
 */
export function logStream(log: LogText): Readable {
  return Readable.from(pages(log), { objectMode: false });
}

async function* pages({ entries, ...head }: LogText): AsyncGenerator<string> {
  // `entries` comes last in the file.
  yield `${JSON.stringify(head).slice(0, -1)},"entries":[`;
  let page: string[] = [];
  let separator = '';
  for (const entry of entries) {
    page.push(entry);
    if (page.length < PAGE) continue;
    yield separator + page.join();
    page = [];
    separator = ',';
    await new Promise((turn) => setImmediate(turn));
  }
  if (page.length > 0) yield separator + page.join();
  yield ']}\n';
}
