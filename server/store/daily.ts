/** A day of the daily game. */
export interface StoredDay {
  readonly day: string;
  /** What all dice of the day follow from. It leaves this server when the day is closed, and never before. */
  readonly secret: string;
  /** The hash of the secret, published before the day begins. */
  readonly promise: string;
  /** When the day was closed, in milliseconds; null: attempts can still be finished. */
  readonly closed: number | null;
}

/** An attempt that begins. */
export interface NewAttempt {
  readonly table: string;
  readonly day: string;
  readonly game: string;
  /** The version of the rules: one for each day and game. */
  readonly rules: number;
  /** The public id of the attempt. */
  readonly key: string;
  /** Whose attempt it is, as a mark: the same opener has one at most. */
  readonly opener: string;
  /** The mark of the player who links attempts: the same one has one at most. Null where there is no player. */
  readonly linked: string | null;
  /** The hash of the key that links the attempts of one player; null where the player does not want that. */
  readonly player: string | null;
  readonly name: string;
  /** In milliseconds. */
  readonly begun: number;
}

/** What changes of an attempt that gets another key or player. */
export type NewMarks = Partial<Pick<NewAttempt, 'opener' | 'player' | 'linked'>>;

/** What keeps marks that were in use before. `table` and `key` are ids that nothing else has. */
export type SpentMarks = Pick<StoredAttempt, 'table' | 'key' | 'opener' | 'linked'>;

/** What an attempt has come to, once its moves were played again. */
export interface AttemptResult {
  /** In milliseconds. */
  readonly finished: number;
  readonly points: number;
  readonly hints: boolean;
  /** The head hash of the table's log. */
  readonly head: string;
  /** The moves that hold, as the file of a day has them. */
  readonly steps: string;
}

/** All that is kept of an attempt. What was deleted at its player's request is null. */
export interface StoredAttempt extends Omit<NewAttempt, 'opener' | 'name'> {
  /** Kept until the day is closed, also of a player who had the name deleted. */
  readonly opener: string | null;
  readonly name: string | null;
  readonly result: AttemptResult | null;
  /** When an operator has removed the result, in milliseconds: no other takes its place. */
  readonly removed?: number;
}

/** An attempt as its opener finds it. */
export type FoundAttempt = Pick<StoredAttempt, 'table' | 'rules' | 'name'>;

/** A line of a ranking, in the order of the points. */
export type ResultLine = Pick<StoredAttempt, 'table' | 'name'> & Pick<AttemptResult, 'points' | 'finished'>;

/** A result of a closed day, without hints. */
export type PeriodLine = Pick<StoredAttempt, 'day' | 'game' | 'player' | 'name'> &
  Pick<AttemptResult, 'points' | 'finished'>;

/** An attempt that counts, for the file of its day. */
export type PlayedAttempt = Pick<StoredAttempt, 'key' | 'name'> & AttemptResult;

/** The days of the daily game and the attempts at them. They outlive the tables at which they were played. */
export interface DailyStore {
  /** Adds days; one that is there already stays what it is, whichever process has made it. */
  addDays(days: readonly Omit<StoredDay, 'closed'>[]): Promise<void>;
  /** From the first to the last, both included. */
  days(from: string, to: string): Promise<readonly StoredDay[]>;
  /** Days before this one that are not closed, the earliest first. */
  unclosed(before: string): Promise<readonly string[]>;
  lastClosed(): Promise<string | null>;
  /** From now on no attempt of the day can be finished, and the marks of forgotten players are gone. False where it was closed before, or never was. */
  closeDay(day: string, at: number): Promise<boolean>;
  /**
   * Adds an attempt, unless its opener has one: the attempt that is there then. Null where another attempt is linked
   * to the same player.
   */
  begin(attempt: NewAttempt): Promise<FoundAttempt | null>;
  /** The attempt of an opener. */
  attemptOf(opener: string): Promise<FoundAttempt | null>;
  /** The attempt that is played at a table. */
  attempt(table: string): Promise<StoredAttempt | null>;
  /** The version of the rules that a game is played with on a day; null before the first attempt. */
  rulesOn(day: string, game: string): Promise<number | null>;
  /** The tables at which a game of the day is over whose result is not stored. */
  unfinished(day: string): Promise<readonly string[]>;
  /** Stores a result, where there is none and the day is open. Only then true. */
  finish(table: string, result: AttemptResult): Promise<boolean>;
  /** The results of a day and game with hints or without, the best first. */
  results(
    of: { readonly day: string; readonly game: string; readonly hints: boolean },
    limit: number,
  ): Promise<readonly ResultLine[]>;
  /** The closed days from the first to the last. `changes` grows whenever a player of such a day is forgotten. */
  closedDays(
    from: string,
    to: string,
  ): Promise<readonly { readonly day: string; readonly changes: number }[]>;
  /** The results without hints of all closed days from the first to the last. */
  resultsOf(from: string, to: string): Promise<readonly PeriodLine[]>;
  /** The games of a day with a result. */
  played(day: string): Promise<readonly Pick<StoredAttempt, 'game' | 'rules'>[]>;
  /** The attempts with a result in the order in which they were finished, those after one of them. */
  attempts(
    of: { readonly day: string; readonly game: string },
    after: Pick<PlayedAttempt, 'finished' | 'key'>,
    limit: number,
  ): Promise<readonly PlayedAttempt[]>;
  /** The attempts that are linked to a player, of all days. */
  linkedTo(player: string): Promise<readonly StoredAttempt[]>;
  /**
   * Another key has the attempt at a table, or another player. With `spent`, the marks that it had are kept on an
   * attempt without a name and a table, so that no second one begins with them; they go when the day is closed.
   */
  remark(table: string, marks: NewMarks, spent: SpentMarks | null): Promise<void>;
  /** Removes the result of the attempt at a table, or keeps it from being stored. */
  removeResult(table: string, at: number): Promise<void>;
  /** Deletes name and player of the attempt at a table; its marks stay until the day is closed, its result stays. */
  forget(table: string): Promise<void>;
}
