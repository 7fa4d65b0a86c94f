import { describe, expect, it } from 'vitest';
import { impossible, int, read, schema } from '../index.ts';

const SHAPE = schema.strictObject({
  name: schema.string(),
  size: int(1, 6),
  inner: schema.strictObject({ flag: schema.boolean() }),
});
const good = { name: 'a', size: 3, inner: { flag: true } };
const refusalOf = (json: unknown, shape: schema.GenericSchema = SHAPE) => {
  const result = read(shape, json);
  return result.ok ? null : result.refusal;
};

describe('reading JSON', () => {
  it('gives back what fits', () => {
    expect(read(SHAPE, good)).toEqual({ ok: true, value: good });
  });

  it.each([
    [{ ...good, size: 7 }, 'size', '<=6'],
    [{ ...good, size: 0 }, 'size', '>=1'],
    [{ ...good, size: 1.5 }, 'size', 'integer'],
    [{ ...good, size: '3' }, 'size', 'number'],
    [{ ...good, inner: { flag: 1 } }, 'inner.flag', 'boolean'],
    [null, '', 'Object'],
  ])('names the place and what was expected: %j', (json, at, expected) => {
    expect(refusalOf(json)).toMatchObject({ code: 'malformed', data: { at } });
    expect(refusalOf(json)?.data?.expected).toContain(expected);
  });

  it('says which keys there are where one is unknown', () => {
    expect(refusalOf({ ...good, more: 1 })).toEqual({
      code: 'malformed',
      data: { at: 'more', expected: 'only name, size, inner' },
    });
    expect(refusalOf({ ...good, inner: { flag: true, more: 1 } })).toEqual({
      code: 'malformed',
      data: { at: 'inner.more', expected: 'no such key' },
    });
    expect(refusalOf({ more: 1 }, schema.union([SHAPE, SHAPE]))?.data?.expected).not.toContain('only');
    expect(refusalOf({ more: 1 }, schema.strictObject({}))?.data).toEqual({
      at: 'more',
      expected: 'no such key',
    });
    expect(refusalOf(1, schema.never())?.data).toEqual({ at: '', expected: 'no such key' });
  });

  it('stops at the first mistake', () => {
    let asked = 0;
    const counted = schema.check<number>(() => {
      asked++;
      return false;
    });
    const numbers = schema.array(schema.pipe(schema.number(), counted, counted));
    expect(refusalOf([1, 2, 3], numbers)?.data?.at).toBe('0');
    expect(asked).toBe(1);
  });

  it('repeats no more of the input than is needed to find the place', () => {
    const long = 'k'.repeat(60);
    expect(refusalOf({ ...good, [long]: 1 })?.data?.at).toBe('k'.repeat(40));
    const many = schema.picklist(Array.from({ length: 100 }, (_, i) => `value${i}`));
    expect(refusalOf('x', many)?.data?.expected).toHaveLength(200);
  });

  it('an impossible position is refused with place and reason', () => {
    expect(impossible('strip', 'not-a-row')).toEqual({
      ok: false,
      refusal: { code: 'impossible-position', data: { at: 'strip', why: 'not-a-row' } },
    });
  });
});
