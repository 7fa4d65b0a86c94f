import {
  everyOptions,
  GameRecord,
  type Options,
  type Rules,
  randomStream,
  readOptions,
  readRecord,
} from '@iacta/core';
import { GAME_IDS, loadRules } from '@iacta/games';
import { SEALED_GAME } from '@iacta/games/test-kit';
import { describe, expect, test } from 'vitest';
import {
  apply,
  type Body,
  type EntryProblem,
  emptyLog,
  type LogState,
  owing,
  people,
  recordOf,
  tableState,
  toArray,
} from '../log/index.ts';
import { HonestTable } from '../test-kit/index.ts';

const games: Rules[] = await Promise.all(GAME_IDS.map((id) => loadRules(id)));
const zocken = await loadRules(SEALED_GAME);
const optionsFor = (rules: Rules, seats: number, more: object = {}): Options => {
  const options = readOptions(rules.facts, { seats, ...more });
  if (!options.ok) throw new Error(`no ${seats} seats`);
  return options.value;
};
const seatCounts = (rules: Rules): number[] => [
  ...new Set(everyOptions(rules.facts).map(({ seats }) => seats)),
];
const started = (seats = 3, seed = 1, clock: number | null = null) =>
  HonestTable.started(zocken, optionsFor(zocken, seats), randomStream(seed), clock);
const problemOf = (table: HonestTable, body: Body): EntryProblem | null => {
  const applied = table.attempt(body);
  return applied.ok ? null : applied.problem;
};
const atRoll = (table: HonestTable) => table.until(({ rules, position }) => rules.dice(position) !== null);
const atMove = (table: HonestTable) => table.until(({ rules, position }) => rules.dice(position) === null);

describe('a whole game', () => {
  test.each(games.map((rules) => [rules.facts.id, rules] as const))(
    'of %s is folded to what playing it gives',
    (_, rules) => {
      for (const seats of seatCounts(rules)) {
        const table = HonestTable.started(rules, optionsFor(rules, seats), randomStream(seats)).playOut();
        let state: LogState = emptyLog(rules);
        for (const entry of table.entries) {
          const before = JSON.stringify({ ...state, rules: null });
          const applied = apply(state, entry);
          if (!applied.ok) throw new Error(JSON.stringify(applied.problem));
          // The state that was given stays what it was.
          expect(JSON.stringify({ ...state, rules: null })).toBe(before);
          state = applied.state;
          if (state.seq > 40) break;
        }
        const record = recordOf(table.state);
        const again = readRecord(rules, record);
        expect(again.ok && again.value.position).toEqual(table.position);
        expect(table.state.phase).toBe('over');
        const facts = toArray(table.state.dice?.rolls ?? null);
        expect(facts.map(({ roll }) => roll)).toEqual(facts.map((_fact, i) => i));
        for (const { by, people: at } of facts) expect(by).toEqual(at);
      }
    },
    60_000,
  );
});

