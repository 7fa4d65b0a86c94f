import type { Duplex } from 'node:stream';
import type { Refusal } from '@iacta/core';
import {
  REQUESTS,
  type Reply,
  type Request,
  type RequestOf,
  type RequestType,
  readRequest,
} from '@iacta/online/wire';
import type { WebSocket } from 'ws';
import type { House } from '../tables/house.ts';
import { identify } from '../tables/keys.ts';
import type { Haste, Peer } from '../tables/presence.ts';
import type { Room } from '../tables/room.ts';
import type { Departing, Departures } from './departures.ts';
import { Bucket } from './limits.ts';
import { textFrame } from './text-frame.ts';

/** A device that reads too slowly is cut off and catches up when it comes back. */
const MOST_UNREAD = 1_000_000;
/** Nobody who means well sends so many. */
const MOST_FAULTS = 20;

/** What is expected of a device. */
export interface Manners {
  /** How many times faster than people it may be: 1, unless programs play with each other. */
  readonly pace: number;
  /** Whoever has not come to a table after so many milliseconds is sent away. */
  readonly helloWithin: number;
  readonly refused: (code: string) => void;
}

/** What a device is reached by. */
export interface Line {
  readonly socket: WebSocket;
  /** What lies under the socket. */
  readonly stream: Duplex;
  readonly departures: Departures;
}

/** A socket: first nobody, after a hello somebody at a table. */
export class Connection implements Departing {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #departures: Departures;
  /** What is going to leave, as frames. */
  #leaving = '';
  /** What it leaves with, at the end of this turn; null: nothing in it is urgent. */
  #leavesWith: 'answer' | 'news' | null = null;
  readonly #house: House;
  readonly #pace: number;
  readonly #buckets = new Map<RequestType, Bucket>();
  #seat: { readonly room: Room; readonly peer: Peer } | null = null;
  /** What has come while a hello is being answered. */
  #waiting: Request[] | null = null;
  #faults = 0;
  #came = false;

  constructor({ socket, stream, departures }: Line, house: House, manners: Manners) {
    const { pace, helloWithin, refused } = manners;
    this.#socket = socket;
    this.#stream = stream;
    this.#departures = departures;
    this.#house = house;
    this.#pace = pace;
    socket.on('message', (data: Buffer, isBinary) => {
      const refusal = isBinary ? { code: 'malformed' } : this.#hear(data.toString());
      if (!refusal) return;
      refused(refusal.code);
      this.#fault(refusal);
    });
    // What was wrong is told by the close that follows.
    socket.on('error', () => {});
    socket.on('close', () => this.#leave());
    const silent = setTimeout(() => {
      if (!this.#came) this.#close(1008);
    }, helloWithin);
    socket.on('close', () => clearTimeout(silent));
  }

  #hear(text: string): Refusal | null {
    const read = readRequest(text);
    if (!read.ok) return read.refusal;
    const request = read.value;
    if (!this.#inTime(request.type)) {
      const refusal = { code: 'too-fast' };
      if (!('id' in request)) return refusal;
      this.#say({ type: 'refused', id: request.id, refusal });
      return null;
    }
    return this.#waiting ? this.#wait(this.#waiting, request) : this.#heed(request);
  }

  #wait(waiting: Request[], request: Request): Refusal | null {
    if (waiting.length >= 50) return { code: 'too-fast' };
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
    if (!this.#seat) return { code: 'not-seated' };
    const { room, peer } = this.#seat;
    const { who } = REQUESTS[request.type];
    const may = who === 'host' ? peer.host : peer.seat >= 0;
    if (may) {
      room.handle(peer, request);
      return null;
    }
    const refusal = { code: who === 'host' ? 'not-host' : 'not-seated' };
    if (!('id' in request)) return refusal;
    this.#say({ type: 'refused', id: request.id, refusal });
    return null;
  }

  async #hello({ table, key, seen }: RequestOf<'hello'>): Promise<Refusal | null> {
    this.#leave();
    const room = await this.#house.room(table).catch(() => null);
    if (!room) return { code: 'no-such-table' };
    const identity = key === undefined ? { seat: -1, host: false } : identify(room.table, key);
    if (!identity) return { code: 'unknown-key' };
    if (key === undefined && !room.table.watch) return { code: 'no-watching' };
    if (this.#socket.readyState !== this.#socket.OPEN) return null;
    const peer: Peer = {
      ...identity,
      send: (text, haste) => this.#send(text, haste),
      drop: () => this.#close(1012),
    };
    this.#seat = { room, peer };
    this.#came = true;
    room.join(peer, seen);
    return null;
  }

  #greeted(refusal: Refusal | null): void {
    if (refusal) this.#fault(refusal);
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const request of waiting) {
      const problem = this.#waiting === null ? this.#heed(request) : this.#wait(this.#waiting, request);
      if (problem) this.#fault(problem);
    }
  }

  #inTime(type: RequestType): boolean {
    const now = Date.now();
    let bucket = this.#buckets.get(type);
    if (!bucket) {
      const { burst, perSecond } = REQUESTS[type];
      bucket = new Bucket({ burst: burst * this.#pace, perSecond: perSecond * this.#pace }, now);
      this.#buckets.set(type, bucket);
    }
    return bucket.take(now);
  }

  #leave(): void {
    this.#seat?.room.leave(this.#seat.peer);
    this.#seat = null;
  }

  #fault(refusal: Refusal): void {
    this.#say({
      type: 'fault',
      refusal: { code: refusal.code, ...(refusal.data ? { data: refusal.data } : {}) },
    });
    this.#faults++;
    if (this.#faults >= MOST_FAULTS * this.#pace) this.#close(1008);
  }

  #say(reply: Reply): void {
    this.#send(JSON.stringify(reply), 'answer');
  }

  #send(text: string, haste: Haste): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_UNREAD) {
      this.#socket.terminate();
      return;
    }
    // What is said to a device in one go leaves in one go: every packet costs more than what is in it.
    if (haste === 'can-wait') {
      if (this.#leaving === '') this.#departures.addLater(this);
    } else if (this.#leavesWith === null || (this.#leavesWith === 'news' && haste === 'answer')) {
      this.#departures.add(this, haste === 'answer');
      this.#leavesWith = haste;
    }
    this.#leaving += textFrame(text);
  }

  /** Past the library, which makes buffers for every device; without compression it holds nothing back either. */
  depart(): void {
    if (this.#leaving !== '' && this.#stream.writable) this.#stream.write(this.#leaving, 'latin1');
    this.#leaving = '';
    this.#leavesWith = null;
  }

  #close(code: number): void {
    this.depart();
    this.#socket.close(code);
  }
}
