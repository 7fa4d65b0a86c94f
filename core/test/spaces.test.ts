import { describe, expect, it } from 'vitest';
import {
  allowedSpaces,
  blank,
  equal,
  type Facts,
  HEADER,
  inSpaces,
  optionsOf,
  packSpaces,
  readOptions,
  type SpaceSets,
  scratchPosition,
  spacesOf,
  unpackSpaces,
  writeSpaces,
} from '../index.ts';
import { facts as tally } from './tally.ts';

const SETS: SpaceSets = { side: 6, max: 12, named: { corner: [[6, 6]], first: [[1, 1]] } };
const facts: Facts = {
  ...tally,
  rulesVersion: 3,
  earlier: { 1: { marked: 'first' }, 2: { marked: 'corner' } },
  options: {
    marked: { values: ['corner', 'first'], default: 'corner', spaces: SETS },
    double: { values: [false, true], default: false },
  },
};
const read = (options: object, version?: number) => readOptions(facts, { seats: 2, ...options }, version);

describe('an option whose values are sets of spaces', () => {
  it.each(['11', '66', '13 46 64', '11 12 13 14 15 16 21 22 23 24 25 26'])('takes the set %s', (marked) => {
    const options = read({ marked });
    expect(options).toMatchObject({ ok: true, value: { marked } });
    if (!options.ok) return;
    const position = blank(facts, options.value, 3);
    expect(optionsOf(facts, position)).toEqual(options.value);
    const inside = Array.from({ length: 36 }, (_, space) => space).filter((space) =>
      inSpaces(position, space),
    );
    expect(inside.map((space) => `${Math.floor(space / 6) + 1}${(space % 6) + 1}`).join(' ')).toBe(marked);
  });

  it('keeps a set in one order, however it is given', () => {
    expect(read({ marked: '64 13 46' })).toMatchObject({ ok: true, value: { marked: '13 46 64' } });
    expect(
      writeSpaces([
        [6, 4],
        [1, 3],
        [6, 4],
      ]),
    ).toBe('13 64');
  });

  it.each([
    '',
    ' ',
    '7',
    '70',
    '07',
    '17',
    '71',
    '1.3',
    '13,46',
    '13  46',
    '13 46 ',
    '13 13',
    13,
    true,
    null,
    'own',
    'toString',
    '11 12 13 14 15 16 21 22 23 24 25 26 31',
  ])('refuses %j', (marked) => {
    expect(read({ marked })).toMatchObject({ ok: false, refusal: { code: 'bad-option' } });
    expect(allowedSpaces(SETS, marked)).toBeNull();
  });

  it('knows the spaces behind a name, and packs every space of the board', () => {
    expect(spacesOf(SETS, 'first')).toEqual([[1, 1]]);
    for (let row = 1; row <= 6; row++)
      for (let column = 1; column <= 6; column++)
        expect(unpackSpaces(SETS, ...packSpaces(SETS, `${row}${column}`))).toEqual([[row, column]]);
  });
});

describe('the words of a position', () => {
  it('keep an option beside a set without a name', () => {
    const options = { seats: 2, marked: '13 46', double: true };
    const position = blank(facts, options, 3);
    expect(optionsOf(facts, position)).toEqual(options);
    expect(position).toHaveLength(HEADER + 3 + 2);
    expect([...position.subarray(HEADER, HEADER + 3)]).toEqual([0, 0, 0]);
    expect(blank(tally, { seats: 2, double: false, first: 'lot', solo: 'slow' }, 3)).toHaveLength(HEADER + 3);
  });

  it('hold 31 bits of options', () => {
    const switches = (count: number): Facts => ({
      ...tally,
      options: Object.fromEntries(
        Array.from({ length: count }, (_, i) => [`o${i}`, { values: [false, true], default: false }]),
      ),
    });
    const allOn = Object.fromEntries(Array.from({ length: 31 }, (_, i) => [`o${i}`, true]));
    const options = { seats: 2, ...allOn };
    expect(optionsOf(switches(31), blank(switches(31), options, 1))).toEqual(options);
    expect(() => blank(switches(32), { seats: 2, o0: true }, 1)).toThrow('more options than a word can hold');
  });

  it('are compared with their number', () => {
    const [short, long] = [scratchPosition(3), scratchPosition(4)];
    expect(equal(short, scratchPosition(3))).toBe(true);
    expect(equal(short, long)).toBe(false);
    expect(equal(long, short)).toBe(false);
  });
});

describe('options of an earlier version of the rules', () => {
  it('become those of the present one that mean the same', () => {
    expect(read({}, 1)).toMatchObject({ ok: true, value: { marked: 'first' } });
    expect(read({}, 2)).toMatchObject({ ok: true, value: { marked: 'corner' } });
    expect(read({}, 3)).toMatchObject({ ok: true, value: { marked: 'corner' } });
    expect(read({ marked: 'first' }, 1)).toMatchObject({ ok: true, value: { marked: 'first' } });
  });

  it.each(['corner', '13'])('have no other value than that: not %s', (marked) => {
    expect(read({ marked }, 1)).toMatchObject({
      ok: false,
      refusal: { code: 'bad-option', data: { option: 'marked', values: ['first'] } },
    });
  });

  it.each([0, 4, 1.5, Number.NaN])('are not read for a version %d that is not known', (version) => {
    expect(read({}, version)).toMatchObject({ ok: false, refusal: { code: 'unknown-version' } });
  });
});

it('a set has no space outside the board, and two words even when one is empty', () => {
  for (const value of ['01', '10', '71', '17', '0', '111', ''])
    expect(spacesOf(SETS, value), value).toBeNull();
  expect(packSpaces(SETS, '11')).toEqual([1, 0]);
  expect(packSpaces(SETS, '66')).toEqual([0, 1 << 5]);
});

describe('the words of a set', () => {
  it('are empty for what the option does not take', () => {
    expect(packSpaces(SETS, 'nowhere')).toEqual([0, 0]);
    expect(packSpaces(SETS, 'first')).toEqual([1, 0]);
  });
});
