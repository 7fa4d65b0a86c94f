import { clone, outcome } from '@iacta/core';
import { COLOURS, MATCH_POINTS, rules, turnWorth } from '@iacta/zocken/rules';
import { describe, expect, it } from 'vitest';
import { COLOURS_AT, FACES } from '../rules/layout.ts';
import { EMPTY, stateOf, Table } from './table.ts';

// The worked example of the rulebook before its last die: yellow, purple and blue lie on their dots.
const EXAMPLE = { seats: 4, strip: 'K6 Y4 -- G4 P4 B2 O1', wagers: [null, true, false, true] };

describe('the worked example of the rulebook', () => {
  it('Z-14, Z-15 and Z-17: a red 4 fits on field 3 only, and the turn scores 50 − 10 + 60 = 100', () => {
    const table = new Table(EXAMPLE).pick('red').rolls(4);
    expect(table.choices()).toEqual([{ place: 3 }]);
    table.place(3);
    expect(table.events.slice(2)).toEqual([
      { type: 'placed', seat: 0, colour: 'red', face: 4, field: 3, match: false },
      {
        type: 'turnScored',
        seat: 0,
        placing: 50,
        outer: -10,
        out: 0,
        matches: 60,
        matchCount: 3,
        total: 100,
      },
      { type: 'wagerPaid', seat: 1, points: 50 },
      { type: 'wagerPaid', seat: 3, points: 50 },
    ]);
    expect(table.points).toEqual([100, 50, 0, 50]);
  });

  it('Z-16 and Z-17: a red 3 fits nowhere, and the turn scores −20 + 60 = 40 with no −10', () => {
    const table = new Table(EXAMPLE).pick('red').rolls(3);
    expect(table.choices()).toEqual([{ out: true }]);
    table.out();
    expect(table.events.slice(3)).toEqual([
      { type: 'turnScored', seat: 0, placing: 0, outer: 0, out: -20, matches: 60, matchCount: 3, total: 40 },
      { type: 'wagerPaid', seat: 1, points: -20 },
      { type: 'wagerPaid', seat: 3, points: -20 },
    ]);
    expect(table.points).toEqual([40, -20, 0, -20]);
  });
});

/** What a solo turn scores by part: placing, outer, out, matches. */
function turn(dice: string): number[] {
  const table = new Table({ seats: 1 }).dice(dice);
  const { parts } = rules.score(table.position, 0);
  return [parts.placing, parts.outer, parts.out, parts.matches];
}

