import { type CleverEvent, rules } from '@iacta/clever/rules';
import { moves, outcome, play, randomStream } from '@iacta/core';
import { quick, randomGame } from '@iacta/core/test-kit';
import { describe, expect, test } from 'vitest';
import { begin, extra, PASS, REROLL, type SheetSpec, setUp, take } from './table.ts';

const options = (seats: number, starter: number | 'lot' = 0) => ({ seats, starter, soloExtraDie: false });

describe('rounds and turns', () => {
  test.each([
    [1, 6],
    [2, 6],
    [3, 5],
    [4, 4],
  ])('C-1 C-23 %i seats play %i rounds, each seat active once in each', (seats, rounds) => {
    const events: CleverEvent[] = [];
    const position = rules.begin(options(seats));
    randomGame(rules, position, randomStream(seats), 5000, events);
    expect(events.filter(({ type }) => type === 'round')).toHaveLength(rounds);
    const active = events.flatMap((event) =>
      event.type === 'rolled' && event.roll === 1 ? [event.seat] : [],
    );
    const turns = active.filter((seat, i) => i === 0 || seat !== active[i - 1] || seats === 1);
    if (seats > 1) expect(turns).toEqual(Array.from({ length: seats * rounds }, (_, turn) => turn % seats));
    expect(events.at(-1)).toEqual({ type: 'over' });
    expect(rules.active(position)).toBe(0);
  });

  test('C-2 the starter is drawn by lot, and the left neighbour follows', () => {
    const table = begin({ seats: 3 });
    expect(table.dice).toEqual(['starter']);
    expect(rules.active(table.position)).toBe(0);
    table.roll(2);
    expect(table.events).toEqual([{ type: 'starter', seat: 2 }]);
    expect(rules.active(table.position)).toBe(2);
    table.roll(1, 2, 3, 4, 5, 6).play(take('pink'), 2).play(take('orange'), 0).play(take('orange'), 1);
    expect(rules.active(table.position)).toBe(0);
  });

  test('C-2 the table may name the starter; alone nothing is drawn', () => {
    expect(rules.active(begin({ seats: 4, starter: 3 }).position)).toBe(3);
    expect(begin({ seats: 1 }).dice).toHaveLength(6);
  });

  test('C-3 C-R15 rounds 1 to 3 give a reroll, an extra die, a reroll; rounds 5 and 6 nothing', () => {
    const table = begin({});
    expect(table.sheet()).toMatchObject({ rerolls: { earned: 1 }, extraDice: { earned: 0 } });
    table.roll(1, 2, 3, 4, 5, 6);
    expect(table.eventsOf('round')).toEqual([{ type: 'round', round: 1, bonus: 'reroll' }]);
    const into = (turnsOver: number, sheet: SheetSpec) => {
      const last = setUp({ phase: 'soloRoll', turnsOver: turnsOver - 1, sheets: [sheet] });
      return last.roll(6, 2, 5, 1, 4, 3).play(take('green'));
    };
    const second = into(1, {});
    expect(second.eventsOf('round')).toEqual([{ type: 'round', round: 2, bonus: 'extra-die' }]);
    expect(second.sheet()).toMatchObject({ rerolls: { earned: 1 }, extraDice: { earned: 1 } });
    const third = into(2, {});
    expect(third.eventsOf('round')).toEqual([{ type: 'round', round: 3, bonus: 'reroll' }]);
    expect(third.sheet()).toMatchObject({ rerolls: { earned: 2 }, extraDice: { earned: 1 } });
    const fourth = into(3, {});
    expect(fourth.eventsOf('round')).toEqual([{ type: 'round', round: 4, bonus: 'black' }]);
    expect(fourth.sheet().waiting).toEqual(['black']);
    expect(fourth.state.phase).toBe('start');
    const fifth = into(4, { pink: [6] });
    expect(fifth.eventsOf('round')).toEqual([{ type: 'round', round: 5, bonus: null }]);
    expect(fifth.sheet()).toMatchObject({ rerolls: { earned: 2 }, extraDice: { earned: 1 }, waiting: [] });
    expect(into(5, { pink: [6] }).eventsOf('round')).toEqual([{ type: 'round', round: 6, bonus: null }]);
  });

  test('C-3 with several seats each one gets it, also while the starter is drawn (C-R15)', () => {
    const table = begin({ seats: 4 });
    expect([0, 1, 2, 3].map((seat) => table.sheet(seat).rerolls.earned)).toEqual([1, 1, 1, 1]);
    table.roll(1);
    expect(table.eventsOf('round')).toEqual([]);
    table.roll(1, 1, 1, 1, 1, 1).play(REROLL).roll(2, 2, 2, 2, 2, 2);
    expect(table.all.filter(({ type }) => type === 'round')).toHaveLength(1);
  });
});

