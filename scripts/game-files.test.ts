import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@iacta/games';
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

const files = globSync('games/*/rules/index.ts', { cwd: root });

/** `GAME_IDS[3]`, `GAME_IDS.at(-1)`, `const [id] = GAME_IDS`. */
const byPlace = /\bGAME_IDS(\[(\d|\w+\.length - \d)|\.at\()|\] = GAME_IDS;/;

describe('the list of the games', () => {
  test('has every folder of games/, and every id is the one in the facts', () => {
    expect(games.map(({ id }) => id).toSorted()).toEqual(
      globSync('*/', { cwd: join(root, 'games') }).toSorted(),
    );
    expect(games.map(({ facts }) => facts.id)).toEqual(games.map(({ id }) => id));
  });

  test('nothing chooses a game by its place in the list', () => {
    const found = globSync(
      '{*,{bench,bots,cli,core,e2e,examples,games,online,review,scripts,server,table,web}/**/*}.ts',
      {
        cwd: root,
        exclude: (name) => /(^|\/)(node_modules|dist|reports)$/.test(name),
      },
    ).filter(
      (file) => file !== 'scripts/game-files.test.ts' && byPlace.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(found).toEqual([]);
  });

  test('a place in the list is noticed, a turn through all of it is not', () => {
    const planted = [
      'GAME_IDS[3]',
      'GAME_IDS.at(-1)',
      'GAME_IDS[GAME_IDS.length - 1]',
      'const [id] = GAME_IDS;',
    ];
    expect(planted.filter((text) => !byPlace.test(text))).toEqual([]);
    expect('GAME_IDS[i % GAME_IDS.length]').not.toMatch(byPlace);
  });
});

describe.each(games.filter(({ rulesText }) => rulesText))('the rules page of $id', ({ id, rulesText }) => {
  test('has every rule of RULES.md once, and no other', async () => {
    const { chapters = [] } = (await rulesText?.en()) ?? {};
    const text = readFileSync(join(root, 'games', id, 'RULES.md'), 'utf8');
    const numbered = [...text.matchAll(/^- \*\*([A-Z]+-[A-Z]?\d+)\*\*/gm)].map(([, number]) => number);
    const rules = chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.id));
    expect(rules.toSorted()).toEqual(numbered.toSorted());
  });
});

describe('the files of the rules', () => {
  test.each(files)('%s: each member of the contract is in the file of its role', (file) => {
    expect(misplaced(readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });

  test('the games that exist use every role', () => {
    const used = files.flatMap((file) => importsOf(readFileSync(join(root, file), 'utf8')));
    for (const member of Object.keys(FILES)) expect(used.map(([name]) => name)).toContain(member);
  });

  test('another file is noticed', () => {
    expect(misplaced("import { list, onTimeout } from './list.ts';\n")).toEqual(['onTimeout is in list.ts']);
  });
});
