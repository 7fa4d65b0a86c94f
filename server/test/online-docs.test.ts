import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BODY } from '@iacta/online/log';
import {
  PHRASES,
  REQUEST_TYPES,
  REQUESTS,
  type Reply,
  type RequestType,
  TABLE_REFUSALS,
} from '@iacta/online/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Role, whyNotPermitted } from '../permissions/permissions.ts';
import { call, newKey, RawSocket, startTestServer, type TestServer } from './kit.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/online.md'), 'utf8');
const talks = [...page.matchAll(/```(http|socket)\n([\s\S]*?)```/g)].map(([, kind, text]) => ({
  kind,
  lines: text.trim().split('\n'),
}));

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ tables: { botPause: 60_000 } });
});
afterAll(() => server.close());

/** The page is one story: what is learnt in one example is used in the next. */
const learnt = new Map<string, string>();
const sockets = new Map<string, RawSocket>();

/** What is sent, with every name replaced; a name that is new is a fresh key. */
function filled(text: string): string {
  return text.replaceAll(/\$(\w+)/g, (_, name: string) => {
    const value = learnt.get(name) ?? newKey();
    learnt.set(name, value);
    return value;
  });
}

/** Whether what came is what the page shows; names that are new are learnt from it. */
function matches(shown: unknown, came: unknown): boolean {
  if (typeof shown === 'string' && shown.startsWith('$')) {
    const known = learnt.get(shown.slice(1));
    if (known === undefined) learnt.set(shown.slice(1), String(came));
    return known === undefined || known === came;
  }
  if (Array.isArray(shown)) {
    return (
      Array.isArray(came) && came.length === shown.length && shown.every((each, i) => matches(each, came[i]))
    );
  }
  if (typeof shown === 'object' && shown !== null) {
    if (typeof came !== 'object' || came === null) return false;
    return Object.entries(shown).every(([key, value]) =>
      matches(value, (came as Record<string, unknown>)[key]),
    );
  }
  return shown === came;
}

async function request(line: string): Promise<{ status: number; json: unknown }> {
  const [, method, path, body] = /^(\w+) (\S+) ?(.*)$/.exec(filled(line)) ?? [];
  return call(server.base, method, path, body === '' ? {} : { body: JSON.parse(body) });
}

async function socketOf(name: string): Promise<RawSocket> {
  const known = sockets.get(name);
  if (known) return known;
  const socket = new RawSocket(server.port);
  sockets.set(name, socket);
  await socket.opened;
  return socket;
}

describe('docs/online.md', () => {
  test('every example happens as it is written', async () => {
    for (const { kind, lines } of talks) {
      let answer: { status: number; json: unknown } | null = null;
      for (const line of lines) {
        if (kind === 'http' && /^\d/.test(line)) {
          const [status, ...json] = line.split(' ');
          expect(answer?.status, line).toBe(Number(status));
          expect(
            matches(JSON.parse(json.join(' ')), answer?.json),
            `${line}\n${JSON.stringify(answer)}`,
          ).toBe(true);
        } else if (kind === 'http') {
          answer = await request(line);
        } else {
          const socket = await socketOf(line[0]);
          const text = line.slice(3);
          if (line[1] === '>') socket.send(filled(text));
          else {
            const shown = JSON.parse(text) as Reply & { seq?: number };
            // Entries that the page leaves out come before the one it shows.
            let came: Reply;
            do came = await socket.next(shown.type);
            while (came.type === 'entry' && shown.type === 'entry' && came.seq < shown.seq);
            expect(matches(shown, came), `${line}\n${JSON.stringify(came)}`).toBe(true);
          }
        }
      }
    }
    for (const socket of sockets.values()) socket.close();
  });

  /** In words, who may send a message in any phase, as the permission table has it. */
  function whoMay(type: RequestType): string {
    const situations = (['waiting', 'playing', 'over'] as const).flatMap((phase) =>
      [true, false].flatMap((paused) =>
        [true, false].map((ranked) => ({ phase, paused, ranked, watch: true, spectatorPhrases: true })),
      ),
    );
    const may = (role: Role) => situations.some((each) => whyNotPermitted(type, [role], each) === null);
    const hasSeat = may('player') || may('replaced');
    if (hasSeat && may('host')) return 'anyone';
    return [
      ...(hasSeat ? ['seat'] : []),
      ...(may('host') ? ['host'] : []),
      ...(hasSeat && may('screen') ? ['screen'] : []),
      ...(may('spectator') ? ['watching'] : []),
    ].join(', ');
  }

  test.each(REQUEST_TYPES)('documents who may send `%s`, how long it is and how often', (type) => {
    const { bytes, burst, perSecond } = REQUESTS[type];
    expect(page).toContain(`| \`${type}\` | ${whoMay(type)} | ${bytes} | ${burst}, ${perSecond} |`);
  });

  test('names every refusal and every entry', () => {
    for (const code of TABLE_REFUSALS) expect(page).toContain(`\`${code}\``);
    for (const option of BODY.options) expect(page).toContain(`\`${option.entries.type.literal}\``);
    expect(PHRASES.length).toBeGreaterThan(8);
  });
});
