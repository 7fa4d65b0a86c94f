import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeRoll,
  diceOf,
  encodeRoll,
  faceIndex,
  isRoll,
  keyedStream,
  lot,
  outcomesOf,
  PIPS,
  rollWith,
  seededDice,
  starterLot,
  typedDice,
} from '../index.ts';

const die = (id: string) => ({ id, faces: PIPS });
const fourAlike = diceOf(['a', 'b', 'c', 'd'].map(die), true);
const threeColours = diceOf([die('red'), { id: 'odd', faces: ['R1', 'R4', 'Y5'] }, die('blue')]);
const twenty = lot(
  'tie',
  Array.from({ length: 20 }, (_, i) => `pair ${i}`),
);

describe('dice', () => {
  it.each([
    ['four alike', fourAlike, 126, 1296],
    ['three that differ', threeColours, 108, 108],
    ['a lot of twenty', twenty, 20, 20],
    ['the lot of six seats', starterLot(6), 6, 6],
  ])('%s: every outcome once, weights add up', (_name, dice, outcomes, weight) => {
    const all = [...outcomesOf(dice)];
    expect(dice.outcomes).toBe(outcomes);
    expect(dice.weight).toBe(weight);
    expect(new Set(all.map(({ roll }) => roll)).size).toBe(outcomes);
    expect(all.reduce((sum, one) => sum + one.weight, 0)).toBe(weight);
    for (const { roll } of all) {
      expect(isRoll(dice, roll)).toBe(true);
      expect(decodeRoll(dice, encodeRoll(dice, roll))).toEqual({ ok: true, value: roll });
    }
  });

  it('alike dice weigh by the ways they can fall', () => {
    const weights = new Map(
      [...outcomesOf(fourAlike)].map(({ roll, weight }) => [encodeRoll(fourAlike, roll).join(''), weight]),
    );
    expect(weights.get('1111')).toBe(1);
    expect(weights.get('1112')).toBe(4);
    expect(weights.get('1122')).toBe(6);
    expect(weights.get('1123')).toBe(12);
    expect(weights.get('1234')).toBe(24);
  });

  it('alike dice are read in any order and told sorted', () => {
    const roll = decodeRoll(fourAlike, [6, 1, 5, 1]);
    expect(roll.ok && encodeRoll(fourAlike, roll.value)).toEqual([1, 1, 5, 6]);
  });

  it('an unsorted packed roll of alike dice is not a roll', () => {
    expect(isRoll(fourAlike, 1 | (0 << 3) | (0 << 6) | (0 << 9))).toBe(false);
  });

  it('labels are faces like any other', () => {
    expect(decodeRoll(threeColours, [3, 'Y5', 6])).toEqual({ ok: true, value: 2 | (2 << 3) | (5 << 6) });
    expect(decodeRoll(threeColours, [3, 'B1', 6])).toMatchObject({
      ok: false,
      refusal: { code: 'wrong-dice', data: { die: 'odd' } },
    });
  });

  it.each([
    [[]],
    [[1, 2]],
    [[1, 2, 3, 7]],
    ['1234'],
    [null],
    [[1, 2, 3, 4, 5]],
    [{ length: 4 }],
    [[1, 2, 3, '4']],
  ])('refuses %j as four dice', (faces) => {
    expect(decodeRoll(fourAlike, faces)).toMatchObject({ ok: false, refusal: { code: 'wrong-dice' } });
  });

  it('no number but a packed roll is a roll', () => {
    for (const bad of [-1, 0.5, Number.NaN, 2 ** 12, 2 ** 40, 6, '0', null, undefined])
      expect(isRoll(fourAlike, bad)).toBe(false);
    expect(isRoll(twenty, 19)).toBe(true);
    expect(isRoll(twenty, 20)).toBe(false);
  });

  it('throws are rolls, whatever the stream', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), fc.integer({ min: 0, max: 1000 }), (seed, number) => {
        for (const dice of [fourAlike, threeColours, twenty])
          expect(isRoll(dice, rollWith(dice, keyedStream(seed, number)))).toBe(true);
      }),
    );
  });
});

describe('seeded dice', () => {
  it('depend on seed and roll number only', () => {
    const one = seededDice(42);
    const other = seededDice(42);
    for (let number = 20; number > 0; number--) one.throwDice(fourAlike, number);
    expect(one.throwDice(twenty, 7)).toBe(other.throwDice(twenty, 7));
  });

  it('differ by seed and by number, also for seeds beyond 32 bits', () => {
    const faces = (seed: number, number: number) =>
      [0, 1, 2, 3].map((i) => seededDice(seed).throwDice(threeColours, 10 * number + i)).join();
    const seen = [faces(1, 1), faces(2, 1), faces(1, 2), faces(1 + 2 ** 32, 1), faces(2 ** 32, 1)];
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('every face is equally likely over consecutive roll numbers (chi-squared)', () => {
    const counts = new Array<number>(6).fill(0);
    const rolls = 60_000;
    const dice = diceOf([die('a')]);
    for (let number = 0; number < rolls; number++)
      counts[faceIndex(dice, seededDice(9).throwDice(dice, number), 0)]++;
    const expected = rolls / 6;
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // Five degrees of freedom: 25.7 is passed by one fair die in ten thousand; the seed is fixed.
    expect(chi).toBeLessThan(25.7);
  });
});

describe('typed-in dice', () => {
  it('ask again, with the reason, until the faces are possible', async () => {
    const typed = [
      [7, 1, 1, 1],
      [1, 2],
      [4, 3, 2, 1],
    ];
    const reasons: (string | undefined)[] = [];
    const source = typedDice(async (_dice, _number, refused) => {
      reasons.push(refused?.code);
      return typed.shift() ?? [];
    });
    const roll = await source.throwDice(fourAlike, 0);
    expect(encodeRoll(fourAlike, roll)).toEqual([1, 2, 3, 4]);
    expect(reasons).toEqual([undefined, 'wrong-dice', 'wrong-dice']);
    expect(source.note).toEqual({ source: 'table' });
  });
});
