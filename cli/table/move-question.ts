import { type Move, moves, type Position, type Rules, view } from '@iacta/core';
import type { Choice } from '../terminal/choices.ts';
import type { Question } from '../terminal/terminal.ts';
import type { TableScreen } from './table-screen.ts';

/** A decision of one seat, with the dice that are marked to be thrown again so far. */
export class MoveQuestion {
  readonly #table: TableScreen;
  readonly #seat: number;
  readonly #position: Position;
  readonly #moves: readonly Move[];
  /** Moves that throw dice again, by the set of their dice; null where there are too few to need marks. */
  readonly #rerolls: ReadonlyMap<string, Move> | null;
  readonly #dice: readonly string[];
  #marked: readonly string[] = [];

  constructor(table: TableScreen, seat: number) {
    const { rules } = table.game;
    this.#table = table;
    this.#seat = seat;
    this.#position = table.position;
    this.#moves = moves(rules, table.position, seat);
    const rerolls = rerollsOf(rules, table.position, seat, this.#moves);
    this.#dice = [...new Set(rerolls.flatMap(([dice]) => dice))].filter((die) =>
      rerolls.some(([dice]) => dice.length === 1 && dice[0] === die),
    );
    // Every set of two dice or more is a separate move: a list of them all would be endless.
    this.#rerolls =
      this.#dice.length > 1 && rerolls.length === 2 ** this.#dice.length - 1
        ? new Map(rerolls.map(([dice, move]) => [keyOf(dice), move]))
        : null;
  }

  /** Whether the question is still about the same moment. */
  isAbout(position: Position): boolean {
    return position === this.#position;
  }

  question(prompt: string): Question {
    return this.#rerolls === null
      ? { prompt, choices: this.#moves.map((move) => this.#choice(move)) }
      : {
          prompt,
          choices: this.#marking(this.#rerolls),
          byEnter: 0,
          isCommand: (text) => this.#numbers(text) !== null,
        };
  }

  /** The move that a choice means; null where it only marked a die. */
  choose(choice: number): Move | null {
    if (this.#rerolls === null) return this.#moves[choice];
    if (choice === 0) return this.#confirmed(this.#rerolls);
    if (choice <= this.#dice.length) {
      this.#mark(this.#dice[choice - 1]);
      return null;
    }
    return this.#others[choice - this.#dice.length];
  }

  /** Marks the dice of a typed list of numbers; false where it is none. */
  markTyped(text: string): boolean {
    const numbers = this.#rerolls === null ? null : this.#numbers(text);
    for (const number of numbers ?? []) this.#mark(this.#dice[number - 2]);
    return numbers !== null;
  }

  get #others(): readonly Move[] {
    const rerolls = new Set(this.#rerolls?.values());
    return this.#moves.filter((move) => !rerolls.has(move));
  }

  #confirmed(rerolls: ReadonlyMap<string, Move>): Move {
    return rerolls.get(keyOf(this.#marked)) ?? this.#others[0] ?? this.#moves[0];
  }

  /** First what Enter does, then each die with its mark, then what else can be done. */
  #marking(rerolls: ReadonlyMap<string, Move>): Choice[] {
    const { talk } = this.#table;
    const count = this.#marked.length;
    const first =
      count === 0 ? this.#choice(this.#confirmed(rerolls)) : { label: talk.words.rollMarked(count) };
    const dice = this.#dice.map((die) => {
      const move = rerolls.get(die) ?? this.#moves[0];
      return { label: `[${this.#marked.includes(die) ? 'x' : ' '}] ${this.#choice(move).label}` };
    });
    return [first, ...dice, ...this.#others.slice(1).map((move) => this.#choice(move))];
  }

  #choice(move: Move): Choice {
    const { rules, words } = this.#table.game;
    const seen = view(rules, this.#position, this.#seat);
    return { label: words.move(seen, this.#seat, rules.encodeMove(move)) };
  }

  #mark(die: string): void {
    this.#marked = this.#marked.includes(die)
      ? this.#marked.filter((each) => each !== die)
      : [...this.#marked, die];
  }

  /** Two numbers of dice or more; one alone is a choice like any other. */
  #numbers(text: string): number[] | null {
    if (!/^\s*\d+([\s,]+\d+)+\s*$/.test(text)) return null;
    const numbers = text
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    return numbers.every((number) => number >= 2 && number <= this.#dice.length + 1) ? numbers : null;
  }
}

function rerollsOf(
  rules: Rules,
  position: Position,
  seat: number,
  list: readonly Move[],
): [dice: readonly string[], move: Move][] {
  return list.flatMap((move): [readonly string[], Move][] => {
    const { dice } = rules.describeMove(position, seat, move);
    return dice === undefined ? [] : [[dice, move]];
  });
}

function keyOf(dice: readonly string[]): string {
  return dice.toSorted().join(' ');
}
