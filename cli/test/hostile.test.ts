import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { randomStream, readOptions } from '@iacta/core';
import { loadRules } from '@iacta/games';
import { SEALED_GAME } from '@iacta/games/test-kit';
import { dailyOptions, writeDayFile } from '@iacta/online/daily';
import { type LogFile, writeLog } from '@iacta/online/log';
import { randomDay } from '@iacta/online/test-kit';
import { chainHash, commitment, GENESIS, hashOfName } from '@iacta/table/log';
import { HonestTable } from '@iacta/table/test-kit';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { COMMANDS } from '../commands.ts';
import { paintFor } from '../terminal/colour.ts';
import { harmless, harmlessJson, harmlessLine } from '../terminal/harmless.ts';
import { LineTerminal } from '../terminal/lines.ts';
import { WORDS } from '../words/index.ts';

// Nothing that comes from people, files or servers steers the terminal of the person who looks at it.

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'iacta-hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Moves the cursor up, clears the line, and writes what the log does not say. */
const LIE = 'Rolls with every player’s device: 45.';
const HOSTILE = `Eve\x1b[1A\x1b[2K\r\n${LIE}\x9b2J\x07\u202eabc\u2066\u200b\u200d\ufeff\u00ad\u2028\u{e0041}`;
/** All that steers or hides, apart from the line breaks of the output itself. */
const STEERS = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

const some = SEALED_GAME;
const rules = await loadRules(some);

/** A log that is right in every byte, whose players have hostile names. */
function hostileLog(isOver = true): LogFile {
  const options = readOptions(rules.facts, {});
  if (!options.ok) throw new Error('defaults');
  const table = HonestTable.started(rules, options.value, randomStream(7));
  const log = (isOver ? table.playOut() : table.step()).file() as LogFile;
  const names = log.names.map((each) => ({ ...each, name: `${HOSTILE}${each.seq}` }));
  let head = GENESIS;
  const entries = log.entries.map((entry, seq) => {
    if (!('body' in entry)) throw new Error('masked');
    const named = names.find((each) => each.seq === seq);
    const { salt } = entry;
    const body =
      entry.body.type === 'sit' && named
        ? { ...entry.body, name: hashOfName(named.salt, named.name) }
        : entry.body;
    head = chainHash(head, commitment(salt, JSON.stringify(body)));
    return { salt, body };
  });
  return { ...log, head, names, entries };
}

const day = randomDay(2, [rules]);
for (const attempt of day.games[0].attempts) attempt.name = HOSTILE;

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
const log = file('log', writeLog(hostileLog()));
const dayFile = file('day', writeDayFile(day));
const otherGame = file(
  'game',
  writeDayFile({ ...day, games: [{ ...day.games[0], game: HOSTILE, attempts: [] }] }),
);
const badOptions = file(
  'options',
  writeDayFile({ ...day, games: [{ ...day.games[0], options: { [HOSTILE]: HOSTILE } }] }),
);
const record = file('record', JSON.stringify({ game: HOSTILE, options: dailyOptions(rules.facts) }));

const notOver = file('not-over', writeLog(hostileLog(false)));

const CALLS: readonly (readonly [status: number, name: string, ...args: string[]])[] = [
  [0, 'verify', log, '--rolls'],
  [2, 'verify', HOSTILE],
  [2, 'verify', HOSTILE, HOSTILE],
  [0, 'verify-day', dayFile, '--lists'],
  [0, 'verify-day', dayFile, '--json'],
  [1, 'verify-day', otherGame],
  [1, 'verify-day', otherGame, '--json'],
  [1, 'verify-day', badOptions, '--json'],
  [2, 'verify-day', HOSTILE],
  [1, 'review', notOver],
  [2, 'review', record],
  [2, 'review', HOSTILE],
  [2, 'play', HOSTILE],
  [2, 'play', '--bot', HOSTILE],
  [2, 'play', `--${HOSTILE}`],
  [1, 'backup', join(folder, HOSTILE), '--data', join(folder, HOSTILE)],
  [1, 'restore', log, '--data', join(folder, HOSTILE)],
  [1, 'restore', join(folder, HOSTILE), '--data', join(folder, 'none')],
  [2, 'move', '--to', HOSTILE],
  [2, 'admin', HOSTILE],
  [1, 'admin', 'tables', '--data', join(folder, HOSTILE)],
  [2, 'join', 'ABCD', '--server', HOSTILE],
  [2, 'join', 'ABCD', '--lang', HOSTILE],
  [2, 'serve', '--port', HOSTILE],
  [2, 'push-keys', '--contact', HOSTILE],
  [2, 'arena', '--game', HOSTILE],
  [2, 'calibrate', '--game', HOSTILE],
  [2, 'engine', HOSTILE],
];

