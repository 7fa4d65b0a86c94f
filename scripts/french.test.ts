import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { catalogueFiles, catalogues, root } from './catalogues.ts';

// French joins : ; ! ? » and « to their word by a no-break space (U+00A0), which is invisible in an
// editor. To set them all: IACTA_FRENCH=write npx vitest run scripts/french
const write = process.env.IACTA_FRENCH === 'write';

const spaced = (text: string): string => text.replaceAll(/[ \u202f](?=[:;!?»])|(?<=«)[ \u202f]/g, '\u00a0');

/** The source with spaces corrected in its sentences; the code between them is unchanged. */
function withSpaces(source: string): string {
  const file = ts.createSourceFile('fr.ts', source, ts.ScriptTarget.Latest);
  let text = source;
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      const [from, to] = [node.getStart(file), node.getEnd()];
      // One character for one, so that places stay where they are.
      text = text.slice(0, from) + spaced(text.slice(from, to)) + text.slice(to);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return text;
}

const withFrench = catalogueFiles.filter((name) =>
  catalogues.some(({ file, language }) => file === name && language === 'fr'),
);

test('there are catalogues of every part of the program', () => {
  const parts = new Set(withFrench.map((name) => name.split('/')[0]));
  expect([...parts].toSorted()).toEqual(['cli', 'games', 'online', 'review', 'server', 'web']);
});

test.each(withFrench)('%s', (name) => {
  const source = readFileSync(join(root, name), 'utf8');
  const right = withSpaces(source);
  if (write && right !== source) writeFileSync(join(root, name), right);
  const wrong = source.split('\n').filter((line, i) => line !== right.split('\n')[i]);
  expect(write ? [] : wrong).toEqual([]);
});

test('only sentences are spaced, never code', () => {
  const code = (space: string): string =>
    `const a = b ? \`#{c}${space}: #{d ? 'oui${space}!' : 'non'}\` : '«${space}e${space}»';`.replaceAll(
      '#',
      '$',
    );
  expect(withSpaces(code(' '))).toBe(code('\u00a0'));
});
