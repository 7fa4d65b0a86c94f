import { type Options, type Rules, randomStream, readOptions } from '@iacta/core';
import { loadRules } from '@iacta/games';
import { SEALED_GAME } from '@iacta/games/test-kit';
import { commitOf, type Share } from '@iacta/table/dice';
import { type Body, hashOfName } from '@iacta/table/log';
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

let table: HonestTable;
let memory: Memory;
let mirror: Mirror;
const isAtRoll = ({ position }: HonestTable) => rules.dice(position) !== null;

beforeEach(() => {
  table = HonestTable.started(rules, options, randomStream(2)).until(isAtRoll);
  memory = memoryForNow();
  mirror = new Mirror(rules, TABLE, memory);
});

function welcome(of = table, to = mirror, names: ReplyOf<'welcome'>['names'] = []): Mirrored {
  return to.welcome({
    type: 'welcome',
    seat: 0,
    host: true,
    code: null,
    hostSeat: 0,
    rematch: false,
    entries: of.observed(0) as ReplyOf<'welcome'>['entries'],
    names,
    here: [],
    watchers: 0,
  });
}

test('a name that no server accepts is bound to its entry as it is, and shown without what steers or hides', () => {
  const odd = 'Eve\x1b[2J\u202eevE\u200b';
  const salt = 'ab'.repeat(16);
  const seated = new HonestTable(rules, randomStream(3)).open(options);
  seated.add({ type: 'sit', at: seated.at, seat: 0, name: hashOfName(salt, odd) });
  welcome(seated, mirror, [{ seq: 1, name: odd, salt }]);
  expect(mirror.table?.seats[0].name).toBe('Eve[2JevE');
  mirror.setNames([{ seq: 1, name: odd }]);
  expect(mirror.table?.seats[0].name).toBe('Eve[2JevE');
});

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
  return [{ seat: 0, nonce: revealed.nonces[0] }, ...others];
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
    const [own] = throwWithDevice();
    const known = memory.load(TABLE)!;
    expect(known.head).toBe(table.state.head);
    expect(memory.reveals(TABLE)).toMatchObject([{ roll: table.state.dice!.roll, nonce: own.nonce }]);
  });

  test('again after a reload, and the roll is checked still', () => {
    welcome();
    const shares = throwWithDevice();
    mirror = new Mirror(rules, TABLE, memory);
    welcome();
    expect(mirror.reveal()?.nonces).toEqual([shares[0].nonce]);
    expect(verdictOf(tell(table.rollOf(shares)))).toBe('checked');
    mirror = new Mirror(rules, TABLE, memory);
    welcome();
    expect(mirror.rolls().at(-1)?.verdict).toBe('checked');
  });

  test('for a throw that was made while the device was away, when it is back in time', () => {
    welcome();
    const own = mirror.commit()!;
    const others = table.shares([1]);
    const thrown = table.throwOf(others);
    table.add({ ...thrown, commits: [{ seat: 0, commit: own.commit }, ...thrown.commits] });
    welcome();
    const [nonce] = mirror.reveal()!.nonces;
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
    mirror = new Mirror(rules, TABLE, memory);
    expect(welcome()).toMatchObject({ kind: 'grown' });
    expect(mirror.rolls().map(({ verdict }) => verdict)).not.toContain('checked');
  });

  test('is not given up for another history, nor for a shorter one', () => {
    table.step();
    welcome();
    const other = HonestTable.started(rules, options, randomStream(77)).until(isAtRoll).step().step();
    mirror = new Mirror(rules, TABLE, memory);
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

  test('does not vouch for rolls before it came', () => {
    welcome();
    tell(table.rollOf(throwWithDevice()));
    const fresh = new Mirror(rules, TABLE, memoryForNow());
    welcome(table, fresh);
    expect(fresh.rolls().at(-1)?.verdict).toBe('without-me');
  });

  test('does not vouch for a contribution that it never gave to this throw, now or later', () => {
    welcome();
    // What was revealed is lost: as if a copy of the running program had revealed it.
    const shares = throwWithDevice();
    for (const reveal of memory.reveals(TABLE)) memory.dropReveal(TABLE, reveal);
    expect(verdictOf(tell(table.rollOf(shares)))).toBe('unproven');
    mirror = new Mirror(rules, TABLE, memory);
    welcome();
    expect(mirror.rolls().at(-1)?.verdict).toBe('unproven');
  });
});

