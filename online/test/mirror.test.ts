import { type Options, type Rules, randomStream, readOptions } from '@iacta/core';
import { loadRules } from '@iacta/games';
import { SEALED_GAME } from '@iacta/games/test-kit';
import { commitOf, type Share } from '@iacta/table/dice';
import type { Body } from '@iacta/table/log';
import { HonestTable } from '@iacta/table/test-kit';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Memory, memoryForNow } from '../client/memory.ts';
import { Mirror, type Mirrored } from '../client/mirror.ts';
import type { ReplyOf } from '../wire/index.ts';

const rules: Rules = await loadRules(SEALED_GAME);
const read = readOptions(rules.facts, { seats: 2 });
if (!read.ok) throw new Error('two');
const options = read.value as Options;
const TABLE = '0123456789abcdef'.repeat(2);
const diceKey = new Uint8Array(32).fill(3);

let table: HonestTable;
let memory: Memory;
let mirror: Mirror;
const isAtRoll = ({ position }: HonestTable) => rules.dice(position) !== null;

beforeEach(() => {
  table = HonestTable.started(rules, options, randomStream(2)).until(isAtRoll);
  memory = memoryForNow();
  mirror = new Mirror(rules, diceKey, TABLE, memory);
});

function welcome(of = table, to = mirror): Mirrored {
  return to.welcome({
    type: 'welcome',
    seat: 0,
    host: true,
    code: null,
    hostSeat: 0,
    rematch: false,
    entries: of.observed(0) as ReplyOf<'welcome'>['entries'],
    names: [],
    here: [],
    watchers: 0,
  });
}

/** Writes an entry as the server and sends it. */
function tell(...bodies: Body[]): Mirrored {
  let mirrored: Mirrored = { kind: 'known' };
  for (const body of bodies) {
    table.add(body);
    const { seq, head } = table.state;
    mirrored = mirror.entry({ type: 'entry', seq, head, entry: table.entries.at(-1)! });
  }
  return mirrored;
}

/** The share behind this device's commitment, as it reveals it; the kit plays the other seat's. */
function throwWithDevice(others: readonly Share[] = table.shares([1])): Share[] {
  const own = mirror.commit();
  if (!own) throw new Error('no commitment');
  const thrown = table.throwOf(others);
  const commits = [{ seat: 0, commit: own.commit }, ...thrown.commits];
  tell({ ...thrown, commits });
  const revealed = mirror.reveal();
  if (!revealed) throw new Error('not revealed');
  return [{ seat: 0, nonce: revealed.nonce }, ...others];
}

const verdictOf = (mirrored: Mirrored) =>
  mirrored.kind === 'grown' ? mirrored.roll?.verdict : mirrored.kind;

