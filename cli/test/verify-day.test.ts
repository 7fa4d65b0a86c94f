import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES, randomStream } from '@iacta/core';
import { GAME_IDS, type GameId, isGameId, loadRules } from '@iacta/games';
import { type DayProblem, verifyDay, writeDayFile } from '@iacta/online/daily';
import { writeLog } from '@iacta/online/log';
import { lineOf, randomDay, rankedLog } from '@iacta/online/test-kit';
import { afterAll, describe, expect, test } from 'vitest';
import { inWords } from '../verify-day/index.ts';
import { WORDS } from '../verify-day/words.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'iacta-verify-day-'));
afterAll(() => rmSync(folder, { recursive: true }));
const rulesOf = async (id: string) => (isGameId(id) ? loadRules(id) : null);
const day = randomDay(10, await Promise.all(GAME_IDS.map((id) => loadRules(id))));
const text = writeDayFile(day);
const good = join(folder, 'day.json');
writeFileSync(good, text);

const env = { ...process.env, LANG: 'en_GB.UTF-8', LC_ALL: '', LANGUAGE: '' };
const command = (args: readonly string[]) => [join(root, 'cli/bin/iacta.js'), 'verify-day', ...args];
function verify(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command(args), { encoding: 'utf8', env });
  return { status, said: stdout + stderr };
}

describe('iacta verify-day', () => {
  test('says that a day is right, and what follows from what is known of it', () => {
    const { status, said } = verify(good);
    expect(status).toBe(0);
    expect(said).toMatch(/^All correct: 2026-11-18, 50 games replayed\.\n/);
    expect(said).toContain(`Promise: ${day.promise}\nCompare it`);
    const { head } = day.games[2].attempts[4];
    const known = verify(good, '--promise', day.promise, '--head', head, '--lists');
    expect(known.status).toBe(0);
    expect(known.said).toContain('The dice follow from the promise you gave.\nYour game is among');
    expect(known.said).toMatch(
      new RegExp(`^  .+, without hints: \\d+\\. Player 4, -?\\d+ points, head hash ${head}$`, 'm'),
    );
    expect(known.said.match(/^ {2}\d+\. Player \d+: -?\d+$/gm)).toHaveLength(45);
    expect(known.said.match(/\(with hints\)$/gm)).toHaveLength(5);
  });

  test('recomputes the line of an own log, prints it, and fails where the file says something else', async () => {
    const rules = await loadRules(day.games[0].game as GameId);
    const below = randomStream(5);
    const own = rankedLog(rules, below, { hints: true });
    const line = await lineOf(own, rules, below);
    const log = join(folder, 'own.log');
    writeFileSync(log, writeLog(own));
    const withLine = (name: string, more: object) => {
      const [first, ...games] = day.games;
      const file = join(folder, name);
      const attempts = [...first.attempts, { ...line, ...more }];
      writeFileSync(file, writeDayFile({ ...day, games: [{ ...first, attempts }, ...games] }));
      return verify(file, '--log', log);
    };
    const right = withLine('with-own.json', {});
    expect(right.said).toMatch(
      new RegExp(`^  .+, with hints: \\d+\\. Name 0, ${line.points} points, head hash ${own.head}$`, 'm'),
    );
    expect(right.status).toBe(0);
    const wrong = {
      head: [{ head: 'ab'.repeat(32) }, 'The head hash in the file isn’t that of your log.'],
      hints: [{ hints: false }, 'The file puts your game in the wrong list'],
      name: [{ name: 'Eve' }, 'The name in the file isn’t the one in your log.'],
    } as const;
    for (const [name, [more, says]] of Object.entries(wrong)) {
      const { status, said } = withLine(`wrong-${name}.json`, more);
      expect(said).toContain(says);
      expect(status).toBe(1);
    }
    expect(verify(good, '--log', log)).toEqual({ status: 1, said: 'Your game isn’t in the file.\n' });
    expect(verify(good, '--log', join(folder, 'nothing')).status).toBe(2);
  });

  test('names what is wrong, in words and as JSON', () => {
    const forged = structuredClone(day);
    forged.games[0].attempts[3].points++;
    const bad = join(folder, 'bad.json');
    writeFileSync(bad, writeDayFile(forged));
    const { status, said } = verify(bad);
    expect(status).toBe(1);
    expect(said).toMatch(/^\w+, game [0-9a-f]{16}:\nPoints in the file: -?\d+; by the moves: -?\d+\.\n$/);
    const json = verify(bad, '--json');
    expect(json.status).toBe(1);
    expect(JSON.parse(json.said)).toMatchObject({ ok: false, problem: { code: 'wrong-points' } });
    expect(verify(good, '--promise', 'f'.repeat(64))).toEqual({
      status: 1,
      said: 'The promise in the file isn’t the one you gave.\n',
    });
    expect(verify(good, '--head', 'f'.repeat(64)).said).toBe('Your game isn’t in the file.\n');
  });

  test('reads the file from a server', async () => {
    const server = createServer((request, reply) => {
      reply.statusCode = request.url === '/api/daily/2026-11-18' ? 200 : 404;
      reply.end(text);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const ask = (path: string) =>
      new Promise((resolve) => {
        spawn(process.execPath, command([base + path]), { env, stdio: 'ignore' }).on('exit', resolve);
      });
    expect(await ask('/api/daily/2026-11-18')).toBe(0);
    expect(await ask('/api/daily/2026-11-17')).toBe(2);
    server.close();
  });

  test('without a file it prints its usage', () => {
    expect(verify()).toMatchObject({ status: 2, said: expect.stringContaining('iacta verify-day FILE') });
    expect(verify('--help').status).toBe(0);
    expect(verify('--nonsense').status).toBe(2);
    expect(verify(join(folder, 'nothing'))).toMatchObject({ status: 2 });
  });
});

test.each(LANGUAGES)('in %s every verdict has words', async (language) => {
  const verdict = await verifyDay(day, rulesOf);
  const lines = await inWords(verdict, language, {}, true);
  expect(lines).toHaveLength(1 + 5 * 11 + 2);
  expect(lines.join()).not.toMatch(/undefined|NaN|\[object/);
  const { game } = day.games[0];
  const of = { game, attempt: 'ab'.repeat(8), step: 6, says: 41, comesTo: 43, at: '' };
  for (const code of Object.keys(WORDS[language].wrong)) {
    const said = (await inWords({ ok: false, problem: { ...of, code } as DayProblem }, language)).join(' ');
    expect(said).not.toMatch(/undefined|NaN|\[object/);
    if (code === 'wrong-points') expect(said).toMatch(/\b41\b.*\b43\b/);
    if (code === 'illegal' || code === 'after-the-end') expect(said).toMatch(/\b7\b/);
    if (code === 'not-over') expect(said).toMatch(/\b6\b/);
  }
});
