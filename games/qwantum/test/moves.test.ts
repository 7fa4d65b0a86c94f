import { COLOURS, rules } from '@iacta/qwantum/rules';
import { describe, expect, test } from 'vitest';
import { again, enter, KEEP, SKIP } from './play.ts';

const packed = (json: unknown) => {
  const read = rules.decodeMove(json);
  return read.ok ? read.value : read.refusal;
};

describe('moves', () => {
  test('every move has one integer and one JSON', () => {
    const all = Array.from({ length: 133 }, (_, move) => move);
    expect(all.map((move) => packed(rules.encodeMove(move)))).toEqual(all);
    expect(rules.encodeMove(0)).toEqual(KEEP);
    expect(rules.encodeMove(127)).toEqual(again('white', 'die1', 'die2', 'die3', 'die4', 'die5', 'die6'));
    expect(all.slice(128, 132).map((move) => rules.encodeMove(move))).toEqual(COLOURS.map(enter));
    expect(rules.encodeMove(132)).toEqual(SKIP);
  });

  test('Q-7 the dice to throw again may be named in any order, each once', () => {
    expect(packed(again('die6', 'white'))).toBe(0b1000001);
    expect(packed(again('white', 'die6'))).toBe(0b1000001);
    for (const reroll of [[], ['die1', 'die1'], ['die7'], 'die1', [1]]) {
      expect(packed({ reroll })).toEqual({
        code: 'malformed',
        data: { at: 'move', expected: 'keep, reroll, enter or skip' },
      });
    }
  });

  test.each([
    null,
    [],
    7,
    {},
    { keep: false },
    { skip: 1 },
    { enter: 'green' },
    { enter: 'red', skip: true },
  ])('malformed: %j', (json) => {
    expect(rules.decodeMove(json)).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
  });
});
