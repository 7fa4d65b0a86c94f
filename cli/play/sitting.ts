import { Company } from '@iacta/bots/levels';
import {
  type GameEvent,
  type GameRecord,
  isOver,
  keyedStream,
  type NameOf,
  optionsOf,
  type Played,
  type Position,
  play,
  type SeededDice,
  type Step,
  seededDice,
  view,
} from '@iacta/core';
import { findBots } from '../bots.ts';
import { type Game, loadGame } from './game.ts';
import { SAVE_VERSION, type Save, writeSave } from './save.ts';
import type { Seat } from './seats.ts';
import { homely, writeWhole } from './store.ts';
import type { Talk } from './talk.ts';

export interface SittingSetup {
  readonly talk: Talk;
  readonly game: Game;
  readonly record: GameRecord;
  readonly seats: readonly Seat[];
  readonly botSeed: number;
  /** Saved here after every step. */
  readonly file: string;
}

/** Something that happened and no event tells: kept as a function, since the language may change. */
type Note = (talk: Talk) => string;

/** One game at this terminal: its record, who plays, what has been told, and the file it is saved in. */
export class Sitting {
  readonly talk: Talk;
  readonly record: GameRecord;
  readonly seats: readonly Seat[];
  readonly file: string;
  readonly name: NameOf;
  readonly #botSeed: number;
  readonly #dice: SeededDice | null;
  readonly #company: Company;
  #game: Game;
  #story: (GameEvent | Note)[] = [];
  #saved = false;
  #complained = false;

  constructor({ talk, game, record, seats, botSeed, file }: SittingSetup) {
    this.talk = talk;
    this.record = record;
    this.seats = seats;
    this.file = file;
    this.#game = game;
    this.#botSeed = botSeed;
    this.#company = new Company({
      rules: game.rules,
      options: optionsOf(game.rules.facts, record.start),
      find: findBots,
    });
    this.#dice = record.dice?.source === 'seeded' ? seededDice(record.dice.seed) : null;
    this.name = (seat) => seats[seat]?.name ?? String(seat + 1);
    this.#story = eventsOf(record);
  }

  get game(): Game {
    return this.#game;
  }

  get position(): Position {
    return this.record.position;
  }

  /** People roll their own dice and type what they show. */
  get ownDice(): boolean {
    return this.#dice === null;
  }

  get people(): readonly number[] {
    return this.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  /** How often the turn has passed on, for "turn 4". */
  get turn(): number {
    const { rules } = this.game;
    // Before the lot for the first turn has fallen, it is nobody's turn yet.
    const decided = [...this.record.positions, this.position].filter((each) => rules.deciders(each) !== 0);
    const active = decided.map((each) => rules.active(each));
    return 1 + active.filter((seat, i) => i > 0 && seat !== active[i - 1]).length;
  }

  /** Whether the file holds the game as it is now. */
  get saved(): boolean {
    return this.#saved;
  }

  /** Everything that happened, told in the language of the moment. */
  get story(): string[] {
    return this.#story.map((entry) => this.#sentence(entry)).filter((line) => line !== '');
  }

  async speak(language: Talk['language']): Promise<void> {
    this.talk.speak(language);
    this.#game = await loadGame(this.game.id, language);
  }

  /** Plays a step, tells what happened and saves. Refused steps change nothing. */
  play(step: Step): Played {
    const played = this.record.play(step);
    if (!played.ok) return played;
    for (const event of played.events) this.#tell(event);
    this.save();
    return played;
  }

  undo(count: number, by: number | 'all'): boolean {
    if (!this.record.undo(count, by).ok) return false;
    this.#tell((talk) => (by === 'all' ? talk.words.tookBackTogether : talk.words.tookBack(this.name(by))));
    this.save();
    return true;
  }

  roll(): void {
    const dice = this.game.rules.dice(this.position);
    if (dice && this.#dice) this.play({ roll: this.#dice.throwDice(dice, this.record.rollNumber) });
  }

  /** A bot decides with nothing but the view of its own seat. */
  async letBot(seat: number): Promise<void> {
    const who = this.seats[seat];
    if (who.kind !== 'bot') return;
    const { rules } = this.game;
    // Keyed by the step, so that a game that was saved and continued goes on as it would have.
    const below = keyedStream(this.#botSeed, this.record.steps.length);
    const thought = await this.#company.ask(who.bot, view(rules, this.position, seat), seat, below);
    if (thought !== null) this.play({ seat, move: thought.best.move });
  }

  /** Puts the board before somebody: a seat's own view, or (-1) what everybody may see. */
  lay(seat: number): void {
    const { rules, drawing, words } = this.game;
    const company = this.seats.map(({ name, kind }) =>
      kind === 'bot' ? `${name} (${this.talk.words.botShort})` : name,
    );
    const { paint } = this.talk.terminal;
    const board = drawing.draw(view(rules, this.position, seat), paint, this.name, words);
    // The sheet of whoever is asked begins with their name, below the heading.
    const own = seat < 0 ? -1 : board.findIndex((line, row) => row > 1 && line.includes(this.name(seat)));
    this.talk.terminal.lay(`${words.title} · ${company.join(' · ')}`, board, own < 0 ? undefined : own);
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

  /** Saves after every step; a disk that does not take it is told once and does not stop the game. */
  save(): void {
    try {
      writeWhole(this.file, writeSave(this.toSave()));
      this.#saved = true;
    } catch (error) {
      this.#saved = false;
      if (!this.#complained)
        this.talk.terminal.tell(this.talk.words.notSaved(homely(this.file), reasonOf(error)));
      this.#complained = true;
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

/** What the steps that hold have told, for a game that is continued. */
function eventsOf({ rules, steps, positions }: GameRecord): GameEvent[] {
  return steps.flatMap((step, i) => {
    const played = play(rules, positions[i], step);
    return played.ok ? played.events : [];
  });
}

export function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code);
  return String(error);
}
