import type { Request } from '../wire/index.ts';
import type { Mirror } from './mirror.ts';

/** This device's part in the next roll: its commitment, and its nonces once the log has fixed who takes part. */
export class DicePart {
  readonly #mirror: Mirror;
  readonly #send: (request: Request) => void;
  /** The commitment that this connection has sent, and the promise for which it has sent our nonce. */
  #committed = '';
  #revealed = '';

  constructor(mirror: Mirror, send: (request: Request) => void) {
    this.#mirror = mirror;
    this.#send = send;
  }

  /** Sends what the log asks for now and was not sent before. */
  take(): void {
    const commit = this.#mirror.commit();
    if (commit && commit.commit !== this.#committed) {
      this.#committed = commit.commit;
      this.#send({ type: 'commit', ...commit });
    }
    const reveal = this.#mirror.reveal();
    if (reveal && reveal.promise !== this.#revealed) {
      this.#revealed = reveal.promise;
      for (const nonce of reveal.nonces) this.#send({ type: 'reveal', promise: reveal.promise, nonce });
    }
  }

  /** The device has another seat: its commitment is sent again. */
  seatChanged(): void {
    this.#committed = '';
  }

  /** The server may have lost everything that was sent. */
  reset(): void {
    this.#committed = '';
    this.#revealed = '';
  }
}
