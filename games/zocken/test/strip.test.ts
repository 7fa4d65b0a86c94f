import { randomStream } from '@iacta/core';
import { quick, randomGame } from '@iacta/core/test-kit';
import { rules, type ZockenEvent } from '@iacta/zocken/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MATCH_POINTS } from '../rules/facts.ts';
import { fittingFields, isRow } from '../rules/strip.ts';
import { everyTurn, everyWager } from '../rules/sums.ts';
import { guide } from '../words/guide.en.ts';
import { fits, isMonotone } from './naive.ts';

function pack(faces: readonly number[]): number {
  return faces.reduce((packed, face, field) => packed | (face << (3 * field)), 0);
}

function fieldsOf(set: number): number[] {
  return Array.from({ length: 32 }, (_, field) => field).filter((field) => (set >>> field) & 1);
}

const runs = quick ? 300 : 5000;
const nine = (face: fc.Arbitrary<number>) => fc.array(face, { minLength: 9, maxLength: 9 });
const anyStrip = nine(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 6 })));

/** A row made by sorting the faces, one way or the other, into the fields that hold one. */
const rowStrip = fc.tuple(anyStrip, fc.boolean()).map(([faces, rising]) => {
  const sorted = faces.filter((face) => face > 0).toSorted((a, b) => (rising ? a - b : b - a));
  return faces.map((face) => (face > 0 ? (sorted.shift() as number) : 0));
});

describe('the strip against a naive reading', () => {
  it('Z-6 and Z-7 a row is what is weakly monotone over gaps', () => {
    fc.assert(
      fc.property(anyStrip, (faces) => {
        expect(isRow(pack(faces))).toBe(isMonotone(faces));
      }),
      { numRuns: runs },
    );
    fc.assert(fc.property(rowStrip, (faces) => isRow(pack(faces))));
  });

  it('Z-5, Z-6 and Z-R6 a face fits exactly where putting it keeps the row', () => {
    fc.assert(
      fc.property(rowStrip, fc.integer({ min: 1, max: 6 }), (faces, face) => {
        expect(fieldsOf(fittingFields(pack(faces), face))).toEqual(fits(faces, face));
      }),
      { numRuns: runs },
    );
  });

  it('Z-9 what fits nowhere once fits nowhere later', () => {
    fc.assert(
      fc.property(rowStrip, fc.integer({ min: 1, max: 6 }), (faces, face) => {
        const fewer = faces.with(
          faces.findIndex((lying) => lying > 0),
          0,
        );
        if (fits(fewer, face).length > 0) return;
        const still = fittingFields(pack(faces), face);
        expect(still).toBe(0);
      }),
    );
  });

  it('Z-6 every row of three faces on neighbouring fields, both ways', () => {
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++)
        for (let c = 1; c <= 6; c++)
          expect(isRow(pack([0, a, 0, b, c]))).toBe((a <= b && b <= c) || (a >= b && b >= c));
  });
});

describe('turn scores', () => {
  type Scored = ZockenEvent & { type: 'turnScored' };

  function turnsOfRandomGames(): Scored[] {
    const events: ZockenEvent[] = [];
    for (let seed = 1; seed <= (quick ? 20 : 300); seed++) {
      randomGame(rules, rules.begin({ seats: 1, starter: 0 }), randomStream(seed), 1000, events);
    }
    return events.filter((event) => event.type === 'turnScored');
  }

  it('Z-18 and Z-R6 are multiples of 10 from −100 to 330, and each is one of the listed ways', () => {
    const ways = new Set(everyTurn().map((way) => way.join()));
    for (const { placing, outer, out, matches, total } of turnsOfRandomGames()) {
      expect(Math.abs(total) % 10).toBe(0);
      expect(total).toBeGreaterThanOrEqual(-100);
      expect(total).toBeLessThanOrEqual(330);
      expect(total).toBe(placing + outer + out + matches);
      expect(ways).toContain([placing, outer, out, matches].join());
    }
  });

  it('Z-14 to Z-17 there are 45 ways to score a turn', () => {
    // On the strip: 0 outer dice with 0-5 or 7 matches, 1 with 0-6, 2 with 0-5; out: k dice with 0 to 7-k.
    const ways = everyTurn();
    expect(ways).toHaveLength(7 + 7 + 6 + (7 + 6 + 5 + 4 + 3));
    expect(new Set(ways.map((way) => way.join())).size).toBe(45);
    // Six matches need the seventh die on an outer field or on OUT!.
    expect(ways.filter(([, , , matches]) => matches === 210)).toEqual([
      [50, -10, 0, 210],
      [0, 0, -20, 210],
    ]);
    const totals = ways.map(([placing, outer, out, matches]) => placing + outer + out + matches);
    expect([Math.min(...totals), Math.max(...totals)]).toEqual([-100, 330]);
  });

  it('Z-19 a wager on one turn is worth one of sixteen sums', () => {
    // By hand: the halves of the totals above 50 that the 45 ways can have, a lost wager and none.
    expect(everyWager().toSorted((a, b) => a - b)).toEqual([
      -20, 0, 30, 35, 40, 45, 50, 55, 65, 70, 75, 90, 95, 100, 125, 165,
    ]);
  });
});

describe('the tables of the guide', () => {
  const [rows, matches] = guide.tables ?? [];

  it('Z-6 two rows are allowed and one is not', () => {
    const faces = rows.rows.map(([, ...fields]) => fields.map((face) => Number(face) || 0));
    expect(faces.map((row) => isRow(pack(row)))).toEqual([true, true, false]);
    // The allowed ones show all seven dice.
    expect(faces.slice(0, 2).map((row) => row.filter((face) => face > 0).length)).toEqual([7, 7]);
  });

  it('Z-17 matches score what the table says', () => {
    expect(matches.rows).toEqual(MATCH_POINTS.slice(1).map((points, i) => [String(i + 1), String(points)]));
  });
});
