import { BotCache } from '@iacta/bots/levels';
import type { Judge, Thought } from '@iacta/bots/search';
import {
  type GameEvent,
  type GameRecord,
  isOver,
  keyedStream,
  optionsOf,
  type Position,
  seedOf,
  view,
} from '@iacta/core';
import { loadBots, loadJudges } from '@iacta/games';
import { hintBy } from '@iacta/review';
import { type Change, LocalSession, type SessionSeat } from '@iacta/table/session';
import type { Game } from '../../table/game.ts';
import { TableScreen } from '../../table/table-screen.ts';
import type { Talk } from '../../table/talk.ts';
import { SAVE_VERSION, type Save, writeSave } from '../saves/save.ts';
import { homely, writeWhole } from '../saves/store.ts';
import type { Seat } from '../setup/seats.ts';

export interface TerminalSetup {
  readonly talk: Talk;
  readonly game: Game;
  readonly record: GameRecord;
  readonly seats: readonly Seat[];
  readonly botSeed: number;
  /** Saved here after every step. */
  readonly file: string;
}

/** A message that no event produces: kept as a function, since the language may change. */
type Note = (talk: Talk) => string;

/** A session at a terminal: prints the story and the board, and saves the game in a file. */
export class TerminalTable extends TableScreen {
  readonly session: LocalSession;
  readonly seats: readonly Seat[];
  readonly file: string;
  readonly #botSeed: number;
  readonly #bots: BotCache;
  /** Made, with its tables, when a hint is first asked for. */
  #judge: Promise<Judge> | null = null;
  readonly #story: (GameEvent | Note)[];
  #complained = false;

  constructor({ talk, game, record, seats, botSeed, file }: TerminalSetup) {
    super(talk, game);
    this.seats = seats;
    this.file = file;
    this.#botSeed = botSeed;
    const { rules } = game;
    const options = optionsOf(rules.facts, record.start);
    this.#bots = new BotCache({ rules, options, find: loadBots });
    this.session = this.#open(record);
    this.#story = this.session.state.steps.flatMap(({ events }) => events);
    this.session.subscribe((_, change) => this.#follow(change));
  }

  #open(record: GameRecord): LocalSession {
    const { rules } = this.game;
    const options = optionsOf(rules.facts, record.start);
    return new LocalSession<SessionSeat>({
      rules,
      plan: {
        options,
        seats: this.seats.map((seat) => ({ name: seat.name, bot: seat.kind === 'bot' ? seat.bot : null })),
        seed: seedOf(record.dice),
      },
      record,
      // Keyed by the step, so that a game that was saved and continued goes on as it would have.
      bots: async ({ bot, view: seen, seat, step }) =>
        (await this.#bots.ask(bot, seen, seat, keyedStream(this.#botSeed, step)))?.best.move ?? null,
      store: { write: () => (this.#write() ? 'stored' : 'refused') },
    });
  }

  get record(): GameRecord {
    return this.session.record;
  }

  get position(): Position {
    return this.session.state.position;
  }

  get people(): readonly number[] {
    return this.session.state.people;
  }

  /** How often the turn has passed on, for "turn 4". */
  get turn(): number {
    const { rules } = this.game;
    // Before the lot for the first turn is drawn, no seat has the turn.
    const decided = [...this.record.positions, this.position].filter((each) => rules.deciders(each) !== 0);
    const active = decided.map((each) => rules.active(each));
    return 1 + active.filter((seat, i) => i > 0 && seat !== active[i - 1]).length;
  }

  /** The whole story, in the present language. */
  get story(): string[] {
    return this.#story.map((entry) => this.#sentence(entry)).filter((line) => line !== '');
  }

  async letBot(): Promise<void> {
    const planned = await this.session.planBot();
    if (planned) this.session.playBot(planned);
  }

  protected get players(): readonly string[] {
    return this.seats.map(({ name, kind }) =>
      kind === 'bot' ? `${name} (${this.talk.words.botShort})` : name,
    );
  }

  protected nameOf(seat: number): string {
    return this.seats[seat]?.name ?? String(seat + 1);
  }

  /**
   * What a review would call the best move, in words; without a judge, what the strongest bot would do. Both see no
   * more than the seat does.
   */
  async hint(seat: number | null): Promise<string> {
    const { talk, game } = this;
    const { rules, words } = game;
    if (seat === null) return talk.words.hintNone;
    const seen = view(rules, this.position, seat);
    const thought = (await this.#judged(seen, seat)) ?? (await this.#advised(seen, seat));
    if (thought === null) return talk.words.hintNone;
    return talk.words.hint(words.move(seen, seat, rules.encodeMove(thought.best.move)));
  }

  async #judged(seen: Position, seat: number): Promise<Thought | null> {
    const { rules } = this.game;
    const found = await loadJudges(rules.facts.id);
    if (!found) return null;
    this.#judge ??= found.judges.judge(optionsOf(rules.facts, this.record.start));
    return hintBy(rules, await this.#judge, seen, seat);
  }

  #advised(seen: Position, seat: number): Promise<Thought | null> {
    const below = keyedStream(this.#botSeed, this.record.steps.length);
    return this.#bots.ask('best', seen, seat, below).catch(() => null);
  }

  toSave(): Save {
    return {
      iacta: 'save',
      version: SAVE_VERSION,
      language: this.talk.language,
      seats: this.seats,
      botSeed: this.#botSeed,
      turn: this.turn,
      over: isOver(this.game.rules, this.position),
      record: this.record.toJSON(),
    };
  }

  /** A disk that does not take the game is reported once and does not stop it. */
  #write(): boolean {
    try {
      writeWhole(this.file, writeSave(this.toSave()));
      return true;
    } catch (error) {
      if (!this.#complained)
        this.talk.terminal.tell(this.talk.words.notSaved(homely(this.file), reasonOf(error)));
      this.#complained = true;
      return false;
    }
  }

  #follow(change: Change): void {
    if (change.kind === 'step') for (const event of change.step.events) this.#tell(event);
    if (change.kind === 'undo') {
      const { by } = change;
      this.#tell((talk) => (by === 'all' ? talk.words.tookBackTogether : talk.words.tookBack(this.name(by))));
    }
  }

  #tell(entry: GameEvent | Note): void {
    this.#story.push(entry);
    const line = this.#sentence(entry);
    if (line !== '') this.talk.terminal.tell(line);
  }

  #sentence(entry: GameEvent | Note): string {
    return typeof entry === 'function' ? entry(this.talk) : this.game.words.event(entry, this.name);
  }
}

export function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code);
  return String(error);
}
