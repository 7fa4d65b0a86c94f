import type { Table } from './table.ts';

/**
 * When each person's time runs out. A seat's time starts with its question and no other seat's answer starts
 * it again. After a pause and after a restart of the server everybody has the whole time again.
 */
export class Deadlines {
  readonly #bySeat = new Map<number, { question: string; at: number }>();

  readonly #second: number;
  /** Counts up whenever somebody's time begins or ends. */
  changes = 0;

  constructor(second: number) {
    this.#second = second;
  }

  /** Brings the deadlines up to date; the earliest of them, or null. */
  follow(table: Table, now: number): number | null {
    const questions = questionsOf(table);
    for (const seat of this.#bySeat.keys()) {
      if (!questions.has(seat) && this.#bySeat.delete(seat)) this.changes++;
    }
    const { clock } = table;
    if (clock === null) return null;
    for (const [seat, question] of questions) {
      if (this.#bySeat.get(seat)?.question === question) continue;
      this.#bySeat.set(seat, { question, at: now + clock * this.#second });
      this.changes++;
    }
    const all = [...this.#bySeat.values()].map(({ at }) => at);
    return all.length > 0 ? Math.min(...all) : null;
  }

  left(now: number): { seat: number; ms: number }[] {
    return [...this.#bySeat].map(([seat, { at }]) => ({ seat, ms: Math.max(0, at - now) }));
  }

  passed(now: number): number[] {
    return [...this.#bySeat].flatMap(([seat, { at }]) => (at <= now ? [seat] : []));
  }
}

/** What each person is waited for. */
function questionsOf(table: Table): Map<number, string> {
  const waits = table.waitsFor();
  if (!waits || waits.kind === 'over') return new Map();
  const people = table.people();
  if (waits.kind === 'roll') {
    return new Map(people.includes(waits.seat) ? [[waits.seat, `roll ${table.promised?.roll}`]] : []);
  }
  return new Map(
    waits.seats.filter((seat) => people.includes(seat)).map((seat) => [seat, `${table.askedSince(seat)}`]),
  );
}
