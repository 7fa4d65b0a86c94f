/** Somebody with something to say at the end of the turn. */
export interface Departing {
  depart(): void;
}

/**
 * What leaves at the end of a turn. Answers go first, of all tables: whoever took a step waits for them, and when
 * many steps were written together, telling everybody else takes longer than the commit did.
 */
export class Departures {
  #answers: Departing[] = [];
  #news: Departing[] = [];

  add(departing: Departing, isAnswer: boolean): void {
    if (this.#answers.length === 0 && this.#news.length === 0) process.nextTick(() => this.#all());
    (isAnswer ? this.#answers : this.#news).push(departing);
  }

  #all(): void {
    const leaving = [...this.#answers, ...this.#news];
    this.#answers = [];
    this.#news = [];
    for (const each of leaving) each.depart();
  }
}
