import { type ConnectionOptions, connect, type NatsConnection } from '@nats-io/transport-node';
import { type Bus, decodeNotices, encodeNotices, type Listener, senderOf } from './bus.ts';

const SUBJECT = 'iacta.notices';
/** The time between attempts to connect, in milliseconds. */
const AGAIN_MS = 250;

/**
 * NATS core: at most once, which is all that a notice needs. A server that is missing is tried again for as long as it
 * takes, also at the start: without it everything works, only a little later.
 */
export class NatsBus implements Bus {
  readonly isOfDatabase = false;
  readonly #url: string;
  readonly #process: string;
  #connection: NatsConnection | null = null;
  #listener: Listener = () => {};
  #closed = false;

  private constructor(url: string, process: string) {
    this.#url = url;
    this.#process = process;
  }

  /** `url`: nats://user:password@host:port, or nats://token@host:port, several separated by commas. `failed`: the first attempt did not succeed. */
  static async open(
    url: string,
    process: string,
    failed: (error: unknown) => void = () => {},
  ): Promise<NatsBus> {
    const bus = new NatsBus(url, process);
    await bus.#connect().catch((error: unknown) => {
      failed(error);
      bus.#again();
    });
    return bus;
  }

  async #connect(): Promise<void> {
    const connection = await connect({
      ...natsServers(this.#url),
      maxReconnectAttempts: -1,
      reconnectTimeWait: AGAIN_MS,
    });
    if (this.#closed) {
      await connection.close();
      return;
    }
    connection.subscribe(SUBJECT, {
      callback: (_error, message) => {
        const text = message.string();
        for (const notice of decodeNotices(this.#process, text)) this.#listener(notice, senderOf(text));
      },
    });
    this.#connection = connection;
    await connection.flush();
  }

  #again(): void {
    setTimeout(() => {
      if (!this.#closed && !this.#connection) this.#connect().catch(() => this.#again());
    }, AGAIN_MS).unref();
  }

  listen(listener: Listener): void {
    this.#listener = listener;
  }

  publish(notices: Parameters<Bus['publish']>[0]): void {
    const connection = this.#connection;
    if (!connection || connection.isClosed()) return;
    for (const text of encodeNotices(this.#process, notices)) connection.publish(SUBJECT, text);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#connection?.close();
  }
}

/**
 * The servers, and who asks them to let it in. The library takes a user apart from the addresses, and one for all
 * of them: the first that is given.
 */
export function natsServers(url: string): Pick<ConnectionOptions, 'servers' | 'user' | 'pass' | 'token'> {
  const parts = url.split(',').map((each) => /^(\w+:\/\/)?(?:([^@]*)@)?(.*)$/.exec(each.trim()) ?? []);
  const servers = parts.map(([, scheme = '', , host = '']) => `${scheme}${host}`);
  const given = parts.map(([, , who]) => who).find((who) => who !== undefined);
  if (given === undefined) return { servers };
  const [user = '', pass] = given.split(':').map(decodeURIComponent);
  return pass === undefined ? { servers, token: user } : { servers, user, pass };
}
