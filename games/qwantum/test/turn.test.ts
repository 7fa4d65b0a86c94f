import { moves, outcome, view } from '@iacta/core';
import { COLOURS, rules, stateOf } from '@iacta/qwantum/rules';
import { describe, expect, test } from 'vitest';
import {
  again,
  CLOSED,
  choices,
  EASY,
  enter,
  KEEP,
  line,
  made,
  options,
  refused,
  SKIP,
  settled,
  table,
  thrown,
  types,
} from './play.ts';

/** Red 6, yellow 8, purple 6, blue 13. */
const ROLL = '3 R1 R2 B4 P3 B6 Y5';
// Created by each test: what runs while tests are collected counts as run by all of them in mutation tests.
const start = () => rules.begin(options(2));

describe('who plays', () => {
  test('Q-1 two to four players; the lot names the first, then the turn goes round', () => {
    expect(rules.facts.seatCounts).toEqual([1, 2, 3, 4]);
    const lot = rules.begin(options(3, 'lot'));
    expect(rules.active(lot)).toBe(0);
    expect(rules.dice(lot)?.dice).toEqual([{ id: 'starter', faces: [0, 1, 2] }]);
    const drawn = thrown(lot, '2');
    expect(drawn.events).toEqual([{ type: 'starter', seat: 2 }]);
    expect(rules.active(drawn.position)).toBe(2);
    const { position } = line(
      settled(drawn.position, ROLL).position,
      [2, SKIP],
      [0, SKIP],
      [1, SKIP],
      [2, SKIP],
    );
    expect(rules.active(position)).toBe(0);
    expect(rules.thrower(position)).toBe(0);
  });

  test('Q-R10 a table may name who starts', () => {
    const named = rules.begin(options(4, 3));
    expect(rules.active(named)).toBe(3);
    expect(stateOf(named).phase).toBe('first');
  });

  test('Q-R8 extra: alone, every turn is one’s own, with A, B and C', () => {
    expect(rules.facts.extraSeatCounts).toEqual([1]);
    const solo = rules.begin(options(1, 'lot'));
    expect(stateOf(solo).phase).toBe('first');
    const b = settled(solo, ROLL).position;
    const { position, events } = line(b, [0, enter('purple')], [0, enter('red')]);
    expect(types(events)).toEqual(['entered', 'opened', 'entered']);
    expect(rules.active(position)).toBe(0);
    expect(stateOf(position)).toMatchObject({ phase: 'first', turnsOver: 1 });
  });
});

describe('A', () => {
  test('Q-5 the order is throw, choice, B, C', () => {
    expect(stateOf(start()).phase).toBe('first');
    expect(rules.deciders(start())).toBe(0);
    const choose = thrown(start(), ROLL).position;
    expect(stateOf(choose).phase).toBe('choose');
    expect(rules.dice(choose)).toBeNull();
    expect(rules.deciders(choose)).toBe(1);
    expect(refused(choose, 0, enter('red'))).toEqual({
      code: 'not-now',
      rule: 'Q-5',
      data: { phase: 'choose' },
    });
    expect(refused(choose, 0, SKIP).code).toBe('not-now');
    expect(refused(choose, 1, KEEP).code).toBe('not-your-decision');
    const b = made(choose, 0, KEEP).position;
    expect(stateOf(b).phase).toBe('enter');
    expect(rules.deciders(b)).toBe(1);
    expect(refused(b, 0, KEEP)).toEqual({ code: 'not-now', rule: 'Q-5', data: { phase: 'enter' } });
    expect(refused(b, 0, again('die1')).code).toBe('not-now');
    const c = made(b, 0, SKIP).position;
    expect(stateOf(c).phase).toBe('answer');
    expect(rules.deciders(c)).toBe(3);
    expect(refused(c, 1, again('white'))).toEqual({
      code: 'not-now',
      rule: 'Q-5',
      data: { phase: 'answer' },
    });
  });

  test('Q-6 all seven dice are thrown first, and their faces reported', () => {
    const { events } = thrown(start(), ROLL);
    expect(events).toEqual([
      {
        type: 'thrown',
        seat: 0,
        attempt: 1,
        dice: [
          { die: 'white', face: 3 },
          { die: 'die1', face: 'R1' },
          { die: 'die2', face: 'R2' },
          { die: 'die3', face: 'B4' },
          { die: 'die4', face: 'P3' },
          { die: 'die5', face: 'B6' },
          { die: 'die6', face: 'Y5' },
        ],
      },
    ]);
  });

  test('Q-7 any of 128 choices: none, some or all', () => {
    expect(moves(rules, thrown(start(), ROLL).position, 0)).toEqual(Array.from({ length: 128 }, (_, i) => i));
    const kept = made(thrown(start(), ROLL).position, 0, KEEP);
    expect(types(kept.events)).toEqual(['kept', 'values']);
  });

  test('Q-7 Q-R7 the others stay as they lie; the white die alone may go again', () => {
    const hand = made(thrown(start(), ROLL).position, 0, again('die6', 'die2'));
    expect(hand.events).toEqual([{ type: 'again', seat: 0, dice: ['die2', 'die6'] }]);
    expect(stateOf(hand.position).dice).toMatchObject({ white: 3, die1: 'R1', die2: null, die6: null });
    const second = thrown(hand.position, 'P4 R6');
    expect(second.events[0]).toEqual({
      type: 'thrown',
      seat: 0,
      attempt: 2,
      dice: [
        { die: 'die2', face: 'P4' },
        { die: 'die6', face: 'R6' },
      ],
    });
    expect(stateOf(second.position).dice).toEqual({
      white: 3,
      die1: 'R1',
      die2: 'P4',
      die3: 'B4',
      die4: 'P3',
      die5: 'B6',
      die6: 'R6',
    });
    const white = thrown(made(thrown(start(), ROLL).position, 0, again('white')).position, '1');
    expect(stateOf(white.position).dice).toMatchObject({ white: 1, die1: 'R1', die6: 'Y5' });
  });

  test('Q-R7 there is no third throw', () => {
    const hand = made(thrown(start(), ROLL).position, 0, again('white')).position;
    const second = thrown(hand, '1').position;
    expect(stateOf(second).phase).toBe('enter');
    expect(rules.dice(second)).toBeNull();
  });
});