describe('a roll is', () => {
  test('checked when this device’s own contribution was fixed before and used', () => {
    welcome();
    const shares = throwWithDevice();
    expect(verdictOf(tell(table.rollOf(shares)))).toBe('checked');
    expect(mirror.rolls().at(-1)).toMatchObject({ verdict: 'checked', by: [0, 1], people: [0, 1] });
  });

  test('without this device when it was not among those who took part', () => {
    welcome();
    const shares = table.shares([1]);
    tell(table.throwOf(shares));
    expect(mirror.reveal()).toBeNull();
    expect(verdictOf(tell(table.rollOf(shares)))).toBe('without-me');
  });

  test('without this device when another has taken part in its seat’s name', () => {
    welcome();
    const shares = table.shares([0, 1]);
    tell(table.throwOf(shares));
    expect(mirror.reveal()).toBeNull();
    expect(verdictOf(tell(table.rollOf(shares)))).toBe('without-me');
  });

  test('the server’s word when no device took part', () => {
    welcome();
    tell(table.throwOf([]));
    expect(verdictOf(tell(table.rollOf([])))).toBe('server-only');
  });

  test('repeated when an earlier throw came to nothing after this device had revealed', () => {
    welcome();
    const { secret } = table;
    const { roll } = table.state.dice!;
    const shares = throwWithDevice();
    tell({ type: 'annul', at: 0, roll, secret, nonces: [shares[0].nonce, null], next: table.promise() });
    const again = throwWithDevice([]);
    expect(verdictOf(tell(table.rollOf(again)))).toBe('repeated');
  });

  test('repeated as well when the server says that this very device did not reveal', () => {
    welcome();
    const { secret } = table;
    const { roll } = table.state.dice!;
    const [, other] = throwWithDevice();
    tell({ type: 'annul', at: 0, roll, secret, nonces: [null, other.nonce], next: table.promise() });
    expect(verdictOf(tell(table.rollOf(throwWithDevice([]))))).toBe('repeated');
  });

  test('checked when the annulled throw was one that this device knew nothing of', () => {
    welcome();
    const { secret } = table;
    const { roll } = table.state.dice!;
    const shares = table.shares([1]);
    tell(table.throwOf(shares));
    tell({ type: 'annul', at: 0, roll, secret, nonces: [null], next: table.promise() });
    expect(verdictOf(tell(table.rollOf(throwWithDevice([]))))).toBe('checked');
  });

  test('doubtful when this seat is said to have agreed to something that it did not', () => {
    welcome();
    tell(table.rollOf(throwWithDevice()));
    const ask = table.state.seq + 1;
    tell({ type: 'ask-undo', at: 0, seat: 1, count: 1 }, { type: 'answer', at: 0, ask, seat: 0, yes: true });
    expect(mirror.ownName.foreign).toEqual([ask + 1]);
    tell({ type: 'undo', at: 0, count: 1, by: 'all' });
    expect(verdictOf(tell(table.rollOf(throwWithDevice())))).toBe('doubtful');
    mirror.trustOwnName();
    expect(mirror.ownName.foreign).toEqual([]);
  });

  test('checked after an undo that the player did agree to', () => {
    welcome();
    tell(table.rollOf(throwWithDevice()));
    const ask = table.state.seq + 1;
    tell({ type: 'ask-undo', at: 0, seat: 1, count: 1 });
    mirror.sent(`yes ${ask}`);
    tell({ type: 'answer', at: 0, ask, seat: 0, yes: true }, { type: 'undo', at: 0, count: 1, by: 'all' });
    expect(verdictOf(tell(table.rollOf(throwWithDevice())))).toBe('checked');
  });
});

describe('a nonce is revealed', () => {
  test('only for a throw in the log with this device’s commitment', () => {
    welcome();
    expect(mirror.reveal()).toBeNull();
    const shares = table.shares([0, 1]);
    tell(table.throwOf(shares));
    expect(mirror.reveal()).toBeNull();
  });

  test('after the device has remembered the throw', () => {
    welcome();
    throwWithDevice();
    const known = memory.load(TABLE)!;
    expect(known.head).toBe(table.state.head);
    expect(known.revealed).toEqual([table.state.seq]);
  });

  test('again after a reload, and the roll is checked still', () => {
    welcome();
    const shares = throwWithDevice();
    mirror = new Mirror(rules, diceKey, TABLE, memory);
    welcome();
    expect(mirror.reveal()?.nonce).toBe(shares[0].nonce);
    expect(verdictOf(tell(table.rollOf(shares)))).toBe('checked');
    mirror = new Mirror(rules, diceKey, TABLE, memory);
    welcome();
    expect(mirror.rolls().at(-1)?.verdict).toBe('checked');
  });

  test('for a throw that was made while the device was away, when it is back in time', () => {
    welcome();
    const own = mirror.commit()!;
    const others = table.shares([1]);
    const thrown = table.throwOf(others);
    table.add({ ...thrown, commits: [{ seat: 0, commit: own.commit }, ...thrown.commits] });
    mirror = new Mirror(rules, diceKey, TABLE, memory);
    welcome();
    const { nonce } = mirror.reveal()!;
    expect(verdictOf(tell(table.rollOf([{ seat: 0, nonce }, ...others])))).toBe('checked');
  });

  test('as another one in a history that the player has accepted', () => {
    welcome();
    const first = throwWithDevice()[0].nonce;
    const promise = table.state.dice!.promise;
    const { roll } = table.state.dice!;
    mirror.accept();
    const before = commitOf({ table: TABLE, roll, promise }, { seat: 0, nonce: first });
    table = HonestTable.started(rules, options, randomStream(2)).until(isAtRoll);
    welcome();
    expect(table.state.dice!.promise).toBe(promise);
    expect(mirror.commit()!.commit).not.toBe(before);
  });
});

