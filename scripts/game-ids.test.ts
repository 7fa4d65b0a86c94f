import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// A sixth game is one new folder and its lines in the lists of games/, so nothing else may name a game.
const root = join(import.meta.dirname, '..');
const ids = globSync('*/', { cwd: join(root, 'games') });
const literal = new RegExp(`(['"\`])(@iacta/)?(${ids.join('|')})(/[^'"\`]*)?\\1`);

const MAY_NAME_GAMES =
  /^(games|bench|docs|node_modules)\/|\.test\.ts$|(^|\/)(dist|\.stryker-tmp|node_modules)\//;

function named(text: string): number[] {
  return text.split('\n').flatMap((line, index) => (literal.test(line) ? [index + 1] : []));
}

test('no game id is written outside games/', () => {
  const files = globSync(
    '{*,{core,bots,cli,online,pieces,scripts,table,review,server,web,e2e}/**/*}.{ts,mjs,js,svelte}',
    {
      cwd: root,
    },
  );
  const found = files
    .filter((file) => !MAY_NAME_GAMES.test(file))
    .flatMap((file) => named(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`));
  expect(found).toEqual([]);
});

test('the search sees an id as a literal and as part of a package name, and nothing else', () => {
  const id = ids[0];
  expect(named(`const a = '${id}';\nimport x from "@iacta/${id}/rules";\nconst b = \`${id}\`;`)).toEqual([
    1, 2, 3,
  ]);
  expect(named(`// how ${id} it is\nconst ${id} = 1;\nimport x from '@iacta/core';`)).toEqual([]);
});
