import { homedir } from 'node:os';
import { Talk } from '../table/talk.ts';
import { openTerminal } from '../terminal/open.ts';
import { complain, printText } from '../terminal/print.ts';
import { languageOf, WORDS } from '../words/index.ts';
import { readArgs } from './args.ts';
import { flagProblem, playGames } from './games.ts';
import { Store, stateFolder } from './saves/store.ts';

/** What was typed to get here: in the repository it is a script of npm. */
const COME_BACK = process.env.npm_lifecycle_event === 'play' ? 'npm run play' : 'iacta play';

/** `iacta play …`: the exit code. */
export async function playCommand(args: readonly string[]): Promise<number> {
  const given = readArgs(args, languageOf(process.env));
  if (typeof given === 'string') {
    return complain(given);
  }
  if (given.help) {
    printText(WORDS[given.language].usage);
    return 0;
  }
  const terminal = openTerminal({ fast: given.fast, ascii: given.ascii });
  const restore = (): void => terminal.close([]);
  // Whatever happens, the terminal is given back as it was.
  process.once('exit', restore);
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const)
    process.once(signal, () => process.exit(130));
  // The other end of a pipe has seen enough; every step is already saved.
  process.stdout.on('error', () => process.exit(0));
  const context = {
    talk: new Talk(terminal, given.language),
    store: new Store(stateFolder(process.env, homedir())),
    given,
    freshSeed: () => Math.floor(Math.random() * 2 ** 32),
    comeBack: COME_BACK,
  };
  try {
    const problem = await flagProblem(context);
    terminal.close(problem === null ? await playGames(context) : [problem]);
    return problem === null ? 0 : 2;
  } finally {
    // Before an error is reported, or its message would vanish with the screen.
    restore();
  }
}
