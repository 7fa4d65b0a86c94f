import { EventEmitter } from 'node:events';
import type { SocketLike } from '@iacta/online/client';
import type { Chance } from './chance.ts';
import type { Scheduler } from './scheduler.ts';

/** What the server's code uses of a socket of the `ws` library. */
export class ServerSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly #line: Line;

  constructor(line: Line) {
    super();
    this.#line = line;
  }

  send(text: string): void {
    if (this.readyState === this.OPEN) this.#line.toClient(text);
  }

  close(): void {
    this.terminate();
  }

  terminate(): void {
    if (this.readyState !== this.OPEN) return;
    this.lose();
    this.#line.serverHasClosed();
  }

  /** The connection is gone, from the server's point of view. */
  lose(): void {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 3;
    this.emit('close', 1006);
  }
}

/** What the server's code uses of the stream under a socket. */
class ServerStream extends EventEmitter {
  cork(): void {}
  uncork(): void {}
}

export interface LineEvents {
  /** The server has sent a text: before it is on its way. */
  sent(line: Line, text: string): void;
  /** The client has sent a text. */
  asked(line: Line, text: string): void;
  /** Called before a message is delivered; true: the connection breaks instead. */
  breaks(): boolean;
  /** Whether a side that has lost its connection learns of it. */
  notices(): boolean;
}

/** One connection. Each direction keeps its order and takes its time, and either end may be lost without the other noticing. */
export class Line {
  readonly client: SocketLike;
  readonly server: ServerSocket;
  readonly stream = new ServerStream();
  /** The table where the client is. */
  table: string | null = null;
  /** The key that the client has shown last. */
  key: string | null = null;
  readonly #scheduler: Scheduler;
  readonly #chance: Chance;
  readonly #events: LineEvents;
  readonly #latency: number;
  #isCut = false;
  #isClientGone = false;
  #up = 0;
  #down = 0;

  constructor(scheduler: Scheduler, chance: Chance, events: LineEvents) {
    this.#scheduler = scheduler;
    this.#chance = chance;
    this.#events = events;
    this.#latency = chance.between(5, 150);
    this.server = new ServerSocket(this);
    this.client = {
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send: (text) => this.#toServer(text),
      close: () => this.#clientCloses(),
    };
  }

  open(accepts: boolean): void {
    this.#scheduler.after(this.#chance.delay(this.#latency), accepts ? 'open' : 'refused', () => {
      if (this.#isClientGone) return;
      if (accepts) this.client.onopen?.({} as never);
      else this.#loseClient();
    });
    if (!accepts) this.#isCut = true;
  }

  toClient(text: string): void {
    this.#events.sent(this, text);
    this.server.bufferedAmount += text.length;
    this.#down = this.#deliver(this.#down, 'down', text, () => {
      this.server.bufferedAmount -= text.length;
      this.client.onmessage?.({ data: text } as never);
    });
  }

  #toServer(text: string): void {
    this.#events.asked(this, text);
    this.#up = this.#deliver(this.#up, 'up', text, () => {
      const data = Buffer.from(text);
      this.stream.emit('data', data);
      this.server.emit('message', data, false);
    });
  }

  /** In order: never before what was sent earlier in the same direction. */
  #deliver(last: number, label: string, text: string, arrive: () => void): number {
    const { time } = this.#scheduler;
    const at = Math.max(last, time + this.#chance.delay(this.#latency)) + 0.001;
    this.#scheduler.after(at - time, label, () => {
      if (this.#isCut) return;
      this.#scheduler.note(text);
      if (this.#events.breaks()) this.cut();
      else arrive();
    });
    return at;
  }

  /** The network fails. */
  cut(): void {
    if (this.#isCut) return;
    this.#isCut = true;
    if (this.#events.notices()) this.#tell('server', () => this.server.lose());
    else this.#tell('server', () => this.server.lose(), HEARTBEAT);
    if (this.#events.notices()) this.#tell('client', () => this.#loseClient());
  }

  serverHasClosed(): void {
    if (this.#isCut) return;
    const { time } = this.#scheduler;
    // What was sent before arrives before.
    this.#scheduler.after(
      Math.max(this.#down - time, 0) + this.#chance.delay(this.#latency),
      'closed',
      () => {
        this.#isCut = true;
        this.#loseClient();
      },
    );
  }

  /** The server's process has ended: what it has sent may still arrive. */
  serverIsDead(): void {
    this.server.readyState = 3;
    this.server.removeAllListeners();
    if (this.#events.notices()) this.serverHasClosed();
    else this.#isCut = true;
  }

  #clientCloses(): void {
    if (this.#isClientGone) return;
    this.#isClientGone = true;
    const { time } = this.#scheduler;
    this.#scheduler.after(Math.max(this.#up - time, 0) + this.#chance.delay(this.#latency), 'hung up', () => {
      this.#isCut = true;
      this.server.lose();
    });
  }

  #loseClient(): void {
    if (this.#isClientGone) return;
    this.#isClientGone = true;
    this.client.onclose?.({} as never);
  }

  #tell(who: string, tell: () => void, after = 0): void {
    this.#scheduler.after(after + this.#chance.delay(this.#latency), `${who} learns of a cut`, tell);
  }
}

/** The server asks silent devices whether they are there, and gives them up after two rounds. */
const HEARTBEAT = 60_000;
