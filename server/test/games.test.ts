import { equal, type Rules, readOptions } from '@iacta/core';
import { GAME_IDS, isGameId, loadRules } from '@iacta/games';
import { type Body, verifyText } from '@iacta/online/log';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { autoplay, Guest, openTable, startTestServer, type TestServer } from './kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const games = await Promise.all(GAME_IDS.map((id) => loadRules(id)));
const tables = games.flatMap((rules) =>
  rules.facts.seatCounts.filter((seats) => seats >= 2 && seats <= 4).map((seats) => ({ rules, seats })),
);

describe('every game is played to its end over real sockets', () => {
  test.each(tables.map(({ rules, seats }) => [rules.facts.id, seats, rules] as const))(
    '%s with %i',
    { timeout: 60_000 },
    async (game, seats, rules) => {
      const { table, keys } = await openTable(server.base, game, seats);
      const guests = keys.map((key) => new Guest(server.port, { table, key, rules }));
      const spectator = new Guest(server.port, { table, rules });
      const all = [...guests, spectator];
      await Promise.all(all.map((guest) => guest.online()));
      expect(await guests[0].client.act({ type: 'start' })).toMatchObject({ ok: true });
      for (const guest of guests) autoplay(guest, rules);
      await Promise.all(all.map((guest) => guest.over()));

      for (const { client, happenings, verdicts } of all) {
        expect(client.head).toBe(spectator.client.head);
        expect(equal(client.position!, spectator.client.position!)).toBe(true);
        expect(happenings.filter(({ kind }) => kind === 'broken')).toEqual([]);
        // Spectators have no part in the rolls.
        const expected = client.seat < 0 ? 'without-me' : 'checked';
        expect(verdicts.filter((verdict) => verdict !== expected)).toEqual([]);
      }
      const text = await (await fetch(`${server.base}/api/tables/${table}/log`)).text();
      const verdict = await verifyText(text, async (id) => (isGameId(id) ? loadRules(id) : null));
      expect(verdict).toMatchObject({
        ok: true,
        summary: {
          over: true,
          complete: true,
          head: spectator.client.head,
          count: { some: 0, serverOnly: 0, old: 0, annulled: 0 },
        },
      });
      expectNoSecret(rules, spectator, text);
      for (const { client } of all) client.close();
    },
  );
});

/** A spectator never receives an unopened answer, nor a secret before its roll. */
function expectNoSecret(rules: Rules, { heard }: Guest, text: string): void {
  const { entries } = JSON.parse(text) as { entries: { salt: string; body: Body }[] };
  const options = entries.flatMap(({ body }) => (body.type === 'open' ? [body.options] : []))[0];
  const read = readOptions(rules.facts, options);
  if (!read.ok) throw new Error('options');
  const everything = heard.join('\n');
  let sealed = 0;
  for (const line of heard) {
    const reply = JSON.parse(line);
    if (reply.type !== 'entry') continue;
    if (reply.entry.masked) {
      sealed++;
      // Its salt comes with the entry that opens it, not before.
      const opening = heard.findIndex((each) => each.includes(`"seq":${reply.seq},"salt"`));
      const before = heard.slice(0, opening < 0 ? heard.length : opening).join('\n');
      expect(before).not.toContain(entries[reply.seq].salt);
    }
    if (reply.entry.body?.type === 'roll') {
      const { secret } = reply.entry.body;
      expect(everything.indexOf(secret)).toBe(everything.indexOf(line) + line.indexOf(secret));
    }
  }
  // With two at a table some answers have no seat to be hidden from.
  if (rules.facts.hasSealedAnswers && read.value.seats > 2) expect(sealed).toBeGreaterThan(0);
  for (const hidden of ['"key"', '"hidden"', '"host":"']) expect(everything).not.toContain(hidden);
}
