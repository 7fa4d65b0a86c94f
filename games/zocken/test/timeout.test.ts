import { outcome, randomStream, rollWith, seatsIn } from '@iacta/core';
import { rules } from '@iacta/zocken/rules';
import { describe, expect, it } from 'vitest';
import { type Given, setUp } from './table.ts';

describe('time-out', () => {
  const CASES: readonly (readonly [what: string, given: Given, move: object])[] = [
    ['the first die', {}, { pick: 'yellow' }],
    ['the first die not rolled', { strip: 'Y1 O2' }, { pick: 'red' }],
    ['the last die', { seats: 1, strip: 'Y1 O1 R1 P1 B1 G1' }, { pick: 'black' }],
    ['its own dot', { hand: 'B3' }, { place: 6 }],
    ['its own dot at the end', { hand: 'K3' }, { place: 8 }],
    ['its own dot at the start', { hand: 'Y3' }, { place: 2 }],
    ['an inner field when the dot does not fit', { strip: '-- -- -- -- Y3 O4', hand: 'K2' }, { place: 2 }],
    ['an inner field when the dot is taken', { strip: '-- O1', hand: 'Y1' }, { place: 3 }],
    ['the first field that fits', { strip: '-- -- -- Y1 O3', hand: 'R4' }, { place: 6 }],
    ['an outer field when there is no other', { strip: '-- Y2 O3', hand: 'R1' }, { place: 1 }],
    ['the other outer field', { seats: 1, strip: '-- -- -- -- -- -- Y3 O2', hand: 'R1' }, { place: 9 }],
    ['OUT! when it fits nowhere', { strip: 'Y1 O6', hand: 'R3' }, { out: true }],
  ];
  it.each(CASES)('Z-T1 %s', (_what, given, move) => {
    expect(rules.encodeMove(rules.onTimeout(setUp(given), 0))).toEqual(move);
  });

  it('Z-T1 no wager', () => {
    const asked = setUp({ seats: 3, phase: 'wager', strip: 'Y1 O2 R3' });
    for (const seat of [1, 2])
      expect(rules.encodeMove(rules.onTimeout(asked, seat))).toEqual({ wager: false });
  });

  it('Z-T1 a table that all players left comes to its end', () => {
    const below = randomStream(7);
    const position = rules.begin({ seats: 6, starter: 'lot' });
    let steps = 0;
    for (; !outcome(rules, position).final; steps++) {
      const dice = rules.dice(position);
      if (dice) rules.applyRoll(position, rollWith(dice, below), null);
      else {
        const [seat] = seatsIn(rules.deciders(position));
        rules.applyMove(position, seat, rules.onTimeout(position, seat), null);
      }
    }
    expect(steps).toBe(1 + 18 * (7 * 3 + 5));
  });
});
