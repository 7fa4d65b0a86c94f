import { type Bus, decodeNotices, encodeNotices, type Listener, senderOf } from './bus.ts';

/** Connects registries within one process: for tests and simulations of a cluster. */
export class BusHub {
  readonly #listeners = new Set<(text: string) => void>();

  connect(process: string): Bus {
    let hear: Listener = () => {};
    const receive = (text: string) => {
      for (const notice of decodeNotices(process, text)) hear(notice, senderOf(text));
    };
    this.#listeners.add(receive);
    return {
      isOfDatabase: false,
      publish: (notices) => {
        for (const text of encodeNotices(process, notices))
          for (const each of this.#listeners) setImmediate(() => each(text));
      },
      listen: (listener) => {
        hear = listener;
      },
      close: async () => {
        this.#listeners.delete(receive);
      },
    };
  }
}
