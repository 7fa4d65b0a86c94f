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

  it('alike dice are read in any order and returned sorted', () => {
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

const numbered = (faces: number) => Array.from({ length: faces }, (_, i) => i + 1);
const manySided = (count: number, faces: number, alike = false) =>
  diceOf(
    Array.from({ length: count }, (_, i) => ({ id: `d${i}`, faces: numbered(faces) })),
    alike,
  );

describe('dice of any size', () => {
  it.each([
    ['two ten-sided', manySided(2, 10), 100, 100],
    ['two ten-sided alike', manySided(2, 10, true), 55, 100],
    ['three twelve-sided alike', manySided(3, 12, true), 364, 1728],
    ['two hundred-sided', manySided(2, 100), 10_000, 10_000],
    [
      'eight and nine faces',
      diceOf([
        { id: 'a', faces: numbered(8) },
        { id: 'b', faces: numbered(9) },
      ]),
      72,
      72,
    ],
    ['a draw of five hundred', lot('draw', numbered(500)), 500, 500],
    ['nine seats', starterLot(9), 9, 9],
    ['thirty-one seats', starterLot(31), 31, 31],
  ])('%s: every outcome is a roll that is written and read', (_name, dice, outcomes, weight) => {
    const all = [...outcomesOf(dice)];
    expect([dice.outcomes, dice.weight]).toEqual([outcomes, weight]);
    expect(new Set(all.map(({ roll }) => roll)).size).toBe(outcomes);
    expect(all.reduce((sum, one) => sum + one.weight, 0)).toBe(weight);
    expect(all.every(({ roll }) => isRoll(dice, roll))).toBe(true);
    for (const { roll } of all)
      expect(decodeRoll(dice, encodeRoll(dice, roll))).toEqual({ ok: true, value: roll });
  });

  it.each([
    ['four hundred-sided', manySided(4, 100)],
    ['four hundred-sided alike', manySided(4, 100, true)],
    ['six twenty-sided alike', manySided(6, 20, true)],
    ['ten six-sided', manySided(10, 6)],
    ['ten six-sided alike', manySided(10, 6, true)],
    ['a six-sided and a hundred-sided', diceOf([die('a'), { id: 'b', faces: numbered(100) }])],
  ])('%s: throws are rolls, and every face comes up', (_name, dice) => {
    const below = keyedStream(7, 1);
    const seen = new Set<number>();
    for (let count = 0; count < 3000; count++) {
      const roll = rollWith(dice, below);
      expect(isRoll(dice, roll)).toBe(true);
      expect(decodeRoll(dice, encodeRoll(dice, roll))).toEqual({ ok: true, value: roll });
      for (let which = 0; which < dice.dice.length; which++) seen.add(faceIndex(dice, roll, which));
    }
    expect(seen.size).toBe(Math.max(...dice.dice.map(({ faces }) => faces.length)));
  });

  it('no negative number is a roll, even where its bits are', () => {
    expect(isRoll(manySided(2, 8), 63)).toBe(true);
    expect(isRoll(manySided(2, 8), -1)).toBe(false);
    expect(isRoll(lot('draw', numbered(8)), -1)).toBe(false);
  });

  it('says how many faces all dice have, and nothing where they differ', () => {
    expect([manySided(3, 10).sides, fourAlike.sides, threeColours.sides, diceOf([]).sides]).toEqual([
      10, 6, 0, 0,
    ]);
  });

  it('refuses with the faces that are possible, or their number', () => {
    expect(decodeRoll(lot('coin', ['heads', 'tails']), ['edge'])).toEqual({
      ok: false,
      refusal: { code: 'wrong-dice', data: { die: 'coin', faces: ['heads', 'tails'] } },
    });
    expect(decodeRoll(fourAlike, [1])).toEqual({
      ok: false,
      refusal: { code: 'wrong-dice', data: { expected: 4 } },
    });
  });

  it('is the same object for the same seats', () => {
    expect(starterLot(2).dice).toEqual([{ id: 'starter', faces: [0, 1] }]);
    expect(starterLot(9)).toBe(starterLot(9));
  });

  it.each([
    ['eleven six-sided dice', () => manySided(11, 6), 'do not fit one roll'],
    ['five hundred-sided dice', () => manySided(5, 100), 'do not fit one roll'],
    [
      'alike dice, the second with fewer faces',
      () => diceOf([{ id: 'a', faces: numbered(8) }, die('b')], true),
      'the same faces',
    ],
    ['a die without faces', () => lot('none', []), 'none has no face'],
    ['a face twice', () => lot('coin', ['heads', 'heads']), 'coin has a face twice'],
    [
      'alike dice that differ',
      () => diceOf([die('a'), { id: 'b', faces: numbered(8) }], true),
      'the same faces',
    ],
    [
      'alike dice of other faces',
      () => diceOf([lot('a', [1, 2]).dice[0], lot('b', [1, 3]).dice[0]], true),
      'the same faces',
    ],
  ])('%s are rejected when they are defined', (_name, make, why) => {
    expect(make).toThrow(why);
  });
});

describe('seeded dice', () => {
  it('say where they came from', () => {
    expect(seededDice(42).note).toEqual({ source: 'seeded', seed: 42 });
  });

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