describe('what cannot follow is a problem', () => {
  test('the first entry opens the table, and no other does', () => {
    const table = started();
    const open = table.entries[0].body;
    expect(problemOf(table, open)).toEqual({ code: 'misplaced', seq: table.state.seq + 1 });
    const empty = new HonestTable(zocken, randomStream(1));
    expect(problemOf(empty, { type: 'pause', at: 0, seat: 0 })).toEqual({ code: 'misplaced', seq: 0 });
    expect(problemOf(empty, { ...open, game: 'chess' } as Body)).toMatchObject({ code: 'misplaced' });
    expect(problemOf(empty, { ...open, rules: 99 } as Body)).toMatchObject({ code: 'misplaced' });
    expect(problemOf(empty, { ...open, options: { seats: 99 } } as Body)).toMatchObject({
      code: 'bad-options',
    });
  });

  test('sitting, leaving, bots and other options after the start', () => {
    const table = started();
    const bodies: Body[] = [
      { type: 'sit', at: 0, seat: 0, name: 'ab'.repeat(32) },
      { type: 'bot', at: 0, seat: 0, bot: 'greedy' },
      { type: 'rise', at: 0, seat: 0 },
      { type: 'start', at: 0, next: 'ab'.repeat(32) },
      { type: 'set', at: 0, options: { ...optionsFor(zocken, 2) }, clock: null, watch: true },
      { type: 'set', at: 0, options: { ...table.state.options }, clock: 60, watch: true },
    ];
    for (const body of bodies) expect(problemOf(table, body)).toMatchObject({ code: 'after-start' });
    const watch: Body = {
      type: 'set',
      at: 0,
      options: { ...table.state.options },
      clock: null,
      watch: false,
    };
    expect(problemOf(table, watch)).toBeNull();
  });

  test('a game with an empty seat, a seat taken twice, a person put out of the table', () => {
    const table = new HonestTable(zocken, randomStream(1)).open(optionsFor(zocken, 3)).sit(2);
    expect(problemOf(table, { type: 'start', at: 0, next: 'ab'.repeat(32) })).toMatchObject({
      code: 'misplaced',
    });
    expect(problemOf(table, { type: 'sit', at: 0, seat: 2, name: 'ab'.repeat(32) })).toMatchObject({
      code: 'misplaced',
    });
    expect(problemOf(table, { type: 'sit', at: 0, seat: 7, name: 'ab'.repeat(32) })).toMatchObject({
      code: 'misplaced',
    });
    const fewer = optionsFor(zocken, 2);
    expect(
      problemOf(table, { type: 'set', at: 0, options: { ...fewer }, clock: null, watch: true }),
    ).toMatchObject({
      code: 'misplaced',
    });
    table.add({ type: 'rise', at: 0, seat: 2 });
    expect(table.state.seats[2].who).toBe('nobody');
  });

  test('play in a pause', () => {
    const table = atMove(started());
    const move = atMove(started()).step().entries.at(-1)!.body;
    table.add({ type: 'pause', at: 0, seat: 0 });
    expect(problemOf(table, move)).toMatchObject({ code: 'played-in-pause' });
    expect(problemOf(table, { type: 'undo', at: 0, count: 1, by: 'all' })).toMatchObject({
      code: 'played-in-pause',
    });
    expect(problemOf(table, { type: 'pause', at: 0, seat: 0 })).toMatchObject({ code: 'misplaced' });
    table.add({ type: 'resume', at: 0, seat: 1 });
    expect(problemOf(table, { type: 'resume', at: 0, seat: 1 })).toMatchObject({ code: 'misplaced' });
    expect(problemOf(table, move)).toBeNull();
    const rolling = atRoll(table).add({ type: 'pause', at: 0, seat: 0 });
    expect(problemOf(rolling, rolling.throwOf([]))).toMatchObject({ code: 'played-in-pause' });
  });

  test('a move that the rules refuse, of another seat, or of a bot that is none', () => {
    const table = atMove(started());
    const { body } = atMove(started()).step().entries.at(-1)!;
    if (body.type !== 'move') throw new Error('no move');
    expect(problemOf(table, { ...body, seat: (body.seat + 1) % 3 })).toMatchObject({
      code: 'illegal',
      refusal: { code: 'not-your-decision' },
    });
    expect(problemOf(table, { ...body, move: 'junk' })).toMatchObject({ code: 'illegal' });
    expect(problemOf(table, { ...body, by: 'bot' })).toMatchObject({ code: 'misplaced' });
  });

  test('another table before this one is over', () => {
    expect(problemOf(started(), { type: 'again', at: 0, table: 'ab'.repeat(16) })).toMatchObject({
      code: 'misplaced',
    });
  });
});

