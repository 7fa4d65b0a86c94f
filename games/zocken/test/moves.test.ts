import { play } from '@iacta/core';
import { COLOURS, rules, type ZockenEvent, type ZockenMove, type ZockenRefusal } from '@iacta/zocken/rules';
import { describe, expect, it } from 'vitest';
import { type Given, setUp, Table } from './table.ts';

describe('the JSON of moves', () => {
  const EVERY: readonly ZockenMove[] = [
    ...COLOURS.map((pick) => ({ pick })),
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((place) => ({ place })),
    { out: true },
    { wager: false },
    { wager: true },
  ];

  it('every move is a different small number', () => {
    const packed = EVERY.map((json) => {
      const read = rules.decodeMove(json);
      if (!read.ok) throw new Error(JSON.stringify(read.refusal));
      expect(rules.encodeMove(read.value)).toEqual(json);
      return read.value;
    });
    expect(new Set(packed).size).toBe(EVERY.length);
    // Published through packed steps of saved searches: the numbers are pinned.
    expect(packed).toEqual([0, 1, 2, 3, 4, 5, 6, 16, 17, 18, 19, 20, 21, 22, 23, 24, 32, 48, 49]);
  });

  it.each([
    [{ pick: 'pink' }],
    [{ place: 0 }],
    [{ place: 10 }],
    [{ place: 1.5 }],
    [{ out: false }],
    [{ wager: null }],
    [{ pick: 'red', place: 1 }],
    [{}],
    [null],
    ['out'],
  ])('%j is no move', (json) => {
    expect(rules.decodeMove(json)).toEqual({
      ok: false,
      refusal: { code: 'malformed', data: { at: 'move', expected: 'pick, place, out or wager' } },
    });
  });
});

describe('refusals', () => {
  const CASES: readonly (readonly [ZockenRefusal, string, Given, number, ZockenMove, object | undefined])[] =
    [
      ['not-now', 'Z-4', {}, 0, { place: 1 }, { phase: 'pick' }],
      ['not-now', 'Z-4', {}, 0, { out: true }, { phase: 'pick' }],
      ['not-now', 'Z-4', { hand: 'R1' }, 0, { pick: 'blue' }, { phase: 'place' }],
      ['not-now', 'Z-4', { phase: 'wager', strip: 'Y1 O2 R3' }, 1, { place: 4 }, { phase: 'wager' }],
      ['not-now', 'Z-4', { phase: 'wager', strip: 'Y1 O2 R3' }, 1, { out: true }, { phase: 'wager' }],
      ['not-now', 'Z-4', { phase: 'wager', strip: 'Y1 O2 R3' }, 1, { pick: 'yellow' }, { phase: 'wager' }],
      ['already-rolled', 'Z-4', { strip: '-- Y1' }, 0, { pick: 'yellow' }, { colour: 'yellow' }],
      ['field-taken', 'Z-5', { strip: '-- Y1', hand: 'R1' }, 0, { place: 2 }, { field: 2 }],
      ['field-taken', 'Z-5', { strip: 'Y1 O6', hand: 'R3' }, 0, { place: 1 }, { field: 1 }],
      ['breaks-the-row', 'Z-6', { strip: 'Y1 O6', hand: 'R3' }, 0, { place: 9 }, { field: 9, face: 3 }],
      ['still-fits', 'Z-9', { hand: 'R3' }, 0, { out: true }, { face: 3 }],
      ['active-cannot-wager', 'Z-11', {}, 0, { wager: true }, undefined],
      ['active-cannot-wager', 'Z-11', { hand: 'R3' }, 0, { wager: false }, undefined],
    ];

  it.each(CASES)('%s cites %s: %j, seat %i tries %j', (code, rule, given, seat, move, data) => {
    expect(new Table(given).refused(seat, move)).toEqual(data ? { code, rule, data } : { code, rule });
  });

  it('every code has a case', () => {
    expect([...new Set(CASES.map(([code]) => code))].toSorted()).toEqual(
      [...rules.facts.refusals].toSorted(),
    );
  });

  it.each([-1, 7, 15, 25, 31, 33, 47, 50, 1000])('number %i is no move', (move) => {
    for (const given of [{}, { hand: 'R3' }]) {
      const played = play<unknown, ZockenEvent, string>(rules, setUp(given), { seat: 0, move });
      expect(played).toMatchObject({ ok: false, refusal: { code: 'not-now' } });
    }
  });
});
