import { type Options, randomStream, readOptions } from '@iacta/core';
import { GAME_IDS, isGameId, loadRules } from '@iacta/games';
import { HonestTable } from '@iacta/table/test-kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Body,
  type BodyOf,
  commitment,
  type LogFile,
  type LogProblem,
  verifyLog,
  verifyText,
  writeLog,
} from '../log/index.ts';
import { bodiesOf, chained, honestLog } from './log-kit.ts';

const games = await Promise.all(GAME_IDS.map((id) => loadRules(id)));
const rulesOf = async (game: string) => (isGameId(game) ? loadRules(game) : null);

const logs = games.map((rules, i) => {
  const options = readOptions(rules.facts, {});
  if (!options.ok) throw new Error('defaults');
  return { rules, log: honestLog(rules, options.value as Options, randomStream(i), true) };
});
const { log } = logs[logs.length - 1];
const text = writeLog(log);

const problemOf = async (changed: LogFile): Promise<LogProblem | null> => {
  const verdict = await verifyLog(changed, rulesOf);
  return verdict.ok ? null : verdict.problem;
};

/** The same log with one of its entries replaced, and hashed again. */
function forged<T extends Body['type']>(type: T, change: (body: BodyOf<T>) => Body, which = 0): LogFile {
  let seen = 0;
  const bodies = bodiesOf(log).map((body) =>
    body.type === type && seen++ === which ? change(body as BodyOf<T>) : body,
  );
  return chained(log, bodies);
}

describe('an honest log', () => {
  test.each(logs.map(({ rules, log: each }) => [rules.facts.id, each] as const))(
    'of %s is right',
    async (_, each) => {
      const verdict = await verifyText(writeLog(each), rulesOf);
      const rolls = bodiesOf(each).filter(({ type }) => type === 'roll').length;
      expect(verdict).toMatchObject({
        ok: true,
        summary: {
          over: true,
          complete: true,
          count: { rolls, serverOnly: 0, old: 0, annulled: 0 },
          doubts: [],
          entries: each.entries.length,
        },
      });
    },
  );

  test('stays right when a name has been deleted', async () => {
    expect(await problemOf({ ...log, names: log.names.slice(1) })).toBeNull();
  });

  test('counts for every roll and every person whose devices took part', async () => {
    const verdict = await verifyLog(log, rulesOf);
    if (!verdict.ok) throw new Error('honest');
    const { count, seats, rolls } = verdict.summary;
    expect(count.all + count.some).toBe(count.rolls);
    expect(count.some).toBeGreaterThan(0);
    expect(seats.map(({ name }) => name)).toEqual(seats.map(({ seat }) => `Name ${seat}`));
    expect(seats[0]).toMatchObject({ took: count.rolls, of: count.rolls, missed: 0 });
    expect(seats[1].took).toBe(count.all);
    expect(rolls.filter(({ by }) => !by.includes(1))).toHaveLength(count.some);
  });

  test('is right as far as it can be seen while an answer is sealed, and masked nowhere else', async () => {
    const rules = games.find(({ facts }) => facts.hasSealedAnswers)!;
    const options = readOptions(rules.facts, { seats: 4 });
    if (!options.ok) throw new Error('four');
    const table = HonestTable.started(rules, options.value as Options, randomStream(3)).until(
      ({ state }) => (state.game?.sealed.length ?? 0) > 1,
    );
    const file = table.file() as LogFile;
    const verdict = await verifyLog(file, rulesOf);
    expect(verdict).toMatchObject({ ok: true, record: null, summary: { complete: false, over: false } });
    // Files of format 1 do not say whose the masked answer is.
    const nameless = file.entries.map((entry) => ('masked' in entry ? { masked: entry.masked } : entry));
    expect((await verifyLog({ ...file, format: 1, entries: nameless }, rulesOf)).ok).toBe(true);
    expect(await problemOf({ ...file, entries: nameless })).toMatchObject({ code: 'masked' });
    const masked = (which: (body: Body, seq: number) => boolean) => ({
      ...file,
      entries: file.entries.map((entry, seq) =>
        'body' in entry && which(entry.body, seq)
          ? { masked: commitment(entry.salt, JSON.stringify(entry.body)), by: 0 }
          : entry,
      ),
    });
    const start = bodiesOf(file).findIndex(({ type }) => type === 'start');
    expect(await problemOf(masked(({ type }) => type === 'roll'))).toMatchObject({ code: 'masked' });
    expect(await problemOf(masked(({ type }) => type === 'throw'))).toMatchObject({ code: 'masked' });
    expect(await problemOf(masked((_, seq) => seq > start))).toMatchObject({
      code: 'masked',
      seq: start + 1,
    });
  });

  test('contains every head it ever had', async () => {
    const earlier = chained(log, bodiesOf(log).slice(0, 5));
    expect((await verifyText(text, rulesOf, log.head)).ok).toBe(true);
    expect(await verifyText(text, rulesOf, earlier.head)).toEqual({
      ok: false,
      problem: { code: 'not-the-head-seen' },
    });
  });
});

