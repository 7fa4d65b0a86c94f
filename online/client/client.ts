import type { Face, Json, Position, Refusal, Rules } from '@iacta/core';
import { type Clock, SYSTEM_CLOCK } from '../clock/index.ts';
import {
  type Action,
  isStorageRefusal,
  type Phrase,
  type Reply,
  type ReplyOf,
  type Request,
  type TableState,
} from '../wire/index.ts';
import { ActionSender } from './action-sender.ts';
import type { ActionResult, Asked } from './actions.ts';
import { Connection, type ConnectionState, type SocketLike } from './connection.ts';
import { DicePart } from './dice-part.ts';
import type { Happening } from './happening.ts';
import { type Memory, memoryForNow } from './memory.ts';
import { type JudgedRoll, Mirror, type Mirrored, type StoryStep } from './mirror.ts';
import { requestOf } from './own-name.ts';

export interface ClientOptions {
  readonly url: string;
  readonly table: string;
  /** Without one: as a spectator. */
  readonly key?: string;
  readonly rules: Rules;
  /** Where it is kept what this device knows of its tables; without one, for as long as the program runs. */
  readonly memory?: Memory;
  readonly connect?: (url: string) => SocketLike;
  readonly jitter?: () => number;
  readonly clock?: Clock;
  readonly on?: (happening: Happening) => void;
}

/** A log that is wrong again and again is not asked for for ever. */
const MOST_BROKEN = 3;
const STEPS: readonly Action['type'][] = ['move', 'throw', 'enter'];
const FINAL = ['no-such-table', 'unknown-key', 'no-watching', 'table-closed', 'banned'];

