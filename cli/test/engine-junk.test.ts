import { SEALED_GAME } from '@iacta/games/test-kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COMMANDS } from '../engine/commands.ts';
import { Engine } from '../engine/engine.ts';

/** What a game would take long to answer, or what ends the conversation. */
const LEFT_OUT = ['quit', 'review', 'value', 'bot'];
const names = Object.keys(COMMANDS).filter((name) => !LEFT_OUT.includes(name));
const line = fc.oneof(
  fc.string(),
  fc.json(),
  fc
    .record({ do: fc.constantFrom(...names), input: fc.dictionary(fc.string(), fc.jsonValue()) })
    .map(({ do: name, input }) => JSON.stringify({ ...input, do: name })),
  fc
    .record(
      {
        do: fc.constantFrom(...names),
        seat: fc.jsonValue(),
        move: fc.jsonValue(),
        faces: fc.jsonValue(),
        count: fc.jsonValue(),
        record: fc.jsonValue(),
        position: fc.jsonValue(),
      },
      { requiredKeys: ['do'] },
    )
    .map((input) => JSON.stringify(input)),
);

test('any line gets one answer, with a code where it is refused, and the game goes on', async () => {
  const engine = new Engine();
  await engine.answer(JSON.stringify({ do: 'new', game: SEALED_GAME }));
  await fc.assert(
    fc.asyncProperty(line, async (typed) => {
      const answer = JSON.parse(await engine.answer(typed)) as { ok: boolean; error?: { code: string } };
      if (!answer.ok) {
        expect(answer.error?.code).toBeTypeOf('string');
        expect(answer.error?.code).not.toBe('internal');
      }
    }),
  );
  expect(JSON.parse(await engine.answer('{"do":"awaits"}'))).toMatchObject({ ok: true });
});