describe('scoring a turn', () => {
  it('Z-13 the seventh die ends the turn, on the strip or out', () => {
    const table = new Table({ seats: 2, strip: 'Y1 O6 R6 P6 B6', out: 'G3' });
    expect(table.events).toEqual([]);
    table.pick('black').rolls(4).out();
    expect(table.events.map(({ type }) => type)).toEqual(['picked', 'rolled', 'out', 'turnScored']);
    expect(table.state).toEqual({
      ...stateOf({ turnsOver: 1 }),
      scores: [{ ...EMPTY, out: -40 }, EMPTY],
    });
  });

  it('Z-14 all seven on the strip bring 50', () => {
    // Each die one dot to the right of its own, the black one on yellow's.
    expect(turn('K1@2 Y1@3 O1@4 R1@5 P1@6 B1@7 G1@8')).toEqual([50, 0, 0, 0]);
  });

  it('Z-15 and then each die on an outer field costs 10', () => {
    expect(turn('K1@1 Y1@3 O1@4 R1@5 P1@6 B1@7 G1@8')).toEqual([50, -10, 0, 0]);
    expect(turn('K1@9 Y1@3 O1@4 R1@5 P1@6 B1@7 G1@8')).toEqual([50, -10, 0, 0]);
    expect(turn('K1@1 Y1@3 O1@4 R1@5 P1@6 B1@7 G1@9')).toEqual([50, -20, 0, 0]);
  });

  it('Z-16 otherwise each die on OUT! costs 20, and outer fields nothing', () => {
    expect(turn('K1@1 Y6@3 O6@4 R6@5 P6@6 B6@9 G6@2')).toEqual([50, -20, 0, 0]);
    expect(turn('K1@1 Y6@2 O6@9 R6@5 P6@6 B6@7 G2@OUT')).toEqual([0, 0, -20, 10]);
    expect(turn('K1@1 O6@2 R3@OUT P3@OUT B3@OUT G3@OUT Y3@OUT')).toEqual([0, 0, -100, 0]);
  });

  it.each([
    [0, 'K1@2 Y1@3 O1@4 R1@5 P1@6 B1@7 G1@8'],
    [1, 'Y1@2 K1@3 O1@4 R1@5 P1@6 B1@7 G1@8'],
    [2, 'Y1@2 O1@3 K1@4 R1@5 P1@6 B1@7 G1@8'],
    [3, 'Y1@2 O1@3 R1@4 K1@5 P1@6 B1@7 G1@8'],
    [4, 'Y1@2 O1@3 R1@4 P1@5 K1@6 B1@7 G1@8'],
    [5, 'Y1@2 O1@3 R1@4 P1@5 B1@6 K1@7 G1@8'],
    [6, 'Y1@2 O1@3 R1@4 P1@5 B1@6 G1@7 K1@9'],
    [7, 'Y1@2 O1@3 R1@4 P1@5 B1@6 G1@7 K1@8'],
  ])('Z-17 %i matches', (count, dice) => {
    const points = [0, 10, 30, 60, 100, 150, 210, 280][count];
    expect(MATCH_POINTS[count]).toBe(points);
    expect(turn(dice)[3]).toBe(points);
  });

  it('Z-18 the turn’s score is the active player’s, whatever the others wagered', () => {
    const dice = 'Y1@2 O1@3 R1@4 P1@5 B1@6 G1@7 K1@9';
    expect(new Table({ seats: 3 }).turn(dice, []).points).toEqual([250, 0, 0]);
    expect(new Table({ seats: 3 }).turn(dice, [1, 2]).points).toEqual([250, 125, 125]);
  });

  it.each([
    // total, a wager's worth, dice
    [50, -20, 'K1@2 Y1@3 O1@4 R1@5 P1@6 B1@7 G1@8'],
    [60, 30, 'Y1@2 K1@3 O1@4 R1@5 P1@6 B1@7 G1@8'],
    [70, 35, 'Y1@2 O1@3 K1@1 R1@5 P1@6 B1@7 G1@8'],
    [40, -20, 'K1@1 Y1@3 O1@4 R1@5 P1@6 B1@7 G1@8'],
    [330, 165, 'Y1@2 O1@3 R1@4 P1@5 B1@6 G1@7 K1@8'],
    [-100, -20, 'K1@1 O6@2 R3@OUT P3@OUT B3@OUT G3@OUT Y3@OUT'],
  ])('Z-19 a turn of %i pays %i to a wager', (total, paid, dice) => {
    const table = new Table({ seats: 2 }).turn(dice, [1]);
    expect(table.points).toEqual([total, paid]);
    expect(table.last).toEqual({ type: 'wagerPaid', seat: 1, points: paid });
    expect(rules.score(table.position, 1).parts).toEqual({ ...EMPTY, wagers: paid });
  });

  it('Z-R6 no turn scores above 330 or below −100', () => {
    expect(turn('Y1@2 O1@3 R1@4 P1@5 B1@6 G1@7 K1@8')).toEqual([50, 0, 0, 280]);
    expect(turn('K1@1 O6@2 R3@OUT P3@OUT B3@OUT G3@OUT Y3@OUT')).toEqual([0, 0, -100, 0]);
  });

  it('Z-R7 a die on OUT! never matches, the others still do', () => {
    // Black would have its dot on field 8; it is out, and three matches stay three.
    expect(turn('Y1@2 O1@3 R6@4 K3@OUT P6@6 B6@7 G6@8')).toEqual([0, 0, -20, 60]);
  });
});

