import { homedir } from 'node:os';
import { parseArgs } from 'node:util';
import type { Language } from '@iacta/core';
import { LANGUAGES } from '@iacta/core';
import { isGameId } from '@iacta/games';
import { stateFolder } from '../play/saves/store.ts';
import { cleanName, suggestName } from '../play/setup/seats.ts';
import { ONLINE_COMMANDS } from '../table/commands.ts';
import { loadGame } from '../table/game.ts';
import { Talk } from '../table/talk.ts';
import { openTerminal } from '../terminal/open.ts';
import { complain, complainUsage, printText } from '../terminal/print.ts';
import { Leave } from '../terminal/terminal.ts';
import { languageOf, WORDS } from '../words/index.ts';
import { LeftTable } from './ask.ts';
import { JoinedTable } from './joined-table.ts';
import { playOnline } from './play.ts';
import { SeatFile } from './seat-file.ts';
import { type Address, addressOf, TableServer } from './server.ts';
import { JOIN_WORDS, tableRefusal } from './words/index.ts';

const FLAGS = {
  help: { type: 'boolean', short: 'h', default: false },
  server: { type: 'string', default: 'http://localhost:4600' },
  name: { type: 'string' },
  watch: { type: 'boolean', default: false },
  lang: { type: 'string' },
  ascii: { type: 'boolean', default: false },
} as const;

/** `iacta join CODE`: the exit code. */
export async function joinCommand(args: readonly string[]): Promise<number> {
  const given = read(args);
  const language = LANGUAGES.find((each) => each === given?.values.lang) ?? languageOf(process.env);
  const say = JOIN_WORDS[language];
  if (given?.values.help) {
    printText(say.usage);
    return 0;
  }
  const [typed, ...rest] = given?.positionals ?? [];
  if (given === null || typed === undefined || rest.length > 0) return complainUsage(say.usage);
  const { server, name, watch, ascii, lang } = given.values;
  if (lang !== undefined && lang !== language)
    return complain(WORDS[language].badFlag('--lang', LANGUAGES.join(', ')));
  const address = addressOf(typed, server);
  if (address === null) return complain(say.badServer(server));
  const terminal = openTerminal({ ascii });
  const restore = (): void => terminal.close([]);
  process.once('exit', restore);
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const)
    process.once(signal, () => process.exit(130));
  process.stdout.on('error', () => process.exit(0));
  try {
    const { lines, isRefused } = await join({
      talk: new Talk(terminal, language, ONLINE_COMMANDS),
      folder: stateFolder(process.env, homedir()),
      address,
      watch,
      comeBack: `iacta join ${args.join(' ')}`,
      ...(name === undefined ? {} : { name }),
    });
    terminal.close(lines);
    return isRefused ? 1 : 0;
  } finally {
    restore();
  }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
  } catch {
    return null;
  }
}

export interface JoinPlan {
  readonly talk: Talk;
  /** Where the seats of this device are kept. */
  readonly folder: string;
  readonly address: Address;
  readonly name?: string;
  readonly watch: boolean;
  /** What to type to come back. */
  readonly comeBack: string;
}

interface Goodbye {
  readonly lines: string[];
  readonly isRefused: boolean;
}

/** From the door to the last game of these people. */
export async function join(plan: JoinPlan): Promise<Goodbye> {
  const { talk, address } = plan;
  const server = new TableServer(address.server);
  const words = () => JOIN_WORDS[talk.language];
  let table: JoinedTable | null = null;
  try {
    let id = address.table;
    let before: SeatFile | undefined;
    if (id === undefined) {
      const found = await server.findByCode(address.code ?? '');
      if (!found.ok) return { lines: [tableRefusal(words(), found.refusal)], isRefused: true };
      id = found.value.table;
    }
    for (;;) {
      const seat = new SeatFile(plan.folder, server.origin, id, before);
      const foreign = plan.watch ? null : await whyNotHere(talk, seat, server.origin);
      if (foreign !== null) return { lines: [foreign], isRefused: true };
      const opened = await sit(plan, server, id, seat);
      if (typeof opened === 'string') return { lines: [opened], isRefused: true };
      table = opened;
      talk.terminal.fresh();
      const ended = await playOnline(table);
      table.session.close();
      if ('refused' in ended) return { lines: [ended.refused], isRefused: true };
      id = ended.next;
      if (!plan.watch) before = seat;
    }
  } catch (error) {
    const isKept = error instanceof Leave || (error instanceof LeftTable && !error.gaveUp);
    if (!isKept && !(error instanceof LeftTable)) throw error;
    const holdsSeat = table !== null && table.state.seat >= 0 && table.state.table?.phase !== 'over';
    const back = isKept && holdsSeat ? [words().comeBack(plan.comeBack)] : [];
    return { lines: [...back, talk.words.goodbye], isRefused: false };
  } finally {
    table?.session.close();
  }
}

