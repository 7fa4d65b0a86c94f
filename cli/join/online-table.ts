import { awaits, type Position, type Refusal, scratchPosition } from '@iacta/core';
import { type ActionResult, type Asked, type Happening, TableClient } from '@iacta/online/client';
import type { Phrase, TableState } from '@iacta/online/wire';
import { botName } from '../play/setup/seats.ts';
import type { Game } from '../table/game.ts';
import { refusalInWords } from '../table/refusals.ts';
import { TableScreen } from '../table/table-screen.ts';
import type { Talk } from '../table/talk.ts';
import { harmless } from '../terminal/harmless.ts';
import type { SeatFile } from './seat-file.ts';
import type { JoinWords } from './words/catalogue.ts';
import { JOIN_WORDS, tableRefusal } from './words/index.ts';

export interface OnlineSetup {
  readonly talk: Talk;
  readonly game: Game;
  readonly socket: string;
  readonly table: string;
  /** Null: as a spectator. */
  readonly seat: SeatFile | null;
}

/** Refusals of an answer to a question that another device or the clock has answered. */
const PASSED = ['stale', 'no-dice-awaited', 'not-your-decision'];

/** An online table at a terminal: everything that is done goes to the server; what it answers is shown. */
export class OnlineTable extends TableScreen {
  readonly client: TableClient;
  /** The server's history is not the one this device knows. */
  rewritten: { readonly restored: boolean } | null = null;
  turnedAway: Refusal | null = null;
  /** Why the latest action was refused, until it has been shown. */
  notice: readonly string[] = [];
  isBroken = false;
  isForeign = false;
  #wasOnline = false;
  #isLost = false;
  /** Unknown until the first welcome: changes are announced only from then on. */
  #steps = 0;

  constructor({ talk, game, socket, table, seat }: OnlineSetup) {
    super(talk, game);
    this.client = new TableClient({
      url: socket,
      table,
      rules: game.rules,
      ...(seat === null ? {} : { key: seat.key, memory: seat }),
      on: (happening) => this.#follow(happening),
    });
  }

  get say(): JoinWords {
    return JOIN_WORDS[this.talk.language];
  }

  get state(): TableState | null {
    return this.client.table;
  }

  get position(): Position {
    return this.client.position ?? scratchPosition(0);
  }

  get story(): string[] {
    return this.client
      .story()
      .flatMap(({ events }) => events.map((event) => this.game.words.event(event, this.name)))
      .filter((line) => line !== '');
  }

  protected get players(): readonly string[] {
    return (this.state?.seats ?? []).map(({ bot }, seat) =>
      bot === null ? this.name(seat) : `${this.name(seat)} (${this.talk.words.botShort})`,
    );
  }

  protected nameOf(seat: number): string {
    const names: string[] = [];
    for (const { who, name } of this.state?.seats ?? []) {
      const own = harmless(name) || this.say.nameless(names.length + 1);
      names.push(who === 'bot' ? botName(names) : own);
    }
    return names[seat] ?? this.say.nameless(seat + 1);
  }

  /** The seats that the game waits for. */
  get awaited(): readonly number[] {
    if (this.state?.phase !== 'playing' || this.client.position === null) return [];
    const waits = awaits(this.game.rules, this.position);
    if (waits.kind === 'over') return [];
    // Other seats' sealed answers are not in this seat's view, but the log says who has given one.
    return waits.kind === 'roll' ? [waits.seat] : this.client.owing;
  }

  get isReplaced(): boolean {
    const own = this.state?.seats[this.client.seat];
    return own?.who === 'person' && own.bot !== null;
  }

  get isActing(): boolean {
    return !this.state?.paused && !this.isReplaced && this.awaited.includes(this.client.seat);
  }

  /** How many steps an undo takes back: to this seat's latest own move. */
  get undoable(): number {
    const steps = this.client.story();
    const own = steps.findLastIndex(({ mover }) => mover !== null && mover === this.client.seat);
    return own < 0 ? 0 : steps.length - own;
  }

  /** Seconds left for a seat that is waited for, where the table has a clock. */
  secondsLeft(seat: number): number | null {
    const deadline = this.client.deadlines.find((each) => each.seat === seat);
    return deadline ? Math.max(0, Math.ceil((deadline.at - Date.now()) / 1000)) : null;
  }

  phrase(phrase: Phrase): string {
    return this.say.phrases[phrase];
  }

  /** Anything but a move: false, with a notice, where it was refused. */
  async act(asked: Asked): Promise<boolean> {
    return this.#settle(await this.client.act(asked));
  }

  undo(): Promise<boolean> {
    return this.client.undo(this.undoable).then((result) => this.#settle(result));
  }

  /** A move or a throw. The answer may come before the entry: both are waited for, so nothing is asked twice. */
  async step(sent: Promise<ActionResult>): Promise<void> {
    const result = await sent;
    if (!result.ok && PASSED.includes(result.refusal.code)) return;
    this.#settle(result);
    while (result.ok && this.client.seq < result.seq && this.client.connection !== 'closed') {
      await new Promise<void>((resolve) => {
        this.#next = resolve;
      });
    }
  }
  #next: (() => void) | null = null;

  #settle(result: ActionResult): boolean {
    if (result.ok) return true;
    const own = tableRefusal(this.say, result.refusal);
    this.notice = [own === this.say.otherRefusal ? refusalInWords(this, result.refusal) : own];
    return false;
  }

  #follow(happening: Happening): void {
    switch (happening.kind) {
      case 'table':
        this.#narrate(happening);
        break;
      case 'said':
        this.#tell(this.say.said(this.name(happening.seat), this.phrase(happening.phrase)));
        break;
      case 'connection':
        this.#connected(happening.state);
        break;
      case 'rewritten':
        this.rewritten = { restored: happening.restored };
        break;
      case 'broken':
        this.isBroken = true;
        this.#tell(this.say.broken);
        break;
      case 'foreign':
        this.isForeign = true;
        this.#tell(this.say.foreign);
        break;
      case 'storage':
        this.#tell(tableRefusal(this.say, happening.refusal));
        break;
      case 'turned-away':
        this.turnedAway = happening.refusal;
        break;
      default:
        break;
    }
    this.#next?.();
    this.talk.terminal.wake();
  }

  #narrate({ body, events }: Extract<Happening, { kind: 'table' }>): void {
    const story = this.client.story().length;
    for (const event of events) this.#tell(this.game.words.event(event, this.name));
    if (body !== null && body !== 'sealed' && body.type === 'undo') this.#tell(this.say.undone);
    if (body === null && this.#steps === 0) for (const line of this.story.slice(-8)) this.#tell(line);
    this.#steps = story;
  }

  #connected(state: TableClient['connection']): void {
    if (state === 'online' && this.#isLost) this.#tell(this.say.back);
    if (state === 'waiting' && this.#wasOnline && !this.#isLost) this.#tell(this.say.lost);
    if (state === 'online') this.#wasOnline = true;
    this.#isLost = state === 'waiting' ? this.#wasOnline : this.#isLost && state !== 'online';
  }

  #tell(line: string): void {
    if (line !== '') this.talk.terminal.tell(line);
  }
}
