import { type Clock, every, SYSTEM_CLOCK, type Timer } from '../clock/index.ts';
import { type Reply, type Request, readReply } from '../wire/index.ts';

/** The part of a WebSocket that is needed: the browser's and Node's own both fit. */
export interface SocketLike {
  onopen: ((event: never) => unknown) | null;
  onmessage: ((event: never) => unknown) | null;
  onclose: ((event: never) => unknown) | null;
  onerror: ((event: never) => unknown) | null;
  send(text: string): void;
  close(): void;
}

export interface ConnectionOptions {
  /** ws:// or wss://, with the path of the socket. */
  readonly url: string;
  readonly connect?: (url: string) => SocketLike;
  /** From 0 to 1: spreads out those who come back at the same time. */
  readonly jitter?: () => number;
  readonly clock?: Clock;
  readonly onOpen: () => void;
  readonly onReply: (reply: Reply) => void;
  readonly onState: (state: ConnectionState) => void;
}

/** `waiting`: the connection was lost and is tried again in a moment. */
export type ConnectionState = 'connecting' | 'online' | 'waiting' | 'closed';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;
const PING = 20_000;
const SILENCE = 45_000;

/** A socket that reconnects automatically, until it is closed. */
export class Connection {
  readonly #options: ConnectionOptions;
  #socket: SocketLike | null = null;
  readonly #clock: Clock;
  #timer: Timer | undefined;
  #stopPinging = () => {};
  #tries = 0;
  #receivedAt = 0;
  /** What the server asked for when it said good-bye. */
  #asked: number | null = null;
  #closed = false;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#clock = options.clock ?? SYSTEM_CLOCK;
    this.#open();
  }

  send(request: Request): boolean {
    if (!this.#socket) return false;
    try {
      this.#socket.send(JSON.stringify(request));
      return true;
    } catch {
      return false;
    }
  }

  /** The other side has understood who we are: the next loss starts with a short wait again. */
  settle(): void {
    this.#tries = 0;
    this.#options.onState('online');
  }

  /** Drops the socket, as a lost network would. */
  cut(): void {
    this.#socket?.close();
    this.#lost(this.#socket);
  }

  /** Reconnects at once if it was waiting: the network is back, or the page is visible again. */
  hurry(): void {
    if (this.#closed || this.#socket) return;
    this.#clock.clearTimeout(this.#timer);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    this.#clock.clearTimeout(this.#timer);
    this.#stopPinging();
    this.#socket?.close();
    this.#socket = null;
    this.#options.onState('closed');
  }

  #open(): void {
    const { url, connect = (to: string) => new WebSocket(to) as SocketLike, onState } = this.#options;
    onState('connecting');
    const socket = connect(url);
    this.#socket = socket;
    this.#receivedAt = this.#clock.monotonic();
    socket.onopen = () => this.#options.onOpen();
    socket.onmessage = (event: { data: unknown }) => this.#hear(socket, event.data);
    socket.onclose = () => this.#lost(socket);
    // A close follows every error.
    socket.onerror = () => {};
    this.#stopPinging();
    this.#stopPinging = every(this.#clock, PING, () => this.#check(socket));
  }

  #hear(socket: SocketLike, data: unknown): void {
    if (socket !== this.#socket) return;
    this.#receivedAt = this.#clock.monotonic();
    const reply = readReply(String(data));
    if (reply?.type === 'bye') this.#asked = reply.wait;
    else if (reply && reply.type !== 'pong') this.#options.onReply(reply);
  }

  /** Some networks lose a connection without telling. */
  #check(socket: SocketLike): void {
    if (this.#clock.monotonic() - this.#receivedAt > SILENCE) this.cut();
    else if (socket === this.#socket) this.send({ type: 'ping' });
  }

  #lost(socket: SocketLike | null): void {
    if (this.#closed || socket === null || socket !== this.#socket) return;
    this.#socket = null;
    this.#stopPinging();
    this.#options.onState('waiting');
    const { jitter = Math.random } = this.#options;
    const wait = this.#asked ?? Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    this.#asked = null;
    this.#tries++;
    this.#timer = this.#clock.setTimeout(() => this.#open(), wait * (0.5 + jitter()));
  }
}
