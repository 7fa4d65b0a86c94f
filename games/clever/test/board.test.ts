import {
  type CleverEvent,
  type CleverMove,
  type CleverMoveDescription,
  type CleverState,
  moveFor,
  rules,
} from '@iacta/clever/rules';
import { type Position, randomStream } from '@iacta/core';
import { describe, expect, test } from 'vitest';
import { chainOf } from '../board/chain.ts';
import { dieLabel } from '../board/labels.ts';
import { lowerWith } from '../board/preview.ts';
import { viewOf } from '../board/view.ts';
import { isComplete, LINES, marksOf, oneAway, type Place } from '../rules/places.ts';
import { words } from '../words/en.ts';
import { begin, bonus, setUp, take } from './table.ts';

const stateOf = (position: Position) => rules.encode(position) as CleverState;
const packed = (json: CleverMove) => {
  const move = rules.decodeMove(json);
  return move.ok ? move.value : -1;
};

describe('what is drawn where', () => {
  test('C-18 every bonus of the sheet has its line', () => {
    const count = (gain: string) => LINES.filter((line) => line.gain === gain).length;
    // 5 in yellow, 7 in blue, 5 in green, 5 in orange, 9 in pink.
    expect(LINES.length).toBe(31);
    expect(count('fox')).toBe(5);
    expect(LINES.find(({ id }) => id === 'yellow-diagonal')?.cells.length).toBe(4);
    expect(LINES.find(({ id }) => id === 'blue-column-0')?.cells).toEqual(['blue:5', 'blue:9']);
  });

  test('the cell of every move is the cell that its events name, and saying it back gives the move', () => {
    const below = randomStream(4);
    let seen = 0;
    for (let game = 0; game < 12; game++) {
      const table = begin({ seats: 2, starter: 0 });
      for (let step = 0; step < 160 && stateOf(table.position).phase !== 'over'; step++) {
        const dice = rules.dice(table.position);
        if (dice) {
          table.roll(...dice.dice.map(({ faces }) => faces[below(faces.length)]));
          continue;
        }
        const seat = [0, 1].find((each) => (rules.deciders(table.position) >> each) & 1) ?? 0;
        const all = table.moves(seat);
        const move = all[below(all.length)];
        const described: CleverMoveDescription = rules.describeMove(table.position, seat, packed(move));
        table.play(move, seat);
        const mark = table.eventsOf('crossed', 'wrote')[0];
        if (!('place' in described)) continue;
        const { kind, tool, area, place, value } = described;
        seen++;
        expect(mark).toMatchObject({ seat, area });
        expect('area' in mark && `${mark.area}:${mark.cell}`).toBe(place);
        expect('number' in mark ? mark.number : null).toBe(value);
        expect(moveFor(kind, tool, place)).toBe(packed(move));
      }
    }
    expect(seen).toBeGreaterThan(400);
  });

  test('a tap beside the bonus names the bonus of that area, so that it can be refused', () => {
    expect(moveFor('bonus', 'yellow', 'blue:7')).toBe(packed(bonus('blue', 7)));
    expect(moveFor('bonus', 'green', 'orange:3')).toBe(packed(bonus('orange-4')));
    expect(moveFor('take', 'white', 'green:9')).toBe(packed(take('white', 'green')));
  });
});

describe('the bonus that is one mark away', () => {
  const table = setUp({
    turnsOver: 5,
    sheets: [{ yellow: ['r1c1', 'r1c2', 'r2c2', 'r3c3'], blue: [5], green: 3, orange: [6, 6] }],
  });
  const marks = marksOf(stateOf(table.position).sheets[0]);
  const away = oneAway(marks);
  const ids = (place: Place) => away.get(place)?.map(({ id }) => id);

  test('is found by the cell that brings it', () => {
    expect(ids('yellow:r1c3')).toEqual(['yellow-row-0']);
    expect(ids('yellow:r4c4')).toEqual(['yellow-diagonal']);
    expect(ids('blue:9')).toEqual(['blue-column-0']);
    expect(ids('green:4')).toEqual(['green-4']);
    expect(ids('orange:3')).toEqual(['orange-3']);
  });
  test('is not a cell further right in a row', () => {
    expect(away.has('green:6')).toBe(false);
    expect(away.has('pink:3')).toBe(false);
  });
  const given = {
    sheet: stateOf(table.position).sheets[0],
    lit: new Map([['orange:3' as Place, { label: 'White 5 → orange', number: 5 }]]),
    soft: new Set<Place>(),
    chain: { strokes: new Map<Place, number>(), ticks: new Map(), flights: [] },
    words,
  };
  test('is named together with the cell', () => {
    const view = viewOf(given, null);
    const label = (place: Place) => view.cells.get(place)?.label();
    expect(label('yellow:r4c4')).toBe('Yellow, row 4, column 4: 6, open, gives an extra die');
    expect(label('yellow:r1c1')).toBe('Yellow, row 1, column 1: 3, crossed');
    expect(label('orange:3')).toBe('White 5 → orange, cell 3, any number, next, gives a reroll');
    expect(label('pink:10')).toBe('Purple, cell 10, open, gives an orange 6');
    const state = (id: string) => view.stateOf(LINES.find((line) => line.id === id) ?? LINES[0]);
    expect(['orange-3', 'green-4', 'pink-3'].map(state)).toEqual(['would', 'near', 'far']);
  });
  test('unchanged cells are not drawn again, and changed ones are', () => {
    const first = viewOf(given, null);
    const changed = (next: typeof given) => {
      const { cells } = viewOf(next, first);
      return [...cells].flatMap(([place, cell]) => (cell === first.cells.get(place) ? [] : [place]));
    };
    expect(changed({ ...given, soft: new Set() })).toEqual([]);
    expect(changed({ ...given, lit: new Map() })).toEqual(['orange:3']);
    expect(changed({ ...given, soft: new Set<Place>(['blue:7']) })).toEqual(['blue:7']);
    expect(
      changed({
        ...given,
        chain: { strokes: new Map<Place, number>([['blue:5', 0]]), ticks: new Map(), flights: [] },
      }),
    ).toEqual(['blue:5']);
    // Crossing 9 completes a column of blue; what is written in a row follows from the others.
    expect(changed({ ...given, sheet: { ...given.sheet, blue: [5, 9] } })).toEqual(['blue:9']);
    expect(changed({ ...given, sheet: { ...given.sheet, pink: [3] } })).toHaveLength(11);
    expect(viewOf({ ...given, words: { ...words } }, first).cells.get('blue:7')).not.toBe(
      first.cells.get('blue:7'),
    );
  });
});