describe('taking back', () => {
  test('without the consent of all', () => {
    const table = atRoll(atMove(started()).step()).step();
    const undo: Body = { type: 'undo', at: 0, count: 1, by: 'all' };
    expect(problemOf(table, undo)).toMatchObject({ code: 'undo-without-consent' });
    table.add({ type: 'ask-undo', at: 0, seat: 0, count: 1 });
    const ask = table.state.seq;
    expect(problemOf(table, undo)).toMatchObject({ code: 'undo-without-consent' });
    table.add({ type: 'answer', at: 0, ask, seat: 1, yes: true });
    expect(problemOf(table, undo)).toMatchObject({ code: 'undo-without-consent' });
    expect(problemOf(table, { type: 'answer', at: 0, ask, seat: 1, yes: true })).toMatchObject({
      code: 'misplaced',
    });
    expect(problemOf(table, { type: 'answer', at: 0, ask, seat: 0, yes: true })).toMatchObject({
      code: 'misplaced',
    });
    expect(problemOf(table, { type: 'answer', at: 0, ask: ask + 1, seat: 2, yes: true })).toMatchObject({
      code: 'misplaced',
    });
    table.add({ type: 'answer', at: 0, ask, seat: 2, yes: true });
    expect(problemOf(table, { ...undo, count: 2 })).toMatchObject({ code: 'undo-without-consent' });
    const { position } = table;
    table.add(undo);
    expect(table.position).not.toEqual(position);
    expect(table.state.asks).toEqual([]);
    // The number of the roll is used up.
    expect(table.state.dice?.roll).toBeGreaterThan(0);
  });

  test('a no ends the question', () => {
    const table = atRoll(started()).step().add({ type: 'ask-undo', at: 0, seat: 0, count: 1 });
    table.add({ type: 'answer', at: 0, ask: table.state.seq, seat: 1, yes: false });
    expect(table.state.asks).toEqual([]);
  });

  test('a seat its own steps only', () => {
    const table = atRoll(started()).step();
    expect(problemOf(table, { type: 'undo', at: 0, count: 1, by: 0 })).toMatchObject({
      code: 'illegal',
      refusal: { code: 'undo-needs-consent' },
    });
    expect(problemOf(table, { type: 'undo', at: 0, count: 999, by: 'all' })).toMatchObject({
      code: 'illegal',
      refusal: { code: 'nothing-to-undo' },
    });
  });

  test('a lone person needs no one', () => {
    const table = new HonestTable(zocken, randomStream(1)).open(optionsFor(zocken, 2)).sit(0);
    table.add({ type: 'bot', at: 0, seat: 1, bot: 'greedy' }).start();
    atRoll(table).step();
    expect(problemOf(table, { type: 'undo', at: 0, count: 1, by: 'all' })).toBeNull();
  });

  test('gives the record that core gives', () => {
    const table = atMove(started(2, 3)).step();
    const record = GameRecord.begin(zocken, table.state.options);
    const taken = toArray(table.state.game?.line ?? null);
    for (const { step } of taken) if (step) record.play(step);
    const mover = taken.at(-1)!.seat!;
    record.undo(1, mover);
    table.add({ type: 'undo', at: 0, count: 1, by: mover });
    expect(table.position).toEqual(record.position);
    expect(recordOf(table.state)?.entries).toEqual(record.toJSON().entries);
  });
});

