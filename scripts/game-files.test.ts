import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

// The same role has the same file name in every game: a reader who knows one finds their way in the others.
const root = join(import.meta.dirname, '..');
const FILES: { readonly [member: string]: string } = {
  facts: 'facts',
  encode: 'json',
  decode: 'json',
  encodeMove: 'moves',
  decodeMove: 'moves',
  describeMove: 'describe',
  refuse: 'refuse',
  score: 'scoring',
  points: 'scoring',
  onTimeout: 'timeout',
  applyMove: 'turn',
  applyRoll: 'turn',
};

/** What a rules/index.ts imports from beside it: the name, and the file without its ending. */
function importsOf(text: string): [name: string, file: string][] {
  return [...text.matchAll(/^import (?:type )?\{([^}]+)\} from '\.\/([\w-]+)\.ts';$/gm)].flatMap(
    ([, names, file]) => names.split(',').map((name): [string, string] => [name.trim(), file]),
  );
}

/** Members that come from another file than in the other games. */
function misplaced(text: string): string[] {
  return importsOf(text).flatMap(([name, file]) =>
    Object.hasOwn(FILES, name) && FILES[name] !== file ? [`${name} is in ${file}.ts`] : [],
  );
}

/** What every game with a board has, apart from the languages. A game without one may be smaller. */
const ROLES = [
  'RULES.md',
  'board/{Board,Picture}.svelte',
  'board/{guide,index,lesson,pictures}.ts',
  'board/materials.css',
  'bot/NOTES.md',
  'bot/index.ts',
  'judge/index.ts',
  'rules/{check,describe,events,facts,index,json,layout,moves,refusals,refuse,scoring,timeout,turn}.ts',
  'test/{conformance,duplicate,folder,golden,perft}.test.ts',
  'text/index.ts',
  'train/index.ts',
  'words/{card,explain,learn}.ts',
];

const games = globSync('games/*/rules/index.ts', { cwd: root });

/** The file names in `{a,b}.ts`. */
function expanded(pattern: string): string[] {
  const names = /^(.*)\{(.+)\}(.*)$/.exec(pattern);
  return names ? names[2].split(',').map((name) => `${names[1]}${name}${names[3]}`) : [pattern];
}

const folders = globSync('games/*/board', { cwd: root }).map(dirname);

test('games with a board are found', () => {
  expect(folders.length).toBeGreaterThan(4);
});

describe.each(ROLES.flatMap(expanded))('%s', (file) => {
  test.each(folders)('is in %s', (folder) => {
    expect(existsSync(join(root, folder, file))).toBe(true);
  });
});

describe('the files of the rules', () => {
  test.each(games)('%s: each member of the contract is in the file of its role', (file) => {
    expect(misplaced(readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });

  test('the games that exist use every role', () => {
    const used = games.flatMap((file) => importsOf(readFileSync(join(root, file), 'utf8')));
    for (const member of Object.keys(FILES)) expect(used.map(([name]) => name)).toContain(member);
  });

  test('another file is noticed', () => {
    expect(misplaced("import { list, onTimeout } from './list.ts';\n")).toEqual(['onTimeout is in list.ts']);
  });
});