describe('what a device knows', () => {
  test('is extended, also after a reload', () => {
    welcome();
    table.step().until(isAtRoll).step();
    mirror = new Mirror(rules, diceKey, TABLE, memory);
    expect(welcome()).toMatchObject({ kind: 'grown' });
    expect(mirror.rolls().map(({ verdict }) => verdict)).not.toContain('checked');
  });

  test('is not given up for another history, nor for a shorter one', () => {
    table.step();
    welcome();
    const other = HonestTable.started(rules, options, randomStream(77)).until(isAtRoll).step().step();
    mirror = new Mirror(rules, diceKey, TABLE, memory);
    expect(welcome(other)).toMatchObject({ kind: 'rewritten', restored: false });
    expect(mirror.seq).toBe(-1);
    const shorter = HonestTable.started(rules, options, randomStream(2)).until(isAtRoll);
    expect(welcome(shorter)).toMatchObject({ kind: 'rewritten' });
    expect(welcome(table)).toMatchObject({ kind: 'grown' });
  });

  test('says so when the other history comes from a backup', () => {
    welcome();
    const shorter = HonestTable.started(rules, options, randomStream(2)).until(isAtRoll);
    table.step();
    welcome();
    shorter.add({ type: 'renew', at: 0, next: shorter.promise(), why: 'restore' });
    expect(welcome(shorter)).toMatchObject({ kind: 'rewritten', restored: true });
  });

  test('does not vouch for rolls before it came, nor for a contribution that it never saw fixed', () => {
    welcome();
    const own = mirror.commit()!;
    const others = table.shares([1]);
    const thrown = table.throwOf(others);
    table.add({ ...thrown, commits: [{ seat: 0, commit: own.commit }, ...thrown.commits] });
    // A copy of the device reveals the nonce, and this one does not know of it.
    const copied = memoryForNow();
    copied.save(TABLE, memory.load(TABLE)!);
    const copy = new Mirror(rules, diceKey, TABLE, copied);
    welcome(table, copy);
    const { nonce } = copy.reveal()!;
    table.add(table.rollOf([{ seat: 0, nonce }, ...others]));
    mirror = new Mirror(rules, diceKey, TABLE, memory);
    welcome();
    expect(mirror.rolls().at(-1)?.verdict).toBe('unproven');
    mirror = new Mirror(rules, diceKey, TABLE, memory);
    welcome();
    expect(mirror.rolls().at(-1)?.verdict).toBe('unproven');
    const fresh = new Mirror(rules, diceKey, TABLE, memoryForNow());
    welcome(table, fresh);
    expect(fresh.rolls().at(-1)?.verdict).toBe('without-me');
  });
});

test('the same entry again is known, one after a gap is a gap, a wrong one is broken', () => {
  welcome();
  const { seq, head } = table.state;
  const entry = table.entries.at(-1)!;
  expect(mirror.entry({ type: 'entry', seq, head, entry })).toEqual({ kind: 'known' });
  expect(mirror.entry({ type: 'entry', seq: seq + 2, head, entry })).toEqual({ kind: 'gap' });
  const [thrown] = [table.throwOf([])];
  table.add(thrown);
  const next = { type: 'entry' as const, seq: seq + 1, head: table.state.head, entry: table.entries.at(-1)! };
  expect(mirror.entry({ ...next, head: 'f'.repeat(64) })).toEqual({ kind: 'broken', why: 'chain' });
  const illegal = { ...next, entry: { ...next.entry, body: { ...thrown, roll: 77 } } };
  expect(mirror.entry(illegal)).toEqual({ kind: 'broken', why: 'entry' });
  expect(mirror.entry(next)).toMatchObject({ kind: 'grown' });
});
