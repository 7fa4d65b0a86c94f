/** Somebody with something to say. */
export interface Departing {
  /** All of it leaves; nothing, if it has left already. */
  depart(): void;
}

/** What can wait leaves after so many milliseconds, if nothing else has taken it along. */
const LATEST = 1000;
/** How often it is looked for: seldom, since most of it has left by then. */
const BEAT = 50;

/**
 * What leaves at the end of a turn. Answers go first, of all tables: whoever took a step waits for them, and when
 * many steps were written together, telling everybody else takes longer than the commit did.
 */
export class Departures {
  #answers: Departing[] = [];
  #news: Departing[] = [];
  #later: { readonly departing: Departing; readonly at: number }[] = [];

  add(departing: Departing, isAnswer: boolean): void {
    if (this.#answers.length === 0 && this.#news.length === 0) process.nextTick(() => this.#all());
    (isAnswer ? this.#answers : this.#news).push(departing);
  }

  /** In nobody's way: it goes with whatever this one says next, or by itself in a while. */
  addLater(departing: Departing): void {
    if (this.#later.length === 0) setTimeout(() => this.#beat(), BEAT).unref();
    this.#later.push({ departing, at: performance.now() + LATEST });
  }

  #all(): void {
    const leaving = [...this.#answers, ...this.#news];
    this.#answers = [];
    this.#news = [];
    for (const each of leaving) each.depart();
  }

  #beat(): void {
    const now = performance.now();
    const firstToStay = this.#later.findIndex(({ at }) => at > now);
    const due = this.#later.splice(0, firstToStay < 0 ? this.#later.length : firstToStay);
    for (const { departing } of due) departing.depart();
    if (this.#later.length > 0) setTimeout(() => this.#beat(), BEAT).unref();
  }
}
