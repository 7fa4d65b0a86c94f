import { describe, expect, it } from 'vitest';
import {
  diceOf,
  dieKeys,
  duplicateRoll,
  GameRecord,
  HEADER,
  knownFaces,
  PIPS,
  type Position,
  readRecord,
  rollByKeys,
  seededDice,
  seededRoll,
  seedOf,
  textStream,
} from '../index.ts';
import { tally } from './tally.ts';

const OPTIONS = { seats: 2, double: false, first: 'lot' } as const;
const NOTE = { source: 'duplicate', seed: 11 } as const;

/** A game in which both seats guess the same side in every round. */
function played(guess: number, note = NOTE as GameRecord['dice'], rounds = 3): GameRecord {
  const record = GameRecord.begin(tally, OPTIONS, note) as GameRecord;
  for (let round = 0; round < rounds; round++) {
    for (const seat of [0, 1]) record.play({ seat, move: guess + 1 });
    const roll = seededRoll(record, seedOf(note) ?? 0);
    if (roll) record.play(roll);
  }
  return record;
}

const rollsOf = (record: GameRecord) => record.steps.flatMap((step) => ('roll' in step ? [step.roll] : []));

describe('duplicate dice', () => {
  it('are the same whatever was played', () => {
    expect(rollsOf(played(0))).toEqual(rollsOf(played(1)));
    expect(rollsOf(played(0))).toHaveLength(3);
  });

  it('differ by the seed', () => {
    const all = Array.from({ length: 20 }, (_, seed) =>
      rollsOf(played(0, { source: 'duplicate', seed })).join(),
    );
    expect(new Set(all).size).toBeGreaterThan(4);
  });

  it('cannot be fished by undoing a roll', () => {
    const record = played(0);
    const [, , last] = rollsOf(record);
    record.undo(1, 'all');
    expect(duplicateRoll(record, NOTE)).toBe(last);
  });

  it('count the repetitions of a die within one throw', () => {
    const record = played(0, NOTE, 1);
    for (const seat of [0, 1]) record.play({ seat, move: 1 });
    // The active seat of this game never changes: all its coins are one throw, repeated.
    expect(dieKeys(record)).toEqual(['0:coin:1']);
  });

  it('take the known faces first, and the seed for the others', () => {
    const record = played(0);
    const faces = knownFaces(record);
    expect(Object.keys(faces)).toEqual(['0:coin:0', '0:coin:1', '0:coin:2']);
    const again = played(1, { source: 'duplicate', seed: 999, faces });
    expect(rollsOf(again)).toEqual(rollsOf(record));
    const partly = played(1, { source: 'duplicate', seed: 11, faces: { '0:coin:0': 'unknown side' } });
    expect(rollsOf(partly)).toEqual(rollsOf(record));
  });

  it('do not take inherited names for known faces', () => {
    const dice = diceOf([{ id: 'x', faces: PIPS }]);
    expect(rollByKeys(dice, ['toString'], (key) => key.length - 3)).toBe(5);
    const record = GameRecord.begin(tally, OPTIONS, NOTE) as GameRecord;
    for (const seat of [0, 1]) record.play({ seat, move: 1 });
    expect(duplicateRoll(record, { ...NOTE, faces: Object.create({ '0:coin:0': 'heads' }) })).toBe(
      duplicateRoll(record, NOTE),
    );
  });

  it('distinguish dice with the same id', () => {
    const dice = diceOf(
      Array.from({ length: 4 }, () => ({ id: 'same', faces: PIPS })),
      true,
    );
    const one = { ...tally, dice: () => dice, deciders: () => 0 };
    const record = GameRecord.begin(one, OPTIONS, NOTE) as GameRecord;
    expect(dieKeys(record)).toEqual(['0:same:0', '0:same+1:0', '0:same+2:0', '0:same+3:0']);
  });

  it('survive the way through JSON, where too many or strange faces are refused', () => {
    const json = played(0, { source: 'duplicate', seed: 11, faces: { '0:coin:0': 'tails' } }).toJSON();
    const back = readRecord(tally, JSON.parse(JSON.stringify(json)));
    expect(back.ok && back.value.toJSON()).toEqual(json);
    const many = Object.fromEntries(Array.from({ length: 4001 }, (_, i) => [`${i}`, 1]));
    for (const faces of [many, { a: {} }, { ['k'.repeat(41)]: 1 }]) {
      const read = readRecord(tally, { ...json, dice: { source: 'duplicate', seed: 1, faces } });
      expect(read.ok).toBe(false);
    }
    delete many['4000'];
    const most = { source: 'duplicate', seed: 1, faces: many };
    expect(readRecord(tally, { ...json, entries: [], dice: most }).ok).toBe(true);
  });

  it('are not thrown where none are awaited, and need no note', () => {
    const record = GameRecord.begin(tally, OPTIONS) as GameRecord;
    expect(seededRoll(record, 5)).toBeNull();
    for (const seat of [0, 1]) record.play({ seat, move: 1 });
    const coin = tally.dice(record.position);
    expect(seededRoll(record, 5)).toEqual(coin && { roll: seededDice(5).throwDice(coin, 0) });
  });

  it('leave records of seeded dice as they were', () => {
    const note = seededDice(5).note;
    const record = played(0, note);
    const coin = tally.dice(record.positions[2]);
    expect(rollsOf(record)).toEqual(coin && [0, 1, 2].map((n) => seededDice(5).throwDice(coin, n)));
    expect([seedOf(note), seedOf(NOTE), seedOf({ source: 'table' }), seedOf(undefined)]).toEqual([
      5,
      11,
      null,
      null,
    ]);
  });

  it('give every face equally often, by seed and by key', () => {
    const bySeed = [0, 0, 0, 0, 0, 0];
    const byKey = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 12_000; i++) {
      bySeed[textStream(i, '3:red:0')(6)]++;
      byKey[textStream(7, `${i}:red:0`)(6)]++;
    }
    // Chi-square with five degrees of freedom: above 30 once in 70,000 tries.
    for (const counts of [bySeed, byKey])
      expect(counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)).toBeLessThan(30);
  });

  it('use the high half of large seeds', () => {
    const keys = Array.from({ length: 30 }, (_, i) => `${i}:die:0`);
    const faces = (seed: number) => keys.map((key) => textStream(seed, key)(6)).join('');
    expect(faces(2 ** 32 + 5)).not.toBe(faces(5));
    expect(faces(2 ** 52 + 5)).not.toBe(faces(2 ** 40 + 5));
  });
});