describe('several pages of one device', () => {
  const throwOf = (...mirrors: Mirror[]) => ({
    ...table.throwOf([]),
    commits: mirrors.map((each) => ({ seat: 0, commit: each.commit()!.commit })),
  });
  /** Tells a page the latest entry of a history. */
  const tellPage = (to: Mirror, of: HonestTable): Mirrored => {
    const { seq, head } = of.state;
    return to.entry({ type: 'entry', seq, head, entry: of.entries.at(-1)! });
  };
  const open = (of = memory): Mirror => {
    const page = new Mirror(rules, TABLE, of);
    welcome(table, page);
    return page;
  };

  test('each have a contribution of their own, and all check the roll', () => {
    const [one, two] = [open(), open()];
    expect(one.commit()!.commit).not.toBe(two.commit()!.commit);
    table.add(throwOf(one, two));
    for (const page of [one, two]) tellPage(page, table);
    const nonces = [one, two].flatMap((page) => page.reveal()!.nonces);
    table.add(table.rollOf(nonces.map((nonce) => ({ seat: 0, nonce }))));
    for (const page of [one, two]) expect(verdictOf(tellPage(page, table))).toBe('checked');
    expect(open().rolls().at(-1)?.verdict).toBe('checked');
  });

  test('check it too where only one of them took part', () => {
    const [one, two] = [open(), open()];
    table.add(throwOf(one));
    for (const page of [one, two]) tellPage(page, table);
    expect(two.reveal()).toBeNull();
    const [nonce] = one.reveal()!.nonces;
    table.add(table.rollOf([{ seat: 0, nonce }]));
    expect(verdictOf(tellPage(two, table))).toBe('checked');
  });

  test('reveal nothing for another throw of the same promise, and refuse to follow it', () => {
    const [one, two] = [open(), open()];
    const other = HonestTable.started(rules, options, randomStream(2)).until(isAtRoll);
    table.add(throwOf(one));
    tellPage(one, table);
    expect(one.reveal()).not.toBeNull();
    other.add(throwOf(two));
    expect(tellPage(two, other)).toMatchObject({ kind: 'rewritten', restored: false });
    expect(two.reveal()).toBeNull();
    // Nor does a page that comes now, whatever else it has been told.
    expect(welcome(other, new Mirror(rules, TABLE, memory))).toMatchObject({ kind: 'rewritten' });
  });

  test('know of each other’s earlier throws of a roll', () => {
    const [one, two] = [open(), open()];
    const { secret } = table;
    const { roll } = table.state.dice!;
    table.add(throwOf(one));
    tellPage(one, table);
    one.reveal();
    table.add({ type: 'annul', at: 0, roll, secret, nonces: [null], next: table.promise() });
    welcome(table, two);
    table.add(throwOf(two));
    tellPage(two, table);
    const [nonce] = two.reveal()!.nonces;
    table.add(table.rollOf([{ seat: 0, nonce }]));
    expect(verdictOf(tellPage(two, table))).toBe('repeated');
  });

  test('have copied storage: a copy reveals for the throw that was stored, and for no other', () => {
    const one = open();
    table.add(throwOf(one));
    tellPage(one, table);
    const { nonces } = one.reveal()!;
    const copy = memoryForNow();
    for (const reveal of memory.reveals(TABLE)) copy.addReveal(TABLE, reveal);
    expect(open(copy).reveal()?.nonces).toEqual(nonces);
    const before = memoryForNow();
    expect(open(before).reveal()).toBeNull();
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