/** A key goes to the server of its seat only; null where that is this one. */
async function whyNotHere(talk: Talk, seat: SeatFile, here: string): Promise<string | null> {
  const say = JOIN_WORDS[talk.language];
  if (seat.server === here) return null;
  if (seat.server !== null) return say.otherServer(seat.server);
  const reply = await talk.terminal.ask({
    prompt: say.isSeatOf(here),
    choices: [{ label: say.seatIsHere }, { label: say.seatIsElsewhere }],
  });
  if (!('choice' in reply) || reply.choice !== 0) return say.seatStaysUnsent;
  seat.belongsTo(here);
  return null;
}

/** At the seat this device has already, at a new one, or as a spectator; a string says why not. */
async function sit(
  plan: JoinPlan,
  server: TableServer,
  id: string,
  seat: SeatFile,
): Promise<JoinedTable | string> {
  const { talk, watch } = plan;
  const state = await server.stateOf(id);
  const say = JOIN_WORDS[talk.language];
  if (!state.ok) return tableRefusal(say, state.refusal);
  if (!isGameId(state.value.game)) return talk.words.refusals['unknown-game']('');
  const game = await loadGame(state.value.game, talk.language);
  const open = (own: SeatFile | null) =>
    new JoinedTable({ talk, game, socket: server.socket, table: id, seat: own });
  if (watch) return open(null);
  if (seat.isKnown) return open(seat);
  talk.terminal.lay(`${game.words.title} · ${game.words.tagline}`, []);
  const refused = await takeSeat(plan, server, id, seat);
  return refused ?? open(seat);
}

/** Asks for a name until the table takes it. The key is on the disk before the server knows it. */
async function takeSeat(
  { talk, name }: JoinPlan,
  server: TableServer,
  id: string,
  seat: SeatFile,
): Promise<string | null> {
  let notice: readonly string[] = [];
  const names = await server.names();
  const listed = names.ok ? namesIn(names.value.names, talk.language) : null;
  for (let given = cleanName(name ?? ''); ; given = '') {
    const own = given || (await (listed ? chooseName(talk, listed, notice) : askName(talk, notice)));
    seat.write();
    const taken = await server.takeSeat(id, seat.key, own);
    if (taken.ok) return null;
    const why = tableRefusal(JOIN_WORDS[talk.language], taken.refusal);
    if (!['name-taken', 'name-not-listed', 'malformed'].includes(taken.refusal.code)) {
      seat.forget();
      return why;
    }
    notice = [why];
  }
}

/** What the server says is checked: anything else means that names are free. */
function namesIn(names: unknown, language: Language): readonly string[] | null {
  const listed = ((names ?? {}) as { readonly [language: string]: unknown })[language];
  if (!Array.isArray(listed) || listed.length === 0) return null;
  const shown = listed.map((name) => (typeof name === 'string' ? cleanName(name) : ''));
  return shown.includes('') ? null : shown;
}

async function chooseName(talk: Talk, listed: readonly string[], notice: readonly string[]): Promise<string> {
  const choices = listed.map((label) => ({ label }));
  for (;;) {
    const reply = await talk.terminal.ask({ prompt: talk.words.yourName, choices, notice });
    if ('choice' in reply) return listed[reply.choice];
  }
}

async function askName(talk: Talk, notice: readonly string[]): Promise<string> {
  const suggested = suggestName([], process.env.USER ?? process.env.USERNAME);
  for (;;) {
    const reply = await talk.terminal.ask({
      prompt: talk.words.yourName,
      choices: [],
      byEnter: suggested,
      notice,
    });
    const typed = 'text' in reply ? cleanName(reply.text) : '';
    if (typed !== '') return typed;
  }
}
