import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Clock, every, SYSTEM_CLOCK } from '@iacta/online/clock';
import { LONGEST_REQUEST, type Reply } from '@iacta/online/wire';
import { type WebSocket, WebSocketServer } from 'ws';
import { withoutFolder } from '../http/folder.ts';
import { type Hosts, MISDIRECTED } from '../http/hosts.ts';
import { addressOf } from '../limits/address.ts';
import { times } from '../limits/bucket.ts';
import { NetworkCount, NetworkRate } from '../limits/by-network.ts';
import { networksOf } from '../limits/network.ts';
import type { AddressLimits } from '../limits/settings.ts';
import { Connection, type ConnectionDependencies } from './connection.ts';
import { isOwnOrigin, ownOriginOf } from './origin.ts';

const SOCKET_PATH = '/api/socket';
/** A heartbeat has this many parts, and in each some clients are asked: all at once would keep the others waiting. */
const HEARTBEAT_PARTS = 300;
/** A client has this many milliseconds to answer a close before its connection is cut. */
const CLOSE_WITHIN = 2000;

const SERVER_OPTIONS = {
  noServer: true,
  maxPayload: LONGEST_REQUEST,
  perMessageDeflate: false,
  clientTracking: true,
  // Connection answers pings, under its limits.
  autoPong: false,
  // Not in the library's published types.
  closeTimeout: CLOSE_WITHIN,
};

export interface SocketSettings extends ConnectionDependencies {
  readonly addressLimits: AddressLimits;
  readonly hosts: Hosts;
  /** Other origins whose pages may connect. */
  readonly origins: readonly string[];
  readonly behindProxy: boolean;
  /** `address`: of the client. */
  readonly refused: (code: string, address: string) => void;
  /** The interval of heartbeats to one client, in milliseconds; a client that has not answered by the next is gone. */
  readonly heartbeat: number;
  /** The folder in which browsers see the page. */
  readonly base?: string;
}

/** What an upgrade is refused with. */
interface Problem {
  readonly status: number;
  readonly code: string;
}

/** The sockets of a server. */
export class Sockets {
  readonly #server: WebSocketServer;
  readonly #settings: SocketSettings;
  readonly #clock: Clock;
  readonly #connections = new Set<Connection>();
  readonly #alive = new WeakSet<WebSocket>();
  readonly #open: NetworkCount;
  readonly #connecting: NetworkRate;
  readonly #messages: NetworkRate;
  readonly #stopHeartbeat: () => void;
  /** Those that are still to be asked in this heartbeat. */
  #unasked: WebSocket[] = [];
  /** How many in each part, so that one heartbeat is over when the next one begins. */
  #each = 0;
  #heartbeatBegan: number;
  #closing = false;

  constructor(http: Server, settings: SocketSettings) {
    const { addressLimits, pace, clock = SYSTEM_CLOCK } = settings;
    this.#settings = settings;
    this.#clock = clock;
    this.#open = new NetworkCount(addressLimits.sockets);
    this.#connecting = new NetworkRate(addressLimits.connecting);
    this.#messages = new NetworkRate(times(addressLimits.messages, pace));
    this.#heartbeatBegan = clock.monotonic();
    this.#server = new WebSocketServer(SERVER_OPTIONS);
    http.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) =>
      this.#upgrade(request, stream, head),
    );
    const part = settings.heartbeat / HEARTBEAT_PARTS;
    this.#stopHeartbeat = every(clock, part, () => this.#beat());
  }

  get count(): number {
    return this.#server.clients.size;
  }

  #upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => {});
    const { behindProxy, refused } = this.#settings;
    const address = addressOf(request, behindProxy);
    const leave = this.#admit(request, address);
    if (typeof leave !== 'function') {
      refused(leave.code, address);
      refuseUpgrade(stream, leave.status);
      return;
    }
    stream.on('close', leave);
    this.#server.handleUpgrade(request, stream, head, (socket) => {
      this.#alive.add(socket);
      socket.on('pong', () => this.#alive.add(socket));
      const networks = networksOf(address);
      const connection = new Connection(socket, stream, this.#settings, {
        address,
        maySend: () => this.#messages.takeFor(networks, this.#clock.monotonic()),
        refused: (code) => refused(code, address),
      });
      this.#connections.add(connection);
      socket.on('close', () => this.#connections.delete(connection));
    });
  }

  /** Why an upgrade is refused; otherwise it is counted, until the returned function is called. */
  #admit(request: IncomingMessage, address: string): Problem | (() => void) {
    if (this.#closing) return { status: 503, code: 'closing' };
    if (withoutFolder(request.url ?? '', this.#settings.base ?? '') !== SOCKET_PATH)
      return { status: 404, code: 'no-such-table' };
    const { origin, host } = request.headers;
    const own = ownOriginOf(request, this.#settings.behindProxy);
    if (!this.#settings.hosts.allows(host)) return { status: MISDIRECTED, code: 'unknown-host' };
    if (!isOwnOrigin(origin, own, this.#settings.origins)) return { status: 403, code: 'foreign-page' };
    const tooMany = { status: 429, code: 'too-many' };
    if (!this.#connecting.take(address, this.#clock.monotonic())) return tooMany;
    return this.#open.enter(address) ?? tooMany;
  }

  #beat(): void {
    const now = this.#clock.monotonic();
    if (this.#unasked.length === 0 && now - this.#heartbeatBegan >= this.#settings.heartbeat) {
      this.#heartbeatBegan = now;
      this.#unasked = [...this.#server.clients];
      this.#each = Math.ceil(this.#unasked.length / HEARTBEAT_PARTS);
    }
    for (const socket of this.#unasked.splice(0, this.#each)) {
      if (this.#alive.delete(socket)) socket.ping();
      else socket.terminate();
    }
  }

  /** Disconnects the devices that an operator has banned. */
  turnAwayBanned(): void {
    for (const connection of this.#connections) connection.turnAwayIfBanned();
  }

  /** Asks all clients to come back after a while, not all at once. */
  sayBye(wait: number): void {
    this.#closing = true;
    const bye: Reply = { type: 'bye', wait };
    for (const socket of this.#server.clients) socket.send(JSON.stringify(bye));
  }

  close(): void {
    this.#stopHeartbeat();
    for (const socket of this.#server.clients) {
      socket.close(1012);
      // A client that does not answer the close must not hold up the server's end.
      setTimeout(() => socket.terminate(), 500).unref();
    }
    this.#server.close();
  }
}

/** Answers and lets go: a connection that was only ended would stay open as long as the other side likes. */
function refuseUpgrade(stream: Duplex, status: number): void {
  stream.end(`HTTP/1.1 ${status} \r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => stream.destroy());
}
