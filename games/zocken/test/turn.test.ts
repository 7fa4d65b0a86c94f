import { awaits, everyOptions, optionsOf, readOptions } from '@iacta/core';
import { COLOURS, DOTS, FIELDS, rules } from '@iacta/zocken/rules';
import { describe, expect, it } from 'vitest';
import { fieldsIn, setUp, stateOf, Table } from './table.ts';

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9];

describe('the material', () => {
  it('Z-1 seven dice of seven colours, nine fields, an empty OUT! and a disc for each of 2 to 6 players', () => {
    expect(COLOURS).toHaveLength(7);
    expect(new Set(COLOURS).size).toBe(7);
    expect(FIELDS).toBe(9);
    expect(rules.facts.seatCounts.filter((count) => !rules.facts.extraSeatCounts.includes(count))).toEqual([
      2, 3, 4, 5, 6,
    ]);
    for (const options of everyOptions(rules.facts)) {
      const state = new Table(rules.begin(options)).state;
      expect(state).toEqual({
        ...stateOf({ seats: options.seats }),
        phase: options.seats > 1 && options.starter === 'lot' ? 'lot' : 'pick',
        starter: options.starter === 'lot' ? 0 : options.starter,
      });
    }
  });

  it('Z-2 the inner fields carry every colour once, in the order of the dossier; the outer ones none', () => {
    expect(DOTS.map((dot) => COLOURS[dot] ?? null)).toEqual([
      null,
      'yellow',
      'orange',
      'red',
      'purple',
      'blue',
      'green',
      'black',
      null,
    ]);
  });

  it('the facts say what kind of game it is', () => {
    expect(rules.facts).toMatchObject({
      id: 'zocken',
      rulesVersion: 1,
      parts: ['placing', 'outer', 'out', 'matches', 'wagers'],
      minutes: [20, 30],
      hasChance: true,
      hasSimultaneousSteps: true,
      hasSealedAnswers: true,
    });
    expect(rules.rating(setUp({}), 0)).toBe(null);
  });
});