describe('points on the way', () => {
  it('Z-R9 matches and dice on OUT! count as they lie; the 50 and the outer fields not yet', () => {
    const table = new Table({ seats: 1, strip: 'K1 Y6' });
    expect(table.points).toEqual([10]);
    table.dice('R3@OUT');
    expect(table.points).toEqual([-10]);
    expect(rules.score(table.position, 0)).toEqual({
      parts: { ...EMPTY, out: -20, matches: 10 },
      tieBreaks: [],
    });
    const almost = new Table({ seats: 1, strip: 'K1 G1 Y1 O1 -- R1 P1' });
    expect(rules.score(almost.position, 0).parts).toEqual(EMPTY);
  });

  it('Z-R9 only for the player whose turn it is, and wagers not yet', () => {
    const table = new Table({ seats: 3, starter: 2, strip: '-- Y1 O1 R1', wagers: [true, false, null] });
    expect(table.points).toEqual([0, 0, 60]);
    const later = new Table({ seats: 3, turnsOver: 4, strip: '-- Y1' });
    expect(later.points).toEqual([100, 50 + 10, 50]);
  });
});

describe('what a turn in progress is worth', () => {
  it.each([
    ['nothing yet', '', '', 0],
    ['a match', '-- Y4', '', 10],
    ['a die beside its dot', 'Y4', '', 0],
    ['a die on OUT! takes 20', 'Y1 O6', 'R3', -20],
    ['matches stay when dice go out', '-- Y1 O6', 'R3 K4', 30 - 40],
    ['outer fields cost nothing on the way', 'K1 Y1 O1', '', 30],
    ['six dice on the strip are not seven', 'K1 Y1 O1 R1 P1 B1', '', 150],
  ])('Z-R9 %s', (_what, strip, out, worth) => {
    expect(turnWorth(new Table({ seats: 1, strip, out }).position)).toBe(worth);
  });

  it('Z-14 and Z-15 with the seventh die the 50 and the outer fields come in', () => {
    // A position of seven placed dice is only met inside the rules, on the way to the next turn.
    const table = new Table({ seats: 1, strip: 'K1 Y1 O1 R1 P1 B1', hand: 'G1' });
    const p = clone(table.position);
    p[FACES] |= 1 << (3 * 8);
    p[COLOURS_AT] |= (COLOURS.indexOf('green') + 1) << (3 * 8);
    expect(turnWorth(p)).toBe(50 - 20 + 150);
    expect(rules.points(table.place(9).position, 0)).toBe(turnWorth(p));
  });

  it('Z-18 it is the turn’s alone: earlier turns and wagers do not count', () => {
    const { position } = new Table({ seats: 3, turnsOver: 4, strip: '-- Y1' });
    expect(turnWorth(position)).toBe(10);
    expect(rules.points(position, 1)).toBe(60);
  });
});

describe('the end', () => {
  const CLEAN = 'K1@2 Y1@3 O1@4 R1@5 P1@6 B1@7 G1@8';
  const ONE = 'Y1@2 K1@3 O1@4 R1@5 P1@6 B1@7 G1@8';

  it('Z-21 after three turns each the most points win', () => {
    const table = new Table({ seats: 2, turnsOver: 4 }).turn(CLEAN);
    expect(outcome(rules, table.position).final).toBe(false);
    table.turn(ONE);
    const end = outcome(rules, table.position);
    expect(end).toMatchObject({ final: true, winners: [1], decidedBy: 'points' });
    expect(end.seats.map(({ total }) => total)).toEqual([150, 160]);
    expect(table.last).toEqual({ type: 'over' });
    expect(table.events.filter(({ type }) => type === 'over')).toHaveLength(1);
    expect(table.refused(0, { pick: 'red' })).toEqual({ code: 'over' });
    expect(rules.dice(table.position)).toBe(null);
    expect(rules.deciders(table.position)).toBe(0);
  });

  it('Z-R2 equal points share the win', () => {
    const table = new Table({ seats: 3, starter: 2, turnsOver: 6 }).turn(CLEAN).turn(ONE).turn(ONE);
    expect(outcome(rules, table.position)).toMatchObject({
      winners: [0, 1],
      decidedBy: 'shared',
      seats: [{ rank: 1 }, { rank: 1 }, { rank: 3 }],
    });
  });
});
