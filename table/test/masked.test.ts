import { everyOptions, type Options, type Rules, randomStream, readOptions, view } from '@iacta/core';
import { GAME_IDS, loadRules } from '@iacta/games';
import { describe, expect, test } from 'vitest';
import {
  apply,
  closedSteps,
  commitment,
  emptyLog,
  type LogState,
  type Observed,
  owing,
  recordOf,
  unmask,
} from '../log/index.ts';
import { HonestTable } from '../test-kit/index.ts';

const all: Rules[] = await Promise.all(GAME_IDS.map((id) => loadRules(id)));
const seatsOf = (rules: Rules) => Math.max(...everyOptions(rules.facts).map(({ seats }) => seats));
const tableOf = (rules: Rules, seed: number) => {
  const options = readOptions(rules.facts, { seats: seatsOf(rules) });
  if (!options.ok) throw new Error('seats');
  return HonestTable.started(rules, options.value as Options, randomStream(seed));
};
/** The games in which answers are sealed: found by playing. */
const sealing = all.filter((rules) => {
  const table = tableOf(rules, 1);
  for (let i = 0; i < 60 && table.state.phase === 'playing'; i++) {
    if (rules.sealed(table.position)) return true;
    table.step();
  }
  return false;
});
const folded = (rules: Rules, entries: readonly Observed[]): LogState => {
  let state = emptyLog(rules);
  for (const entry of entries) {
    const applied = apply(state, entry);
    if (!applied.ok) throw new Error(JSON.stringify(applied.problem));
    state = applied.state;
  }
  return state;
};
const sealedStage = (rules: Rules, seed: number) => {
  const table = tableOf(rules, seed);
  // In the middle of a sealed stage: some have answered, some have not.
  return table.until(({ state }) => rules.sealed(table.position) && (state.game?.sealed.length ?? 0) >= 2);
};

test('some games seal answers and some do not', () => {
  expect(sealing.length).toBeGreaterThan(0);
  expect(sealing.length).toBeLessThan(all.length);
});