describe('a bot in the place of a person', () => {
  const standIn = (seat: number): Body => ({ type: 'stand-in', at: 0, seat, bot: 'greedy' });

  test('needs the vote of the others, or the person itself has left', () => {
    const table = started();
    expect(problemOf(table, standIn(2))).toMatchObject({ code: 'stand-in-without-vote' });
    expect(problemOf(table, { type: 'stand-in', at: 0, seat: 2, bot: 'greedy', left: true })).toBeNull();
    table.add({ type: 'ask-bot', at: 0, seat: 0, of: 2, bot: 'greedy' });
    expect(problemOf(table, standIn(2))).toMatchObject({ code: 'stand-in-without-vote' });
    table.add({ type: 'answer', at: 0, ask: table.state.seq, seat: 1, yes: true });
    expect(problemOf(table, standIn(1))).toMatchObject({ code: 'stand-in-without-vote' });
    expect(problemOf(table, { type: 'stand-in', at: 0, seat: 2, bot: 'random' })).toMatchObject({
      code: 'stand-in-without-vote',
    });
    table.add(standIn(2));
    expect(people(table.state)).toEqual([0, 1]);
    expect(table.state.asks).toEqual([]);
    expect(problemOf(table, standIn(2))).toMatchObject({ code: 'misplaced' });
    table.add({ type: 'back', at: 0, seat: 2 });
    expect(people(table.state)).toEqual([0, 1, 2]);
    expect(problemOf(table, { type: 'back', at: 0, seat: 2 })).toMatchObject({ code: 'misplaced' });
  });

  test('is never decided by one player alone, unless the clock has played for the absent one', () => {
    const table = atMove(started(2, 1, 60));
    const [absent] = owing(table.state);
    const askBot: Body = { type: 'ask-bot', at: 0, seat: 1 - absent, of: absent, bot: 'greedy' };
    table.add(askBot);
    expect(problemOf(table, standIn(absent))).toMatchObject({ code: 'stand-in-without-vote' });
    const { rules, position } = table;
    const move = rules.encodeMove(rules.onTimeout(position, absent));
    table.add({ type: 'move', at: 0, seat: absent, move, by: 'clock' });
    expect(table.state.playedByClock).toEqual([absent]);
    table.add(askBot);
    expect(problemOf(table, standIn(absent))).toBeNull();
  });

  test('leaves the person the veto on taking back a roll', () => {
    const table = atRoll(started()).step();
    const undo: Body = { type: 'undo', at: 0, count: 1, by: 'all' };
    table.add({ type: 'stand-in', at: 0, seat: 2, bot: 'greedy', left: true });
    table.add({ type: 'ask-undo', at: 0, seat: 0, count: 1 });
    const ask = table.state.seq;
    table.add({ type: 'answer', at: 0, ask, seat: 1, yes: true });
    expect(problemOf(table, undo)).toMatchObject({ code: 'undo-without-consent' });
    table.add({ type: 'answer', at: 0, ask, seat: 2, yes: true });
    expect(problemOf(table, undo)).toBeNull();
  });

  test('a seat cannot ask about itself, and a seat of a bot has no one to come back', () => {
    const table = new HonestTable(zocken, randomStream(1)).open(optionsFor(zocken, 2)).sit(0);
    table.add({ type: 'bot', at: 0, seat: 1, bot: 'greedy' }).start();
    expect(problemOf(table, { type: 'ask-bot', at: 0, seat: 0, of: 0, bot: 'greedy' })).toMatchObject({
      code: 'misplaced',
    });
    expect(problemOf(table, { type: 'ask-bot', at: 0, seat: 0, of: 1, bot: 'greedy' })).toMatchObject({
      code: 'misplaced',
    });
    expect(problemOf(table, { type: 'back', at: 0, seat: 1 })).toMatchObject({ code: 'misplaced' });
  });

  test('a move of the person shows that it is there', () => {
    const table = atMove(started());
    const [asked] = owing(table.state);
    const other = (asked + 1) % 3;
    table.add({ type: 'ask-bot', at: 0, seat: other, of: asked, bot: 'greedy' });
    table.step();
    expect(table.state.asks).toEqual([]);
  });
});

test('the public state of a table', () => {
  const table = atMove(started(3)).add({ type: 'pause', at: 0, seat: 1 });
  const names = new Map([[1, 'Ada']]);
  expect(tableState(table.state, { names, host: 2, rematch: false })).toMatchObject({
    phase: 'playing',
    paused: true,
    host: 2,
    seats: [
      { who: 'person', name: 'Ada', bot: null },
      { who: 'person', name: '', bot: null },
      { who: 'person', name: '', bot: null },
    ],
  });
});