describe('the dice', () => {
  const table = setUp({
    phase: 'pick',
    rolls: 2,
    faces: [4, 2, 4, 5, 3, 1],
    fields: ['green'],
    tray: ['pink'],
    sheets: [{ green: 1 }],
  });
  test('C-10 those that would go to the platter come from the rules', () => {
    expect([...lowerWith(table.position, 0, packed(take('white', 'orange')))]).toEqual(['yellow', 'orange']);
    expect(lowerWith(table.position, 0).size).toBe(0);
  });
  test('say what they show and where they lie', () => {
    const state = stateOf(table.position);
    expect(dieLabel('green', state, words, [])).toBe('green 5, on dice field 1');
    expect(dieLabel('pink', state, words, [])).toBe('purple 1, on the platter');
    expect(dieLabel('yellow', state, words, [words.board.toTray])).toBe(
      'yellow 2, in hand, would go to the platter',
    );
  });
});

describe('a chain of bonuses in time', () => {
  // White 5 crosses the last cell of yellow's first row: a blue cross, and from there on by choice.
  const table = setUp({
    phase: 'pick',
    turnsOver: 5,
    rolls: 1,
    faces: [5, 1, 1, 1, 1, 1],
    sheets: [
      {
        yellow: ['r1c1', 'r1c2'],
        blue: [2, 3, 5, 6, 7, 8, 9, 10, 11, 12],
        green: 2,
        orange: [1, 2],
        pink: [6],
      },
    ],
  }).play(take('white', 'yellow', 'r1c3'));
  const marks = marksOf(stateOf(table.position).sheets[0]);
  const { strokes, ticks, flights } = chainOf(table.events, 0, marks, 7);

  test('writes one mark after another', () => {
    expect([...strokes.keys()].slice(0, 2)).toEqual(['yellow:r1c3', 'blue:4']);
    const times = [...strokes.values()];
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(times).size).toBe(times.length);
  });
  test('lets each bonus fly from the line that earned it', () => {
    expect(flights[0]).toMatchObject({ gain: 'blue', from: 'yellow-row-0', to: 'area-blue' });
    expect(flights.map(({ from }) => from)).toContain('blue-row-0');
    expect(flights.find(({ gain }) => gain === 'extra-die')).toMatchObject({
      from: 'blue-column-3',
      to: 'extra-die',
    });
  });
  test('ticks each line when its bonus takes off, after the mark that completes it', () => {
    expect(ticks.get('yellow-row-0')).toBe(flights[0].at);
    expect(ticks.get('yellow-row-0')).toBeGreaterThan(strokes.get('yellow:r1c3') ?? Number.NaN);
    expect(ticks.size).toBe(flights.filter(({ gain }) => gain !== null).length);
  });
  test('lets the points rise from the last mark when all is written', () => {
    const last = [...strokes.keys()].at(-1);
    expect(flights.at(-1)).toMatchObject({ gain: null, points: 7, from: last, to: 'total' });
    expect(chainOf(table.events, 0, marks, 0).flights.every(({ gain }) => gain !== null)).toBe(true);
  });
  test('is over soon, however long it is', () => {
    expect(Math.max(...strokes.values(), ...flights.map(({ at }) => at))).toBeLessThan(2800);
  });
  test('reveals nothing of another seat', () => {
    const { strokes: none } = chainOf(table.events as CleverEvent[], 1, marks, 0);
    expect(none.size).toBe(0);
  });
  test('C-3 the bonus of a round flies to its track', () => {
    const round = chainOf([{ type: 'round', round: 2, bonus: 'extra-die' }], 0, new Set(), 0);
    expect(round.flights).toEqual([
      { gain: 'extra-die', points: 0, from: 'round-2', to: 'extra-die', at: 0 },
    ]);
  });
  test('a line is complete when its last cell is marked', () => {
    expect(isComplete(LINES[0].cells, marks)).toBe(true);
    expect(isComplete(LINES[1].cells, marks)).toBe(false);
  });
});
