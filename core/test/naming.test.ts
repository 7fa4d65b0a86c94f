import { describe, expect, it } from 'vitest';
import { citedIds, goldenProblems, idProblems, numberedIds } from '../test-kit/naming.ts';

const RULES = '# Rules\n\n- **T-1** A coin.\n- **T-R2** A ruling, see T-1.\n- **T-T1** Late.\n';

describe('rule ids', () => {
  it('are those at the start of an item', () => {
    expect(numberedIds(RULES)).toEqual(['T-1', 'T-R2', 'T-T1']);
    expect(numberedIds('- **T-12** Twelve.\nsee - **T-3** there\n')).toEqual(['T-12']);
  });

  it.each([
    ['a title', `it('T-1 T-R2 a coin (T-T1)', () => {});`],
    ['several titles', `test("T-1 it", x);\ndescribe('all of T-R2', y);\n  it(\n    \`T-T1 late\`,`],
    ['a title with an address', `it('T-1 http://x T-R2 T-T1', x)`],
    ['titles after a comment', `  // first\n// second\nit('T-1 T-R2 T-T1', x)`],
    ['rows of a table', `it.each([['T-1 a'], ['T-R2 b']])('T-T1 %s', x)`],
  ])('are named by %s', (_what, source) => {
    expect(idProblems(RULES, [source])).toEqual([]);
  });

  it.each([
    ['a comment', `// it('T-1 T-R2 T-T1 a coin'`],
    ['an indented comment', `x;\n    // it('T-1 T-R2 T-T1 a coin')`],
    ['text that mentions a rule later on', `['see T-1 T-R2 T-T1 there']`],
    ['a rule as data', `expect(x).toEqual({ rule: 'T-1' }, 'T-R2', "T-T1")`],
    ['a longer number', `it('T-11 T-R22 T-T10 a coin', x)`],
    ['nothing', ''],
  ])('are not named by %s', (_what, source) => {
    expect(idProblems(RULES, [source])).toEqual([
      'no test names T-1',
      'no test names T-R2',
      'no test names T-T1',
    ]);
  });

  it('are given, and given once', () => {
    expect(idProblems('- **T-1** a\n- **T-1** b\n', [`it('T-1 a', x)`])).toEqual(['T-1 is given twice']);
    expect(idProblems('No rules.', [`it('T-1 a', x)`])).toEqual(['no rule is numbered']);
  });

  it('may have several digits', () => {
    expect(idProblems('- **T-12** a\n', [`it.each([['T-12 a b']])`])).toEqual([]);
    expect(citedIds('T-12', ['T-12'])).toEqual(['T-12']);
  });

  it('of other games and standards are not cited', () => {
    expect(citedIds('// T-1, T-9: as UTF-8 and C-1', ['T-1'])).toEqual(['T-1', 'T-9']);
    expect(citedIds('// T-1', [])).toEqual([]);
  });
});

describe('golden files', () => {
  it('are named by seat count, with or without more', () => {
    expect(goldenProblems(['1-seats.txt', '2-seats-first-round.txt'], [1, 2])).toEqual([]);
  });

  it.each(['seats-1.txt', '1.txt', '1-seats.md', '01-seats_2.txt', '1-seats-.json', '9-seats.txt'])(
    '%s is not',
    (file) => {
      expect(goldenProblems(['1-seats.txt', file], [1])).toEqual([`${file} is not named by a seat count`]);
    },
  );

  it('are there for every seat count', () => {
    expect(goldenProblems(['1-seats.txt'], [1, 2, 3])).toEqual([
      'no playthrough with 2 seats',
      'no playthrough with 3 seats',
    ]);
  });
});
