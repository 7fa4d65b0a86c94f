import {
  type DuplicateNote,
  GameRecord,
  moves,
  optionsOf,
  readOptions,
  seededDice,
  seededRoll,
} from '@iacta/core';
import { GAME_IDS, type GameId, loadRules } from '@iacta/games';
import { gamesWith, SEALED_GAME, SOLO_GAME } from '@iacta/games/test-kit';
import type { Summary } from '@iacta/review';
import { describe, expect, test } from 'vitest';
import type { FinishedGame } from '../history/finished.ts';
import { diceName, diceNameOf, diceOf, onSameDice } from '../same/dice.ts';
import { FIELD_GAMES, type FieldResult, placeAmong, playField } from '../same/field.ts';
import { luckNote } from '../same/luck.ts';

/** A whole game in which a choice is always the n-th legal move, as far as there are so many. */
async function played(
  id: GameId,
  note: GameRecord['dice'],
  choice: number,
  seats?: number,
): Promise<GameRecord> {
  const rules = await loadRules(id);
  const options = readOptions(rules.facts, seats === undefined ? {} : { seats });
  if (!options.ok) throw new Error(options.refusal.code);
  const record = GameRecord.begin(rules, options.value, note);
  for (;;) {
    const roll = seededRoll(record, 1);
    const deciders = rules.deciders(record.position);
    if (!roll && deciders === 0) return record;
    const seat = 31 - Math.clz32(deciders);
    const legal = roll ? [] : moves(rules, record.position, seat);
    record.play(roll ?? { seat, move: legal[choice % legal.length] });
  }
}

const finished = (id: string, record: GameRecord) =>
  ({ id, game: record.rules.facts.id, record: record.toJSON() }) as FinishedGame;

describe.each(GAME_IDS)('the dice of %s', (id) => {
  test('of a game without a seed are played again face by face', async () => {
    const first = await played(id, seededDice(8).note, 0);
    const again = await played(id, diceOf(first), 0);
    expect(again.toJSON().entries).toEqual(first.toJSON().entries);
  });

  test('are recognised in other games, and other dice are not', async () => {
    const note: DuplicateNote = { source: 'duplicate', seed: 4 };
    const first = await played(id, note, 0);
    const games = [
      finished('self', first),
      finished('same', await played(id, note, 1)),
      finished('other', await played(id, { source: 'duplicate', seed: 5 }, 0)),
      finished('typed', await played(id, { source: 'table' }, 0)),
    ];
    expect(onSameDice(games, first, 'self').map((game) => game.id)).toEqual(['same']);
  });
});

test('dice with other known faces, options or games have other names', async () => {
  const [id, other] = [SOLO_GAME, SEALED_GAME];
  const note: DuplicateNote = { source: 'duplicate', seed: 4 };
  const options = { seats: 2, a: 1 };
  const names = [
    diceName(id, options, note),
    diceName(other, options, note),
    diceName(id, { seats: 2, a: 2 }, note),
    diceName(id, options, { ...note, faces: { x: 1 } }),
    diceName(id, options, { ...note, seed: 5 }),
  ];
  expect(new Set(names).size).toBe(names.length);
  expect(diceName(id, { a: 1, seats: 2 }, note)).toBe(names[0]);
  expect(diceNameOf({ format: 1, game: id, rules: 1, options, entries: [] })).toBeNull();
});

const SOLO = gamesWith(({ seatCounts }) => seatCounts.includes(1));

test('several games can be played alone', () => expect(SOLO.length).toBeGreaterThan(1));

test.each(SOLO)('bots of every level play %s alone with the same dice', async (id) => {
  const record = await played(id, { source: 'duplicate', seed: 4 }, 0, 1);
  const { rules } = record;
  const asked: string[] = [];
  const field: FieldResult[] = [];
  const play = playField(rules, optionsOf(rules.facts, record.start), diceOf(record), async (question) => {
    asked.push(question.bot);
    return { best: { move: moves(rules, question.view, 0)[0] } };
  });
  for await (const result of play) field.push(result);
  expect(field).toHaveLength(FIELD_GAMES);
  expect(FIELD_GAMES).toBeGreaterThanOrEqual(14);
  expect(new Set(asked).size).toBe(4);
  // The first game of a level has no slip: the same moves on the same dice give the same result.
  const own = rules.points(record.position, 0);
  expect([0, 5, 10, 13].map((first) => field[first].total)).toEqual([own, own, own, own]);
  expect(new Set(field.map(({ total }) => total)).size).toBeGreaterThan(1);
  const highest = Math.max(...field.map(({ total }) => total));
  expect(placeAmong(highest + 1, field)).toEqual({ better: FIELD_GAMES, of: FIELD_GAMES });
  expect(placeAmong(highest, field).better).toBeLessThan(FIELD_GAMES);
});

test('a bot that fails ends the field instead of spoiling it', async () => {
  const rules = await loadRules(SOLO_GAME);
  const options = readOptions(rules.facts, { seats: 1 });
  if (!options.ok) throw new Error(options.refusal.code);
  const results: FieldResult[] = [];
  for await (const result of playField(
    rules,
    options.value,
    { source: 'duplicate', seed: 1 },
    async () => null,
  ))
    results.push(result);
  expect(results).toEqual([]);
});

describe('a reviewed result', () => {
  const seat = (luck: number) => ({ luck }) as Summary['seats'][number];

  test('in points is listed without its luck', () => {
    const summary = { judge: '', measure: 'points', seats: [seat(12.4)] } as const;
    expect(luckNote([213], summary)).toEqual({ measure: 'points', totals: [201] });
    // People make a result of a part of their luck only.
    const half = luckNote([213], { ...summary, luckPart: 0.5 });
    expect(half).toEqual({ measure: 'points', totals: [207] });
  });

  test('in chances to win is listed with the luck of each seat', () => {
    const summary = { judge: '', measure: 'win', seats: [seat(0.2), seat(-0.2)] } as const;
    expect(luckNote([30, 20], summary)).toEqual({ measure: 'win', luck: [0.2, -0.2] });
  });
});
