import { awaits, encodePosition, equal, GameRecord, type Move, view } from '@iacta/core';
import { rules, type ZockenMove } from '@iacta/zocken/rules';
import { describe, expect, it } from 'vitest';
import { jsonOf, Table } from './table.ts';

const THREE = { strip: 'Y1 O2 R3' };
const ASKED = { ...THREE, seats: 4, starter: 1, phase: 'wager' } as const;

describe('wagers', () => {
  it('Z-11 all seats but the active one are asked, once a turn', () => {
    const table = new Table(ASKED);
    expect(awaits(rules, table.position)).toEqual({
      kind: 'moves',
      seats: [0, 2, 3],
      changing: [],
      sealed: true,
    });
    expect(table.choices(2)).toEqual([{ wager: false }, { wager: true }]);
    expect(table.refused(1, { wager: true })).toEqual({ code: 'not-your-decision' });
    table.wager(0, false).wager(2, true).wager(3, false);
    table.dice('P4@4 B5@5 G6@6');
    expect(table.state.wagers).toEqual([false, null, true, false]);
    table.dice('K6@7');
    expect(table.events.filter(({ type }) => type === 'wagersOpened')).toHaveLength(1);
  });

  it('Z-11 no seat wagers on its own turn', () => {
    const refusal = { code: 'active-cannot-wager', rule: 'Z-11' };
    expect(new Table({}).refused(0, { wager: true })).toEqual(refusal);
    expect(new Table({}).refused(0, { wager: false })).toEqual(refusal);
    expect(new Table({ hand: 'R2' }).refused(0, { wager: true })).toEqual(refusal);
  });

  it('Z-12 the moment is after the third die and before the fourth is picked', () => {
    const table = new Table({ seats: 2 }).dice('Y1@2 O2@3');
    expect(table.state.phase).toBe('pick');
    expect(table.refused(1, { wager: true })).toEqual({ code: 'not-your-decision' });
    table.dice('R3@4');
    expect(table.state.phase).toBe('wager');
    expect(table.refused(0, { pick: 'blue' })).toEqual({ code: 'not-your-decision' });
    expect(table.refused(1, { pick: 'blue' })).toEqual({
      code: 'not-now',
      rule: 'Z-4',
      data: { phase: 'wager' },
    });
    table.wager(1, true);
    expect(table.state.phase).toBe('pick');
    expect(table.seat).toBe(0);
    table.dice('B4@5 G4@6');
    expect(table.state.phase).toBe('pick');
  });

  it('Z-R1 the answers are opened together, in any order of arrival', () => {
    const one = new Table(ASKED).wager(0, true).wager(2, false).wager(3, true);
    const other = new Table(ASKED).wager(3, true).wager(2, false).wager(0, true);
    expect(equal(one.position, other.position)).toBe(true);
    expect(one.events).toEqual([
      { type: 'answered', seat: 0 },
      { type: 'answered', seat: 2 },
      { type: 'answered', seat: 3 },
      { type: 'wagersOpened', wagered: [0, 3], declined: [2] },
    ]);
  });

  it('Z-R1 until then a seat sees its own answer and no other', () => {
    const table = new Table(ASKED).wager(0, true).wager(3, false);
    const seen = (seat: number) => {
      const json = encodePosition(rules, view(rules, table.position, seat));
      return (json.state as { wagers: unknown }).wagers;
    };
    expect(seen(-1)).toEqual([null, null, null, null]);
    expect(seen(0)).toEqual([true, null, null, null]);
    expect(seen(1)).toEqual([null, null, null, null]);
    expect(seen(2)).toEqual([null, null, null, null]);
    expect(seen(3)).toEqual([null, null, null, false]);
    table.wager(2, false);
    for (let seat = -1; seat < 4; seat++) expect(seen(seat)).toEqual([true, null, false, false]);
  });

  it('Z-R5 the question comes also when the third die went to OUT!', () => {
    const table = new Table({}).dice('Y1@4 O6@5 R3@OUT');
    expect(table.state).toMatchObject({ phase: 'wager', out: [{ colour: 'red', face: 3 }] });
    expect(awaits(rules, table.position)).toMatchObject({ kind: 'moves', seats: [1] });
  });

  it('Z-R5 no fourth die before the last answer, and no wager after it', () => {
    const table = new Table(ASKED).wager(0, true).wager(2, true);
    expect(awaits(rules, table.position)).toMatchObject({ seats: [3], changing: [0, 2] });
    expect(table.refused(1, { pick: 'blue' }).code).toBe('not-your-decision');
    table.wager(3, false);
    expect(table.refused(3, { wager: true })).toEqual({ code: 'not-your-decision' });
    table.pick('blue');
    expect(table.refused(3, { wager: true })).toEqual({ code: 'dice-awaited' });
  });

  it('Z-R8 an answer may be changed until all are in, and only the last one counts', () => {
    const table = new Table(ASKED).wager(0, true).wager(0, false).wager(2, false).wager(2, true);
    expect(awaits(rules, table.position)).toMatchObject({ seats: [3], changing: [0, 2] });
    expect(table.state.wagers).toEqual([false, null, true, null]);
    table.wager(3, true);
    expect(table.last).toEqual({ type: 'wagersOpened', wagered: [2, 3], declined: [0] });
    expect(table.state.phase).toBe('pick');
    expect(rules.changers(table.position)).toBe(0);
  });

  it('Z-R8 the answer that opens the wagers cannot be taken back alone', () => {
    const record = GameRecord.from(rules, new Table({ ...THREE, phase: 'wager' }).position);
    record.play({ seat: 1, move: 49 as Move<ZockenMove> });
    expect(record.undoable(1)).toBe(0);
  });

  it('Z-R5 a two-player table asks the one other player', () => {
    const table = new Table({ ...THREE, seats: 2, starter: 1, phase: 'wager' });
    expect(awaits(rules, table.position)).toMatchObject({ seats: [0] });
    expect(jsonOf({ ...THREE, phase: 'wager' }).state.wagers).toEqual([null, null]);
  });
});