describe('the keys of dice', () => {
  const heads = ['heads', 'tails'] as const;
  const dieOf = (id: string) => ({ id, faces: heads });
  /** `tally` with other dice in each round; only the first of them counts. */
  function withDice(ids: readonly (readonly string[])[], change: Partial<typeof tally> = {}) {
    const dice = ids.map((row) => diceOf(row.map(dieOf)));
    const rules = {
      ...tally,
      dice: (p: Position) => (tally.dice(p) ? dice[p[HEADER]] : null),
      applyRoll: (...[p, roll, events]: Parameters<typeof tally.applyRoll>) =>
        tally.applyRoll(p, roll & 1, events),
      ...change,
    };
    return (rounds: number) => {
      const record = GameRecord.begin(rules, OPTIONS, NOTE) as unknown as GameRecord;
      for (let round = 0; round <= rounds; round++) {
        for (const seat of [0, 1]) record.play({ seat, move: 1 });
        if (round < rounds) record.play({ roll: 0 });
      }
      return dieKeys(record);
    };
  }

  it('distinguish dice with the same id by their order', () => {
    const keys = withDice([['a', 'b', 'a', 'a']]);
    expect(keys(0)).toEqual(['0:a:0', '0:b:0', '0:a+1:0', '0:a+2:0']);
  });

  it('count only throws in which the die was', () => {
    const keys = withDice([['a', 'b'], ['a', 'c'], ['c']]);
    expect(keys(1)).toEqual(['0:a:1', '0:c:0']);
    expect(keys(2)).toEqual(['0:c:1']);
  });

  it('restart with each throw that the game names', () => {
    const keys = withDice([['a'], ['a'], ['a']], { throwKey: (p) => 10 + p[HEADER] });
    expect([keys(0), keys(1), keys(2)]).toEqual([['10:a:0'], ['11:a:0'], ['12:a:0']]);
  });

  it('restart with each turn in a game that does not name its throws', () => {
    const keys = withDice([['a'], ['a'], ['a']], { active: (p) => (p[HEADER] < 2 ? 0 : 1) });
    expect([keys(0), keys(1), keys(2)]).toEqual([['0:a:0'], ['0:a:1'], ['1:a:0']]);
  });

  it('exist only while dice are awaited', () => {
    const record = GameRecord.begin(tally, OPTIONS, NOTE) as unknown as GameRecord;
    expect(() => dieKeys(record)).toThrow('no dice are awaited');
  });

  it('choose a known face, the first one too, before the seed does', () => {
    for (let seed = 0; seed < 12; seed++) {
      const rolls = heads.map((face) => {
        const note = { source: 'duplicate', seed, faces: { '0:coin:0': face } } as const;
        const record = GameRecord.begin(tally, OPTIONS, note) as unknown as GameRecord;
        for (const seat of [0, 1]) record.play({ seat, move: 1 });
        return duplicateRoll(record, note);
      });
      expect(rolls).toEqual([0, 1]);
    }
  });
});

it('dice of a seed and a key never change: games that are shared depend on them', () => {
  const drawn = (seed: number, key: string) =>
    Array.from({ length: 6 }, () => textStream(seed, key)(1000))[0];
  expect([
    drawn(0, ''),
    drawn(7, '0:coin:0'),
    drawn(2 ** 32 + 7, '0:coin:0'),
    drawn(2 ** 40, 'x'),
  ]).toMatchInlineSnapshot(`
      [
        453,
        960,
        53,
        805,
      ]
    `);
});
