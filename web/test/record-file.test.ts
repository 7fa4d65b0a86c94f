import { GameRecord, moves, readOptions, seededDice } from '@iacta/core';
import { GAME_IDS, loadRules } from '@iacta/games';
import { SOLO_GAME } from '@iacta/games/test-kit';
import { describe, expect, test } from 'vitest';
import { fileOf, readFile, readText } from '../src/lib/shell/record-file.ts';
import type { Save } from '../src/lib/shell/saves.ts';

const nameless = (seat: number) => `Player ${seat}`;

/** A game of a few steps, as the table would keep it. */
async function begun(id: (typeof GAME_IDS)[number]): Promise<Save> {
  const rules = await loadRules(id);
  const options = readOptions(rules.facts, {});
  if (!options.ok) throw new Error('the defaults must hold');
  const dice = seededDice(7);
  const record = GameRecord.begin(rules, options.value, dice.note);
  for (let i = 0; i < 6; i++) {
    const thrown = rules.dice(record.position);
    const seat = 31 - Math.clz32(rules.deciders(record.position));
    record.play(
      thrown
        ? { roll: dice.throwDice(thrown, record.rollNumber) }
        : { seat, move: moves(rules, record.position, seat)[0] },
    );
  }
  const seats = Array.from({ length: options.value.seats }, (_, i) => ({
    name: `N${i}`,
    hue: 'green' as const,
    isBot: i > 0,
    bot: i > 0 ? ('greedy' as const) : null,
  }));
  const plan = { options: options.value, seats, seed: 7 };
  return { format: 1, id: 'x', game: id, title: 'T', changed: 1, over: false, plan, record: record.toJSON() };
}

describe.each(GAME_IDS)('a file of %s', (id) => {
  test('goes on with the faces of the game whose dice it plays again', async () => {
    const save = await begun(id);
    const dice = { source: 'duplicate' as const, seed: 7, faces: { '0:starter:0': 1 } };
    const text = JSON.stringify({ ...save, record: { ...save.record, dice } });
    const read = await readText(text, nameless);
    if (!('save' in read)) throw new Error(JSON.stringify(read));
    expect(read.save.plan).toMatchObject({ seed: 7, faces: dice.faces });
  });

  test('is read back with its names, its dice and every step', async () => {
    const save = await begun(id);
    const read = await readFile(fileOf(save), nameless);
    if (!('save' in read)) throw new Error(JSON.stringify(read));
    expect(read.save).toEqual({ ...save, id: read.save.id, changed: read.save.changed });
    expect(read.save.id).not.toBe(save.id);
  });

  test('may be what a replay hands on', async () => {
    const { record, game } = await begun(id);
    const read = await readText(JSON.stringify({ record, names: ['Ada', 3] }), nameless);
    if (!('save' in read)) throw new Error(JSON.stringify(read));
    expect(read.save).toMatchObject({ game, record });
    expect(read.save.plan.seats[0].name).toBe('Ada');
  });

  test('may be a bare record, as other programs write it', async () => {
    const { record } = await begun(id);
    const read = await readText(JSON.stringify(record), nameless);
    if (!('save' in read)) throw new Error(JSON.stringify(read));
    expect(read.save.plan.seats[0]).toMatchObject({ name: 'Player 1', isBot: false });
    expect(read.save.plan.seed).toBe(7);
  });

  test('with an impossible step is refused, and the step is named', async () => {
    const { record } = await begun(id);
    const entries = [...record.entries.slice(0, 2), { seat: 0, move: { no: 'such' } }];
    const read = await readText(JSON.stringify({ ...record, entries }), nameless);
    expect(read).toEqual({ problem: { kind: 'damaged', entry: 3 } });
  });

  test('of other rules is refused', async () => {
    const { record } = await begun(id);
    expect(await readText(JSON.stringify({ ...record, rules: 99 }), nameless)).toEqual({
      problem: { kind: 'newer' },
    });
  });
});

describe('what is not a game', () => {
  test.each([
    ['', 'notIacta'],
    ['{', 'notIacta'],
    ['null', 'notIacta'],
    ['[1,2]', 'notIacta'],
    ['"x"', 'notIacta'],
    ['{"format":1}', 'notIacta'],
    ['{"format":1,"game":"chess","entries":[]}', 'unknownGame'],
    [`{"game":"${SOLO_GAME}","entries":[]}`, 'broken'],
    [`{"format":1,"game":"${SOLO_GAME}","rules":1,"options":{"seats":99},"entries":[]}`, 'broken'],
  ])('%s: %s', async (text, kind) => {
    expect(await readText(text, nameless)).toEqual({ problem: { kind } });
  });

  test('a huge file is not even read', async () => {
    const file = new File([new Uint8Array(5_000_000)], 'x.json');
    expect(await readFile(file, nameless)).toEqual({ problem: { kind: 'tooLarge' } });
  });
});
