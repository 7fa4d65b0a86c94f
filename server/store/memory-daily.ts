import type {
  AttemptResult,
  DailyStore,
  FoundAttempt,
  NewAttempt,
  NewMarks,
  PeriodLine,
  PlayedAttempt,
  ResultLine,
  SpentMarks,
  StoredAttempt,
  StoredDay,
} from './daily.ts';
import type { Phase } from './store.ts';

/** What outlives a store in memory. */
export class MemoryDailyDisk {
  readonly days = new Map<string, StoredDay>();
  /** By day. */
  readonly changes = new Map<string, number>();
  /** By table. */
  readonly attempts = new Map<string, StoredAttempt>();
}

type Finished = StoredAttempt & { readonly result: AttemptResult };

/** The daily game in memory. */
export class MemoryDaily implements DailyStore {
  readonly #disk: MemoryDailyDisk;
  readonly #phaseOf: (table: string) => Phase | null;

  constructor(disk: MemoryDailyDisk, phaseOf: (table: string) => Phase | null) {
    this.#disk = disk;
    this.#phaseOf = phaseOf;
  }

  async addDays(days: readonly Omit<StoredDay, 'closed'>[]): Promise<void> {
    for (const { day, secret, promise } of days)
      if (!this.#disk.days.has(day)) this.#disk.days.set(day, { day, secret, promise, closed: null });
  }

  async days(from: string, to: string): Promise<readonly StoredDay[]> {
    return this.#days().filter(({ day }) => day >= from && day <= to);
  }

  async unclosed(before: string): Promise<readonly string[]> {
    return this.#days().flatMap(({ day, closed }) => (closed === null && day < before ? [day] : []));
  }

  async lastClosed(): Promise<string | null> {
    return this.#days().findLast(({ closed }) => closed !== null)?.day ?? null;
  }

  async closeDay(day: string, at: number): Promise<boolean> {
    const known = this.#disk.days.get(day);
    if (!known || known.closed !== null) return false;
    for (const [table, each] of this.#disk.attempts) {
      if (each.day !== day || each.name !== null) continue;
      if (each.result === null && this.#phaseOf(table) === null) this.#disk.attempts.delete(table);
      else this.#disk.attempts.set(table, { ...each, opener: null, linked: null });
    }
    this.#disk.days.set(day, { ...known, closed: at });
    return true;
  }

  async begin(attempt: NewAttempt): Promise<FoundAttempt | null> {
    const known = this.#find(attempt.opener);
    if (known) return known;
    const { table, day, game, rules, key, opener, linked, player, name, begun } = attempt;
    const others = this.#disk.attempts.values();
    if (linked !== null && others.some((each) => each.linked === linked)) return null;
    const stored = { table, day, game, rules, key, opener, linked, player, name, begun, result: null };
    this.#disk.attempts.set(table, stored);
    return { table, rules, name };
  }

  async attemptOf(opener: string): Promise<FoundAttempt | null> {
    return this.#find(opener);
  }

  #find(opener: string): FoundAttempt | null {
    const found = this.#disk.attempts.values().find((each) => each.opener === opener);
    return found ? { table: found.table, rules: found.rules, name: found.name } : null;
  }

  async attempt(table: string): Promise<StoredAttempt | null> {
    return this.#disk.attempts.get(table) ?? null;
  }

  async rulesOn(day: string, game: string): Promise<number | null> {
    const attempts = [...this.#disk.attempts.values()].filter(
      (each) => each.day === day && each.game === game,
    );
    return attempts.sort((a, b) => a.begun - b.begun)[0]?.rules ?? null;
  }

  async unfinished(day: string): Promise<readonly string[]> {
    return [...this.#disk.attempts.values()].flatMap((each) =>
      each.day === day &&
      each.result === null &&
      each.removed === undefined &&
      this.#phaseOf(each.table) === 'over'
        ? [each.table]
        : [],
    );
  }

  async finish(table: string, result: AttemptResult): Promise<boolean> {
    const attempt = this.#disk.attempts.get(table);
    if (
      !attempt ||
      attempt.result !== null ||
      attempt.removed !== undefined ||
      this.#disk.days.get(attempt.day)?.closed !== null
    )
      return false;
    const { finished, points, hints, head, steps } = result;
    this.#disk.attempts.set(table, { ...attempt, result: { finished, points, hints, head, steps } });
    return true;
  }

  async results(
    of: { readonly day: string; readonly game: string; readonly hints: boolean },
    limit: number,
  ): Promise<readonly ResultLine[]> {
    return this.#finished()
      .filter(({ day, game, result }) => day === of.day && game === of.game && result.hints === of.hints)
      .sort((a, b) => b.result.points - a.result.points || byTime(a, b))
      .slice(0, limit)
      .map(({ table, name, result: { points, finished } }) => ({ table, name, points, finished }));
  }

  async closedDays(
    from: string,
    to: string,
  ): Promise<readonly { readonly day: string; readonly changes: number }[]> {
    return this.#days()
      .filter(({ day, closed }) => day >= from && day <= to && closed !== null)
      .map(({ day }) => ({ day, changes: this.#disk.changes.get(day) ?? 0 }));
  }

  async resultsOf(from: string, to: string): Promise<readonly PeriodLine[]> {
    return this.#finished()
      .filter(({ day, result }) => day >= from && day <= to && !result.hints && this.#isClosed(day))
      .map(({ day, game, player, name, result: { points, finished } }) => {
        return { day, game, player, name, points, finished };
      });
  }

  async played(day: string): Promise<readonly Pick<StoredAttempt, 'game' | 'rules'>[]> {
    const of = new Map<string, number>();
    for (const each of this.#finished())
      if (each.day === day) of.set(each.game, Math.min(of.get(each.game) ?? each.rules, each.rules));
    return [...of].sort(([a], [b]) => (a < b ? -1 : 1)).map(([game, rules]) => ({ game, rules }));
  }

  async attempts(
    of: { readonly day: string; readonly game: string },
    after: Pick<PlayedAttempt, 'finished' | 'key'>,
    limit: number,
  ): Promise<readonly PlayedAttempt[]> {
    return this.#finished()
      .filter(({ day, game }) => day === of.day && game === of.game)
      .sort(byTime)
      .map(({ key, name, result }) => ({ key, name, ...result }))
      .filter(
        ({ finished, key }) => finished > after.finished || (finished === after.finished && key > after.key),
      )
      .slice(0, limit);
  }

  async linkedTo(player: string): Promise<readonly StoredAttempt[]> {
    return [...this.#disk.attempts.values()].filter((each) => each.player === player);
  }

  async remark(table: string, { opener, player, linked }: NewMarks, spent: SpentMarks | null): Promise<void> {
    const attempt = this.#disk.attempts.get(table);
    if (!attempt) return;
    this.#disk.attempts.set(table, {
      ...attempt,
      ...(opener === undefined ? {} : { opener }),
      ...(player === undefined ? {} : { player, linked: linked ?? null }),
    });
    const { day, game, rules, begun } = attempt;
    const none = { player: null, name: null, result: null };
    if (spent) this.#disk.attempts.set(spent.table, { ...none, ...spent, day, game, rules, begun });
    this.#disk.changes.set(day, (this.#disk.changes.get(day) ?? 0) + 1);
  }

  async removeResult(table: string, at: number): Promise<void> {
    const attempt = this.#disk.attempts.get(table);
    if (!attempt) return;
    const { day } = attempt;
    this.#disk.attempts.set(table, { ...attempt, result: null, removed: at });
    this.#disk.changes.set(day, (this.#disk.changes.get(day) ?? 0) + 1);
  }

  async forget(table: string): Promise<void> {
    const attempt = this.#disk.attempts.get(table);
    if (!attempt) return;
    const { day } = attempt;
    const marks = this.#isClosed(day) ? { opener: null, linked: null } : {};
    this.#disk.attempts.set(table, { ...attempt, ...marks, player: null, name: null });
    this.#disk.changes.set(day, (this.#disk.changes.get(day) ?? 0) + 1);
  }

  /** Tables are deleted: what counts stays, without what is their players'. */
  async removed(table: string): Promise<void> {
    const attempt = this.#disk.attempts.get(table);
    if (attempt?.result === null && this.#isClosed(attempt.day)) this.#disk.attempts.delete(table);
    else await this.forget(table);
  }

  #days(): StoredDay[] {
    return [...this.#disk.days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
  }

  #isClosed(day: string): boolean {
    return (this.#disk.days.get(day)?.closed ?? null) !== null;
  }

  #finished(): Finished[] {
    return [...this.#disk.attempts.values()].filter((each): each is Finished => each.result !== null);
  }
}

function byTime(a: Finished, b: Finished): number {
  return a.result.finished - b.result.finished || (a.key < b.key ? -1 : 1);
}
