import { type Options, type Rules, randomStream, readOptions } from '@iacta/core';
import { loadRules } from '@iacta/games';
import { SEALED_GAME } from '@iacta/games/test-kit';
import { describe, expect, test } from 'vitest';
import { hashOfSecret, oldRoll } from '../dice/index.ts';
import { type Body, type EntryProblem, toArray } from '../log/index.ts';
import { HonestTable } from '../test-kit/index.ts';

const rules: Rules = await loadRules(SEALED_GAME);
const options = (() => {
  const read = readOptions(rules.facts, { seats: 3 });
  if (!read.ok) throw new Error('three seats');
  return read.value as Options;
})();
const atRoll = () =>
  HonestTable.started(rules, options, randomStream(4)).until(({ position }) => rules.dice(position) !== null);
const problemOf = (table: HonestTable, body: Body): EntryProblem | null => {
  const applied = table.attempt(body);
  return applied.ok ? null : applied.problem;
};
const why = (table: HonestTable, body: Body): string | null => {
  const problem = problemOf(table, body);
  return problem?.code === 'wrong-roll' ? problem.why : (problem?.code ?? null);
};
const otherHex = (hex: string) => hex.replace(/^./, (sign) => (sign === '0' ? '1' : '0'));

describe('a throw fixes who takes part', () => {
  test('before the roll, which needs it', () => {
    const table = atRoll();
    const shares = table.shares([0, 1]);
    expect(why(table, table.rollOf(shares))).toBe('no-throw');
  });

  test('of the seat that is to throw, with the number of the next roll, and once', () => {
    const table = atRoll();
    const thrown = table.throwOf(table.shares([0, 2]));
    expect(why(table, { ...thrown, seat: (thrown.seat + 1) % 3 })).toBe('wrong-thrower');
    expect(why(table, { ...thrown, by: 'bot' })).toBe('wrong-thrower');
    expect(why(table, { ...thrown, roll: thrown.roll + 1 })).toBe('wrong-number');
    table.add(thrown);
    expect(why(table, thrown)).toBe('misplaced');
    expect(why(table, { type: 'undo', at: 0, count: 1, by: 'all' })).toBe('misplaced');
  });

  test('with people’s seats only, and no commitment twice', () => {
    const table = atRoll();
    const thrown = table.throwOf(table.shares([0, 2]));
    expect(why(table, { ...thrown, commits: [...thrown.commits, thrown.commits[0]] })).toBe('wrong-seats');
    expect(why(table, { ...thrown, commits: [{ ...thrown.commits[0], seat: 9 }] })).toBe('wrong-seats');
    const other = { seat: 0, commit: 'ab'.repeat(32) };
    expect(why(table, { ...thrown, commits: [...thrown.commits, other] })).toBeNull();
  });
});

describe('a roll follows from what was fixed', () => {
  const fixed = () => {
    const table = atRoll();
    const shares = table.shares([0, 1, 2]);
    table.add(table.throwOf(shares));
    return { table, shares, roll: table.rollOf(shares) };
  };

  test('and is right then', () => {
    const { table, roll } = fixed();
    table.add(roll);
    const fact = toArray(table.state.dice?.rolls ?? null).at(-1);
    expect(fact).toMatchObject({
      roll: roll.roll,
      format: 2,
      by: [0, 1, 2],
      people: [0, 1, 2],
      attempts: [],
    });
    expect(table.state.dice).toMatchObject({ roll: roll.roll + 1, pending: null, promise: roll.next });
  });

  test('but not with another secret, nonce, order, number, face or promise', () => {
    const { table, roll } = fixed();
    const { secret, nonces } = roll;
    expect(why(table, { ...roll, secret: otherHex(secret) })).toBe('wrong-secret');
    expect(why(table, { ...roll, nonces: nonces.with(1, otherHex(nonces[1]!)) })).toBe('wrong-nonce');
    expect(why(table, { ...roll, nonces: nonces.with(1, null) })).toBe('wrong-nonce');
    expect(why(table, { ...roll, nonces: nonces.toReversed() })).toBe('wrong-nonce');
    expect(why(table, { ...roll, nonces: nonces.slice(1) })).toBe('wrong-seats');
    expect(why(table, { ...roll, roll: roll.roll + 1 })).toBe('wrong-number');
    expect(why(table, { ...roll, faces: [] })).toBe('wrong-faces');
    expect(why(table, { ...roll, by: 'bot' })).toBe('no-throw');
    const used = hashOfSecret(secret);
    expect(why(table, { ...roll, next: used })).toBe('reused-promise');
  });

  test('the faces of a subset of the devices are wrong, whichever it is', () => {
    // A die with few faces may show the same by chance: all subsets of a few rolls are tried.
    let wrong = 0;
    let tried = 0;
    const { table } = fixed();
    for (let i = 0; i < 12; i++) {
      const shares = table.shares([0, 1, 2]);
      const honest = HonestTable.started(rules, options, randomStream(100 + i)).until(
        ({ position }) => rules.dice(position) !== null,
      );
      honest.add(honest.throwOf(shares));
      const { secret } = honest;
      const roll = honest.rollOf(shares);
      for (let set = 0; set < 7; set++) {
        honest.secret = secret;
        const { faces } = honest.rollOf(shares.filter((_, seat) => (set >> seat) & 1));
        if (JSON.stringify(faces) === JSON.stringify(roll.faces)) continue;
        tried++;
        if (why(honest, { ...roll, faces }) === 'wrong-faces') wrong++;
      }
    }
    expect(tried).toBeGreaterThan(20);
    expect(wrong).toBe(tried);
  });

  test('also when the game was paused in between', () => {
    const { table, roll } = fixed();
    table.add({ type: 'pause', at: 0, seat: 0 });
    expect(problemOf(table, roll)).toBeNull();
  });

  test('and from the server alone where no device takes part', () => {
    const table = atRoll().throwDice([]);
    expect(toArray(table.state.dice?.rolls ?? null).at(-1)?.by).toEqual([]);
  });
});

