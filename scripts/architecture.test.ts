import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import config from '../.dependency-cruiser.mjs';

// A small project with the folders of this one. Every line of the tables below is one file with one import.
const FILES = [
  'core/index.ts',
  'core/test-kit/index.ts',
  'core/test/helper.ts',
  'games/one/rules/index.ts',
  'games/one/text/index.ts',
  'games/one/words/en.ts',
  'games/one/bot/index.ts',
  'games/one/board/index.ts',
  'games/one/test/helper.ts',
  'games/two/rules/index.ts',
  'games/two/board/index.ts',
  'games/three/board/index.ts',
  'games/three/rules/index.ts',
  'games/index.ts',
  'games/game.ts',
  'games/pages.ts',
  'games/test-kit.ts',
  'games/one/index.ts',
  'games/one/page.ts',
  'games/two/index.ts',
  'games/two/board/Picture.svelte',
  'bots/search/index.ts',
  'bots/baselines/index.ts',
  'table/log/index.ts',
  'table/test-kit/index.ts',
  'review/index.ts',
  'online/wire/index.ts',
  'online/test-kit/index.ts',
  'pieces/index.ts',
  'web/main.ts',
  'web/src/lib/shell/Icon.svelte',
  'web/src/lib/shell/addresses.ts',
  'web/src/lib/table/Table.svelte',
  'web/src/lib/history/archive.ts',
  'server/index.ts',
  'cli/command.ts',
];
const PACKAGES = {
  core: 'core',
  one: 'games/one',
  two: 'games/two',
  games: 'games',
  bots: 'bots',
  table: 'table',
  review: 'review',
  online: 'online',
  pieces: 'pieces',
  web: 'web',
  server: 'server',
  cli: 'cli',
};
const OUTSIDE = ['valibot', 'pure-rand', 'vitest', 'fast-check', 'fastify', 'svelte', '@noble/hashes'];

