import { describe, expect, it } from 'vitest';
import { equal, GameRecord, type Move, type Options, readRecord, type Step } from '../index.ts';
import { type TallyMove, tally } from './tally.ts';

const options = { seats: 2, double: false, first: 'lot', solo: 'slow' };
type TallyStep = Step<Move<TallyMove>>;
const guess = (seat: number, move: number): TallyStep => ({ seat, move: move as Move<TallyMove> });

function recordOf(...steps: readonly TallyStep[]) {
  return recordWith(options, ...steps);
}

function recordWith(table: Options, ...steps: readonly TallyStep[]) {
  const record = GameRecord.begin(tally, table, { source: 'seeded', seed: 1 });
  for (const step of steps) expect(record.play(step).ok).toBe(true);
  return record;
}

describe('a record', () => {
  it('is rebuilt from its JSON, undone steps included', () => {
    const record = recordOf(guess(0, 1), guess(0, 2));
    record.undo(1, 0);
    record.play(guess(1, 1));
    record.play({ roll: 0 });
    const read = readRecord(tally, JSON.parse(JSON.stringify(record)));
    expect(read.ok && equal(read.value.position, record.position)).toBe(true);
    expect(read.ok && read.value.toJSON()).toEqual(record.toJSON());
    expect(record.toJSON().entries).toEqual([
      { seat: 0, move: { guess: 'heads' } },
      { seat: 0, move: { guess: 'tails' } },
      { undo: 1, by: 0 },
      { seat: 1, move: { guess: 'heads' } },
      { roll: ['heads'] },
    ]);
  });

  it('says nothing of its start where it began like any game', () => {
    expect(recordOf().toJSON()).not.toHaveProperty('start');
  });

  it('repeats no more of a foreign name than is needed to recognise it', () => {
    const json = { ...recordOf().toJSON(), game: 'g'.repeat(60) };
    expect(readRecord(tally, json)).toEqual({
      ok: false,
      refusal: { code: 'unknown-game', data: { game: 'g'.repeat(40) } },
    });
  });

  it('keeps where it was set up', () => {
    const start = tally.begin(options);
    start[2] = 1;
    const record = GameRecord.from(tally, start);
    record.play(guess(0, 1));
    const json = record.toJSON();
    expect(json.start).toEqual({ round: 1, guesses: [null, null], won: [0, 0] });
    expect(json).not.toHaveProperty('dice');
    const read = readRecord(tally, json);
    expect(read.ok && equal(read.value.position, record.position)).toBe(true);
  });

  it.each([
    { source: 'seeded', seed: 7 },
    { source: 'table' },
    { source: 'fair', table: '0123456789abcdef0123456789abcdef' },
  ] as const)('keeps where its dice came from: $source', (dice) => {
    const read = readRecord(tally, GameRecord.begin(tally, options, dice).toJSON());
    expect(read.ok && read.value.dice).toEqual(dice);
  });

  it('a refused step is not noted down', () => {
    const record = recordOf(guess(0, 1));
    expect(record.play(guess(0, 9)).ok).toBe(false);
    expect(record.toJSON().entries).toHaveLength(1);
  });

  const good = () => JSON.parse(JSON.stringify(recordOf(guess(0, 1)))) as { [key: string]: unknown };
  it.each([
    [{ format: 2 }, 'malformed'],
    [{ game: 'other' }, 'unknown-game'],
    [{ rules: 9 }, 'unknown-version'],
    [{ options: { seats: 7 } }, 'bad-option'],
    [{ start: { round: 9 } }, 'malformed'],
    [{ dice: { source: 'loaded' } }, 'malformed'],
    [{ dice: { source: 'fair', table: 'x' } }, 'malformed'],
    [{ entries: {} }, 'malformed'],
    [{ extra: true }, 'malformed'],
    [{ entries: [{ roll: ['heads'] }] }, 'bad-entry'],
    [{ entries: [{ undo: 1, by: 'all' }] }, 'bad-entry'],
    [{ entries: [{ undo: 0, by: 'all' }] }, 'bad-entry'],
    [{ entries: [{ seat: 0, move: { guess: 'edge' } }] }, 'bad-entry'],
    [{ entries: [null] }, 'bad-entry'],
    [{ entries: ['undo'] }, 'bad-entry'],
    [{ entries: [5] }, 'bad-entry'],
    [{ dice: { source: 'fair', table: `x${'0'.repeat(32)}` } }, 'malformed'],
    [{ dice: { source: 'fair', table: `${'0'.repeat(32)}x` } }, 'malformed'],
    [
      {
        entries: [
          { seat: 0, move: { guess: 'heads' } },
          { seat: 5, move: { guess: 'heads' } },
        ],
      },
      'bad-entry',
    ],
  ])('%j is refused', (change, code) => {
    expect(readRecord(tally, { ...good(), ...change })).toMatchObject({ ok: false, refusal: { code } });
  });

  it('a bad entry is named', () => {
    const entries = [
      { seat: 0, move: { guess: 'heads' } },
      { seat: 5, move: { guess: 'heads' } },
    ];
    expect(readRecord(tally, { ...good(), entries })).toMatchObject({
      refusal: { data: { entry: 1, code: 'no-such-seat' } },
    });
  });
});

