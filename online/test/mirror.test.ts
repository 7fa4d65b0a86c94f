import { type Rules, randomStream, readOptions } from '@iacta/core';
import { GAME_IDS, loadRules } from '@iacta/registry';
import { expect, test } from 'vitest';
import { Mirror } from '../client/mirror.ts';
import { hashOfSecret } from '../dice/index.ts';
import { type Body, commitment, link } from '../log/index.ts';
import type { ReplyOf, TableState } from '../wire/index.ts';
import { bodiesOf, honestLog } from './log-kit.ts';

const rules: Rules = await loadRules(GAME_IDS[GAME_IDS.length - 1]);
const read = readOptions(rules.facts, {});
if (!read.ok) throw new Error('defaults');
const options = read.value;
const bodies = bodiesOf(honestLog(rules, options, randomStream(2)));
const start = bodies.findIndex(({ type }) => type === 'start');
const diceKey = new Uint8Array(32).fill(3);

function tableState(phase: TableState['phase']): TableState {
  const { id: game, rulesVersion } = rules.facts;
  const [open] = bodies;
  return {
    table: open.type === 'open' ? open.table : '',
    game,
    rules: rulesVersion,
    options: { ...options },
    clock: null,
    watch: true,
    phase,
    paused: false,
    seats: Array.from({ length: options.seats }, () => ({ who: 'person', name: '', bot: null })),
    host: 0,
    asks: [],
    again: null,
    rematch: false,
  };
}

const salt = 'ab'.repeat(16);

/** The next entry as an honest server sends it. */
function next(mirror: Mirror, body: Body): ReplyOf<'entry'> {
  const head = link(mirror.head, commitment(salt, JSON.stringify(body)));
  const started = body.type === 'start' ? { state: rules.encode(rules.begin(options)), owing: [] } : {};
  const phase = body.type === 'start' ? { table: tableState('playing') } : {};
  return { type: 'entry', seq: mirror.seq + 1, head, salt, body, ...started, ...phase };
}

/** A device in seat 0 that has followed the log up to an entry. */
function mirrorAt(end: number): Mirror {
  const mirror = new Mirror(rules, diceKey);
  mirror.welcome({
    type: 'welcome',
    seat: 0,
    host: true,
    code: null,
    seq: -1,
    head: mirror.head,
    table: tableState('waiting'),
    play: null,
    here: [],
    watchers: 0,
  });
  for (const body of bodies.slice(0, end)) expect(mirror.entry(next(mirror, body)).kind).toBe('grown');
  return mirror;
}

const roll = bodies.findIndex(({ type }) => type === 'roll');

test('an honest log is followed to its end, and every roll is checked', () => {
  const mirror = mirrorAt(0);
  for (const body of bodies) {
    const seen = mirror.entry(next(mirror, body));
    if (seen.kind !== 'grown') throw new Error(seen.kind);
    if (body.type === 'roll') expect(seen.roll).toEqual({ number: body.roll, verdict: 'checked' });
  }
  expect(mirror.seq).toBe(bodies.length - 1);
});

test('an entry that is known is let be, and one that is missing is noticed', () => {
  const mirror = mirrorAt(start + 1);
  const entry = next(mirror, bodies[start + 1]);
  expect(mirror.entry({ ...entry, seq: entry.seq + 1 })).toEqual({ kind: 'gap' });
  expect(mirror.entry(entry).kind).toBe('grown');
  expect(mirror.entry(entry)).toEqual({ kind: 'known' });
});

test('a link that does not fit is noticed', () => {
  const mirror = mirrorAt(start + 1);
  const entry = next(mirror, bodies[start + 1]);
  for (const lie of [
    { ...entry, head: 'f'.repeat(64) },
    { ...entry, salt: 'cd'.repeat(16) },
    { ...entry, body: { ...bodies[start + 1], at: 5 } as Body },
  ]) {
    expect(mirror.entry(lie)).toEqual({ kind: 'broken', why: 'chain' });
  }
});

test('a step that the rules do not know is noticed', () => {
  const mirror = mirrorAt(start + 1);
  const body: Body = { type: 'move', at: 1, seat: 0, move: { nothing: true } };
  expect(mirror.entry(next(mirror, body))).toEqual({ kind: 'broken', why: 'step' });
});

test('a nonce that was received and not used is noticed', () => {
  const mirror = mirrorAt(roll);
  expect(mirror.nonce()).toMatchObject({ roll: 0 });
  mirror.had = 0;
  const seen = mirror.entry(next(mirror, bodies[roll]));
  expect(seen).toMatchObject({ kind: 'grown', roll: { verdict: 'left-out' } });
});

test('a roll that does not follow from its secret is noticed', () => {
  const mirror = mirrorAt(roll);
  const body = bodies[roll];
  if (body.type !== 'roll') throw new Error('roll');
  const other = { ...body, secret: '11'.repeat(32) };
  expect(mirror.entry(next(mirror, other))).toMatchObject({ roll: { verdict: 'wrong-secret' } });
});

test('a nonce belongs to the promised hash', () => {
  const mirror = mirrorAt(start + 1);
  const first = mirror.nonce();
  mirror.promised = { roll: 0, hash: hashOfSecret('22'.repeat(32)) };
  expect(mirror.nonce()?.nonce).not.toBe(first?.nonce);
  mirror.seat = -1;
  expect(mirror.nonce()).toBeNull();
});
