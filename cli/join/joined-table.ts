import { OnlineSession, type OnlineState } from '@iacta/online/client';
import type { Change, SessionSeat } from '@iacta/table/session';
import { botName } from '../play/setup/seats.ts';
import type { Game } from '../table/game.ts';
import { gameRefusal } from '../table/refusals.ts';
import { TableScreen } from '../table/table-screen.ts';
import type { Talk } from '../table/talk.ts';
import { harmless } from '../terminal/harmless.ts';
import type { SeatFile } from './seat-file.ts';
import type { JoinWords } from './words/catalogue.ts';
import { JOIN_WORDS, tableRefusal } from './words/index.ts';

export interface JoinSetup {
  readonly talk: Talk;
  readonly game: Game;
  readonly socket: string;
  readonly table: string;
  /** Null: as a spectator. */
  readonly seat: SeatFile | null;
}

/** How many lines of the story a player reads who comes to a game that goes on. */
const LINES_TO_CATCH_UP = 8;

/** A session on a server, at a terminal: what happens is told, and a question ends when its table changes. */
export class JoinedTable extends TableScreen {
  readonly session: OnlineSession;
  /** Said before the next question. */
  notice: readonly string[] = [];
  /** What this terminal has told already. */
  #told: Pick<OnlineState, 'steps' | 'said' | 'connection' | 'broken' | 'foreign'> & {
    readonly wasLost: boolean;
  };
  #hasGame = false;
  #changed: (() => void)[] = [];

  constructor({ talk, game, socket, table, seat }: JoinSetup) {
    super(talk, game);
    this.session = new OnlineSession({
      url: socket,
      table,
      rules: game.rules,
      ...(seat === null ? {} : { key: seat.key, memory: seat }),
      seatsOf: ({ seats }) => seatsOf(seats),
    });
    this.#told = { ...this.session.state, wasLost: false };
    this.session.subscribe((_, change) => this.#follow(change));
  }

  get say(): JoinWords {
    return JOIN_WORDS[this.talk.language];
  }

  get state(): OnlineState {
    return this.session.state;
  }

  get position(): OnlineState['position'] {
    return this.state.position;
  }

  get story(): string[] {
    return this.#linesOf(this.state.steps);
  }

  protected get players(): readonly string[] {
    return this.state.seats.map(({ bot }, seat) =>
      bot === null ? this.name(seat) : `${this.name(seat)} (${this.talk.words.botShort})`,
    );
  }

  protected nameOf(seat: number): string {
    return this.state.seats[seat]?.name || this.say.nameless(seat + 1);
  }

  /** A list of players, in words. */
  readonly names = (seats: readonly number[]): string =>
    new Intl.ListFormat(this.talk.language).format(seats.map(this.name));

  /** Seconds left for a seat that is waited for, where the table has a clock. */
  secondsLeft(seat: number): number | null {
    const deadline = this.state.deadlines.find((each) => each.seat === seat);
    return deadline ? Math.max(0, Math.ceil((deadline.at - Date.now()) / 1000)) : null;
  }

  /** Why something was refused, until it was read. */
  get refusals(): string[] {
    const { refused, trouble } = this.state;
    return [
      ...(refused === null ? [] : [gameRefusal(this, refused) ?? tableRefusal(this.say, refused)]),
      ...(trouble === null ? [] : [tableRefusal(this.say, trouble)]),
    ];
  }

  /** The reasons were read. */
  dismiss(): void {
    this.session.dismiss();
    this.session.dismissTrouble();
  }

  /** Resolves at the next change. */
  change(): Promise<void> {
    return new Promise((resolve) => this.#changed.push(resolve));
  }

  #follow(change: Change): void {
    const { state, say } = this;
    const told = this.#told;
    if (change.kind === 'undo') this.#tell(say.undone(change.count));
    else this.#catchUp(told.steps.length);
    if (state.said !== null && state.said.number !== told.said?.number)
      this.#tell(say.said(this.name(state.said.seat), say.phrases[state.said.phrase]));
    if (state.broken && !told.broken) this.#tell(say.broken);
    if (state.foreign > told.foreign) this.#tell(say.foreign);
    const isLost = state.connection === 'waiting' && state.table !== null;
    if (isLost && !told.wasLost) this.#tell(say.lost);
    const isBack = state.connection === 'online' && told.wasLost;
    if (isBack) this.#tell(say.back);
    this.#told = { ...state, wasLost: (told.wasLost || isLost) && !isBack };
    for (const resolve of this.#changed.splice(0)) resolve();
    this.talk.terminal.wake();
  }

  /** The steps that were not told yet; of those before this terminal came, the latest. */
  #catchUp(from: number): void {
    const { hasGame, steps } = this.state;
    const isFirst = hasGame && !this.#hasGame;
    this.#hasGame ||= hasGame;
    const lines = this.#linesOf(steps.slice(from));
    for (const line of isFirst ? lines.slice(-LINES_TO_CATCH_UP) : lines) this.#tell(line);
  }

  #linesOf(steps: OnlineState['steps']): string[] {
    const { words } = this.game;
    return steps
      .flatMap(({ events }) => events.map((event) => words.event(event, this.name)))
      .filter((line) => line !== '');
  }

  #tell(line: string): void {
    this.talk.terminal.tell(line);
  }
}

/** Bots have names of their own here; a player without one is called by the number of the seat. */
function seatsOf(seats: NonNullable<OnlineState['table']>['seats']): readonly SessionSeat[] {
  const names: string[] = [];
  for (const { who, name } of seats) names.push(who === 'bot' ? botName(names) : harmless(name));
  return seats.map(({ bot }, seat) => ({ name: names[seat] ?? '', bot }));
}