/** All that a command writes, and its exit code. */
async function run(name: string, args: readonly string[]) {
  let said = '';
  const hear = (text: unknown): boolean => {
    said += String(text);
    return true;
  };
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(hear),
  );
  try {
    return { status: await COMMANDS[name](args), said };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

beforeAll(() => {
  vi.stubEnv('LANG', 'en_GB.UTF-8');
  for (const name of ['LC_ALL', 'LC_CTYPE', 'LANGUAGE']) vi.stubEnv(name, '');
  vi.stubEnv('XDG_STATE_HOME', folder);
});
afterAll(() => vi.unstubAllEnvs());

describe('what commands print of foreign text', () => {
  const calls = CALLS.map(([status, name, ...args]) => ({ status, name, args }));
  test.each(calls)('exit code $status: $name $args', { timeout: 60_000 }, async ({ status, name, args }) => {
    const ended = await run(name, args);
    expect(ended.said).not.toBe('');
    expect(ended.said).not.toMatch(STEERS);
    expect(ended.said.split('\n').filter((line) => line.startsWith(LIE))).toEqual([]);
    expect(ended.status).toBe(status);
  });

  test('a server’s answers to join', async () => {
    const refusal = { code: HOSTILE, rule: HOSTILE, data: { at: HOSTILE } };
    const server = createServer((_request, reply) => {
      reply.statusCode = 400;
      reply.end(JSON.stringify({ refusal }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { status, said } = await run('join', ['ABCD', '--server', `http://127.0.0.1:${port}`]);
    server.close();
    expect(status).toBe(1);
    expect(said).not.toBe('');
    expect(said).not.toMatch(STEERS);
  });

  test('every command is among those that are tested', () => {
    const tested = new Set(CALLS.map(([, name]) => name));
    expect(Object.keys(COMMANDS).filter((name) => !tested.has(name))).toEqual([]);
  });
});

describe('one way to the terminal', () => {
  test('only these files write to standard output and error', () => {
    const writers = readdirSync(join(root, 'cli'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(ts|js)$/.test(path) && !/(^|\/)(test|node_modules|dist)\//.test(path))
      .filter((path) => /\bstd(out|err)\b|\bconsole\b/.test(readFileSync(join(root, 'cli', path), 'utf8')));
    expect(writers.map((path) => relative('', path)).sort()).toEqual([
      // Before the program runs: that Node is too old, or could not be started.
      'bin/iacta.js',
      // Lines of JSON for programs.
      'engine/serve.ts',
      // They end where the reader of the output has gone.
      'join/index.ts',
      'play/index.ts',
      // The log of the server: lines of JSON.
      'serve/index.ts',
      'terminal/open.ts',
      'terminal/print.ts',
    ]);
  });

  test('a screen keeps its own colours and nothing else that steers', async () => {
    let said = '';
    const write = (text: string): void => {
      said += text;
    };
    const paint = paintFor(256);
    const terminal = new LineTerminal({ nextLine: async () => '1', write, paint, phrases: WORDS.en });
    terminal.lay(HOSTILE, [paint('red', HOSTILE)]);
    terminal.tell(HOSTILE);
    await terminal.ask({
      prompt: HOSTILE,
      notice: [HOSTILE],
      choices: [{ label: HOSTILE }, { label: 'other' }],
      byEnter: 0,
    });
    await terminal.read(HOSTILE, [HOSTILE]);
    terminal.close([HOSTILE]);
    expect(said).toContain('\x1b[38;5;160m');
    expect(
      said
        .split(/(?=\p{Cc}\[)/u)
        .map((part) => part.replace(/^\p{Cc}\[[0-9;]+m/u, ''))
        .join(''),
    ).not.toMatch(STEERS);
  });

  test('what is left of a text', () => {
    expect(harmless(HOSTILE)).toBe(`Eve[1A[2K${LIE}2Jabc`);
    expect(harmlessLine(`${paintFor(16)('red', 'a')}\x1b[8mb\x1b]0;c\x07`)).toBe('\x1b[31ma\x1b[39mb]0;c');
    expect(JSON.parse(harmlessJson({ [HOSTILE]: [HOSTILE] }))).toEqual({ [HOSTILE]: [HOSTILE] });
    expect(harmlessJson(HOSTILE)).not.toMatch(STEERS);
    expect(harmlessLine('♟\ufe0e é राम 👍🏽')).toBe('♟\ufe0e é राम 👍🏽');
  });
});
