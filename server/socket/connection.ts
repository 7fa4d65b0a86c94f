import type { Duplex } from 'node:stream';
import type { Refusal } from '@iacta/core';
import { type Clock, SYSTEM_CLOCK } from '@iacta/online/clock';
import { hashOfKey } from '@iacta/online/log';
import { isStorageRefusal, type Reply, type Request, type RequestOf, readRequest } from '@iacta/online/wire';
import type { WebSocket } from 'ws';
import { Bucket, times } from '../limits/bucket.ts';
import type { SeatAllowance, SeatAllowances, SeatConnection } from '../limits/seats.ts';
import type { ConnectionLimits } from '../limits/settings.ts';
import { type TableSituation, whyNotPermitted } from '../permissions/permissions.ts';
import { refusalOf } from '../permissions/refusals.ts';
import { identify, rolesOf } from '../permissions/roles.ts';
import type { TableRegistry } from '../registry/registry.ts';
import type { Peer } from '../session/people.ts';
import type { TableSession } from '../session/session.ts';

/** A close code of WebSockets. */
const TRY_AGAIN_LATER = 1013;

/** A connection that has not come to a table: nothing is known of any. */
const NO_TABLE: TableSituation = {
  phase: 'waiting',
  paused: false,
  watch: false,
  ranked: false,
  spectatorPhrases: false,
};

/** What connections need of the server they come to. */
export interface ConnectionDependencies {
  readonly registry: TableRegistry;
  readonly limits: ConnectionLimits;
  readonly seats: SeatAllowances;
  /** How many times faster than people clients may be: 1, unless programs play with each other. */
  readonly pace: number;
  /** A client that has not joined a table after this many milliseconds is disconnected. */
  readonly helloWithin: number;
  readonly clock?: Clock;
  /** Whether an operator keeps an address or a key out. */
  readonly isBanned?: (address: string, keyHashes: readonly string[]) => boolean;
}

/** The address that a connection comes from. */
export interface From {
  readonly address: string;
  /** Takes a message from what all connections of this address may send together. */
  readonly maySend: () => boolean;
  readonly refused: (code: string) => void;
}

/** What comes in while a hello is being answered waits; no more than this. */
const MOST_WAITING = 50;

/** A client's socket: at no table until its hello, then at one. */
export class Connection implements SeatConnection {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #registry: TableRegistry;
  readonly #dependencies: ConnectionDependencies;
  readonly #clock: Clock;
  readonly #control: Bucket;
  readonly #bytes: Bucket;
  readonly #from: From;
  readonly #own: SeatAllowance;
  /** Of this connection alone, or of the seat whose key it has shown. */
  #allowance: SeatAllowance;
  #seat: { readonly session: TableSession; readonly peer: Peer } | null = null;
  /** What has come while a hello is being answered. */
  #waiting: Request[] | null = null;
  #keyHash: string | null = null;
  #came = false;
  #corked = false;
  heardAt: number;

