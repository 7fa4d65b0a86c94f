import { readFile } from 'node:fs/promises';
import { CORE_REFUSALS } from '@iacta/core';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../engine/commands.ts';
import { Engine } from '../engine/engine.ts';

const page = await readFile(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/^## (.+)$|```jsonl\n([\s\S]*?)```/gm)];

/** Each fenced conversation of the page is held with a fresh engine. */
describe('docs/protocol.md', () => {
  let heading = '';
  for (const [, title, talk] of examples) {
    if (title) heading = title;
    if (!talk) continue;
    it(`${heading}: the engine answers as written`, async () => {
      const engine = new Engine();
      let answer = '';
      for (const line of talk.trim().split('\n')) {
        const said = line.replace(/^(<~|[<>]) /, '');
        if (line.startsWith('>')) answer = await engine.answer(said);
        else if (line.startsWith('<~')) expect(JSON.parse(answer)).toMatchObject(JSON.parse(said) as object);
        else expect(answer).toBe(said);
      }
    });
  }

  it('names every command and every common error', () => {
    for (const command of Object.keys(COMMANDS)) expect(page).toContain(`| \`${command}\` |`);
    for (const code of CORE_REFUSALS) expect(page).toContain(`\`${code}\``);
  });
});