const FORBIDDEN = [
  ['core', 'core/a.ts', 'node:fs'],
  ['core', 'core/b.ts', 'fastify'],
  ['core', 'core/c.ts', '@iacta/one/rules/index.ts'],
  ['core', 'core/d.ts', './test-kit/index.ts'],
  ['test-kit', 'core/test-kit/a.ts', '@iacta/one/rules/index.ts'],
  ['test-kit', 'core/test-kit/b.ts', 'fastify'],
  ['core-tests', 'core/test/a.test.ts', '@iacta/one/rules/index.ts'],
  ['game-rules', 'games/one/rules/a.ts', 'node:crypto'],
  ['game-rules', 'games/one/rules/b.ts', '@iacta/two/rules/index.ts'],
  ['game-rules', 'games/one/rules/c.ts', '../text/index.ts'],
  ['game-rules', 'games/one/rules/d.ts', '../words/en.ts'],
  ['game-rules', 'games/one/rules/e.ts', '@iacta/core/test-kit/index.ts'],
  ['game-rules', 'games/one/rules/f.ts', 'pure-rand'],
  ['game-text', 'games/one/text/a.ts', '@iacta/two/rules/index.ts'],
  ['game-words', 'games/one/words/a.ts', '../bot/index.ts'],
  ['game-text', 'games/one/text/b.ts', '@iacta/pieces/index.ts'],
  ['game-words', 'games/one/words/b.ts', '../text/index.ts'],
  ['game-board', 'games/one/board/a.ts', '@iacta/games/index.ts'],
  ['game-board', 'games/one/board/b.ts', '@iacta/two/rules/index.ts'],
  ['game-board', 'games/one/board/C.svelte', 'fastify'],
  ['pieces', 'pieces/a.ts', '@iacta/one/rules/index.ts'],
  ['pieces', 'pieces/b.ts', 'node:fs'],
  ['web', 'web/a.ts', '@iacta/one/rules/index.ts'],
  ['web', 'web/b.ts', '@iacta/server/index.ts'],
  ['web', 'web/c.ts', 'node:fs'],
  ['web-layers', 'web/src/lib/shell/a.ts', '../history/archive.ts'],
  ['web-layers', 'web/src/lib/history/a.ts', '../table/Table.svelte'],
  ['web-lib', 'web/src/lib/somewhere/a.ts', '../shell/addresses.ts'],
  ['web-workers', 'web/src/lib/bots/worker.ts', '../shell/Icon.svelte'],
  ['web-workers', 'web/src/lib/review/worker.ts', '$app/paths'],
  ['review', 'review/a.ts', '@iacta/one/rules/index.ts'],
  ['review', 'review/b.ts', '@iacta/bots/baselines/index.ts'],
  ['review-tests', 'review/test/a.test.ts', '@iacta/one/rules/index.ts'],
  ['table', 'table/a.ts', 'node:crypto'],
  ['table', 'table/b.ts', '@iacta/online/wire/index.ts'],
  ['table-tests', 'table/test/a.test.ts', '@iacta/online/wire/index.ts'],
  ['online', 'online/a.ts', 'node:crypto'],
  ['online', 'online/b.ts', '@iacta/games/index.ts'],
  ['online-tests', 'online/test/a.test.ts', '@iacta/one/rules/index.ts'],
  ['server', 'server/a.ts', '@iacta/one/board/index.ts'],
  ['server', 'server/b.ts', '@iacta/web/main.ts'],
  ['server', 'server/c.ts', '@iacta/one/rules/index.ts'],
  ['web', 'web/d.ts', '@iacta/games/test-kit.ts'],
  ['page-alone', 'pieces/c.ts', '@iacta/web/main.ts'],
  ['page-alone', 'bots/arena/a.ts', '@iacta/server/index.ts'],
  ['game-bot', 'games/one/bot/a.ts', '../text/index.ts'],
  ['game-bot', 'games/one/bot/b.ts', '@iacta/bots/baselines/index.ts'],
  ['game-judge', 'games/one/judge/a.ts', '@iacta/bots/baselines/index.ts'],
  ['game-tests', 'games/one/test/a.test.ts', '@iacta/two/rules/index.ts'],
  ['game-tests', 'games/one/rules/g.test.ts', '@iacta/games/index.ts'],
  ['game-value', 'games/three/index.ts', './board/index.ts'],
  ['game-value', 'games/four/index.ts', '@iacta/two/rules/index.ts'],
  ['game-page', 'games/three/page.ts', './rules/index.ts'],
  ['games', 'games/index.ts', './one/page.ts'],
  ['games-pages', 'games/pages.ts', './one/rules/index.ts'],
  ['game', 'games/game.ts', '@iacta/one/rules/index.ts'],
  ['game-train', 'games/one/train/a.ts', '@iacta/two/rules/index.ts'],
  ['game-train', 'games/one/train/b.ts', '@iacta/games/index.ts'],
  ['bots-generic', 'bots/search/a.ts', '@iacta/one/rules/index.ts'],
  ['bots-generic', 'bots/baselines/a.ts', '@iacta/games/index.ts'],
  ['bots-levels', 'bots/levels/a.ts', '@iacta/one/rules/index.ts'],
  ['bots-levels', 'bots/arena/b.ts', '@iacta/games/index.ts'],
  ['cli-alone', 'bench/a.ts', '../cli/command.ts'],
  ['no-tests', 'cli/a.ts', '@iacta/one/test/helper.ts'],
  ['no-tests', 'cli/b.ts', '@iacta/core/test-kit/index.ts'],
  ['no-tests', 'cli/d.ts', '@iacta/table/test-kit/index.ts'],
  ['no-tests', 'cli/f.ts', '@iacta/games/test-kit.ts'],
  ['no-tests', 'cli/e.ts', '@iacta/online/test-kit/index.ts'],
  ['no-tests', 'online/client/a.ts', '../test-kit/index.ts'],
  ['by-package-name', 'games/one/rules/h.ts', '../../../core/index.ts'],
  ['no-unknown', 'cli/c.ts', './nowhere.ts'],
] as const;