describe('B and C', () => {
  const begunB = () => settled(start(), ROLL).position;

  test('Q-9 golden: purple 6 is entered in B by the active player only', () => {
    expect(choices(begunB(), 0)).toEqual([
      enter('purple'),
      enter('blue'),
      enter('red'),
      enter('yellow'),
      SKIP,
    ]);
    expect(choices(begunB(), 1)).toEqual([]);
    const { position, events } = made(begunB(), 0, enter('purple'));
    expect(events).toEqual([{ type: 'entered', seat: 0, colour: 'purple', value: 6, cell: 1 }]);
    expect(stateOf(position).sheets.map(({ purple }) => purple)).toEqual([[6], []]);
    expect(stateOf(position).used).toBe('purple');
  });

  test('Q-10 golden: red, yellow and blue remain for all seats, the same colour for several', () => {
    const four = settled(rules.begin(options(4)), ROLL).position;
    const c = made(four, 0, enter('purple')).position;
    for (const seat of [0, 1, 2, 3])
      expect(choices(c, seat)).toEqual([enter('blue'), enter('red'), enter('yellow'), SKIP]);
    const { position, events } = line(
      c,
      [0, enter('yellow')],
      [1, enter('red')],
      [2, enter('red')],
      [3, enter('blue')],
    );
    expect(stateOf(position).sheets.map((s) => [s.purple, s.blue, s.red, s.yellow])).toEqual([
      [[6], [], [], [8]],
      [[], [], [6], []],
      [[], [], [6], []],
      [[], [13], [], []],
    ]);
    expect(events.filter(({ type }) => type === 'missed')).toEqual([]);
    expect(rules.active(position)).toBe(1);
  });

  test('Q-10 all four colours are open in C when nothing was entered in B', () => {
    const c = made(begunB(), 0, SKIP);
    expect(c.events).toEqual([{ type: 'skipped', seat: 0 }]);
    for (const seat of [0, 1]) expect(choices(c.position, seat).length).toBe(5);
  });

  test('Q-R4 the colour of B is closed in C for all; the active player may enter another', () => {
    const c = made(begunB(), 0, enter('blue')).position;
    for (const seat of [0, 1])
      expect(refused(c, seat, enter('blue'))).toEqual({
        code: 'colour-used',
        rule: 'Q-R4',
        data: { colour: 'blue' },
      });
    const { position } = line(c, [0, enter('red')], [1, SKIP]);
    expect(stateOf(position).sheets[0]).toMatchObject({ blue: [13], red: [6], missed: 0 });
  });

  test('Q-R4 Q-11 a missed throw may be taken by choice; the others never cross one', () => {
    const { position, events } = line(begunB(), [0, SKIP], [1, SKIP], [0, SKIP]);
    expect(events.slice(-2)).toEqual([
      { type: 'opened', entering: [], passing: [0, 1] },
      { type: 'missed', seat: 0, count: 1, points: -1 },
    ]);
    expect(stateOf(position).sheets.map(({ missed }) => missed)).toEqual([1, 0]);
  });

  test('Q-11 an entry in B alone, or in C alone, saves from a missed throw', () => {
    const inB = line(begunB(), [0, enter('red')], [0, SKIP], [1, SKIP]);
    const inC = line(begunB(), [0, SKIP], [0, enter('red')], [1, SKIP]);
    for (const { events } of [inB, inC]) expect(types(events)).not.toContain('missed');
  });

  test('Q-12 missed throws cost 1, 2, 3, 4 and 5', () => {
    let position = rules.begin(options(1));
    for (const [i, total] of [-1, -3, -6, -10, -15].entries()) {
      const { events, position: next } = line(settled(position, ROLL).position, [0, SKIP], [0, SKIP]);
      expect(events).toContainEqual({ type: 'missed', seat: 0, count: i + 1, points: -1 - i });
      expect(rules.points(next, 0)).toBe(total);
      position = next;
    }
    expect(outcome(rules, position)).toMatchObject({ final: true, seats: [{ parts: { missed: -15 } }] });
  });
});