describe('a throw that comes to nothing', () => {
  const pending = () => {
    const table = atRoll();
    const shares = table.shares([0, 1, 2]);
    table.add(table.throwOf(shares));
    const { secret } = table;
    const { roll } = table.state.dice!;
    const annul = (nonces: (string | null)[]): Body => ({
      type: 'annul',
      at: 0,
      roll,
      secret,
      nonces,
      next: table.promise(),
    });
    return { table, shares, annul, secret, nonces: shares.map(({ nonce }) => nonce) as (string | null)[] };
  };

  test('names the devices that did not reveal, and the next roll has a new promise', () => {
    const { table, annul, nonces } = pending();
    const { roll, promise } = table.state.dice!;
    table.add(annul(nonces.with(1, null)));
    expect(table.state.dice).toMatchObject({ roll, pending: null });
    expect(table.state.dice?.promise).not.toBe(promise);
    expect(table.state.dice?.attempts).toMatchObject([{ why: 'annul', missing: [1], promise }]);
    table.throwDice([0, 2]);
    const fact = toArray(table.state.dice?.rolls ?? null).at(-1);
    expect(fact).toMatchObject({ roll, by: [0, 2], attempts: [{ missing: [1] }] });
    expect(table.state.dice?.attempts).toEqual([]);
  });

  test('is wrong when all have revealed, with false nonces, another secret or an old promise', () => {
    const { table, annul, nonces, secret } = pending();
    const one = annul(nonces.with(1, null));
    expect(why(table, { ...one, nonces } as Body)).toBe('all-revealed');
    expect(why(table, { ...one, nonces: [otherHex(nonces[0]!), null, null] } as Body)).toBe('wrong-nonce');
    expect(why(table, { ...one, nonces: [null] } as Body)).toBe('wrong-seats');
    expect(why(table, { ...one, secret: otherHex(secret) } as Body)).toBe('wrong-secret');
    expect(why(table, { ...one, next: hashOfSecret(secret) } as Body)).toBe('reused-promise');
    expect(why(table, { ...one, roll: 77 } as Body)).toBe('wrong-number');
    table.add(one);
    expect(why(table, one)).toBe('no-throw');
  });

  test('by a renewed promise is recorded too', () => {
    const { table } = pending();
    table.add({ type: 'renew', at: 0, next: table.promise(), why: 'restore' });
    expect(table.state.dice).toMatchObject({
      pending: null,
      attempts: [{ why: 'renew', missing: [0, 1, 2] }],
    });
    expect(why(table, { type: 'renew', at: 0, next: table.state.dice!.promise, why: 'restore' })).toBe(
      'reused-promise',
    );
    expect(why(table, { type: 'renew', at: 0, next: 'ab'.repeat(32), why: 'upgrade' })).toBe('misplaced');
  });
});

describe('format 1', () => {
  /** A table as it was begun before there were throws. */
  const old = () => {
    const table = new HonestTable(rules, randomStream(9)).open(options).sit(0).sit(1).sit(2);
    table.add({ type: 'start', at: 0, next: table.promise() });
    return table.until(({ position }) => rules.dice(position) !== null);
  };
  const rollOf = (table: HonestTable, nonces: (string | null)[]): Body & { type: 'roll' } => {
    const { roll } = table.state.dice!;
    const dice = rules.dice(table.position)!;
    const { secret } = table;
    const packed = oldRoll(dice, { table: table.state.table, roll, secret, nonces });
    const faces = dice.dice.map((die, i) => die.faces[Math.floor(packed / 8 ** i) % 8] ?? die.faces[packed]);
    return { type: 'roll', at: 0, roll, faces, secret, nonces, next: table.promise() };
  };

  test('is still right, and is distinguished', () => {
    const table = old();
    const nonces = [table.random(16), null, table.random(16)];
    const roll = rollOf(table, nonces);
    expect(why(table, { ...roll, nonces: [null] })).toBe('wrong-seats');
    expect(why(table, { ...roll, secret: 'ab'.repeat(32) })).toBe('wrong-secret');
    table.add(roll);
    expect(toArray(table.state.dice?.rolls ?? null)).toMatchObject([{ format: 1, by: [0, 2], thrown: null }]);
  });

  test('continues in format 2 with a new promise, and format 1 is over', () => {
    const table = old();
    expect(why(table, table.throwOf([]))).toBe('misplaced');
    table.add({ type: 'renew', at: 0, next: table.promise(), why: 'upgrade' });
    const { secret } = table;
    expect(why(table, rollOf(table, [null, null, null]))).toBe('no-throw');
    table.secret = secret;
    table.throwDice([0, 1]);
    expect(toArray(table.state.dice?.rolls ?? null).at(-1)).toMatchObject({ format: 2, by: [0, 1] });
  });

  test('did not always write down who agreed to an undo: that is on record as a doubt', () => {
    const table = old();
    table.add(rollOf(table, [null, null, null])).add({ type: 'undo', at: 0, count: 1, by: 'all' });
    expect(table.state.doubts).toEqual([{ seq: table.state.seq, code: 'undo-without-consent' }]);
  });
});
