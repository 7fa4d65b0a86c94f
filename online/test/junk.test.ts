import { randomStream } from '@iacta/core';
import { loadRules } from '@iacta/games';
import { SEALED_GAME } from '@iacta/games/test-kit';
import { apply, emptyLog } from '@iacta/table/log';
import { HonestTable } from '@iacta/table/test-kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readKnown } from '../client/index.ts';
import { readDayFile, verifyDayText } from '../daily/index.ts';
import { readLog, verifyText } from '../log/index.ts';
import { REQUEST_TYPES, readReply, readRequest } from '../wire/index.ts';

// Whatever comes over a socket or out of a file gets an answer: nothing throws.

const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true });
const text = fc.oneof(
  fc.string(),
  fc.json(),
  fc
    .record({ type: fc.constantFrom(...REQUEST_TYPES), id: fc.string(), move: fc.jsonValue() })
    .map((json) => JSON.stringify(json)),
);
const rules = await loadRules(SEALED_GAME);
const rulesOf = async () => rules;

test('a message of a client is read or refused with a code', () => {
  fc.assert(
    fc.property(text, (line) => {
      const read = readRequest(line);
      if (!read.ok) expect(read.refusal.code).toMatch(/^(malformed|too-long)$/);
    }),
  );
});

test('a message of a server, or what a device has stored, is read or ignored', () => {
  fc.assert(
    fc.property(text, (line) => {
      expect(readReply(line) ?? {}).toBeTypeOf('object');
      expect(readKnown(line) ?? {}).toBeTypeOf('object');
    }),
  );
});

test('a log or a day that is none is refused', async () => {
  fc.assert(fc.property(anything, (json) => !readLog(json).ok && !readDayFile(json).ok));
  await fc.assert(
    fc.asyncProperty(text, async (line) => {
      expect(await verifyText(line, rulesOf)).not.toMatchObject({ ok: true });
      expect(await verifyDayText(line, rulesOf)).not.toMatchObject({ ok: true });
    }),
  );
});

test('an entry of the right form at the wrong place is a problem, not an exception', () => {
  const table = HonestTable.started(rules, { seats: 2 }, randomStream(3));
  const bodies = fc.constantFrom(...table.entries.map(({ body }) => body));
  fc.assert(
    fc.property(
      bodies,
      fc.integer({ min: -2, max: 99 }),
      fc.constantFrom('seat', 'roll', 'ask', 'of'),
      (body, number, key) => {
        const spoilt = { ...body, [key]: number } as typeof body;
        for (const state of [emptyLog(rules), table.state]) {
          const before = state.head;
          expect(apply(state, { salt: '0'.repeat(32), body: spoilt })).toHaveProperty('ok');
          expect(state.head).toBe(before);
        }
      },
    ),
  );
});
