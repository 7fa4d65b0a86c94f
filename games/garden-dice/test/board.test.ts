import { describe, expect, it } from 'vitest';
import {
  attempt,
  choicesOf,
  firstOf,
  fitting,
  lightsOf,
  settle,
  slotsOf,
  spaceOf,
  whatsOf,
} from '../board/choices.ts';
import { effectsOf } from '../board/effects.ts';
import { areaAround, leftOf, topOf } from '../board/places.ts';
import { type GardenMove, moveOf, readingOf, rules, stateOf } from '../rules/index.ts';
import { bird, listed, playAll, refused, seed, special, table, veg } from './setting.ts';

const at = (row: number, column: number) => spaceOf([row, column]);

describe('what a finger can do', () => {
  const position = table({
    dice: [2, 3, 3, 6],
    garden: [seed('carrot', 0, [1, 1]), veg('pepper', 0, [2, 2]), bird(0, [4, 4]), seed('pepper', 1, [4, 6])],
    seats: [{ hand: { tomato: 1 } }],
  });
  const { garden } = stateOf(position);
  const moves = listed(position);
  const choices = choicesOf(moves.map(moveOf), position, 0);

  it('finds every move that has a place at one place, and only once', () => {
    const found = [...choices.values()].flat().map(({ move }) => move);
    const wanted = moves.filter((move) => !('sun' in move)).map(moveOf);
    expect(new Set(found)).toEqual(new Set(wanted));
    expect(found).toHaveLength(wanted.length);
  });

  it('offers the cheapest die first, and what fits the chosen dice', () => {
    const water = choices.get(at(1, 1)) ?? [];
    expect(firstOf(water, []).move).toBe(moveOf({ water: [1, 1], die: 2 }));
    expect(fitting(water, [3], null).map(({ uses }) => uses)).toEqual([[3]]);
    expect(fitting(water, [3, 3], null)).toEqual([]);
  });

  it('distinguishes what can be done at one place', () => {
    expect(whatsOf(choices.get(at(3, 3)) ?? [])).toEqual(
      expect.arrayContaining(['tomato', 'sundial', 'rock']),
    );
    expect(whatsOf(choices.get(at(4, 4)) ?? [])).toEqual(['flip']);
    expect(whatsOf(choices.get(at(4, 6)) ?? [])).toEqual(['walk']);
    expect(whatsOf(choices.get('eggplant') ?? [])).toEqual(['buy']);
  });

  it('lights a place fully when just the chosen dice do it there', () => {
    const lights = lightsOf(choices, [3], null);
    expect(lights.get(at(1, 1))).toBe('full');
    expect(lights.get(at(3, 3))).toBe('part');
    expect(lights.has('eggplant')).toBe(false);
    expect(lightsOf(choices, [3, 3], null).get(at(3, 3))).toBe('full');
    expect([...lightsOf(choices, [], 'tomato').keys()].every((key) => typeof key === 'number')).toBe(true);
  });

  it('shows the sundial only once something is chosen', () => {
    const dial = table({
      dice: [1, 1, 5, 5],
      garden: [special('sundial', 0, [6, 6])],
      seats: [{ hand: { pepper: 1 } }],
    });
    const all = choicesOf(listed(dial).map(moveOf), dial, 0);
    expect(lightsOf(all, [], null).has(at(1, 2))).toBe(false);
    expect(lightsOf(all, [1, 1], null).get(at(1, 2))).toBe('brass');
    expect(readingOf(1, 1, at(1, 2))).toEqual({
      row: { face: 1, to: 1 },
      column: { face: 1, to: 2 },
      steps: 1,
    });
    expect(readingOf(2, 6, at(6, 3))).toEqual({
      row: { face: 6, to: 6 },
      column: { face: 2, to: 3 },
      steps: 1,
    });
  });

  it.each([
    [at(1, 1), [], { water: [1, 1], die: 6 }],
    [at(4, 6), [2], { move: [4, 6], die: 2 }],
    [at(5, 5), [], { place: 'tomato', dice: [3, 6], at: [5, 5] }],
    ['eggplant', [3], { buy: 'eggplant', die: 3 }],
  ] as const)('guesses what was meant at %s', (target, faces, meant) => {
    expect(rules.encodeMove(attempt(stateOf(position), 0, target, faces, null))).toEqual(meant);
  });

  it('guesses moves that the rules can refuse with a reason', () => {
    const poor = table({
      dice: [1, 1],
      garden: garden.map((tile) => ({ ...tile })),
      seats: [{ hand: { tomato: 1 } }],
    });
    const open = choicesOf(listed(poor).map(moveOf), poor, 0);
    const reasons = Array.from({ length: 36 }, (_, space) => space)
      .filter((space) => !open.has(space))
      .map(
        (space) =>
          refused(poor, rules.encodeMove(attempt(stateOf(poor), 0, space, [], null)) as GardenMove).code,
      );
    expect(reasons).not.toContain('no-such-move');
    expect(new Set(reasons)).toEqual(
      new Set(['wrong-coordinates', 'no-sundial', 'die-too-low', 'needs-a-six', 'too-far']),
    );
  });
});