const ALLOWED = [
  ['core/z1.ts', 'valibot'],
  ['core/z2.ts', 'pure-rand'],
  ['core/test-kit/z1.ts', 'vitest'],
  ['core/test-kit/z2.ts', '../index.ts'],
  ['core/test-kit/z3.ts', 'node:fs'],
  ['core/test/z.test.ts', 'node:fs'],
  ['games/one/rules/z.ts', '@iacta/core/index.ts'],
  ['games/one/text/z1.ts', '../rules/index.ts'],
  ['games/one/text/z2.ts', '../words/en.ts'],
  ['games/one/words/z1.ts', './en.ts'],
  ['games/one/judge/z1.ts', '../bot/index.ts'],
  ['games/one/bot/z1.ts', '@iacta/bots/search/index.ts'],
  ['games/one/train/z1.ts', '../bot/index.ts'],
  ['games/one/train/z2.ts', 'node:fs'],
  ['games/one/test/z1.test.ts', '@iacta/core/test-kit/index.ts'],
  ['games/one/test/z2.test.ts', '../text/index.ts'],
  ['games/test-kit.ts', './index.ts'],
  ['games/two/index.ts', './rules/index.ts'],
  ['games/two/page.ts', './board/index.ts'],
  ['games/pictures.ts', './two/board/Picture.svelte'],
  ['bots/baselines/z.ts', '@iacta/core/index.ts'],
  ['review/z1.ts', '@iacta/bots/search/index.ts'],
  ['web/z-review.ts', '@iacta/review/index.ts'],
  ['games/one/board/z1.ts', '../words/en.ts'],
  ['games/one/board/z2.ts', '@iacta/pieces/index.ts'],
  ['games/one/board/z3.ts', 'svelte'],
  ['pieces/z.ts', '@iacta/core/index.ts'],
  ['web/z1.ts', '@iacta/games/index.ts'],
  ['web/src/lib/table/z1.ts', '../history/archive.ts'],
  ['web/src/lib/shell/z1.ts', '$app/paths'],
  ['web/z2.ts', '@iacta/bots/baselines/index.ts'],
  ['web/vite.config.ts', 'node:fs'],
  ['table/z1.ts', '@noble/hashes'],
  ['online/z1.ts', '@noble/hashes'],
  ['online/z3.ts', '@iacta/table/log/index.ts'],
  ['online/z2.ts', '@iacta/core/index.ts'],
  ['online/test/z1.test.ts', '@iacta/games/index.ts'],
  ['web/z3.ts', '@iacta/online/wire/index.ts'],
  ['server/z1.ts', 'fastify'],
  ['server/z4.ts', '@iacta/online/wire/index.ts'],
  ['server/z5.ts', '@iacta/bots/baselines/index.ts'],
  ['cli/z4.ts', '@iacta/online/wire/index.ts'],
  ['server/z2.ts', 'node:http'],
  ['server/z3.ts', '@iacta/games/index.ts'],
  ['cli/z1.ts', '@iacta/one/text/index.ts'],
  ['cli/z3.ts', '@iacta/server/index.ts'],
  ['cli/z2.ts', 'node:fs'],
] as const;

const project = mkdtempSync(join(tmpdir(), 'iacta-architecture-'));
const caught = new Map<string, string[]>();

function write(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}

beforeAll(async () => {
  for (const file of FILES) write(file, 'export const here = 1;\n');
  for (const [, file, to] of FORBIDDEN) {
    const text = `import '${to}';\n`;
    write(file, file.endsWith('.svelte') ? `<script>\n${text}</script>\n` : text);
  }
  for (const [file, to] of ALLOWED)
    write(file, `import type { here } from '${to}';\nexport type A = typeof here;\n`);
  write('bots/search/ring-a.ts', `import './ring-b.ts';\n`);
  write('bots/search/ring-b.ts', `import './ring-a.ts';\n`);
  for (const name of OUTSIDE) {
    write(`node_modules/${name}/index.js`, '');
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
  }
  write('package.json', JSON.stringify({ workspaces: Object.values(PACKAGES) }));
  mkdirSync(join(project, 'node_modules/@iacta'));
  for (const [name, folder] of Object.entries(PACKAGES)) {
    write(`${folder}/package.json`, JSON.stringify({ name: `@iacta/${name}` }));
    symlinkSync(join('../..', folder), join(project, 'node_modules/@iacta', name));
  }
  const { enhancedResolveOptions, tsConfig: _, ...options } = config.options;
  const { output } = await cruise(
    ['.'],
    { ...options, baseDir: project, validate: true, ruleSet: { forbidden: config.forbidden } },
    enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error(output);
  for (const { rule, from } of output.summary.violations) {
    caught.set(from, [...(caught.get(from) ?? []), rule.name]);
  }
});

afterAll(() => rmSync(project, { recursive: true }));

describe('the architecture rules', () => {
  test.each(FORBIDDEN)('%s: %s must not import %s', (rule, file) => {
    expect(caught.get(file)).toContain(rule);
  });

  test('no-cycles: a ring is caught', () => {
    expect(caught.get('bots/search/ring-a.ts')).toContain('no-cycles');
  });

  test.each(ALLOWED)('%s may import %s', (file) => {
    expect(caught.get(file)).toBeUndefined();
  });

  test('every rule has a planted violation', () => {
    const planted = new Set<string>([...FORBIDDEN.map(([rule]) => rule), 'no-cycles']);
    const rules = new Set(config.forbidden.map(({ name }) => name));
    expect([...planted].sort()).toEqual([...rules].sort());
  });
});
