import { readFile } from 'node:fs/promises';
import { decodePosition, encodePosition, everyOptions, readRecord } from '@iacta/core';
import { GAME_IDS, isGameId, loadRules } from '@iacta/games';
import { describe, expect, it } from 'vitest';

const page = await readFile(new URL('../../docs/format.md', import.meta.url), 'utf8');
const fences = (kind: string) => [
  ...page.matchAll(new RegExp(`\`\`\`json ${kind}\\n([\\s\\S]*?)\`\`\``, 'g')),
];

async function rulesFor(game: string | undefined) {
  if (!isGameId(game)) throw new Error(`no such game: ${game}`);
  return loadRules(game);
}

describe('docs/format.md', () => {
  const positions = fences('position').map(([, text]) => JSON.parse(text) as { game: string });
  const lists = fences('moves (\\S+)').map(([, game, text]) => ({ game, lines: text.trim().split('\n') }));

  it('shows a position and the moves of every game', () => {
    expect(positions.map(({ game }) => game)).toEqual(GAME_IDS);
    expect(lists.map(({ game }) => game)).toEqual(GAME_IDS);
  });

  it.each(positions.map((position) => [position.game, position] as const))(
    '%s: the position is read and written back unchanged',
    async (game, json) => {
      const rules = await rulesFor(game);
      const read = decodePosition(rules, json);
      expect(read).toMatchObject({ ok: true });
      expect(read.ok && encodePosition(rules, read.value)).toEqual(json);
    },
  );

  it.each(lists.map(({ game, lines }) => [game, lines] as const))(
    '%s: every kind of move is shown, and each is read',
    async (game, lines) => {
      const rules = await rulesFor(game);
      for (const line of lines) {
        const move = rules.decodeMove(JSON.parse(line));
        expect(move, line).toMatchObject({ ok: true });
        expect(move.ok && rules.encodeMove(move.value)).toEqual(JSON.parse(line));
      }
    },
  );

  it.each(GAME_IDS.map((id) => [id]))(
    '%s: every key of the state and every option is explained',
    async (game) => {
      const rules = await rulesFor(game);
      const [options] = everyOptions(rules.facts);
      const title =
        page
          .split(/^## /m)
          .find((section) => section.includes(`"game":"${game}"`) && section.includes('json position')) ?? '';
      const keys = Object.keys(rules.encode(rules.begin(options)) as object);
      for (const key of keys) expect(title).toContain(`\`${key}\``);
      for (const option of Object.keys(rules.facts.options)) expect(page).toContain(`\`${option}\``);
    },
  );

  it('shows a position of an earlier version, which is read as one of the present', async () => {
    const [[, text]] = fences('earlier');
    const json = JSON.parse(text) as { game: string; rules: number; options: object };
    const rules = await rulesFor(json.game);
    const read = decodePosition(rules, json);
    expect(read).toMatchObject({ ok: true });
    expect(json.rules).toBeLessThan(rules.facts.rulesVersion);
    expect(read.ok && encodePosition(rules, read.value)).toEqual({
      ...json,
      rules: rules.facts.rulesVersion,
      options: { ...json.options, ...rules.facts.earlier?.[json.rules] },
    });
  });

  it('shows a record that can be replayed', async () => {
    const [[, text]] = fences('record');
    const json = JSON.parse(text) as { game: string };
    expect(readRecord(await rulesFor(json.game), json)).toMatchObject({ ok: true });
  });
});
