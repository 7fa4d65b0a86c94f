import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { addressesOf, qrCode, type RunningServer, startServer, WEB_DIST } from '@iacta/server';
import { stateFolder } from '../play/store.ts';
import { languageOf } from '../words/index.ts';
import { WORDS } from './words.ts';

const PORT = 4600;
const FLAGS = {
  help: { type: 'boolean', short: 'h', default: false },
  port: { type: 'string', default: String(PORT) },
  host: { type: 'string', default: '0.0.0.0' },
  /** The one file with all tables. */
  data: { type: 'string' },
  /** A reverse proxy stands before us. */
  proxy: { type: 'boolean', default: false },
} as const;

/** `iacta serve …`: says where the table is and stays until it is stopped. The exit code if it cannot start. */
export async function serveCommand(args: readonly string[]): Promise<number> {
  const words = WORDS[languageOf(process.env)];
  const fail = (text: string): number => {
    process.stderr.write(`${text}\n`);
    return 2;
  };
  let given: { help: boolean; port: string; host: string; data?: string; proxy: boolean };
  try {
    given = parseArgs({ args: [...args], options: FLAGS }).values;
  } catch {
    return fail(words.usage);
  }
  if (given.help) {
    process.stdout.write(`${words.usage}\n`);
    return 0;
  }
  const port = Number(given.port);
  if (!/^\d{1,5}$/.test(given.port) || port > 65_535) return fail(words.badPort);
  if (!existsSync(join(WEB_DIST, 'index.html'))) return fail(words.notBuilt);

  const data = resolve(given.data ?? join(stateFolder(process.env, homedir()), 'tables.sqlite'));
  let server: RunningServer;
  try {
    mkdirSync(dirname(data), { recursive: true });
    const online = { data, behindProxy: given.proxy };
    // IACTA_LOG=info tells more, in lines of JSON; what goes wrong is always told.
    const log = { stream: process.stderr, level: process.env.IACTA_LOG ?? 'warn' };
    server = await startServer({ port, host: given.host, online, log });
  } catch (error) {
    return fail(words.cannotStart(error instanceof Error ? error.message : String(error)));
  }
  process.stdout.write(greeting(words, port, server.port));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void server.close());
  return 0;
}

function greeting(words: (typeof WORDS)['en'], wanted: number, port: number): string {
  const { here, network } = addressesOf(port);
  return [
    '',
    ...(wanted !== 0 && wanted !== port ? [words.taken(wanted, port), ''] : []),
    `${words.here}${here}`,
    network === null ? words.noNetwork : `${words.network}${network}`,
    ...(network === null ? [] : ['', qrCode(network)]),
    '',
    words.stop,
    '',
  ].join('\n');
}
