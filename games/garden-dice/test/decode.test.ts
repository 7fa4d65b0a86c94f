import { equal, randomStream } from '@iacta/core';
import { quick, randomGame } from '@iacta/core/test-kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GardenState, rules, stateOf } from '../rules/index.ts';
import {
  bird,
  counts,
  optionsFor,
  rabbit,
  type Setting,
  seed,
  special,
  stateFrom,
  table,
  veg,
} from './setting.ts';

const SUNDIAL = special('sundial', 0, [6, 6]);
const THREE = { seats: 3 };

/** Why a state cannot be: `at why`, or `fine`. */
function verdict(state: unknown, options = optionsFor()): string {
  const read = rules.decode(state, options);
  if (read.ok) return 'fine';
  const { code, data } = read.refusal;
  return code === 'impossible-position' ? `${data?.at as string} ${data?.why as string}` : code;
}
const judge = (setting: Setting, change: (state: GardenState) => void = () => {}): string => {
  const state = stateFrom(setting);
  change(state);
  return verdict(state, optionsFor(setting.options));
};

describe('possible states are read', () => {
  test.each<[string, Setting]>([
    ['a fresh turn', { phase: 'roll', turn: 1 }],
    ['an action', { dice: [1, 2, 3, 4] }],
    ['four of a kind with the offer', { dice: [4, 4, 4, 4] }],
    ['four equal dice made by the sun', { dice: [4, 4, 4, 4], again: false, seats: [{ sun: false }] }],
    ['a used sundial', { dice: [1, 2], sundialUsed: 2, garden: [SUNDIAL] }],
    [
      'a scarecrow whose sundial was used',
      { dice: [1], sundialUsed: 1, garden: [special('scarecrow', 0, [1, 2])] },
    ],
    ['purchases', { dice: [1, 2], bought: { pepper: 2 }, seats: [{ hand: { pepper: 2 } }] }],
    ['a meal', { phase: 'eat', dice: [], eating: 'carrot', eaten: [1], garden: [bird(0, [1, 1])] }],
    ['after a meal', { dice: [1, 2, 3], eaten: [1], garden: [rabbit(0, [1, 1], 1)], supply: { carrot: 4 } }],
    ['tiles gone after an animal was removed', { dice: [1], supply: { carrot: 2 } }],
    [
      'the last turn',
      { dice: [1], bought: { pepper: 1 }, supply: counts(), seats: [{ hand: { pepper: 1 } }] },
    ],
    ['the end', { phase: 'over', supply: counts() }],
    ['most points', { dice: [1], seats: [{ harvested: { carrot: 1, eggplant: 1 }, harvest: 15 }] }],
    ['points for others', { dice: [1], seats: [{ others: 2 }, { harvested: { carrot: 2 } }] }],
  ])('%s', (_name, setting) => {
    const position = table(setting);
    expect(stateOf(position)).toEqual(stateFrom(setting));
  });

  test('the lot, exactly as the game begins', () => {
    expect(equal(table({ phase: 'lot' }), rules.begin(optionsFor()))).toBe(true);
  });

  test('tiles, dice and eaten seats in any order', () => {
    const setting = { options: THREE, dice: [3, 1], eaten: [2, 1], garden: [bird(0, [2, 2])] };
    const state = stateFrom(setting);
    state.garden = [veg('carrot', 1, [5, 5]), ...state.garden];
    state.supply.carrot--;
    state.seats[1].discs--;
    const read = rules.decode(state, optionsFor(THREE));
    expect(read.ok && stateOf(read.value)).toMatchObject({
      dice: [1, 3],
      eaten: [1, 2],
      garden: [{ at: [2, 2] }, {}],
    });
  });
});