describe('answers under cover', () => {
  const begunC = () => line(settled(rules.begin(options(3, 1)), ROLL).position, [1, SKIP]).position;

  test('Q-R3 no seat sees what another has answered, and events reveal only that it has', () => {
    const red = made(begunC(), 2, enter('red'));
    const skip = made(begunC(), 2, SKIP);
    expect(red.events).toEqual([{ type: 'answered', seat: 2 }]);
    expect(skip.events).toEqual(red.events);
    expect(rules.sealed(red.position)).toBe(true);
    for (const viewer of [-1, 0, 1])
      expect(stateOf(view(rules, red.position, viewer)).answers).toEqual([null, null, null]);
    expect(stateOf(view(rules, red.position, 2)).answers).toEqual([null, null, 'red']);
    expect(stateOf(skip.position).answers).toEqual([null, null, 'skip']);
    expect(rules.points(red.position, 2)).toBe(0);
    expect(stateOf(red.position).sheets[2].red).toEqual([]);
  });

  test('Q-R3 an answer may be changed until the last one is in', () => {
    const first = made(begunC(), 2, enter('red')).position;
    expect(rules.changers(first)).toBe(0b100);
    expect(rules.deciders(first)).toBe(0b011);
    const { position } = line(first, [2, enter('blue')], [0, SKIP], [2, enter('yellow')], [1, enter('red')]);
    expect(stateOf(position).sheets.map((s) => [s.blue, s.red, s.yellow])).toEqual([
      [[], [], []],
      [[], [6], []],
      [[], [], [8]],
    ]);
    expect(rules.changers(position)).toBe(0);
  });

  test('Q-R3 the position is the same for any order of arrival, and the events go clockwise from the active', () => {
    const answers = [
      [0, enter('red')],
      [1, enter('blue')],
      [2, enter('red')],
    ] as const;
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    const lines = orders.map((order) => line(begunC(), ...order.map((i) => answers[i])));
    for (const { position, events } of lines) {
      expect(Array.from(position)).toEqual(Array.from(lines[0].position));
      expect(events.slice(3)).toEqual(lines[0].events.slice(3));
    }
    expect(lines[0].events.slice(3)).toEqual([
      { type: 'opened', entering: [1, 2, 0], passing: [] },
      { type: 'entered', seat: 1, colour: 'blue', value: 13, cell: 1 },
      { type: 'entered', seat: 2, colour: 'red', value: 6, cell: 1 },
      { type: 'entered', seat: 0, colour: 'red', value: 6, cell: 1 },
    ]);
  });
});

describe('Q-R9 who can enter nothing is not asked', () => {
  test('Q-R9 in B the question is left out, in C the others are asked, and all are reported', () => {
    const played = settled(table([CLOSED, EASY, EASY]), ROLL);
    expect(played.events.slice(-2)).toEqual([
      { type: 'nothingFits', action: 'B', seats: [0] },
      { type: 'nothingFits', action: 'C', seats: [0] },
    ]);
    expect(rules.deciders(played.position)).toBe(0b110);
    expect(refused(played.position, 0, SKIP).code).toBe('not-your-decision');
    const done = line(played.position, [1, SKIP], [2, enter('red')]);
    expect(done.events).toContainEqual({ type: 'opened', entering: [2], passing: [1] });
    expect(done.events).toContainEqual({ type: 'missed', seat: 0, count: 1, points: -1 });
  });

  test.each(COLOURS)('Q-10 a seat that answers with %s is among those that enter', (colour) => {
    const inC = made(settled(start(), ROLL).position, 0, SKIP).position;
    const { events } = line(inC, [0, SKIP], [1, enter(colour)]);
    expect(events).toContainEqual({ type: 'opened', entering: [1], passing: [0] });
  });

  test('Q-R9 a single answer is opened at once', () => {
    const { position } = made(settled(table([EASY, CLOSED]), ROLL).position, 0, enter('red'));
    expect(rules.sealed(position)).toBe(false);
    expect(rules.deciders(position)).toBe(1);
    expect(types(made(position, 0, enter('blue')).events)).toEqual(['opened', 'entered']);
  });

  test('Q-R9 with no seat to ask the turn is skipped', () => {
    const { position, events } = settled(table([CLOSED, CLOSED], 1), ROLL);
    expect(types(events)).toEqual(['kept', 'values', 'nothingFits', 'nothingFits', 'missed']);
    expect(events.slice(2, 4)).toEqual([
      { type: 'nothingFits', action: 'B', seats: [1] },
      { type: 'nothingFits', action: 'C', seats: [1, 0] },
    ]);
    expect(rules.active(position)).toBe(0);
    expect(stateOf(position).phase).toBe('first');
  });
});