/** A device at a table, from the first hello over every lost connection to the last word. */
export class TableClient {
  readonly #options: ClientOptions;
  readonly #mirror: Mirror;
  readonly #clock: Clock;
  readonly #actions: ActionSender;
  readonly #dice: DicePart;
  readonly #connection: Connection;
  #greeted = false;
  #ready = false;
  /** The player has to decide which history to believe. */
  #halted = false;
  #broken = 0;
  #foreign = 0;
  here: readonly number[] = [];
  watchers = 0;
  /** Until when those who are waited for have time, by the clock of this device; empty without a clock. */
  deadlines: readonly { readonly seat: number; readonly at: number }[] = [];
  connection: ConnectionState = 'connecting';

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#clock = options.clock ?? SYSTEM_CLOCK;
    this.#actions = new ActionSender({
      clock: this.#clock,
      isReady: () => this.#ready,
      send: (action) => this.#connection.send(action),
    });
    this.#mirror = new Mirror(options.rules, options.table, options.memory ?? memoryForNow());
    this.#dice = new DicePart(this.#mirror, (request) => this.#connection.send(request));
    this.#connection = new Connection({
      url: options.url,
      ...(options.connect ? { connect: options.connect } : {}),
      ...(options.jitter ? { jitter: options.jitter } : {}),
      ...(options.clock ? { clock: options.clock } : {}),
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
    return this.#actions.unanswered;
  }

  /** The steps that hold, from the first. */
  story(): readonly StoryStep[] {
    return this.#mirror.story();
  }
  /** Every roll, with what this device can say of it. */
  rolls(): readonly JudgedRoll[] {
    return this.#mirror.rolls();
  }
  /** Entries in this seat's name that did not come from this device. */
  get foreign(): readonly number[] {
    return this.#mirror.ownName.foreign;
  }

  move(move: Json): Promise<ActionResult> {
    return this.#step({ type: 'move', seen: this.#mirror.seq, move });
  }

  throwDice(): Promise<ActionResult> {
    return this.#step({ type: 'throw', roll: this.#mirror.nextRoll });
  }

  /** What physical dice show. */
  enter(faces: readonly Face[]): Promise<ActionResult> {
    return this.#step({ type: 'enter', roll: this.#mirror.nextRoll, faces: [...faces] });
  }

  /**
   * A step of the game. Without a connection the latest one counts: what was chosen before is withdrawn. Had the
   * server carried that out after all, this one answers a question that is gone and is refused as stale.
   */
  #step(asked: Asked): Promise<ActionResult> {
    this.withdrawStep();
    return this.act(asked);
  }

  /** Takes a step back that is not sent. False while there is a connection: then it is on its way. */
  withdrawStep(): boolean {
    if (this.#ready) return false;
    this.#actions.withdraw(STEPS);
    return true;
  }

  /** Whether the server can be asked now; without it steps wait here. */
  get isReady(): boolean {
    return this.#ready;
  }

  undo(count: number): Promise<ActionResult> {
    return this.act({ type: 'undo', seen: this.#mirror.seq, count });
  }

  /** Resolves when the server has answered, however often the connection is lost before. */
  act(asked: Asked): Promise<ActionResult> {
    const request = requestOf(asked);
    if (request !== null) this.#mirror.sent(request);
    const answered = this.#actions.act(asked);
    if (request !== null) void answered.then(({ ok }) => ok || this.#mirror.notDone(request));
    return answered;
  }

  /** The player believes the server's history and not the one that this device knows. */
  accept(): void {
    if (!this.#halted) return;
    this.#halted = false;
    this.#greeted = false;
    this.#mirror.accept();
    this.#hello();
  }

  /** The player says that what was done in their name was their own doing, on another device. */
  trustOwnName(): void {
    this.#mirror.trustOwnName();
    this.#foreign = 0;
  }

  say(phrase: Phrase): void {
    if (this.#ready) this.#connection.send({ type: 'say', phrase });
  }

  /** Loses the connection on purpose; it reconnects automatically. */
  cut(): void {
    this.#connection.cut();
  }

  /** Reconnects at once if it was waiting to: the network is there again, or the page is visible. */
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
    if (this.#halted) return;
    switch (reply.type) {
      case 'welcome':
        this.#welcome(reply);
        break;
      case 'resumed':
        this.#meet(reply);
        this.#settle();
        break;
      case 'role':
        this.#changeRole(reply);
        break;
      case 'entry':
        this.#follow(this.#mirror.entry(reply));
        break;
      case 'names':
        this.#mirror.setNames(reply.names);
        this.#tell({ kind: 'table', body: null, events: [], roll: null });
        break;
      case 'ack':
        this.#actions.answer(reply.id, { ok: true, seq: reply.seq });
        break;
      case 'refused':
        // The server is about to stop: the action is asked again when it is back.
        if (reply.refusal.code === 'closing') break;
        if (reply.refusal.code === 'too-fast' && this.#actions.retryLater(reply.id, reply.refusal.data?.wait))
          break;
        this.#actions.answer(reply.id, { ok: false, refusal: reply.refusal as Refusal });
        break;
      case 'here':
        this.#meet(reply);
        break;
      case 'clock':
        this.deadlines = reply.left.map(({ seat, ms }) => ({
          seat,
          at: this.#clock.now() + ms,
        }));
        this.#tell({ kind: 'clock' });
        break;
      case 'said':
        this.#tell({ kind: 'said', seat: reply.seat, phrase: reply.phrase });
        break;
      case 'fault':
        if (FINAL.includes(reply.refusal.code)) {
          this.#tell({ kind: 'turned-away', refusal: reply.refusal as Refusal });
          this.close();
        } else if (isStorageRefusal(reply.refusal.code)) {
          this.#tell({ kind: 'storage', refusal: reply.refusal as Refusal });
        }
        break;
      default:
        break;
    }
  }

  #welcome(reply: ReplyOf<'welcome'>): void {
    const mirrored = this.#mirror.welcome(reply);
    this.#greeted = mirrored.kind === 'grown';
    this.#follow(mirrored);
    if (!this.#greeted) return;
    this.#meet(reply);
    this.#settle();
  }

  /** Everything that was asked before is asked again: the server knows what it has done already. */
  #settle(): void {
    this.#ready = true;
    this.#connection.settle();
    // A server that was started again has forgotten them.
    this.#dice.reset();
    this.#dice.take();
    this.#actions.sendAgain();
  }

  #follow(mirrored: Mirrored): void {
    switch (mirrored.kind) {
      case 'known':
        return;
      case 'gap':
        this.#hello();
        return;
      case 'broken':
        this.#breakOff(mirrored.why);
        return;
      case 'rewritten': {
        this.#halted = true;
        this.#ready = false;
        const { known, offered, restored } = mirrored;
        this.#tell({ kind: 'rewritten', known: known.seq, offered, restored });
        return;
      }
      default:
        if (this.#ready) this.#dice.take();
        this.#tell({ ...mirrored, kind: 'table' });
        this.#tellForeign();
    }
  }

  #breakOff(why: string): void {
    this.#broken++;
    this.#greeted = false;
    this.#ready = false;
    this.#tell({ kind: 'broken', why });
    if (this.#broken < MOST_BROKEN) this.#hello();
    else this.close();
  }

  #tellForeign(): void {
    const { foreign } = this;
    if (foreign.length > this.#foreign) this.#tell({ kind: 'foreign', entries: foreign });
    this.#foreign = foreign.length;
  }

  #changeRole(reply: ReplyOf<'role'>): void {
    const { seat, host } = reply;
    this.#mirror.role(reply);
    this.#dice.seatChanged();
    this.#tell({ kind: 'role', seat, host });
    if (this.#ready) this.#dice.take();
  }

  #meet({ here, watchers }: { readonly here: readonly number[]; readonly watchers: number }): void {
    this.here = here;
    this.watchers = watchers;
    this.#tell({ kind: 'presence' });
  }

  #tell(happening: Happening): void {
    this.#options.on?.(happening);
  }
}