describe('the tray', () => {
  it('keeps dice in their places while others are spent', () => {
    expect(settle([], [2, 3, 3, 5], true)).toEqual([2, 3, 3, 5]);
    expect(settle([2, 3, 3, 5], [2, 3, 5], false)).toEqual([2, 3, null, 5]);
    expect(settle([2, 3, null, 5], [3, 5, 6], false)).toEqual([6, 3, null, 5]);
    expect(settle([null, null, null, null], [1, 4], false)).toEqual([1, 4, null, null]);
    expect(settle([], [], false)).toEqual([null, null, null, null]);
  });

  it('finds the dice that a move spends', () => {
    expect(slotsOf([3, 3, null, 6], [3, 3])).toEqual([0, 1]);
    expect(slotsOf([3, 3, null, 6], [6, 3])).toEqual([3, 0]);
  });
});

describe('motion', () => {
  it('runs a chain tile by tile and lets points fly to their owners', () => {
    const position = table({
      dice: [1, 3, 5, 6],
      garden: [veg('tomato', 0, [1, 2]), veg('carrot', 1, [1, 3]), veg('pepper', 1, [1, 4])],
    });
    const { events } = playAll(position, { harvest: [1, 2], die: 3 });
    const effects = effectsOf(events);
    expect([...(effects?.lifts.values() ?? [])].map(({ at: when }) => when)).toEqual([0, 120, 240]);
    expect(effects?.points.map(({ seat, points }) => [seat, points])).toEqual([
      [0, 3],
      [1, 2],
      [1, 1],
      [0, 2],
    ]);
  });

  it('runs in waves when the chain is long, and is silent where nothing moved', () => {
    const kinds = ['eggplant', 'artichoke', 'tomato', 'carrot', 'pepper'] as const;
    const garden = [
      ...kinds.map((kind, i) => seed(kind, 0, [1, i + 1])),
      ...kinds.slice(1).map((kind, i) => seed(kind, 1, [2, i + 1])),
    ];
    const position = table({ options: { seats: 3 }, dice: [5, 5, 5, 6], garden });
    const { events } = playAll(position, { water: [1, 1], die: 5 });
    const effects = effectsOf(events);
    const times = [...(effects?.turns.values() ?? [])].map(({ at: when }) => when);
    expect(times).toEqual([0, 0, 120, 120, 240, 240, 360, 360, 480]);
    expect(effectsOf([{ type: 'again', seat: 0 }])).toBeNull();
  });
});

describe('the places of drawings', () => {
  it('G-2 rows are counted from the top: a scarecrow’s area begins one bed above and left of it', () => {
    const [top, , , left] = areaAround([3, 4]).split(' ');
    expect([top, left]).toEqual([topOf(at(2, 3)), leftOf(at(2, 3))]);
  });

  it('G-30 its area is three by three beds, less at the edge', () => {
    const sizeOf = (row: number, column: number) => {
      const [top, right, bottom, left] = areaAround([row, column]).split(' ').map(Number.parseFloat);
      return [100 - top - bottom, 100 - left - right].map((size) => Math.round((size / 100) * 6));
    };
    expect([sizeOf(3, 3), sizeOf(1, 6), sizeOf(6, 2)]).toEqual([
      [3, 3],
      [2, 2],
      [2, 3],
    ]);
  });
});