describe.each(sealing.map((rules) => [rules.facts.id, rules] as const))('%s', (_, rules) => {
  test('every observer knows at every moment what it may know, and no more', () => {
    const table = tableOf(rules, 5);
    const seats = [-1, ...Array.from({ length: seatsOf(rules) }, (_seat, i) => i)];
    const mirrors = new Map(seats.map((seat) => [seat, folded(rules, table.observed(seat))]));
    let opened = 0;
    for (let i = 0; i < 250 && table.state.phase === 'playing'; i++) {
      const known = table.entries.length;
      const before = table.state;
      table.step();
      for (const seat of seats) {
        let mirror = mirrors.get(seat)!;
        const closed = closedSteps(mirror);
        const seen = table.observed(seat);
        const nowOpen = closed.flatMap(({ seq }) => {
          const entry = seen[seq];
          return 'body' in entry ? [{ seq, ...entry }] : [];
        });
        const unmasked = unmask(mirror, nowOpen);
        if (!unmasked.ok) throw new Error(JSON.stringify(unmasked.problem));
        mirror = unmasked.state;
        if (nowOpen.length > 0) opened++;
        for (const entry of seen.slice(known)) {
          const applied = apply(mirror, entry);
          if (!applied.ok) throw new Error(JSON.stringify([applied.problem, before.seq]));
          mirror = applied.state;
        }
        mirrors.set(seat, mirror);
        expect(mirror.head).toBe(table.state.head);
        expect(owing(mirror)).toEqual(owing(table.state));
        expect(mirror.phase).toBe(table.state.phase);
        expect(view(rules, mirror.game!.position, seat)).toEqual(view(rules, table.position, seat));
        // One who comes in now and reads everything at once knows the same.
        if (i % 10 === 0) {
          const fresh = folded(rules, seen);
          expect(fresh.head).toBe(mirror.head);
          expect(view(rules, fresh.game!.position, seat)).toEqual(view(rules, mirror.game!.position, seat));
        }
      }
    }
    expect(opened).toBeGreaterThan(3);
  });

  test('an undo within a sealed stage takes the answer back for all seats', () => {
    const table = sealedStage(rules, 7);
    const last = table.entries.at(-1)!.body;
    if (last.type !== 'move') throw new Error('no move');
    const before = folded(rules, table.observed(-1));
    expect(owing(before)).not.toContain(last.seat);
    table.add({ type: 'undo', at: 0, count: 1, by: last.seat });
    const after = apply(before, table.entries.at(-1)!);
    expect(after.ok && owing(after.state)).toContain(last.seat);
    table.playOut();
    expect(folded(rules, table.observed(-1)).phase).toBe('over');
    expect(recordOf(folded(rules, table.observed(-1)))).toEqual(recordOf(table.state));
  });

  test('an answer that is opened must be the one that was masked', () => {
    const table = sealedStage(rules, 8);
    const mirror = folded(rules, table.observed(-1));
    const [{ seq }] = closedSteps(mirror);
    const entry = table.entries[seq];
    if (entry.body.type !== 'move') throw new Error('no move');
    const { body } = entry;
    const other = table.entries.findLast(
      (each) => each.body.type === 'move' && each.body.seat !== body.seat,
    )!;
    expect(unmask(mirror, [{ seq, ...entry }])).toMatchObject({ ok: true });
    expect(unmask(mirror, [{ seq, salt: entry.salt, body: other.body }])).toEqual({
      ok: false,
      problem: { code: 'not-the-masked', seq },
    });
    // Also one that was masked for another seat than its own.
    const observed = table.observed(-1);
    const masked = observed[seq];
    if (!('masked' in masked)) throw new Error('not masked');
    const wrongSeat = closedSteps(mirror)[1].seat!;
    const disguised = folded(rules, [...observed.slice(0, seq), { ...masked, by: wrongSeat }]);
    expect(unmask(disguised, [{ seq, ...entry }])).toMatchObject({ problem: { code: 'not-the-masked' } });
  });

  test('while an answer is closed the game does not go on', () => {
    const table = sealedStage(rules, 9);
    const stage = table.entries.length;
    const closedBefore = folded(rules, table.observed(-1));
    table.until(({ position }) => !rules.sealed(position));
    table.step();
    let state = closedBefore;
    const problems: string[] = [];
    for (const entry of table.entries.slice(stage)) {
      const applied = apply(state, entry);
      if (!applied.ok) {
        problems.push(applied.problem.code);
        break;
      }
      state = applied.state;
    }
    expect(problems).toHaveLength(1);
  });

  test('a mask where no answer is sealed is a problem, and so is one in a pause', () => {
    const table = tableOf(rules, 3).until(({ position }) => rules.dice(position) !== null);
    const masked = commitment('ab'.repeat(16), '{}');
    expect(apply(table.state, { masked, by: 0 })).toMatchObject({ problem: { code: 'masked' } });
    expect(apply(table.state, { masked })).toMatchObject({ problem: { code: 'masked' } });
    const sealed = sealedStage(rules, 3);
    const [seat] = owing(sealed.state);
    expect(apply(sealed.state, { masked, by: seat })).toMatchObject({ ok: true });
    expect(apply(sealed.state, { masked, by: 15 })).toMatchObject({ problem: { code: 'masked' } });
    sealed.add({ type: 'pause', at: 0, seat: 0 });
    expect(apply(sealed.state, { masked, by: seat })).toMatchObject({ problem: { code: 'played-in-pause' } });
  });
});

test('where nothing is sealed no mask is accepted', () => {
  const open = all.filter((rules) => !sealing.includes(rules));
  for (const rules of open) {
    const table = tableOf(rules, 2);
    for (let i = 0; i < 30; i++) {
      expect(apply(table.state, { masked: 'ab'.repeat(32), by: 0 })).toMatchObject({
        problem: { code: 'masked' },
      });
      table.step();
    }
  }
});
