import { outcome } from '@iacta/core';
import { rules, stateOf } from '@iacta/qwantum/rules';
import { describe, expect, test } from 'vitest';
import { CLOSED, EASY, enter, line, refused, SKIP, settled, sheet, table, types } from './play.ts';

/** Red 6, yellow 8, purple 6, blue 13. */
const ROLL = '3 R1 R2 B4 P3 B6 Y5';

const FULL_ROW = [1, 2, 3, 20, 10, 9];
/** One cell short of a full sheet: red takes less than 10. */
const NEARLY = sheet({ purple: FULL_ROW, blue: FULL_ROW, red: [1, 2, 3, 20, 10], yellow: FULL_ROW });
/** Two cells short: red and yellow. */
const TWO_SHORT = sheet({ ...NEARLY, yellow: [1, 2, 3, 20, 10] });
const MISSED_4 = sheet({ ...EASY, missed: 4 });

describe('full sheets', () => {
  test('Q-15 the fourth full row of the active player in B ends the game before C', () => {
    const { position, events } = line(settled(table([NEARLY, NEARLY]), ROLL).position, [0, enter('red')]);
    expect(types(events)).toEqual(['entered', 'column', 'over']);
    expect(events.at(-1)).toEqual({ type: 'over', full: [0] });
    expect(outcome(rules, position).final).toBe(true);
    expect(stateOf(position)).toMatchObject({ phase: 'over', used: null, answers: [null, null] });
    expect(stateOf(position).sheets[1].red.length).toBe(5);
    expect(rules.dice(position)).toBeNull();
    expect(rules.active(position)).toBe(0);
    expect(refused(position, 0, SKIP).code).toBe('over');
  });

  test('Q-15 three full rows are not four', () => {
    const { position } = line(settled(table([TWO_SHORT, EASY]), ROLL).position, [0, enter('red')]);
    expect(stateOf(position).phase).toBe('answer');
    const done = line(position, [1, SKIP], [0, enter('yellow')]);
    expect(done.events.at(-1)).toEqual({ type: 'over', full: [0] });
  });

  test('Q-15 Q-R1 any seat that fills the sheet in C ends the game; all entries of that C count', () => {
    const b = settled(table([EASY, NEARLY, TWO_SHORT, NEARLY]), ROLL).position;
    const { position, events } = line(
      b,
      [0, SKIP],
      [3, enter('red')],
      [2, enter('yellow')],
      [1, enter('red')],
      [0, enter('blue')],
    );
    expect(events.at(-1)).toEqual({ type: 'over', full: [1, 3] });
    expect(stateOf(position).sheets.map((s) => [s.blue.length, s.red.length, s.yellow.length])).toEqual([
      [4, 3, 3],
      [6, 6, 6],
      [6, 5, 6],
      [6, 6, 6],
    ]);
    expect(outcome(rules, position).final).toBe(true);
  });

  test('Q-R1 a missed throw of the last turn counts, and no seat catches up', () => {
    const b = settled(table([EASY, NEARLY]), ROLL).position;
    const { position, events } = line(b, [0, SKIP], [0, SKIP], [1, enter('red')]);
    expect(types(events).slice(-4)).toEqual(['entered', 'column', 'missed', 'over']);
    expect(outcome(rules, position).seats[0].parts).toMatchObject({ missed: -1 });
    expect(outcome(rules, position).final).toBe(true);
  });
});

describe('missed throws', () => {
  test('Q-16 the fifth of the active player ends the game after C', () => {
    const b = settled(table([MISSED_4, EASY]), ROLL).position;
    const { position, events } = line(b, [0, SKIP], [0, SKIP], [1, enter('red')]);
    expect(types(events).slice(-4)).toEqual(['opened', 'entered', 'missed', 'over']);
    expect(events.at(-1)).toEqual({ type: 'over', full: [] });
    expect(stateOf(position).sheets[1].red).toEqual([1, 2, 3, 6]);
    expect(rules.points(position, 0)).toBe(1 + 2 + 3 - 15);
  });

  test('Q-16 the fourth does not, nor do another seat’s four', () => {
    const b = settled(table([sheet({ ...EASY, missed: 3 }), MISSED_4]), ROLL).position;
    const { position } = line(b, [0, SKIP], [0, SKIP], [1, SKIP]);
    expect(stateOf(position)).toMatchObject({ phase: 'first', sheets: [{ missed: 4 }, { missed: 4 }] });
  });

  test('Q-16 Q-R9 also when no seat could be asked', () => {
    const { events } = settled(table([sheet({ ...CLOSED, missed: 4 })]), ROLL);
    expect(events.at(-1)).toEqual({ type: 'over', full: [] });
  });

  test('Q-R1 a full sheet and a fifth missed throw may come together', () => {
    const b = settled(table([MISSED_4, NEARLY]), ROLL).position;
    const { events, position } = line(b, [0, SKIP], [0, SKIP], [1, enter('red')]);
    expect(events.at(-1)).toEqual({ type: 'over', full: [1] });
    expect(stateOf(position)).toMatchObject({ phase: 'over', sheets: [{ missed: 5 }, { missed: 0 }] });
  });
});
