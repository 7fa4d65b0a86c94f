import { connect, type NatsConnection } from '@nats-io/transport-node';
import { type Bus, decodeNotices, encodeNotices, type Listener } from './bus.ts';

const SUBJECT = 'iacta.notices';

/** NATS core: at most once, which is all that a notice needs. It reconnects by itself for as long as it takes. */
export class NatsBus implements Bus {
  readonly isSentByStore = false;
  readonly #connection: NatsConnection;
  readonly #process: string;
  #listener: Listener = () => {};

  private constructor(connection: NatsConnection, process: string) {
    this.#connection = connection;
    this.#process = process;
    connection.subscribe(SUBJECT, {
      callback: (_error, message) => {
        for (const notice of decodeNotices(process, message.string())) this.#listener(notice);
      },
    });
  }

  /** `url`: nats://host:port, several separated by commas. */
  static async open(url: string, process: string): Promise<NatsBus> {
    const servers = url.split(',');
    const connection = await connect({
      servers,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      waitOnFirstConnect: false,
    });
    const bus = new NatsBus(connection, process);
    await connection.flush();
    return bus;
  }

  listen(listener: Listener): void {
    this.#listener = listener;
  }

  publish(notices: Parameters<Bus['publish']>[0]): void {
    if (this.#connection.isClosed()) return;
    for (const text of encodeNotices(this.#process, notices)) this.#connection.publish(SUBJECT, text);
  }

  async close(): Promise<void> {
    await this.#connection.close();
  }
}
