import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LONGEST_REQUEST, type Reply } from '@iacta/online/wire';
import { type WebSocket, WebSocketServer } from 'ws';
import type { House } from '../tables/house.ts';
import { Connection, type Manners } from './connection.ts';
import { Departures } from './departures.ts';
import { type AddressLimits, Tally } from './limits.ts';
import { isOwnOrigin } from './origin.ts';

const SOCKET_PATH = '/api/socket';
/** A pulse has so many beats, and in each some of the devices are asked: all at once would keep everybody waiting. */
const BEATS = 300;

export interface SocketSettings extends Manners {
  readonly limits: AddressLimits;
  /** Other origins whose pages may connect. */
  readonly origins: readonly string[];
  readonly addressOf: (request: IncomingMessage) => string;
  /** A device is asked once in so many milliseconds whether it is there; one that has not answered by then is gone. */
  readonly pulse: number;
}

/** The sockets of a server. */
export class Sockets {
  readonly #server: WebSocketServer;
  readonly #alive = new WeakSet<WebSocket>();
  readonly #byAddress = new Tally();
  readonly #pulse: NodeJS.Timeout;
  /** Those that are still to be asked in this pulse. */
  #unasked: WebSocket[] = [];
  /** How many in each beat, so that the pulse is over when the next one begins. */
  #each = 0;
  #pulseBegan = performance.now();
  #closing = false;

  constructor(http: Server, house: House, settings: SocketSettings) {
    const departures = new Departures();
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: LONGEST_REQUEST,
      perMessageDeflate: false,
      clientTracking: true,
    });
    http.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
      stream.on('error', () => {});
      const problem = this.#problem(request, settings);
      if (problem !== null) {
        settings.refused(problem === 429 ? 'too-many' : 'no-such-table');
        stream.end(`HTTP/1.1 ${problem} \r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
        return;
      }
      const address = settings.addressOf(request);
      this.#byAddress.add(address, 1);
      stream.on('close', () => this.#byAddress.add(address, -1));
      this.#server.handleUpgrade(request, stream, head, (socket) => {
        this.#alive.add(socket);
        socket.on('pong', () => this.#alive.add(socket));
        new Connection({ socket, stream, departures }, house, settings);
      });
    });
    this.#pulse = setInterval(() => this.#beat(settings.pulse), settings.pulse / BEATS).unref();
  }

  get count(): number {
    return this.#server.clients.size;
  }

  #problem(request: IncomingMessage, { limits, origins, addressOf }: SocketSettings): number | null {
    if (this.#closing) return 503;
    if (request.url !== SOCKET_PATH) return 404;
    if (!isOwnOrigin(request.headers.origin, request.headers.host, origins)) return 403;
    return this.#byAddress.of(addressOf(request)) >= limits.sockets ? 429 : null;
  }

  #beat(pulse: number): void {
    const now = performance.now();
    if (this.#unasked.length === 0 && now - this.#pulseBegan >= pulse) {
      this.#pulseBegan = now;
      this.#unasked = [...this.#server.clients];
      this.#each = Math.ceil(this.#unasked.length / BEATS);
    }
    for (const socket of this.#unasked.splice(0, this.#each)) {
      if (this.#alive.delete(socket)) socket.ping();
      else socket.terminate();
    }
  }

  /** Says good-bye: everybody is to come back after a while, not all at once. */
  sayBye(wait: number): void {
    this.#closing = true;
    const bye: Reply = { type: 'bye', wait };
    for (const socket of this.#server.clients) socket.send(JSON.stringify(bye));
  }

  close(): void {
    clearInterval(this.#pulse);
    for (const socket of this.#server.clients) {
      socket.close(1012);
      // A device that does not answer the close must not hold up the server's end.
      setTimeout(() => socket.terminate(), 500).unref();
    }
    this.#server.close();
  }
}