describe('impossible states are refused with the place and the reason', () => {
  test.each<[string, Setting, ((state: GardenState) => void)?]>([
    ['seats count', { dice: [1] }, (s) => s.seats.pop()],
    ['turn seat', { dice: [1] }, (s) => Object.assign(s, { turn: 2 })],
    ['eaten seat', { dice: [1], garden: [bird(0, [1, 1])] }, (s) => s.eaten.push(2)],
    ['eaten seat', { dice: [1], garden: [bird(0, [1, 1])] }, (s) => s.eaten.push(0)],
    ['eaten twice', { dice: [1], garden: [bird(0, [1, 1])] }, (s) => s.eaten.push(1, 1)],
    ['garden seat', { dice: [1] }, (s) => s.garden.push(seed('pepper', 2, [1, 1]))],
    ['seats.0.discs discs', { dice: [1] }, (s) => s.seats[0].discs--],
    ['seats.1.discs discs', { dice: [1], garden: [bird(1, [1, 1])] }, (s) => s.seats[1].discs++],
    ['seats.0.discs discs', { dice: [1], seats: [{ hand: { pepper: 1 } }] }, (s) => s.seats[0].discs++],
    ['seats.0.harvest harvested', { dice: [1], seats: [{ harvested: { tomato: 2 }, harvest: 5 }] }],
    ['seats.0.harvest harvested', { dice: [1], seats: [{ harvested: { tomato: 2 }, harvest: 13 }] }],
    ['seats.0.harvest harvested', { dice: [1], seats: [{ harvested: { eggplant: 2 }, harvest: 21 }] }],
    ['seats.0.others harvested', { dice: [1], seats: [{ harvested: { tomato: 2 }, others: 1 }] }],
    ['seats.1.others harvested', { dice: [1], seats: [{ harvested: { tomato: 2 } }, { others: 3 }] }],
    ['garden space', { dice: [1], garden: [seed('pepper', 0, [1, 1]), seed('carrot', 1, [1, 1])] }],
    ['garden not-in-game', { options: THREE, dice: [1], garden: [special('rock', 0, [1, 1])] }],
    ['garden not-in-game', { options: { family: true }, dice: [1], garden: [bird(0, [1, 1])] }],
    ['garden twice', { dice: [1], garden: [bird(0, [1, 1]), rabbit(0, [1, 2])] }],
    ['garden twice', { dice: [1], garden: [special('sundial', 1, [1, 1]), special('scarecrow', 1, [1, 2])] }],
    ['seats.1.specials garden', { dice: [1] }, (s) => s.seats[1].specials.pop()],
    ['seats.0.specials garden', { dice: [1], garden: [SUNDIAL] }, (s) => s.seats[0].specials.push('sundial')],
    ['seats.0.specials garden', { options: THREE, dice: [1] }, (s) => s.seats[0].specials.push('rock')],
    ['supply.carrot tiles', { dice: [1], supply: { carrot: 6 } }],
    ['supply.carrot tiles', { dice: [1], supply: { carrot: 5 }, garden: [seed('carrot', 1, [1, 1])] }],
    ['supply.carrot tiles', { dice: [1], supply: { carrot: 5 }, seats: [{ harvested: { carrot: 1 } }] }],
    ['supply.carrot tiles', { dice: [1], supply: { carrot: 5 }, seats: [{ hand: { carrot: 1 } }] }],
    [
      'supply.carrot tiles',
      { phase: 'eat', eating: 'carrot', eaten: [1], supply: { carrot: 5 }, garden: [bird(0, [1, 1])] },
    ],
    ['garden swallowed', { dice: [1], garden: [bird(0, [1, 1], 1)] }],
    [
      'garden swallowed',
      { dice: [1], garden: [bird(0, [1, 1], 1), rabbit(1, [2, 1], 1)], supply: { carrot: 4 } },
    ],
    ['supply tiles', { options: { family: true }, dice: [1], supply: { carrot: 4 } }],
    ['turn phase', { phase: 'over', turn: 1, supply: counts() }],
    ['dice phase', { phase: 'roll', dice: [1] }],
    ['dice phase', { phase: 'over', dice: [1], supply: counts() }],
    ['dice phase', { phase: 'act', dice: [] }],
    ['eating phase', { phase: 'eat', dice: [1] }],
    ['eating phase', { phase: 'act', dice: [1], eating: 'carrot' }],
    ['eating eaten', { phase: 'eat', dice: [1], eating: 'carrot', garden: [bird(0, [1, 1])] }],
    [
      'eating eaten',
      {
        phase: 'eat',
        dice: [1],
        eating: 'carrot',
        eaten: [1],
        garden: [bird(0, [1, 1])],
        seats: [{ hand: { eggplant: 5, tomato: 2 } }],
      },
    ],
    ['dice spent', { dice: [1, 2, 3], bought: { pepper: 2 }, seats: [{ hand: { pepper: 2 } }] }],
    ['dice spent', { dice: [1, 2, 3], sundialUsed: 1, garden: [SUNDIAL] }],
    ['dice spent', { dice: [1, 2, 3, 4], eaten: [1], garden: [bird(0, [1, 1])] }],
    [
      'dice spent',
      { dice: [1], bought: { pepper: 1 }, sundialUsed: 1, eaten: [1], garden: [SUNDIAL, bird(0, [1, 1])] },
    ],
    ['dice spent', { phase: 'roll', bought: { pepper: 1 }, supply: { pepper: 4 } }],
    ['eaten animal', { dice: [1], eaten: [1], garden: [bird(1, [1, 1])] }],
    ['sundialUsed sundial', { dice: [1], sundialUsed: 1, garden: [special('sundial', 1, [1, 1])] }],
    ['bought.pepper tiles', { dice: [1], bought: { pepper: 1 } }],
    ['again dice', { dice: [1, 1, 1, 2], again: true }],
    ['again dice', { dice: [1, 1, 1], again: true }],
    ['again sun', { dice: [1, 1, 1, 1], again: false }],
    ['phase supply', { phase: 'over' }],
    ['supply over', { phase: 'roll', supply: counts() }],
    ['supply over', { dice: [1], supply: counts() }],
    ['phase begun', { phase: 'lot', seats: [{ sun: false }] }],
    ['phase begun', { phase: 'lot', options: { starter: 1 } }],
    ['phase begun', { phase: 'lot', supply: { pepper: 4 } }],
  ])('%s', (why, setting, change) => {
    expect(judge(setting, change)).toBe(why);
  });

  test('what has the wrong shape is malformed', () => {
    for (const json of [null, [], 'x', {}, { ...stateFrom({ dice: [1] }), more: 1 }]) {
      expect(verdict(json)).toBe('malformed');
    }
    const broken: [keyof GardenState, unknown][] = [
      ['dice', [7]],
      ['dice', [1, 2, 3, 4, 5]],
      ['phase', 'sleep'],
      ['sundialUsed', 3],
      ['bought', { ...counts(), pepper: 3 }],
      ['supply', { ...counts(), pepper: 11 }],
      ['garden', [{ at: [0, 1], tile: 'rock', owner: 0 }]],
      ['garden', [{ at: [1, 1], tile: 'bird', owner: 0 }]],
      ['garden', [{ at: [1, 1], tile: 'seed', owner: 0 }]],
      ['eating', 'leek'],
    ];
    for (const [key, value] of broken) {
      expect(verdict({ ...stateFrom({ dice: [1] }), [key]: value }), key).toBe('malformed');
    }
  });
});

