import { homedir } from 'node:os';
import { languageOf, WORDS } from '../words/index.ts';
import { readArgs } from './args.ts';
import { depthOf, paintFor } from './colour.ts';
import { flagProblem, visit } from './house.ts';
import { keysOf } from './keys.ts';
import { lineReader } from './line-reader.ts';
import { LineTerminal } from './lines.ts';
import { Store, stateFolder } from './store.ts';
import { Talk } from './talk.ts';
import type { Terminal } from './terminal.ts';
import { TtyTerminal } from './tty.ts';

/** What was typed to get here: in the repository it is a script of npm. */
const COME_BACK = process.env.npm_lifecycle_event === 'play' ? 'npm run play' : 'iacta play';

/** `iacta play …`: the exit code. */
export async function playCommand(args: readonly string[]): Promise<number> {
  const given = readArgs(args, languageOf(process.env));
  if (typeof given === 'string') {
    process.stderr.write(`${given}\n`);
    return 2;
  }
  if (given.help) {
    process.stdout.write(`${WORDS[given.language].usage}\n`);
    return 0;
  }
  const terminal = openTerminal(given.fast);
  const restore = (): void => terminal.close([]);
  // Whatever happens, the terminal is given back as it was.
  process.once('exit', restore);
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const)
    process.once(signal, () => process.exit(130));
  // The other end of a pipe has seen enough; every step is already saved.
  process.stdout.on('error', () => process.exit(0));
  const house = {
    talk: new Talk(terminal, given.language),
    store: new Store(stateFolder(process.env, homedir())),
    given,
    freshSeed: () => Math.floor(Math.random() * 2 ** 32),
    comeBack: COME_BACK,
  };
  try {
    const problem = await flagProblem(house);
    terminal.close(problem === null ? await visit(house) : [problem]);
    return problem === null ? 0 : 2;
  } finally {
    // Before an error is reported, or its message would vanish with the screen.
    restore();
  }
}

function openTerminal(fast: boolean): Terminal {
  const { stdin, stdout, env } = process;
  const paint = paintFor(depthOf(env, stdout.isTTY === true));
  const write = (text: string): void => void stdout.write(text);
  const phrases = WORDS[languageOf(env)];
  if (!stdin.isTTY || !stdout.isTTY || env.TERM === 'dumb') {
    return new LineTerminal({ ...lineReader(stdin), write, paint, phrases });
  }
  const keys = keysOf(stdin, (listener) => {
    stdout.on('resize', listener);
    return () => stdout.off('resize', listener);
  });
  const size = () => ({ columns: stdout.columns || 80, rows: stdout.rows || 24 });
  return new TtyTerminal({ keys, write, size, paint, phrases, fast });
}
