import { connect, createServer, type Socket } from 'node:net';

/** A connection between two programs that can be cut: bytes stop, and neither end is notified. */
export class Cable {
  readonly port: number;
  readonly #sockets: Set<Socket>;
  readonly #state: { isCut: boolean };

  private constructor(port: number, sockets: Set<Socket>, state: { isCut: boolean }) {
    this.port = port;
    this.#sockets = sockets;
    this.#state = state;
  }

  /** Leads to a port of this machine. */
  static async to(target: number): Promise<Cable> {
    const sockets = new Set<Socket>();
    const state = { isCut: false };
    const server = createServer((near) => {
      const far = connect(target, '127.0.0.1');
      for (const [from, into] of [
        [near, far],
        [far, near],
      ]) {
        sockets.add(from);
        if (state.isCut) from.pause();
        from.on('data', (bytes) => into.write(bytes));
        from.on('error', () => into.destroy());
        from.on('close', () => {
          sockets.delete(from);
          into.destroy();
        });
      }
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    server.unref();
    const address = server.address();
    return new Cable(typeof address === 'object' && address ? address.port : 0, sockets, state);
  }

  cut(): void {
    this.#state.isCut = true;
    for (const socket of this.#sockets) socket.pause();
  }

  mend(): void {
    this.#state.isCut = false;
    for (const socket of this.#sockets) socket.resume();
  }
}
