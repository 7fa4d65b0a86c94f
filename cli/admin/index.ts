import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { AdminAnswers, AdminReply, AdminRequest } from '@iacta/server';
import { fileOf } from '../storage.ts';
import { complain, complainUsage, print, printJson, printText } from '../terminal/print.ts';
import { askAll, askOne, socketsOf } from './ask.ts';
import { readAdmin } from './read.ts';
import { noServer, PROBLEMS, USAGE } from './words.ts';

const FLAGS = {
  help: { type: 'boolean', short: 'h', default: false },
  data: { type: 'string' },
  json: { type: 'boolean', default: false },
  /** How long a ban lasts. */
  for: { type: 'string' },
} as const;

/** `iacta admin …`: 0 when it is done. */
export async function adminCommand(args: readonly string[]): Promise<number> {
  const given = read(args);
  if (!given) return complainUsage(USAGE);
  if (given.values.help) {
    printText(USAGE);
    return 0;
  }
  const asked = readAdmin(given.positionals, { by: login(), time: given.values.for });
  if (!asked) return complainUsage(USAGE);
  const base = fileOf(given.values.data);
  const reply = await answerTo(asked, socketsOf(base));
  if (!reply) return complain(noServer(base), 1);
  if (!reply.ok) return complain(PROBLEMS[reply.why], 1);
  if (given.values.json) printJson(reply.value);
  else print(linesOf(asked, reply.value));
  return 0;
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
  } catch {
    return null;
  }
}

/** A user without a name in the system's list is known by number. */
function login(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? '');
  }
}

/** Each process knows its own devices; all of them know the rest. */
async function answerTo(asked: AdminRequest, sockets: readonly string[]): Promise<AdminReply | null> {
  if (asked.do !== 'tables' && asked.do !== 'show') return askOne(sockets, asked);
  const replies = await askAll(sockets, asked);
  const [first] = replies;
  if (!first?.ok) return first ?? null;
  const values = replies.flatMap((reply) => (reply.ok ? [reply.value] : []));
  return { ok: true, value: asked.do === 'tables' ? tablesOf(values) : shownOf(values) };
}

function tablesOf(values: readonly unknown[]): AdminAnswers['tables'] {
  const tables = new Map<string, AdminAnswers['tables'][number]>();
  for (const each of values.flat() as AdminAnswers['tables']) {
    const devices = each.devices + (tables.get(each.table)?.devices ?? 0);
    tables.set(each.table, { ...each, devices });
  }
  return [...tables.values()];
}

function shownOf(values: readonly unknown[]): AdminAnswers['show'] {
  const shown = values as readonly AdminAnswers['show'][];
  const connected = shown.flatMap((each) => each.connected);
  return { ...shown[0], devices: connected.length, connected };
}

const timeOf = (ms: number): string => new Date(ms).toISOString();
const seatName = (seat: number): string => (seat < 0 ? 'watchers' : `seat ${seat}`);

function linesOf(asked: AdminRequest, value: unknown): readonly string[] {
  switch (asked.do) {
    case 'tables': {
      const tables = value as AdminAnswers['tables'];
      return tables.length === 0 ? ['No tables are in use.'] : tables.map(tableLine);
    }
    case 'show': {
      const shown = value as AdminAnswers['show'];
      return [
        tableLine(shown),
        ...shown.seats.map(
          ({ seat, who, name, key, muted }) =>
            `${seatName(seat)}  ${who}  ${name}${muted ? '  muted' : ''}${key === null ? '' : `  key ${key}`}`,
        ),
        ...shown.connected.map(
          ({ seat, address, key }) =>
            `connected  ${seatName(seat)}  ${address}${key === null ? '' : `  key ${key}`}`,
        ),
      ];
    }
    case 'bans': {
      const bans = value as AdminAnswers['bans'];
      if (bans.length === 0) return ['No bans are in force.'];
      return bans.map(
        ({ network, key, until }) => `${key === undefined ? network : `key ${key}`}  until ${timeOf(until)}`,
      );
    }
    case 'reports': {
      const reports = value as AdminAnswers['reports'];
      if (reports.length === 0) return ['There are no reports to decide.'];
      return reports.map(({ id, at, table, seat, what, name }) =>
        [id, timeOf(at), table, seatName(seat), what, name ?? ''].join('  '),
      );
    }
    case 'log':
      return (value as AdminAnswers['log']).map(({ at, by, action, ...rest }) => {
        const about = Object.entries(rest).map(([name, each]) => `${name} ${each}`);
        return [timeOf(at), by, action, ...about].join('  ');
      });
    default:
      return ['Done.'];
  }
}

function tableLine({ table, code, game, phase, closed, names, devices }: AdminAnswers['tables'][number]) {
  const count = devices === 1 ? '1 device' : `${devices} devices`;
  return [table, code, game, phase, ...(closed ? ['closed'] : []), count, names.join(', ')].join('  ');
}