describe('who wins', () => {
  const over = (sheets: readonly SheetSpec[]) =>
    outcome(rules, setUp({ phase: 'over', turnsOver: 12, sheets }).position);

  test('C-22 C-R10 equal totals: the best single area decides, foxes are none', () => {
    const result = over([{ orange: [6, 1] }, { orange: [4], pink: [3] }]);
    expect(result.seats.map(({ total }) => total)).toEqual([7, 7]);
    expect(result.winners).toEqual([0]);
    expect(result.decidedBy).toBe(1);
    expect(result.seats[1].tieBreaks).toEqual([4]);
  });

  test('C-22 then the win is shared; more points simply win', () => {
    expect(over([{ orange: [5] }, { pink: [5] }])).toMatchObject({ winners: [0, 1], decidedBy: 'shared' });
    expect(over([{ orange: [5] }, { pink: [6] }])).toMatchObject({ winners: [1], decidedBy: 'points' });
  });

  test('C-23 actions that are left are worth nothing', () => {
    const table = setUp({ phase: 'over', turnsOver: 6, sheets: [{ pink: [6] }] });
    expect(table.sheet().rerolls).toEqual({ earned: 2, used: 0 });
    expect(rules.points(table.position, 0)).toBe(6);
    expect(table.refused(take('pink'))).toBe('over');
  });
});

describe('when time runs out', () => {
  test('C-T1 the lowest die that can be marked, and of its ways what brings most', () => {
    const table = begin({}).roll(2, 5, 5, 5, 5, 5);
    expect(rules.encodeMove(rules.onTimeout(table.position, 0))).toEqual(take('white', 'orange'));
    const pink = setUp({ turnsOver: 2, sheets: [{ pink: [5] }] }).roll(6, 6, 6, 6, 6, 2);
    expect(rules.encodeMove(rules.onTimeout(pink.position, 0))).toEqual(take('white', 'orange'));
  });

  test('C-T1 no extra die before the last turn, but every one in it', () => {
    const window = { phase: 'close', faces: [1, 2, 3, 4, 5, 6], fields: ['pink'] } as const;
    const tray = ['white', 'yellow', 'blue', 'green', 'orange'] as const;
    const early = setUp({ ...window, tray, turnsOver: 4, sheets: [{ pink: [6, 6], stage: 'window' }] });
    expect(rules.encodeMove(rules.onTimeout(early.position, 0))).toEqual({ done: true });
    const late = setUp({ ...window, tray, turnsOver: 5, sheets: [{ pink: [6, 6], stage: 'window' }] });
    expect(rules.encodeMove(rules.onTimeout(late.position, 0))).toEqual(extra('pink'));
  });

  test('C-T1 a roll that fits nowhere is skipped', () => {
    const full = {
      green: 4,
      orange: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      pink: [6, 1, 2, 5],
      yellow: ['r1c1', 'r2c2', 'r3c1', 'r2c1'],
      blue: [2, 9],
    };
    const table = setUp({ turnsOver: 5, sheets: [{ ...full, extraDice: 1 }] }).roll(1, 1, 1, 1, 1, 1);
    expect(rules.encodeMove(rules.onTimeout(table.position, 0))).toEqual(PASS);
  });

  test.each([1, 2, 3, 4])('C-T1 a game of %i absent seats ends', (seats) => {
    const below = randomStream(99 + seats);
    for (let game = 0; game < (quick ? 1 : 3); game++) {
      let position = rules.begin(options(seats));
      for (let step = 0; ; step++) {
        expect(step).toBeLessThan(2000);
        const dice = rules.dice(position);
        const deciders = rules.deciders(position);
        if (!dice && deciders === 0) break;
        const seat = 31 - Math.clz32(deciders);
        const next = dice
          ? play(rules, position, {
              roll: dice.dice.reduce((sum, die, i) => sum | (below(die.faces.length) << (3 * i)), 0),
            })
          : play<unknown, CleverEvent, string>(rules, position, {
              seat,
              move: rules.onTimeout(position, seat),
            });
        if (!next.ok) throw new Error(JSON.stringify(next.refusal));
        position = next.position;
      }
      expect(rules.points(position, 0)).toBeGreaterThan(0);
      expect(moves(rules, position, 0)).toEqual([]);
    }
  });
});
