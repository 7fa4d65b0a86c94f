import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { NextLine } from './lines.ts';

/** Lines one at a time, as they are wanted; what came early waits. */
export function lineReader(input: Readable): { readonly nextLine: NextLine; close(): void } {
  const reader = createInterface({ input, terminal: false });
  const lines = reader[Symbol.asyncIterator]();
  return {
    nextLine: async () => {
      const { value, done } = await lines.next();
      return done ? null : value;
    },
    close: () => reader.close(),
  };
}