// Small changes to the JSON of reachable positions: numbers, choices, lists.
const LEAVES = [
  0,
  1,
  2,
  3,
  5,
  6,
  8,
  -1,
  1.5,
  true,
  false,
  null,
  'roll',
  'act',
  'over',
  'bird',
  'seed',
  'carrot',
  [],
  {},
];

function mutate(json: unknown, path: readonly number[], leaf: unknown): unknown {
  if (typeof json !== 'object' || json === null || path.length === 0) return leaf;
  const keys = Object.keys(json);
  if (keys.length === 0) return leaf;
  const key = keys[path[0] % keys.length];
  const copy: Record<string, unknown> = Array.isArray(json)
    ? (json.slice() as unknown as Record<string, unknown>)
    : { ...(json as Record<string, unknown>) };
  copy[key] = mutate(copy[key], path.slice(1), leaf);
  return copy;
}

test('a changed JSON is refused or means what it says, and never throws', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e6 }),
      fc.integer({ min: 0, max: 400 }),
      fc.constantFrom(2, 3, 4),
      fc.boolean(),
      fc.array(fc.nat(40), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...LEAVES),
      (seedNumber, steps, seats, family, path, leaf) => {
        const options = optionsFor({ seats, family });
        const position = rules.begin(options);
        randomGame(rules, position, randomStream(seedNumber), steps);
        const read = rules.decode(mutate(stateOf(position), path, leaf), options);
        if (!read.ok) return;
        const again = rules.decode(JSON.parse(JSON.stringify(rules.encode(read.value))), options);
        expect(again.ok && equal(again.value, read.value)).toBe(true);
        randomGame(rules, read.value, randomStream(seedNumber), 50);
      },
    ),
    { numRuns: quick ? 60 : 400, seed: 1 },
  );
});