describe('a turn', () => {
  it('Z-4 goes pick, roll, place, with one die of the picked colour in the hand of the active seat', () => {
    const table = new Table({ seats: 3, starter: 2 });
    expect(awaits(rules, table.position)).toEqual({ kind: 'moves', seats: [2], changing: [], sealed: false });
    expect(table.choices()).toEqual(COLOURS.map((pick) => ({ pick })));
    table.pick('green');
    expect(table.state).toMatchObject({ phase: 'roll', picked: 'green', face: null });
    expect(awaits(rules, table.position)).toMatchObject({
      kind: 'roll',
      seat: 2,
      dice: { dice: [{ id: 'green', faces: [1, 2, 3, 4, 5, 6] }], outcomes: 6 },
    });
    table.rolls(6);
    expect(table.state).toMatchObject({ phase: 'place', picked: 'green', face: 6 });
    expect(awaits(rules, table.position)).toMatchObject({ kind: 'moves', seats: [2], sealed: false });
    table.place(4);
    expect(table.state).toMatchObject({ phase: 'pick', picked: null, face: null });
    expect(table.events).toEqual([
      { type: 'picked', seat: 2, colour: 'green' },
      { type: 'rolled', seat: 2, colour: 'green', face: 6 },
      { type: 'placed', seat: 2, colour: 'green', face: 6, field: 4, match: false },
    ]);
  });

  it('Z-4 each die is rolled once a turn', () => {
    const table = new Table({ strip: 'Y1 K2', out: '' });
    expect(table.choices()).toEqual(
      (['orange', 'red', 'purple', 'blue', 'green'] as const).map((pick) => ({ pick })),
    );
    expect(table.refused(0, { pick: 'yellow' })).toEqual({
      code: 'already-rolled',
      rule: 'Z-4',
      data: { colour: 'yellow' },
    });
    expect(table.refused(0, { pick: 'black' }).data).toEqual({ colour: 'black' });
  });

  it('Z-5 a die goes on a free field and stays there', () => {
    const table = new Table({ strip: '-- Y3 -- O3', hand: 'R3' });
    expect(fieldsIn(table.choices())).toEqual([1, 3, 5, 6, 7, 8, 9]);
    expect(table.refused(0, { place: 4 })).toEqual({ code: 'field-taken', rule: 'Z-5', data: { field: 4 } });
    table.place(3);
    expect(table.state.strip).toEqual(stateOf({ strip: '-- Y3 R3 O3' }).strip);
  });

  it.each([
    // strip, die in hand, fields it fits on
    ['', 'R4', ALL],
    ['-- -- -- -- Y4', 'R4', [1, 2, 3, 4, 6, 7, 8, 9]],
    ['-- -- -- -- Y4', 'R1', [1, 2, 3, 4, 6, 7, 8, 9]],
    ['-- -- Y2 -- -- -- O5', 'R3', [4, 5, 6]],
    ['-- -- Y2 -- -- -- O5', 'R2', [1, 2, 4, 5, 6]],
    ['-- -- Y2 -- -- -- O5', 'R5', [4, 5, 6, 8, 9]],
    ['-- -- Y2 -- -- -- O5', 'R1', [1, 2]],
    ['-- -- Y2 -- -- -- O5', 'R6', [8, 9]],
    ['-- -- Y5 -- -- -- O2', 'R6', [1, 2]],
    ['-- -- Y5 -- -- -- O2', 'R1', [8, 9]],
    ['-- -- Y5 -- -- -- O2', 'R4', [4, 5, 6]],
  ] as const)('Z-6 with "%s" placed, %s fits on %j', (strip, hand, fields) => {
    const table = new Table({ strip, hand });
    expect(fieldsIn(table.choices())).toEqual(fields);
    expect(table.choices()).toHaveLength(fields.length);
  });

  it('Z-6 says which face would break the row where', () => {
    const table = new Table({ strip: '-- -- Y2 -- -- -- O5', hand: 'R3' });
    expect(table.refused(0, { place: 8 })).toEqual({
      code: 'breaks-the-row',
      rule: 'Z-6',
      data: { field: 8, face: 3 },
    });
  });

  it('Z-6 the direction stays open until two different faces lie there', () => {
    const equal = { seats: 1, strip: '-- -- -- Y4 O4 P4' };
    expect(fieldsIn(new Table({ ...equal, hand: 'R6' }).choices())).toEqual([1, 2, 3, 7, 8, 9]);
    expect(fieldsIn(new Table({ ...equal, hand: 'R1' }).choices())).toEqual([1, 2, 3, 7, 8, 9]);
  });

  it('Z-7 neighbours may be equal and may differ by any amount, and empty fields are skipped', () => {
    const table = new Table({ seats: 1, strip: 'Y1 O1 -- -- R6', hand: 'B6' });
    expect(fieldsIn(table.choices())).toEqual([3, 4, 6, 7, 8, 9]);
    table.place(3);
    expect(table.state.strip.map((die) => die?.face ?? 0)).toEqual([1, 1, 6, 0, 6, 0, 0, 0, 0]);
  });

  it('Z-8 a die that fits must go on the strip, on a field of the player’s choice', () => {
    const table = new Table({ strip: 'Y1 O6', hand: 'R6' });
    expect(table.choices()).toEqual([3, 4, 5, 6, 7, 8, 9].map((place) => ({ place })));
    expect(table.refused(0, { out: true })).toEqual({ code: 'still-fits', rule: 'Z-9', data: { face: 6 } });
  });

  it('Z-9 a die that fits nowhere must go to OUT!', () => {
    const table = new Table({ strip: 'Y1 O6', hand: 'R3' });
    expect(table.choices()).toEqual([{ out: true }]);
    expect(table.refused(0, { place: 3 }).code).toBe('breaks-the-row');
    table.out();
    expect(table.last).toEqual({ type: 'out', seat: 0, colour: 'red', face: 3 });
  });

  it('Z-10 a die on OUT! stays there and cannot be rolled again', () => {
    const table = new Table({ seats: 1, strip: 'Y1 O6', out: 'R3' });
    table.dice('P4@OUT B6@3');
    expect(table.state.out).toEqual([
      { colour: 'red', face: 3 },
      { colour: 'purple', face: 4 },
    ]);
    expect(table.choices()).toEqual([{ pick: 'green' }, { pick: 'black' }]);
  });

  it('Z-R6 between two equal faces only the same face fits', () => {
    const strip = '-- -- -- Y4 -- O4';
    expect(fieldsIn(new Table({ strip, hand: 'R4' }).choices())).toEqual([1, 2, 3, 5, 7, 8, 9]);
    expect(fieldsIn(new Table({ strip, hand: 'R5' }).choices())).toEqual([1, 2, 3, 7, 8, 9]);
  });

  it('Z-R6 a die that fits on an outer field only must go there', () => {
    const table = new Table({ seats: 1, strip: '-- Y2 O3', hand: 'R1' });
    expect(table.choices()).toEqual([{ place: 1 }]);
  });

  it('Z-R6 the first two dice always fit', () => {
    for (let field = 1; field <= 9; field++) {
      for (const first of [1, 3, 6]) {
        for (const second of [1, 2, 3, 4, 5, 6]) {
          const table = new Table({}).dice(`Y${first}@${field}`).pick('red').rolls(second);
          expect(fieldsIn(table.choices())).toEqual(ALL.filter((other) => other !== field));
        }
      }
    }
  });

  it('Z-R7 a die is picked before its roll and cannot be swapped after it', () => {
    const picked = new Table({ hand: 'R' });
    expect(picked.refused(0, { pick: 'blue' })).toEqual({ code: 'dice-awaited' });
    const rolled = new Table({ hand: 'R2' });
    expect(rolled.refused(0, { pick: 'blue' })).toEqual({
      code: 'not-now',
      rule: 'Z-4',
      data: { phase: 'place' },
    });
  });
});