describe('tampering is found', () => {
  test('with any byte of the file', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), fc.integer({ min: 32, max: 126 }), async (at, code) => {
        const other = String.fromCharCode(code);
        fc.pre(other !== text[at]);
        const verdict = await verifyText(text.slice(0, at) + other + text.slice(at + 1), rulesOf);
        expect(verdict.ok).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  test('with bytes left out or put in', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(text.length - 1),
        fc.string({ minLength: 1, maxLength: 3 }),
        async (at, more) => {
          expect((await verifyText(text.slice(0, at) + text.slice(at + 1), rulesOf)).ok).toBe(false);
          expect((await verifyText(text.slice(0, at) + more + text.slice(at), rulesOf)).ok).toBe(false);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('with whole entries left out, doubled or swapped', async () => {
    for (const at of [1, 5, log.entries.length - 1]) {
      const { entries } = log;
      expect(await problemOf({ ...log, entries: entries.toSpliced(at, 1) })).toEqual({ code: 'wrong-head' });
      expect(await problemOf({ ...log, entries: entries.toSpliced(at, 0, entries[at]) })).toEqual({
        code: 'wrong-head',
      });
      const swapped = entries.with(at, entries[at - 1]).with(at - 1, entries[at]);
      expect(await problemOf({ ...log, entries: swapped })).toEqual({ code: 'wrong-head' });
    }
  });

  test('in a name', async () => {
    const [first, ...others] = log.names;
    expect(await problemOf({ ...log, names: [{ ...first, name: 'Other' }, ...others] })).toEqual({
      code: 'wrong-name',
      seq: first.seq,
    });
    expect(await problemOf({ ...log, names: [{ ...first, seq: 0 }] })).toMatchObject({ code: 'wrong-name' });
  });
});

describe('a server that hashes a changed log again is found', () => {
  const other = (hex: string) => hex.replace(/^./, (sign) => (sign === '0' ? '1' : '0'));
  const turned = (faces: BodyOf<'roll'>['faces'], roll: BodyOf<'roll'>) => {
    // Another face that some roll of this log shows: it exists on the die.
    const all = bodiesOf(log).flatMap((body) =>
      body.type === 'roll' && body.faces.length === roll.faces.length ? body.faces : [],
    );
    return faces.with(0, all.find((face) => face !== faces[0] && typeof face === typeof faces[0])!);
  };

  test.each([1, 2, 7])('with other faces: roll %i is named', async (which) => {
    const lie = forged('roll', (roll) => ({ ...roll, faces: turned(roll.faces, roll) }), which);
    expect(await problemOf(lie)).toMatchObject({ code: 'wrong-roll', roll: which, why: 'wrong-faces' });
  });

  test('with another secret than the promised one', async () => {
    const lie = forged('roll', (roll) => ({ ...roll, secret: other(roll.secret) }), 2);
    expect(await problemOf(lie)).toMatchObject({ code: 'wrong-roll', roll: 2, why: 'wrong-secret' });
  });

  test('with a promise changed afterwards', async () => {
    const lie = forged('start', (start) => ({ ...start, next: other(start.next) }));
    expect(await problemOf(lie)).toMatchObject({ code: 'wrong-roll', roll: 0, why: 'wrong-secret' });
  });

  test('with the number of another roll', async () => {
    const lie = forged('roll', (roll) => ({ ...roll, roll: roll.roll + 1 }), 3);
    expect(await problemOf(lie)).toMatchObject({ code: 'wrong-roll', why: 'wrong-number' });
  });

  test('with nonces in another order, left out or added', async () => {
    const changes: ((nonces: BodyOf<'roll'>['nonces']) => BodyOf<'roll'>['nonces'])[] = [
      (nonces) => nonces.toReversed(),
      (nonces) => nonces.map(() => null),
      (nonces) => nonces.with(0, 'cd'.repeat(16)),
    ];
    for (const change of changes) {
      for (const which of [0, 3, 6, 12]) {
        const lie = forged('roll', (roll) => ({ ...roll, nonces: change(roll.nonces) }), which);
        expect(await problemOf(lie)).toMatchObject({ code: 'wrong-roll', why: 'wrong-nonce' });
      }
    }
    const lie = forged('roll', (roll) => ({ ...roll, nonces: [...roll.nonces, null] }), 1);
    expect(await problemOf(lie)).toMatchObject({ why: 'wrong-seats' });
  });

  test('but not by time stamps: no roll depends on them, and the name of the log does', async () => {
    const late = chained(
      log,
      bodiesOf(log).map((body) => ({ ...body, at: body.at + 12_345 })),
    );
    expect(await problemOf(late)).toBeNull();
    expect((await verifyLog(late, rulesOf, log.head)).ok).toBe(false);
  });

  test('with a step that the rules do not allow', async () => {
    const lie = forged('move', (move) => ({ ...move, seat: move.seat === 0 ? 1 : 0 }));
    expect(await problemOf(lie)).toMatchObject({ code: 'illegal' });
    const junk = forged('move', (move) => ({ ...move, move: { nothing: true } }));
    expect(await problemOf(junk)).toMatchObject({ code: 'illegal' });
  });

  test('with an undo that no player could make', async () => {
    const bodies = bodiesOf(log);
    const start = bodies.findIndex(({ type }) => type === 'start');
    const undo: Body = { type: 'undo', at: 0, count: 99, by: 'all' };
    const lie = chained(log, bodies.toSpliced(start + 1, 0, undo));
    expect(await problemOf(lie)).toMatchObject({ code: 'illegal', seq: start + 1 });
  });

  test('with a stand-in without a vote, an undo without consent, sitting down late, play in a pause', async () => {
    const bodies = bodiesOf(log);
    const start = bodies.findIndex(({ type }) => type === 'start');
    const after = (...more: Body[]) => chained(log, bodies.toSpliced(start + 1, 0, ...more));
    const standIn: Body = { type: 'stand-in', at: 0, seat: 1, bot: 'greedy' };
    expect(await problemOf(after(standIn))).toMatchObject({ code: 'stand-in-without-vote' });
    const sit: Body = { type: 'sit', at: 0, seat: 1, name: 'ab'.repeat(32) };
    expect(await problemOf(after(sit))).toMatchObject({ code: 'after-start' });
    expect(await problemOf(after({ type: 'pause', at: 0, seat: 0 }))).toMatchObject({
      code: 'played-in-pause',
    });
    const undo = bodies.findIndex(({ type }) => type === 'undo');
    const unasked = bodies.filter(({ type }, seq) => seq > undo || !['ask-undo', 'answer'].includes(type));
    expect(await problemOf(chained(log, unasked))).toMatchObject({ code: 'undo-without-consent' });
  });

  test('with another table, game, version or options', async () => {
    const open = (change: Partial<BodyOf<'open'>>) => forged('open', (body) => ({ ...body, ...change }));
    expect(await problemOf(open({ table: 'f'.repeat(32) }))).toMatchObject({ code: 'misplaced', seq: 0 });
    expect(await problemOf(open({ game: 'chess' }))).toMatchObject({ code: 'unknown-game' });
    expect(await problemOf(open({ rules: 999 }))).toMatchObject({ code: 'unknown-rules' });
    expect(await problemOf(open({ options: { seats: 99 } }))).toMatchObject({ code: 'bad-options' });
    const all = { ...log, table: 'f'.repeat(32) };
    const moved = chained(all, bodiesOf(open({ table: 'f'.repeat(32) })));
    expect(await problemOf(moved)).toMatchObject({ code: 'wrong-roll', why: 'wrong-nonce' });
  });

  test('with entries where they cannot be', async () => {
    const bodies = bodiesOf(log);
    const start = bodies.findIndex(({ type }) => type === 'start');
    const nameless = { ...log, names: [] };
    expect(await problemOf(chained(nameless, bodies.slice(1)))).toMatchObject({ code: 'misplaced' });
    expect(await problemOf(chained(log, bodies.toSpliced(start, 1)))).toMatchObject({ code: 'misplaced' });
    expect(await problemOf(chained(log, [...bodies, bodies[start]]))).toMatchObject({ code: 'after-start' });
    expect(await problemOf(chained(log, [...bodies, bodies[0]]))).toMatchObject({ code: 'misplaced' });
    expect(await problemOf(chained(nameless, []))).toMatchObject({ code: 'misplaced' });
  });
});

test('what is no log is said to be none', async () => {
  for (const junk of [
    '',
    '{',
    '[]',
    'null',
    '{"kind":"iacta-table-log"}',
    text.replace('"format":2', '"format":3'),
  ]) {
    expect((await verifyText(junk, rulesOf)).ok).toBe(false);
  }
  expect(await verifyText(JSON.stringify(JSON.parse(text), null, 1), rulesOf)).toEqual({
    ok: false,
    problem: { code: 'respelled' },
  });
});
