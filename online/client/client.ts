import type { GameEvent, Json, Position, Refusal, Rules } from '@iacta/core';
import type { Phrase, Reply, Request, TableState } from '../wire/index.ts';
import { type ActionResult, Actions, type Asked } from './actions.ts';
import { Connection, type ConnectionState, type SocketLike } from './connection.ts';
import { type DeviceVerdict, Mirror, type Mirrored, type NewBody } from './mirror.ts';

/** What happened, for those who draw it. */
export type Happening =
  | { readonly kind: 'connection'; readonly state: ConnectionState }
  /** The log has grown, or the whole table is known anew (then there are no events). */
  | {
      readonly kind: 'table';
      readonly body: NewBody;
      readonly events: readonly GameEvent[];
      readonly roll: { readonly number: number; readonly verdict: DeviceVerdict } | null;
    }
  | { readonly kind: 'company' }
  /** Somebody's time has begun or ended. */
  | { readonly kind: 'clock' }
  | { readonly kind: 'said'; readonly seat: number; readonly phrase: Phrase }
  /** The server has told two different stories: nothing it says is believed until the table is read again. */
  | { readonly kind: 'broken'; readonly why: string }
  /** It makes no sense to try again. */
  | { readonly kind: 'turned-away'; readonly refusal: Refusal };

export interface ClientOptions {
  readonly url: string;
  readonly table: string;
  /** Without one: as a spectator. */
  readonly key?: string;
  /** Random bytes that stay on this device: its nonces are made of them. */
  readonly diceKey: Uint8Array;
  readonly rules: Rules;
  readonly connect?: (url: string) => SocketLike;
  readonly jitter?: () => number;
  readonly on?: (happening: Happening) => void;
}

const FINAL = ['no-such-table', 'unknown-key', 'no-watching'];