describe('turns and seats', () => {
  const CLEAN = 'Y1@2 O2@3 R3@4 P4@5 B5@6 G5@7 K6@8';

  it('Z-3 and Z-20 turns go clockwise, dice and discs come back', () => {
    const table = new Table({ seats: 3, starter: 1 });
    const seats: number[] = [];
    for (let turn = 0; turn < 9; turn++) {
      seats.push(table.seat);
      expect(table.state).toMatchObject({
        ...stateOf({ seats: 3 }),
        starter: 1,
        turnsOver: turn,
        scores: {},
      });
      table.turn(CLEAN, [0, 1, 2]);
    }
    expect(seats).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0]);
    expect(awaits(rules, table.position)).toEqual({ kind: 'over' });
    expect(rules.active(table.position)).toBe(0);
  });

  it('Z-R3 a lot decides who starts unless the table names a seat', () => {
    const options = readOptions(rules.facts, { seats: 4 });
    if (!options.ok) throw new Error('refused');
    expect(options.value).toEqual({ seats: 4, starter: 'lot' });
    const table = new Table(rules.begin(options.value));
    expect(awaits(rules, table.position)).toMatchObject({
      kind: 'roll',
      seat: 0,
      dice: { dice: [{ id: 'starter', faces: [0, 1, 2, 3] }] },
    });
    expect(rules.active(table.position)).toBe(0);
    table.rolls(3);
    expect(table.events).toEqual([{ type: 'starter', seat: 3 }]);
    expect(table.state).toMatchObject({ phase: 'pick', starter: 3 });
    expect(table.seat).toBe(3);
    expect(optionsOf(rules.facts, table.position)).toEqual({ seats: 4, starter: 'lot' });
    expect(new Table(rules.begin({ seats: 4, starter: 2 })).seat).toBe(2);
    expect(readOptions(rules.facts, { seats: 4, starter: 4 }).ok).toBe(false);
  });

  it('Z-R4 one player practises three turns without wagers and without a lot', () => {
    expect(rules.facts.extraSeatCounts).toEqual([1]);
    const table = new Table(rules.begin({ seats: 1, starter: 'lot' }));
    for (let turn = 0; turn < 3; turn++) table.dice(CLEAN);
    expect(awaits(rules, table.position)).toEqual({ kind: 'over' });
    expect(table.points).toEqual([3 * 330]);
    expect(table.events.map(({ type }) => type)).not.toContain('wagersOpened');
  });
});
