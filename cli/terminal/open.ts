import { languageOf, WORDS } from '../words/index.ts';
import { asciiOf, needsAscii } from './ascii.ts';
import { depthOf, paintFor } from './colour.ts';
import { keysOf } from './keys.ts';
import { lineReader } from './line-reader.ts';
import { LineTerminal } from './lines.ts';
import type { Terminal } from './terminal.ts';
import { TtyTerminal } from './tty.ts';

export interface OpenOptions {
  /** No pauses: for people in a hurry. */
  readonly fast?: boolean;
  /** Plain characters, also where the locale has others. */
  readonly ascii?: boolean;
}

/** The terminal of this process: the alternate screen where there is one, else line by line. */
export function openTerminal({ fast = false, ascii = false }: OpenOptions = {}): Terminal {
  const { stdin, stdout, env, platform } = process;
  const paint = paintFor(depthOf(env, stdout.isTTY === true));
  const isPlain = ascii || needsAscii(env, platform);
  const write = (text: string): void => void stdout.write(isPlain ? asciiOf(text) : text);
  const phrases = WORDS[languageOf(env)];
  if (!stdin.isTTY || !stdout.isTTY || env.TERM === 'dumb') {
    return new LineTerminal({ ...lineReader(stdin), write, paint, phrases, columns: stdout.columns || 80 });
  }
  const keys = keysOf(stdin, (listener) => {
    stdout.on('resize', listener);
    return () => stdout.off('resize', listener);
  });
  const size = () => ({ columns: stdout.columns || 80, rows: stdout.rows || 24 });
  return new TtyTerminal({ keys, write, size, paint, phrases, fast });
}
