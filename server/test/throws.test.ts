import { randomHex } from '@iacta/online/random';
import type { ReplyOf } from '@iacta/online/wire';
import { commitOf } from '@iacta/table/dice';
import type { Body, BodyOf } from '@iacta/table/log';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTable, RawSocket, startTestServer, type TestServer } from './kit.ts';

let server: TestServer;
/** Gives up on a device that does not reveal soon. */
let impatient: TestServer;
const sockets: RawSocket[] = [];

beforeAll(async () => {
  // No device is too slow here, however busy the machine is.
  server = await startTestServer({ tables: { nonceWait: 60_000, revealWait: 60_000 } });
  impatient = await startTestServer({ tables: { nonceWait: 60_000, revealWait: 200 } });
});
afterAll(async () => {
  await server.close();
  await impatient.close();
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

/** A device that takes part in rolls by hand. */
class Hand {
  readonly socket: RawSocket;
  readonly #seat: number;
  #table = '';
  #nonces = new Map<string, string>();

  constructor(seat: number, port: number) {
    this.#seat = seat;
    this.socket = new RawSocket(port);
    sockets.push(this.socket);
  }

  async come(table: string, key: string): Promise<ReplyOf<'welcome'>> {
    this.#table = table;
    return this.socket.hello(table, key);
  }

  async body<T extends Body['type']>(type: T): Promise<BodyOf<T>> {
    for (;;) {
      const { entry } = await this.socket.next('entry');
      if ('body' in entry && entry.body.type === type) return entry.body as BodyOf<T>;
    }
  }

  commit(promise: string, roll = 0): string {
    const nonce = randomHex(16);
    const commit = commitOf({ table: this.#table, roll, promise }, { seat: this.#seat, nonce });
    this.#nonces.set(promise, nonce);
    this.socket.send({ type: 'commit', promise, commit });
    return commit;
  }

  reveal(promise: string): void {
    this.socket.send({ type: 'reveal', promise, nonce: this.#nonces.get(promise) });
  }
}

/** Two people at a table of Zocken that has begun; a lot decides who starts, so the first step is a throw. */
async function begun(at = server) {
  const { table, keys } = await openTable(at.base, 'zocken', 2);
  const [ada, bea] = [new Hand(0, at.port), new Hand(1, at.port)];
  await ada.come(table, keys[0]);
  await bea.come(table, keys[1]);
  ada.socket.send({ type: 'start', id: 'start-it' });
  const { next } = await ada.body('start');
  await bea.body('start');
  return { table, keys, ada, bea, promise: next };
}

test('the throw fixes all commitments before any nonce is asked for, and the roll uses all of them', async () => {
  const { ada, bea, promise } = await begun();
  ada.socket.send({ type: 'throw', id: 'throw-it', roll: 0 });
  const commits = [ada.commit(promise), bea.commit(promise)];
  const thrown = await bea.body('throw');
  expect(thrown.commits.map(({ commit }) => commit)).toEqual(commits);
  expect(bea.socket.heard.some((reply) => JSON.stringify(reply).includes('"roll","at"'))).toBe(false);
  ada.reveal(promise);
  bea.reveal(promise);
  const roll = await bea.body('roll');
  expect(roll.nonces).toHaveLength(2);
  expect(roll.nonces).not.toContain(null);
  expect(await ada.socket.next('ack')).toMatchObject({ id: 'start-it' });
  // The throw is answered when the dice have come to rest.
  expect(await ada.socket.next('ack')).toMatchObject({ id: 'throw-it', seq: 4 });
});

test('a throw that is asked for twice before it is made is made once, and both requests are answered', async () => {
  const { ada, bea, promise } = await begun();
  expect(await ada.socket.next('ack')).toMatchObject({ id: 'start-it' });
  ada.socket.send({ type: 'throw', id: 'throw-it', roll: 0 });
  ada.socket.send({ type: 'throw', id: 'throw-it-too', roll: 0 });
  expect(await ada.socket.next('refused')).toMatchObject({ id: 'throw-it-too', refusal: { code: 'stale' } });
  ada.commit(promise);
  bea.commit(promise);
  await ada.body('throw');
  ada.reveal(promise);
  bea.reveal(promise);
  expect(await ada.socket.next('ack')).toMatchObject({ id: 'throw-it' });
});

test('a throw that is sent again under its id, before it is made, is acknowledged', async () => {
  const { ada, bea, promise } = await begun();
  expect(await ada.socket.next('ack')).toMatchObject({ id: 'start-it' });
  ada.socket.send({ type: 'throw', id: 'throw-it', roll: 0 });
  ada.socket.send({ type: 'throw', id: 'throw-it', roll: 0 });
  ada.commit(promise);
  bea.commit(promise);
  await ada.body('throw');
  ada.reveal(promise);
  bea.reveal(promise);
  expect(await ada.socket.next('ack')).toMatchObject({ id: 'throw-it' });
});

test('no nonce is sent to other devices before the roll', async () => {
  const { ada, bea, promise } = await begun();
  ada.socket.send({ type: 'throw', id: 'throw-it', roll: 0 });
  ada.commit(promise);
  bea.commit(promise);
  await bea.body('throw');
  ada.reveal(promise);
  ada.socket.send({ type: 'say', phrase: 'good-luck' });
  await bea.socket.next('said');
  expect(bea.socket.heard.filter(({ type }) => type === 'entry')).toEqual([]);
});

test('a device that does not reveal ends the throw, by name, and the next one is made without it', async () => {
  const { ada, bea, promise } = await begun(impatient);
  ada.socket.send({ type: 'throw', id: 'throw-it', roll: 0 });
  ada.commit(promise);
  bea.commit(promise);
  await ada.body('throw');
  ada.reveal(promise);
  const annul = await ada.body('annul');
  expect(annul).toMatchObject({ roll: 0, nonces: [expect.any(String), null] });
  // Bea's device is there and has not committed again: it goes away.
  ada.commit(annul.next);
  bea.socket.close();
  const again = await ada.body('throw');
  expect(again.commits.map(({ seat }) => seat)).toEqual([0]);
  ada.reveal(annul.next);
  expect(await ada.body('roll')).toMatchObject({ roll: 0, nonces: [expect.any(String)] });
});

test('a commitment to another promise, a nonce of another seat and a second choice do not count', async () => {
  const { ada, bea, promise } = await begun();
  ada.socket.send({ type: 'throw', id: 'throw-it', roll: 0 });
  ada.socket.send({ type: 'commit', promise: 'ab'.repeat(32), commit: 'cd'.repeat(32) });
  const first = ada.commit(promise);
  ada.socket.send({ type: 'commit', promise, commit: 'ef'.repeat(32) });
  bea.commit(promise);
  const thrown = await ada.body('throw');
  expect(thrown.commits[0].commit).toBe(first);
  expect(thrown.commits).toHaveLength(2);
  bea.socket.send({ type: 'reveal', promise, nonce: 'ab'.repeat(16) });
  ada.reveal(promise);
  bea.reveal(promise);
  expect((await ada.body('roll')).nonces).not.toContain('ab'.repeat(16));
});

test('a throw in the log survives a restart, and its devices reveal again', async () => {
  const { table, keys, ada, bea, promise } = await begun();
  ada.socket.send({ type: 'throw', id: 'throw-it', roll: 0 });
  ada.commit(promise);
  bea.commit(promise);
  await ada.body('throw');
  await bea.body('throw');
  ada.reveal(promise);
  await server.restart();
  for (const [seat, hand] of [ada, bea].entries()) {
    const fresh = new RawSocket(server.port);
    sockets.push(fresh);
    Object.assign(hand, { socket: fresh });
    const { entries } = await hand.come(table, keys[seat]);
    expect(entries.at(-1)).toMatchObject({ body: { type: 'throw' } });
  }
  // The same action again is answered with the roll, not with a second throw.
  ada.socket.send({ type: 'throw', id: 'throw-it', roll: 0 });
  ada.reveal(promise);
  bea.reveal(promise);
  expect(await bea.body('roll')).toMatchObject({ roll: 0 });
  expect(await ada.socket.next('ack')).toMatchObject({ id: 'throw-it', seq: 4 });
});

test('nothing is taken back while the dice are in the air', async () => {
  const { ada, bea, promise } = await begun();
  ada.socket.send({ type: 'throw', id: 'throw-it', roll: 0 });
  ada.commit(promise);
  bea.commit(promise);
  await ada.body('throw');
  expect(await ada.socket.ask({ type: 'undo', seen: 4, count: 1 })).toBe('stale');
});

test('a throw that is annulled in a pause is answered, and its player throws again after it', async () => {
  const { ada, bea, promise } = await begun(impatient);
  ada.socket.send({ type: 'throw', id: 'throw-it', roll: 0 });
  ada.commit(promise);
  bea.commit(promise);
  await ada.body('throw');
  bea.socket.send({ type: 'pause', id: 'pause-it' });
  const annul = await ada.body('annul');
  expect(await ada.socket.next('ack')).toMatchObject({ id: 'start-it' });
  expect(await ada.socket.next('ack')).toMatchObject({ id: 'throw-it', seq: 4 });
  bea.socket.send({ type: 'resume', id: 'go-on-now' });
  await ada.body('resume');
  ada.socket.send({ type: 'throw', id: 'throw-2nd', roll: 0 });
  ada.commit(annul.next);
  bea.commit(annul.next);
  expect(await ada.body('throw')).toMatchObject({ roll: 0, seat: 0 });
});
