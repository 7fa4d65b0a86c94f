import { BANDS, rules } from '@iacta/clever/rules';
import { type Dice, encodeRoll, outcomesOf } from '@iacta/core';
import { describe, expect, test } from 'vitest';
import { begin, DONE, extra, REROLL, setUp, take } from './table.ts';

/** Alone, before the passive roll of a round. */
const passive = (turnsOver: number, sheet = {}, options = {}) =>
  setUp({ phase: 'soloRoll', turnsOver, sheets: [sheet], options });

describe('the passive half', () => {
  test('C-24 follows the active half: all six dice, the three lowest on the tray', () => {
    const table = begin({}).roll(1, 2, 3, 4, 5, 6).play(take('pink'));
    expect(table.state.phase).toBe('soloRoll');
    expect(table.dice).toHaveLength(6);
    expect(rules.thrower(table.position)).toBe(0);
    table.roll(6, 2, 5, 1, 4, 3);
    expect(table.state.tray).toEqual(['yellow', 'green', 'pink']);
    expect(table.state.hand).toEqual(['white', 'blue', 'orange']);
    expect(table.refused(take('white', 'pink'))).toBe('die-not-on-tray C-24 {"die":"white"}');
    expect(table.refused(REROLL)).toBe('not-now C-9 {"phase":"soloClose"}');
    table.play(take('green'));
    expect(table.state.turnsOver).toBe(1);
    expect(table.eventsOf('round')).toEqual([{ type: 'round', round: 2, bonus: 'extra-die' }]);
  });

  test('C-R7 golden: of yellow 3 and white 3 the one further right goes to the tray', () => {
    const table = passive(0, { pink: [6] }).roll(3, 3, 5, 1, 2, 6);
    expect(table.state.phase).toBe('soloLot');
    expect(table.state.tray).toEqual(['green', 'orange']);
    const lot = rules.dice(table.position) as Dice;
    expect([...outcomesOf(lot)].map(({ roll }) => encodeRoll(lot, roll))).toEqual([['white'], ['yellow']]);
    table.roll('yellow');
    expect(table.state.tray).toEqual(['yellow', 'green', 'orange']);
    expect(table.eventsOf('soloLot')).toEqual([{ type: 'soloLot', seat: 0, dice: ['yellow'] }]);
    expect(
      passive(0, { pink: [6] })
        .roll(3, 3, 5, 1, 2, 6)
        .roll('white').state.tray,
    ).toEqual(['white', 'green', 'orange']);
  });

  test('C-R7 no lot where all equal dice fit on the tray, or none is among the lowest', () => {
    expect(passive(0, { pink: [6] }).roll(1, 1, 1, 2, 2, 2).state.tray).toEqual(['white', 'yellow', 'blue']);
    expect(passive(0, { pink: [6] }).roll(1, 2, 2, 6, 6, 6).state.phase).toBe('soloClose');
  });

  test.each([
    [[4, 4, 4, 4, 4, 4], 20, 'white+yellow+blue'],
    [[1, 4, 4, 4, 4, 4], 10, 'yellow+blue'],
    [[1, 1, 4, 4, 4, 4], 4, 'blue'],
    [[2, 2, 2, 2, 5, 5], 4, 'white+yellow+blue'],
    [[1, 2, 2, 2, 5, 5], 3, 'yellow+blue'],
  ] as const)('C-R7 the lot of %j has %i equally likely outcomes', (faces, outcomes, first) => {
    const table = passive(0, { pink: [6] }).roll(...faces);
    const lot = rules.dice(table.position) as Dice;
    expect(lot.dice).toHaveLength(1);
    expect(lot.outcomes).toBe(outcomes);
    expect(lot.weight).toBe(outcomes);
    for (const { roll } of outcomesOf(lot)) {
      const next = passive(0, { pink: [6] })
        .roll(...faces)
        .roll(...encodeRoll(lot, roll));
      expect(next.state.tray).toHaveLength(3);
    }
    expect(table.roll(first).state.tray).toHaveLength(3);
  });

  test('C-R8 nothing usable on the tray: nothing is marked, no fallback', () => {
    const full = {
      green: 4,
      orange: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      pink: [6, 1, 2, 5],
      yellow: ['r1c1', 'r2c2', 'r3c1', 'r2c1'],
      blue: [2, 9],
    };
    const table = passive(5, { ...full, extraDice: 1 }).roll(6, 1, 6, 1, 1, 6);
    expect(table.eventsOf('nothing', 'over')).toEqual([{ type: 'nothing', seat: 0 }, { type: 'over' }]);
    expect(table.state.phase).toBe('over');
  });

  test('C-R6 no extra die in the passive half, unless the table has allowed it', () => {
    const plain = passive(1, { pink: [6] })
      .roll(6, 2, 5, 1, 4, 3)
      .play(take('green'));
    expect(plain.state.turnsOver).toBe(2);
    const allowed = passive(1, { pink: [6] }, { soloExtraDie: true })
      .roll(6, 2, 5, 1, 4, 3)
      .play(take('green'));
    expect(allowed.state.phase).toBe('soloClose');
    expect(allowed.moves()).toContainEqual(DONE);
    allowed.play(extra('white', 'pink'));
    expect(allowed.sheet().pink).toEqual([6, 6]);
    expect(allowed.state.turnsOver).toBe(2);
  });

  test('C-R6 C-17 where it is allowed, each half counts its extra dice separately', () => {
    const table = setUp({ turnsOver: 2, sheets: [{ green: 4 }], options: { soloExtraDie: true } });
    table.roll(1, 2, 3, 4, 5, 6).play(take('pink')).play(extra('pink'));
    expect(table.refused(extra('pink'))).toBe('die-used C-17 {"die":"pink"}');
    table
      .play(DONE)
      .roll(6, 2, 5, 1, 4, 3)
      .play(take('yellow', 'yellow', 'r2c1'))
      .play(extra('pink'));
    expect(table.sheet().pink).toEqual([6, 6, 3]);
  });

  test('C-17 C-24 alone the active half has its extra dice before the passive roll', () => {
    const table = setUp({ turnsOver: 1, sheets: [{}] })
      .roll(1, 2, 3, 4, 5, 6)
      .play(take('pink'));
    expect(table.state.phase).toBe('close');
    table.play(extra('white', 'green'));
    expect(table.state.phase).toBe('soloRoll');
    expect(table.sheet().extraDice).toEqual({ earned: 1, used: 1 });
  });
});

describe('the bands', () => {
  test('C-25 nine of them, from the total', () => {
    expect(BANDS).toHaveLength(9);
    const bandAt = (total: number) => {
      // The total is put into the orange sum: only the rating is asked here.
      const position = begin({}).position;
      const ORANGE_SUM = 2 + 9 + 8;
      position[ORANGE_SUM] = total;
      return rules.rating(position, 0);
    };
    const limits = [0, 139, 140, 159, 160, 179, 180, 199, 200, 219, 220, 239, 240, 259, 260, 280, 281, 600];
    expect(limits.map(bandAt)).toEqual(limits.map((_, i) => `band-${i >> 1}`));
  });

  test('C-25 only alone', () => {
    expect(rules.rating(begin({ seats: 2 }).position, 0)).toBeNull();
    expect(rules.rating(begin({}).position, 0)).toBe('band-0');
  });
});