describe('undo', () => {
  it("is free for one's own latest steps, back to another seat's", () => {
    const record = recordWith({ ...options, seats: 3 }, guess(1, 1), guess(0, 1), guess(0, 2));
    expect(record.undoable(0)).toBe(2);
    expect(record.undoable(1)).toBe(0);
    expect(record.undo(3, 0)).toMatchObject({ refusal: { code: 'undo-needs-consent' } });
    expect(record.undo(1, 1)).toMatchObject({ refusal: { code: 'undo-needs-consent' } });
    expect(record.undo(2, 0).ok).toBe(true);
    expect(record.steps).toEqual([guess(1, 1)]);
  });

  it('is not free once sealed answers were opened, nor across a roll', () => {
    const record = recordOf(guess(0, 1), guess(1, 1));
    expect(record.undoable(1)).toBe(0);
    record.play({ roll: 0 });
    expect(record.undoable(0)).toBe(0);
    expect(record.undoable(1)).toBe(0);
    expect(record.undo(3, 'all').ok).toBe(true);
    expect(record.steps).toEqual([]);
  });

  it.each([0, -1, 2, 1.5, Number.NaN])('cannot take back %d of one step', (count) => {
    expect(recordOf(guess(0, 1)).undo(count, 'all')).toMatchObject({ refusal: { code: 'nothing-to-undo' } });
  });

  it('of moves leaves the number of the next roll alone', () => {
    const record = recordOf(guess(0, 1), guess(1, 1));
    record.play({ roll: 0 });
    record.play(guess(0, 1));
    record.undo(1, 0);
    expect(record.rollNumber).toBe(1);
    record.play(guess(0, 1));
    record.undo(2, 'all');
    expect(record.rollNumber).toBe(0);
  });

  it('is refused to a seat that does not exist', () => {
    expect(recordOf(guess(0, 1)).undo(1, 7)).toMatchObject({ refusal: { code: 'no-such-seat' } });
  });

  it('does not change the number of the next roll that is thrown again', () => {
    const record = recordOf(guess(0, 1), guess(1, 1));
    expect(record.rollNumber).toBe(0);
    record.play({ roll: 0 });
    expect(record.rollNumber).toBe(1);
    record.undo(1, 'all');
    expect(record.rollNumber).toBe(0);
    expect(record.undos).toBe(1);
  });
});

describe('a decision', () => {
  it("is not touched by another seat's answer, but by the own one, a roll and an undo", () => {
    const record = recordOf();
    const mine = record.decision(0);
    record.play(guess(1, 1));
    expect(record.decision(0)).toBe(mine);
    expect(record.play(guess(0, 1), mine).ok).toBe(true);
    expect(record.play({ roll: 1 }).ok).toBe(true);
    const later = record.decision(0);
    expect(later).not.toBe(mine);
    expect(record.play(guess(0, 2), mine)).toMatchObject({ refusal: { code: 'stale' } });
    record.play(guess(0, 2), later);
    record.undo(1, 0);
    expect(record.play(guess(0, 2), later)).toMatchObject({ refusal: { code: 'stale' } });
    expect(record.play(guess(0, 2), record.decision(0)).ok).toBe(true);
  });

  it('changes with an own answer, even where it may still be changed', () => {
    const record = recordOf();
    const first = record.decision(0);
    record.play(guess(0, 1));
    const second = record.decision(0);
    expect(second).not.toBe(first);
    expect(record.play(guess(0, 2), first)).toMatchObject({ refusal: { code: 'stale' } });
    expect(record.play(guess(0, 2), second).ok).toBe(true);
    expect([first, second, record.decision(0)]).toEqual(['0.0.0', '0.0.1', '0.0.2']);
  });

  it('positions and steps of the line that holds can be walked through', () => {
    const record = recordOf(guess(0, 1), guess(1, 1));
    expect(record.positions).toHaveLength(2);
    expect(equal(record.positions[0], record.start)).toBe(true);
    expect(record.steps).toEqual([guess(0, 1), guess(1, 1)]);
  });
});