/** A device at a table, from the first hello over every lost connection to the last word. */
export class TableClient {
  readonly #options: ClientOptions;
  readonly #mirror: Mirror;
  readonly #actions = new Actions();
  readonly #connection: Connection;
  #greeted = false;
  #ready = false;
  /** The latest roll for which this connection has sent our nonce. */
  #nonceSent = -1;
  here: readonly number[] = [];
  watchers = 0;
  /** Until when those who are waited for have time, by the clock of this device; empty without a clock. */
  deadlines: readonly { readonly seat: number; readonly at: number }[] = [];
  connection: ConnectionState = 'connecting';

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#mirror = new Mirror(options.rules, options.diceKey);
    this.#connection = new Connection({
      url: options.url,
      ...(options.connect ? { connect: options.connect } : {}),
      ...(options.jitter ? { jitter: options.jitter } : {}),
      onOpen: () => this.#hello(),
      onReply: (reply) => this.#hear(reply),
      onState: (state) => this.#turn(state),
    });
  }

  get seat(): number {
    return this.#mirror.seat;
  }
  get host(): boolean {
    return this.#mirror.host;
  }
  get code(): string | null {
    return this.#mirror.code;
  }
  get table(): TableState | null {
    return this.#mirror.table;
  }
  /** The game as this seat may see it. */
  get position(): Position | null {
    return this.#mirror.position;
  }
  /** The seats that owe a decision. */
  get owing(): readonly number[] {
    return this.#mirror.owing;
  }
  get seq(): number {
    return this.#mirror.seq;
  }
  get head(): string {
    return this.#mirror.head;
  }
  /** How many actions wait for their answer. */
  get unanswered(): number {
    return this.#actions.count;
  }

  move(move: Json): Promise<ActionResult> {
    return this.act({ type: 'move', seen: this.#mirror.seq, move });
  }

  throwDice(): Promise<ActionResult> {
    return this.act({ type: 'throw', roll: this.#mirror.promised?.roll ?? 0 });
  }

  undo(count: number): Promise<ActionResult> {
    return this.act({ type: 'undo', seen: this.#mirror.seq, count });
  }

  /** Resolves when the server has answered, however often the connection is lost before. */
  act(asked: Asked): Promise<ActionResult> {
    const { action, answered } = this.#actions.add(asked);
    if (this.#ready) this.#connection.send(action);
    return answered;
  }

  say(phrase: Phrase): void {
    if (this.#ready) this.#connection.send({ type: 'say', phrase });
  }

  /** Loses the connection on purpose; it comes back by itself. */
  cut(): void {
    this.#connection.cut();
  }

  /** Comes back at once if it was waiting to: the network is there again, or somebody looks at the page. */
  hurry(): void {
    this.#connection.hurry();
  }

  close(): void {
    this.#connection.close();
  }

  #hello(): void {
    const { table, key } = this.#options;
    const { seq, head } = this.#mirror;
    const hello: Request = {
      type: 'hello',
      table,
      ...(key === undefined ? {} : { key }),
      ...(this.#greeted ? { seen: { seq, head } } : {}),
    };
    this.#ready = false;
    this.#connection.send(hello);
  }

  #turn(state: ConnectionState): void {
    this.connection = state;
    if (state !== 'online') this.#ready = false;
    this.#tell({ kind: 'connection', state });
  }

  #hear(reply: Reply): void {
    switch (reply.type) {
      case 'welcome':
        this.#greeted = true;
        this.#follow(this.#mirror.welcome(reply));
        this.#meet(reply);
        this.#settle();
        break;
      case 'resumed':
        this.#meet(reply);
        this.#settle();
        break;
      case 'entry':
        this.#follow(this.#mirror.entry(reply));
        break;
      case 'ack':
        this.#actions.answer(reply.id, { ok: true, seq: reply.seq });
        break;
      case 'refused':
        // The server is about to stop: the action is asked again when it is back.
        if (reply.refusal.code === 'closing') break;
        this.#actions.answer(reply.id, { ok: false, refusal: reply.refusal as Refusal });
        break;
      case 'have':
        this.#mirror.had = reply.roll;
        break;
      case 'here':
        this.#meet(reply);
        break;
      case 'clock':
        this.deadlines = reply.left.map(({ seat, ms }) => ({ seat, at: Date.now() + ms }));
        this.#tell({ kind: 'clock' });
        break;
      case 'said':
        this.#tell({ kind: 'said', seat: reply.seat, phrase: reply.phrase });
        break;
      case 'fault':
        if (FINAL.includes(reply.refusal.code)) {
          this.#tell({ kind: 'turned-away', refusal: reply.refusal as Refusal });
          this.close();
        }
        break;
      default:
        break;
    }
  }

  /** Everything that was asked before is asked again: the server knows what it has done already. */
  #settle(): void {
    this.#ready = true;
    this.#connection.settle();
    // A server that was started again has forgotten it.
    this.#nonceSent = -1;
    this.#mirror.had = -1;
    this.#sendNonce();
    for (const action of this.#actions.unanswered()) this.#connection.send(action);
  }

  #follow(mirrored: Mirrored): void {
    switch (mirrored.kind) {
      case 'known':
        return;
      case 'gap':
        this.#hello();
        return;
      case 'broken':
        this.#tell({ kind: 'broken', why: mirrored.why });
        this.#greeted = false;
        this.#hello();
        return;
      default:
        if (this.#ready) this.#sendNonce();
        this.#tell({ ...mirrored, kind: 'table' });
    }
  }

  #sendNonce(): void {
    const nonce = this.#mirror.nonce();
    if (!nonce || nonce.roll === this.#nonceSent) return;
    this.#nonceSent = nonce.roll;
    this.#connection.send({ type: 'nonce', ...nonce });
  }

  #meet({ here, watchers }: { readonly here: readonly number[]; readonly watchers: number }): void {
    this.here = here;
    this.watchers = watchers;
    this.#tell({ kind: 'company' });
  }

  #tell(happening: Happening): void {
    this.#options.on?.(happening);
  }
}
