import { rules } from '@iacta/clever/rules';
import { decodePosition } from '@iacta/core';
import { describe, expect, test } from 'vitest';
import { describePosition, setUp, type TableSpec } from './table.ts';

/** Why a position cannot be: place and reason. */
function why(spec: TableSpec, change: (json: Json) => void = () => {}): string {
  const json = structuredClone(describePosition(spec)) as unknown as Json;
  change(json);
  const read = decodePosition(rules, json);
  if (read.ok) return 'possible';
  const { code, data } = read.refusal;
  const at = (data?.at ?? '') as string;
  return code === 'impossible-position' ? `${at}: ${data?.why as string}` : `${code} ${at}`.trim();
}
// biome-ignore lint/suspicious/noExplicitAny: a JSON is put out of order on purpose
type Json = any;

const ROLLED = { turnsOver: 2, faces: [3, 3, 3, 3, 3, 3], rolls: 1, phase: 'pick' } as const;
const CLOSE = {
  phase: 'close',
  turnsOver: 2,
  faces: [1, 2, 3, 4, 5, 6],
  fields: ['pink'],
  tray: ['white', 'yellow', 'blue', 'green', 'orange'],
} as const;
const done = { pink: [6] };

describe('impossible positions are refused with place and reason', () => {
  const cases: readonly (readonly [string, TableSpec, string])[] = [
    ['C-1 one sheet a seat', { sheets: [{}], options: { seats: 2 } }, 'sheets: one-for-each-seat'],
    ['C-2 a starter without a seat', { sheets: [{}, {}], starter: 2 }, 'starter: no-such-seat'],
    [
      'C-2 not the named starter',
      { sheets: [{}, {}], starter: 1, options: { starter: 0 } },
      'starter: not-the-chosen-one',
    ],
    ['C-2 no lot alone', { sheets: [{}], phase: 'lot' }, 'phase: no-lot-here'],
    [
      'C-2 no lot where the table names one',
      { sheets: [{}, {}], phase: 'lot', options: { starter: 0 } },
      'phase: no-lot-here',
    ],
    [
      'C-2 the lot comes first',
      { sheets: [{}, {}], phase: 'lot', turnsOver: 1 },
      'phase: the-lot-comes-first',
    ],
    [
      'C-2 no seat starts before the lot',
      { sheets: [{}, {}], phase: 'lot', starter: 1 },
      'phase: the-lot-comes-first',
    ],
    [
      'C-23 over too early',
      { sheets: [done], phase: 'over', turnsOver: 5 },
      'turnsOver: over-after-the-last-round',
    ],
    ['C-23 not over at the end', { sheets: [done], turnsOver: 6 }, 'turnsOver: over-after-the-last-round'],
    [
      'C-1 beyond the end',
      { sheets: [done], phase: 'over', turnsOver: 7 },
      'turnsOver: over-after-the-last-round',
    ],
    ['C-24 a passive roll with two seats', { sheets: [{}, {}], phase: 'soloRoll' }, 'phase: only-alone'],
    [
      'C-3 a black bonus in round 3',
      { sheets: [{}], phase: 'start', turnsOver: 2 },
      'phase: no-choice-in-this-round',
    ],
    [
      'C-3 a black bonus in the middle of round 4',
      { sheets: [done, done], phase: 'start', turnsOver: 7 },
      'phase: no-choice-in-this-round',
    ],
    ['C-R5 nobody is asked', { sheets: [done], phase: 'start', turnsOver: 3 }, 'phase: nobody-is-asked'],
    ['C-9 dice in two places', { ...ROLLED, hand: ['white'], sheets: [{}] }, 'hand: every-die-in-one-place'],
    [
      'C-9 a die twice',
      { ...ROLLED, hand: ['white', 'white', 'blue', 'green', 'orange', 'pink'], sheets: [{}] },
      'hand: every-die-in-one-place',
    ],
    ['C-9 nothing rolled yet', { ...ROLLED, rolls: 0, sheets: [{}] }, 'rolls: nothing-rolled'],
    [
      'C-9 no faces',
      { turnsOver: 2, rolls: 1, phase: 'pick', sheets: [{}] },
      'faces: thrown-dice-show-something',
    ],
    [
      'C-9 more fields than rolls',
      { ...ROLLED, fields: ['pink'], sheets: [{ pink: [3] }] },
      'fields: one-for-each-roll',
    ],
    [
      'C-10 a tray without a die taken',
      { ...ROLLED, tray: ['white'], sheets: [{}] },
      'tray: not-lower-than-a-die-taken',
    ],
    [
      'C-10 an equal die on the tray',
      { ...ROLLED, rolls: 2, fields: ['pink'], tray: ['white'], sheets: [{ pink: [3] }] },
      'tray: not-lower-than-a-die-taken',
    ],
    [
      'C-R1 nothing to decide',
      {
        ...ROLLED,
        turnsOver: 5,
        faces: [1, 1, 1, 1, 1, 1],
        sheets: [
          {
            green: 4,
            orange: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
            pink: [6, 1, 2, 5],
            yellow: ['r1c1', 'r2c2', 'r3c1', 'r2c1'],
            blue: [2, 9],
            rerolls: 0,
            extraDice: 1,
          },
        ],
      },
      'phase: nothing-to-decide',
    ],
    ['C-11 a fourth roll', { ...ROLLED, phase: 'roll', rolls: 3, sheets: [{}] }, 'rolls: no-roll-left'],
    [
      'C-11 no dice to roll',
      {
        phase: 'roll',
        turnsOver: 2,
        rolls: 1,
        faces: [1, 1, 1, 1, 1, 6],
        fields: ['pink'],
        tray: ['white', 'yellow', 'blue', 'green', 'orange'],
        sheets: [done],
      },
      'rolls: no-roll-left',
    ],
    [
      'C-9 more fields than rolls before a roll',
      { ...ROLLED, phase: 'roll', fields: ['pink', 'orange'], sheets: [{ pink: [3], orange: [3] }] },
      'fields: one-for-each-roll',
    ],
    [
      'C-14 rolled but not counted',
      { ...ROLLED, phase: 'roll', rolls: 0, sheets: [{}] },
      'rolls: thrown-but-not-counted',
    ],
    [
      'C-10 a lower die kept in hand',
      { ...ROLLED, phase: 'roll', faces: [1, 3, 3, 3, 3, 3], fields: ['pink'], sheets: [{ pink: [3] }] },
      'hand: lower-dice-go-to-the-tray',
    ],
    [
      'C-9 dice lie about before the first roll',
      { turnsOver: 2, tray: ['white'], sheets: [{}] },
      'faces: thrown-dice-show-something',
    ],
    [
      'C-9 rolls without faces',
      { turnsOver: 2, rolls: 1, sheets: [{}] },
      'faces: thrown-dice-show-something',
    ],
    [
      'C-24 dice thrown before the passive roll',
      { phase: 'soloRoll', faces: [1, 1, 1, 1, 1, 1], sheets: [{}] },
      'hand: no-dice-thrown-now',
    ],
    ['C-R16 bonuses of no die', { ...ROLLED, phase: 'chain', sheets: [{}] }, 'fields: one-for-each-roll'],
    [
      'C-R16 more dice than rolls in a chain',
      { ...ROLLED, phase: 'chain', fields: ['pink', 'orange'], sheets: [{ pink: [3], orange: [3] }] },
      'fields: one-for-each-roll',
    ],
    [
      'C-R16 a lower die kept during a chain',
      { ...ROLLED, phase: 'chain', faces: [1, 3, 3, 3, 3, 3], fields: ['pink'], sheets: [{ pink: [3] }] },
      'hand: lower-dice-go-to-the-tray',
    ],
    [
      'C-R16 a chain without bonuses',
      { ...ROLLED, phase: 'chain', fields: ['pink'], sheets: [{ pink: [3] }] },
      'phase: nobody-is-asked',
    ],
    [
      'C-15 dice in hand at the end of a turn',
      { ...CLOSE, tray: ['white'], sheets: [{ ...done, stage: 'window' }] },
      'hand: all-on-the-tray-now',
    ],
    [
      'C-15 rolls counted at the end of a turn',
      { ...CLOSE, rolls: 1, sheets: [{ ...done, stage: 'window' }] },
      'rolls: no-longer-counted',
    ],
    [
      'C-15 no faces at the end of a turn',
      { phase: 'close', turnsOver: 2, fields: ['pink'], tray: CLOSE.tray, sheets: [done] },
      'faces: thrown-dice-show-something',
    ],
    ['C-R9 nobody is asked', { ...CLOSE, sheets: [done] }, 'phase: nobody-is-asked'],
    [
      'C-15 the active seat has no choice',
      { ...CLOSE, sheets: [{ ...done, stage: 'choice' }] },
      'sheets.0.stage: nothing-to-decide',
    ],
    [
      'C-17 a window without an extra die',
      { ...CLOSE, sheets: [{ pink: [1, 6], extraDice: 0, stage: 'window' }] },
      'sheets.0.stage: nothing-to-decide',
    ],
    [
      'C-17 a stage in the middle of a turn',
      { ...ROLLED, sheets: [{ stage: 'window' }] },
      'sheets.0.stage: only-at-the-end-of-a-turn',
    ],
    [
      'C-17 extra dice used outside a window',
      { ...ROLLED, sheets: [{ orange: [1], extraDice: 0, extraUsed: ['pink'] }] },
      'sheets.0.extraUsed: no-extra-dice-now',
    ],
    [
      'C-17 more extra dice used than spent',
      { ...CLOSE, sheets: [{ ...done, stage: 'window', extraUsed: ['white'] }] },
      'sheets.0.extraUsed: more-than-used',
    ],
    [
      'C-24 not the three lowest',
      {
        phase: 'soloClose',
        turnsOver: 1,
        faces: [1, 2, 3, 4, 5, 6],
        tray: ['white', 'yellow', 'green'],
        sheets: [{ stage: 'choice' }],
      },
      'tray: the-three-lowest',
    ],
    [
      'C-24 only two on the tray',
      {
        phase: 'soloClose',
        turnsOver: 1,
        faces: [1, 2, 3, 4, 5, 6],
        tray: ['white', 'yellow'],
        sheets: [{ stage: 'choice' }],
      },
      'tray: the-three-lowest',
    ],
    [
      'C-24 fields in the passive half',
      {
        phase: 'soloClose',
        turnsOver: 1,
        faces: [1, 2, 3, 4, 5, 6],
        tray: ['white', 'yellow', 'blue'],
        fields: ['pink'],
        sheets: [{ stage: 'choice' }],
      },
      'fields: nobody-is-active',
    ],
    [
      'C-24 no faces in the passive half',
      { phase: 'soloClose', turnsOver: 1, tray: ['white', 'yellow', 'blue'], sheets: [{ stage: 'choice' }] },
      'faces: thrown-dice-show-something',
    ],
    [
      'C-R7 no lot needed',
      { phase: 'soloLot', turnsOver: 1, faces: [1, 2, 3, 4, 5, 6], tray: ['white', 'yellow'], sheets: [{}] },
      'tray: no-lot-needed',
    ],
    [
      'C-R7 all three there already',
      {
        phase: 'soloLot',
        turnsOver: 1,
        faces: [1, 2, 3, 4, 5, 6],
        tray: ['white', 'yellow', 'blue'],
        sheets: [{}],
      },
      'tray: no-lot-needed',
    ],
    [
      'C-R6 a window in the passive half',
      {
        phase: 'soloClose',
        turnsOver: 1,
        faces: [1, 2, 3, 4, 5, 6],
        tray: ['white', 'yellow', 'blue'],
        sheets: [{ green: 1, stage: 'window' }],
      },
      'sheets.0.stage: nothing-to-decide',
    ],
    [
      'C-8 pink that does not rise',
      { turnsOver: 2, sheets: [{ pink: [3, 3] }] },
      'sheets.0.pink: the-numbers-rise',
    ],
    ['C-8 pink that falls', { turnsOver: 2, sheets: [{ pink: [4, 2] }] }, 'sheets.0.pink: the-numbers-rise'],
    [
      'C-4 a cell twice',
      { turnsOver: 2, sheets: [{ yellow: ['r1c1', 'r1c1'] }] },
      'sheets.0.yellow: named-twice',
    ],
    ['C-5 a sum twice', { turnsOver: 2, sheets: [{ blue: [7, 7] }] }, 'sheets.0.blue: named-twice'],
    [
      'C-17 a die twice',
      { ...CLOSE, sheets: [{ ...done, extraUsed: ['pink', 'pink'] }] },
      'sheets.0.extraUsed: named-twice',
    ],
    ['C-14 a reroll used before any roll', { sheets: [{ rerolls: 0 }] }, 'sheets.0.rerolls: never-rolled'],
    [
      'C-14 a reroll used by a seat that was never active',
      { turnsOver: 1, starter: 0, sheets: [done, { rerolls: 0 }] },
      'sheets.1.rerolls: never-rolled',
    ],
    [
      'C-17 an extra die before any turn has ended',
      {
        faces: [3, 3, 3, 3, 3, 3],
        rolls: 2,
        phase: 'pick',
        fields: ['green'],
        sheets: [{ green: 4, extraDice: 0 }],
      },
      'sheets.0.extraDice: no-turn-has-ended',
    ],
    [
      'C-18 too many marks for the turns played',
      { turnsOver: 1, sheets: [{ orange: [1, 2, 3, 4, 5], yellow: ['r1c1'] }] },
      'sheets.0: too-many-marks',
    ],
    [
      'C-9 the turn has given fewer dice',
      { ...ROLLED, turnsOver: 0, sheets: [{ orange: [1] }] },
      'sheets.0: too-many-marks',
    ],
    [
      'C-15 a passive seat has not chosen yet',
      { ...CLOSE, turnsOver: 0, sheets: [done, { orange: [5], stage: 'choice' }] },
      'sheets.1: too-many-marks',
    ],
    [
      'C-24 no passive mark yet',
      { phase: 'soloRoll', turnsOver: 0, sheets: [{ orange: [1, 2], pink: [1, 2] }] },
      'sheets.0: too-many-marks',
    ],
    [
      'C-9 a die taken but not marked',
      { ...ROLLED, phase: 'roll', fields: ['pink'], sheets: [{}] },
      'sheets.0: too-few-marks',
    ],
    [
      'C-R4 a number bonus that is nowhere',
      { turnsOver: 3, sheets: [{ yellow: ['r2c1', 'r2c2', 'r2c4'], orange: [3] }] },
      'sheets.0: a-bonus-is-missing',
    ],
    [
      'C-R4 a cross bonus that is nowhere',
      { turnsOver: 3, sheets: [{ orange: [1, 1, 1, 1, 1] }] },
      'sheets.0: a-bonus-is-missing',
    ],
    [
      'C-R4 a pink 6 that is nowhere',
      { turnsOver: 3, sheets: [{ blue: [3, 7, 11], pink: [1] }] },
      'sheets.0: a-bonus-is-missing',
    ],
    [
      'C-R14 a bonus that settles itself',
      {
        ...ROLLED,
        phase: 'chain',
        fields: ['yellow'],
        sheets: [{ yellow: ['r2c1', 'r2c2', 'r2c4'], waiting: ['orange-4'] }],
      },
      'sheets.0.waiting: settles-itself',
    ],
    [
      'C-R4 a bonus waits at the wrong moment',
      { ...ROLLED, sheets: [{ orange: [1, 1, 1, 1, 1], waiting: ['yellow'] }] },
      'sheets.0.waiting: not-at-this-moment',
    ],
    [
      'C-R4 a bonus of a seat that is not active',
      {
        ...ROLLED,
        phase: 'chain',
        fields: ['pink'],
        sheets: [{ pink: [3] }, { orange: [1, 1, 1, 1, 1], waiting: ['yellow'] }],
        turnsOver: 4,
      },
      'sheets.1.waiting: not-at-this-moment',
    ],
    [
      'C-18 a bonus that was never earned',
      { ...ROLLED, phase: 'chain', fields: ['pink'], sheets: [{ pink: [3], waiting: ['yellow'] }] },
      'sheets.0.waiting: not-what-the-sheet-gave',
    ],
    [
      'C-3 a black bonus after its round began',
      {
        ...ROLLED,
        phase: 'chain',
        turnsOver: 3,
        fields: ['pink'],
        sheets: [{ pink: [3], waiting: ['black'] }],
      },
      'sheets.0.waiting: black-comes-first-in-its-round',
    ],
    [
      'C-R4 a bonus for a full area',
      {
        ...ROLLED,
        phase: 'chain',
        turnsOver: 5,
        fields: ['yellow'],
        sheets: [
          {
            yellow: ['r2c1', 'r2c2', 'r2c4'],
            orange: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
            pink: [6],
            waiting: ['orange-4'],
          },
        ],
      },
      'sheets.0.waiting: lost-at-once',
    ],
  ];
  test.each(cases)('%s', (_name, spec, reason) => {
    expect(why(spec)).toBe(reason);
  });

  test('C-3 C-18 no seat can claim what its sheet has already given', () => {
    const spec = { turnsOver: 2, sheets: [{ pink: [1, 2, 3] }] };
    expect(why(spec)).toBe('possible');
    const claim = (change: (sheet: Json) => void) => why(spec, (json) => change(json.state.sheets[0]));
    expect(claim((sheet) => sheet.rerolls.earned++)).toBe('sheets.0.rerolls: not-what-the-sheet-gave');
    expect(claim((sheet) => sheet.extraDice.earned++)).toBe('sheets.0.extraDice: not-what-the-sheet-gave');
    expect(claim((sheet) => sheet.foxes++)).toBe('sheets.0.foxes: not-what-the-sheet-gave');
    expect(claim((sheet) => (sheet.rerolls.used = 4))).toBe('sheets.0.rerolls: used-more-than-earned');
    expect(claim((sheet) => (sheet.extraDice.used = 2))).toBe('sheets.0.extraDice: used-more-than-earned');
  });

  test('malformed ones are refused with the place', () => {
    const spec = { turnsOver: 2, sheets: [{}] };
    expect(why(spec, (json) => delete json.state.faces)).toBe('malformed faces');
    expect(why(spec, (json) => (json.state.rolls = 4))).toBe('malformed rolls');
    expect(why(spec, (json) => (json.state.sheets[0].green = 12))).toBe('malformed sheets.0.green');
    expect(why(spec, (json) => (json.state.sheets[0].blue = [13]))).toBe('malformed sheets.0.blue.0');
    expect(why(spec, (json) => (json.state.sheets[0].yellow = ['r1c4']))).toBe('malformed sheets.0.yellow.0');
    expect(why(spec, (json) => (json.state.sheets[0].orange = new Array(12).fill(1)))).toBe(
      'malformed sheets.0.orange',
    );
    expect(why(spec, (json) => (json.state.extra = 1))).toBe('malformed extra');
  });

  test('positions that can be are read: a reroll of the first roll, a spent roll, a window with bonuses', () => {
    expect(why({ ...ROLLED, phase: 'roll', rolls: 0, sheets: [{ rerolls: 1 }] })).toBe('possible');
    expect(
      why({
        ...ROLLED,
        phase: 'roll',
        rolls: 2,
        fields: ['pink'],
        faces: [1, 3, 3, 3, 3, 3],
        sheets: [{ pink: [3] }],
      }),
    ).toBe('possible');
    const sheet = {
      pink: [6],
      orange: [1, 1, 1, 1, 1],
      waiting: ['yellow'],
      extraDice: 0,
      stage: 'window',
      extraUsed: ['orange'],
    } as const;
    expect(why({ ...CLOSE, sheets: [sheet] })).toBe('possible');
    expect(setUp({ ...CLOSE, sheets: [sheet] }).moves()).toHaveLength(12);
  });
});