  /** `stream`: the connection under the socket. */
  constructor(socket: WebSocket, stream: Duplex, dependencies: ConnectionDependencies, from: From) {
    const { clock = SYSTEM_CLOCK, limits, pace } = dependencies;
    const now = clock.monotonic();
    this.#socket = socket;
    this.#stream = stream;
    this.#registry = dependencies.registry;
    this.#dependencies = dependencies;
    this.#clock = clock;
    this.#control = new Bucket(limits.control, now);
    this.#bytes = new Bucket(times(limits.bytes, pace), now);
    this.#from = from;
    this.#own = dependencies.seats.alone(now);
    this.#allowance = this.#own;
    this.heardAt = now;
    stream.on('data', (chunk: Buffer) => this.#count(chunk.length));
    socket.on('message', (data: Buffer, isBinary) => this.#receive(data, isBinary));
    socket.on('ping', (data) => this.#pong(data));
    socket.on('pong', () => this.#takeControl());
    // The close that follows names the reason.
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#leave();
      clock.clearTimeout(silent);
    });
    const silent = clock.setTimeout(() => {
      if (!this.#came) this.#close(1008);
    }, dependencies.helloWithin);
  }

  replace(): void {
    this.#end('too-many');
  }

  /** Disconnects, saying so, where an operator has banned its address or key. */
  turnAwayIfBanned(): boolean {
    const keys = this.#keyHash === null ? [] : [this.#keyHash];
    if (this.#dependencies.isBanned?.(this.#from.address, keys) !== true) return false;
    this.#end('banned');
    return true;
  }

  /** Whatever the bytes are: frames that lead to no message cost time as well. */
  #count(bytes: number): void {
    if (!this.#bytes.take(this.#clock.monotonic(), bytes)) this.#socket.terminate();
  }

  #takeControl(): boolean {
    this.heardAt = this.#clock.monotonic();
    if (this.#control.take(this.heardAt)) return true;
    this.#socket.terminate();
    return false;
  }

  /** Answered here and not by the library, which would queue answers without end for a client that does not read. */
  #pong(data: Buffer): void {
    if (!this.#takeControl() || !this.#isWritable()) return;
    this.#cork();
    this.#socket.pong(data);
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.heardAt = this.#clock.monotonic();
    if (!this.#from.maySend()) {
      this.#fault({ code: 'too-fast' });
      return;
    }
    const refusal = isBinary ? { code: 'malformed' } : this.#hear(data.toString());
    if (refusal) this.#fault(refusal);
  }

  #hear(text: string): Refusal | null {
    const read = readRequest(text);
    if (!read.ok) return read.refusal;
    const request = read.value;
    const allowance = request.type === 'hello' ? this.#own : this.#allowance;
    const wait = allowance.take(request.type, this.heardAt);
    if (wait > 0) {
      const refusal = { code: 'too-fast', data: { wait } };
      if (!('id' in request)) return refusal;
      this.#say({ type: 'refused', id: request.id, refusal });
      this.#countFault(refusal);
      return null;
    }
    return this.#waiting ? this.#wait(this.#waiting, request) : this.#heed(request);
  }

  #wait(waiting: Request[], request: Request): Refusal | null {
    if (waiting.length >= MOST_WAITING) return { code: 'too-fast' };
    waiting.push(request);
    return null;
  }

  #heed(request: Request): Refusal | null {
    if (request.type === 'ping') {
      this.#say({ type: 'pong' });
      return null;
    }
    if (request.type === 'hello') {
      this.#waiting = [];
      void this.#hello(request).then((refusal) => this.#greeted(refusal));
      return null;
    }
    if (!this.#seat) {
      const refusal = { code: whyNotPermitted(request.type, ['stranger'], NO_TABLE) ?? 'not-seated' };
      if (!('id' in request)) return refusal;
      this.#say({ type: 'refused', id: request.id, refusal });
      this.#countFault(refusal);
      return null;
    }
    const { session, peer } = this.#seat;
    return session.handle(peer, request);
  }

  async #hello({ table, key, seen, program }: RequestOf<'hello'>): Promise<Refusal | null> {
    this.#leave();
    const keyHash = key === undefined ? null : hashOfKey(key);
    this.#keyHash = keyHash;
    if (this.turnAwayIfBanned()) return null;
    const session = await this.#registry.session(table).catch((error: unknown) => refusalOf(error));
    if (session && 'code' in session) return session;
    if (!session) return { code: 'no-such-table' };
    const isProgram = program === true;
    const roles = rolesOf(session.table, identify(session.table, keyHash), isProgram);
    const code = whyNotPermitted('hello', roles, session.table);
    if (code !== null) return { code };
    if (this.#socket.readyState !== this.#socket.OPEN) return null;
    if (!this.#enter(table, keyHash)) {
      this.#end('too-many');
      return null;
    }
    const peer: Peer = {
      keyHash,
      address: this.#from.address,
      program: isProgram,
      send: (text) => this.#send(text),
      drop: () => this.#close(1012),
      rejoin: (at) =>
        this.#rejoin({
          type: 'hello',
          table,
          ...(key === undefined ? {} : { key }),
          ...(at ? { seen: at } : {}),
          ...(isProgram ? { program: true } : {}),
        }),
    };
    this.#seat = { session, peer };
    this.#came = true;
    session.join(peer, seen);
    return null;
  }

  /** The table has changed under the client: it is taken to it again, and what it sends meanwhile waits. */
  async #rejoin(hello: RequestOf<'hello'>): Promise<void> {
    if (this.#waiting || this.#socket.readyState !== this.#socket.OPEN) return;
    this.#waiting = [];
    this.#greeted(await this.#hello(hello));
  }

  #greeted(refusal: Refusal | null): void {
    if (refusal) this.#fault(refusal);
    if (refusal && isStorageRefusal(refusal.code)) {
      this.#say({ type: 'bye', wait: this.#registry.storageWait });
      this.#close(TRY_AGAIN_LATER);
      return;
    }
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const request of waiting) {
      const problem = this.#waiting === null ? this.#heed(request) : this.#wait(this.#waiting, request);
      if (problem) this.#fault(problem);
    }
  }

  /** From now on this connection shares what it may do with the others of its seat. */
  #enter(table: string, keyHash: string | null): boolean {
    const { seats } = this.#dependencies;
    const now = this.#clock.monotonic();
    const allowance = keyHash === null ? this.#own : seats.enter(`${table}|${keyHash}`, this, now);
    if (allowance) this.#allowance = allowance;
    return allowance !== null;
  }

  #leave(): void {
    this.#allowance.connections.delete(this);
    this.#seat?.session.leave(this.#seat.peer);
    this.#seat = null;
  }

  #fault(refusal: Refusal): void {
    this.#say({
      type: 'fault',
      refusal: { code: refusal.code, ...(refusal.data ? { data: refusal.data } : {}) },
    });
    this.#countFault(refusal);
  }

  #countFault({ code }: Refusal): void {
    this.#from.refused(code);
    if (!this.#allowance.addFault(this.heardAt)) this.#close(1008);
  }

  /** Disconnects, saying why. */
  #end(code: string): void {
    this.#from.refused(code);
    this.#say({ type: 'fault', refusal: { code } });
    this.#close(1008);
  }

  #say(reply: Reply): void {
    this.#send(JSON.stringify(reply));
  }

  #send(text: string): void {
    if (!this.#isWritable()) return;
    this.#cork();
    this.#socket.send(text);
  }

  /** A client that reads too slowly is disconnected; it catches up when it comes back. */
  #isWritable(): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false;
    if (this.#socket.bufferedAmount <= this.#dependencies.limits.unread) return true;
    this.#socket.terminate();
    return false;
  }

  /** What is sent within one turn of the event loop leaves in one packet. */
  #cork(): void {
    if (this.#corked) return;
    this.#corked = true;
    this.#stream.cork();
    process.nextTick(() => {
      this.#corked = false;
      this.#stream.uncork();
    });
  }

  #close(code: number): void {
    this.#socket.close(code);
  }
}
