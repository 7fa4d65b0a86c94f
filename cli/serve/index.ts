import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  addressesOf,
  clusterSettingsFrom,
  folderOf,
  isHostName,
  isPortTaken,
  type PushKeys,
  qrCode,
  type RunningServer,
  readPushKeys,
  StoreError,
  startServer,
  tableSettingsFrom,
  WEB_DIST,
  webhooksFrom,
  withoutPassword,
} from '@iacta/server';
import { keysFile } from '../push-keys/index.ts';
import { fileOf, type Storage, storageOf, wasMoved } from '../storage.ts';
import { STORAGE_WORDS } from '../storage-words.ts';
import { complain, complainUsage, printText } from '../terminal/print.ts';
import { languageOf } from '../words/index.ts';
import { operatorSettings } from './settings.ts';
import { WORDS } from './words.ts';

const PORT = 4600;
/** Where no port was asked for, these many are tried, counting up. */
const PORTS_TO_TRY = 20;
const FLAGS = {
  help: { type: 'boolean', short: 'h', default: false },
  /** Without it, the first free port from PORT on; with it, that one or none. */
  port: { type: 'string' },
  host: { type: 'string', default: '0.0.0.0' },
  /** The one file with all tables. */
  data: { type: 'string' },
  /** A PostgreSQL database instead of the file, for several processes. */
  database: { type: 'string' },
  /** A reverse proxy is in front of this server. */
  proxy: { type: 'boolean', default: false },
  /** Public names, in addition to IACTA_NAME. */
  name: { type: 'string', multiple: true },
  /** HOST:PORT for an operator's programs, or IACTA_METRICS. */
  metrics: { type: 'string' },
  /** The push services that notifications may go to, or IACTA_PUSH_HOSTS. */
  'push-hosts': { type: 'string' },
  /** Where finders of vulnerabilities turn to, or IACTA_SECURITY_CONTACT. */
  'security-contact': { type: 'string' },
  /** The folder in which browsers see the page. */
  base: { type: 'string', default: '' },
  /** `list`: players choose their names from a list; or IACTA_NAMES. */
  names: { type: 'string' },
} as const;

/** `iacta serve …`: prints the addresses and runs until it is stopped. The exit code if it cannot start. */
export async function serveCommand(args: readonly string[]): Promise<number> {
  const language = languageOf(process.env);
  const words = WORDS[language];
  const storage = STORAGE_WORDS[language];
  let given: ReturnType<typeof read>;
  try {
    given = read(args);
  } catch {
    return complainUsage(words.usage);
  }
  if (given.help) {
    printText(words.usage);
    return 0;
  }
  const port = Number(given.port ?? PORT);
  if (!/^\d{1,5}$/.test(given.port ?? String(PORT)) || port > 65_535) return complain(words.badPort);
  const names = [...(given.name ?? []), ...(process.env.IACTA_NAME ?? '').split(/[\s,]+/).filter(Boolean)];
  const badName = names.find((name) => !isHostName(name));
  if (badName !== undefined) return complain(words.badName(badName));
  if (given.proxy && names.length === 0) return complain(words.proxyNeedsName);
  const base = folderOf(given.base);
  if (base === null) return complain(words.badBase(given.base));
  const folder = process.env.IACTA_DIST ?? WEB_DIST;
  if (!existsSync(join(folder, '200.html'))) return complain(words.notBuilt);

  const settings = operatorSettings(given, process.env);
  if (typeof settings === 'string') return complain(words.badSetting[settings]);
  const tablesAt = storageOf(given);
  const { data, isDatabase } = tablesAt;
  if (!isDatabase && wasMoved(data)) return complain(words.wasMoved(data));
  let server: RunningServer;
  try {
    if (!isDatabase) mkdirSync(dirname(data), { recursive: true });
    const bus = process.env.IACTA_BUS || undefined;
    const tables = tableSettingsFrom(process.env);
    const cluster = clusterSettingsFrom(process.env);
    const webhooks = webhooksFrom(process.env);
    const keys = readPushKeys(keysFile(undefined, given.data));
    const online = {
      data,
      operator: fileOf(given.data),
      ...(settings.hasNameList === true ? { hasNameList: true } : {}),
      behindProxy: given.proxy,
      tables,
      ...cluster,
      ...(bus === undefined ? {} : { bus }),
      ...(webhooks ? { webhooks } : {}),
      ...(keys ? { push: pushFrom(keys, settings.pushHosts) } : {}),
    };
    // IACTA_LOG=info logs more, in lines of JSON; errors are always logged.
    const log = { stream: process.stderr, level: process.env.IACTA_LOG ?? 'warn' };
    const portsToTry = given.port === undefined ? PORTS_TO_TRY : 1;
    server = await startServer({
      port,
      portsToTry,
      host: given.host,
      folder,
      base,
      names,
      online,
      log,
      ...settings,
    });
  } catch (error) {
    if (isPortTaken(error)) return complain(words.portTaken(portOf(error) ?? port));
    if (isDatabase) return complain(words.noDatabase(withoutPassword(data), reasonOf(error)));
    if (error instanceof StoreError) return complain(words.cannotStart(storage[error.problem](data)));
    return complain(words.cannotStart(reasonOf(error)));
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void server.close());
  printText(greeting(words, { wanted: port, server, metrics: settings.metrics?.host, tablesAt }));
  return 0;
}

const read = (args: readonly string[]) => parseArgs({ args: [...args], options: FLAGS }).values;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The port that another program has. */
const portOf = (error: unknown): number | null =>
  error instanceof Error && 'port' in error && typeof error.port === 'number' ? error.port : null;

/** An operator who allows addresses of the own network also means push services there. */
function pushFrom(keys: PushKeys, hosts: readonly string[] | undefined) {
  const allowPrivate = process.env.IACTA_SEND_TO_PRIVATE === '1';
  const allowed = hosts ?? (allowPrivate ? ['*'] : undefined);
  return { keys, allowPrivate, ...(allowed ? { hosts: allowed } : {}) };
}

interface Started {
  readonly wanted: number;
  readonly server: RunningServer;
  /** The host of the address for an operator's programs. */
  readonly metrics: string | undefined;
  readonly tablesAt: Storage;
}

function greeting(words: (typeof WORDS)['en'], { wanted, server, metrics, tablesAt }: Started): string {
  const { port, metricsPort } = server;
  const { here, network } = addressesOf(port);
  const { data, source, unused } = tablesAt;
  // A picture between the lines of a journal is of no use.
  const hasPicture = network !== null && process.stdout.isTTY;
  return [
    '',
    ...(wanted !== 0 && wanted !== port ? [words.moved(wanted, port), ''] : []),
    `${words.here}${here}`,
    network === null ? words.noNetwork : `${words.network}${network}`,
    ...(metrics === undefined
      ? []
      : [
          `${words.metrics}http://${metrics.includes(':') ? `[${metrics}]` : metrics}:${metricsPort}/metrics`,
        ]),
    words.tables(withoutPassword(data), source),
    ...(unused === null ? [] : [words.unused(unused, source ?? '')]),
    ...(hasPicture ? ['', qrCode(network)] : []),
    '',
    words.stop,
  ].join('\n');
}
