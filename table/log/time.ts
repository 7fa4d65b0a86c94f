/** What a seat is asked (a decision, or to throw), and the time that its player has used for it. */
export interface Question {
  /** `UNDOS.ROLL.ROLLED.MOVES` or `UNDOS roll ROLL.ROLLED` (game.ts): unique in the game; null: the seat is asked nothing. */
  readonly name: string | null;
  /** The entry since which it is open. */
  readonly since: number;
  /** Since when its time runs, in milliseconds; earlier by what was used of it before. */
  readonly at: number;
  /** The time used so far, while it is stopped: the game pauses, or a bot plays in the seat. Null while it runs. */
  readonly stopped: number | null;
}

/** The questions of all seats, and what was used for those that an undo can bring back. */
export interface Times {
  readonly questions: readonly Question[];
  readonly spent: Spent;
}

/** A seat alone takes steps back to the latest roll at most: only what was asked since then can return. */
interface Spent {
  readonly roll: number;
  readonly used: { readonly [seatAndQuestion: string]: number };
}

export const NO_TIMES: Times = { questions: [], spent: { roll: -1, used: {} } };

/** The position has changed: these are the questions now. A question that an undo brings back keeps the time used. */
export function nextQuestions(
  { questions, spent }: Times,
  names: readonly (string | null)[],
  {
    roll,
    since,
    at,
    isStopped,
  }: {
    /** The number of the next roll. */
    readonly roll: number;
    readonly since: number;
    readonly at: number;
    /** Whether the time of a seat is stopped. */
    readonly isStopped: (seat: number) => boolean;
  },
): Times {
  const used: { [seatAndQuestion: string]: number } = spent.roll === roll ? { ...spent.used } : {};
  const next = names.map((name, seat): Question => {
    const before = questions[seat];
    if (before?.name === name) return before;
    // Another seat's undo renames the question; its time goes on.
    if (before && questionKey(seat, before.name) === questionKey(seat, name))
      return { ...before, name, since };
    if (before?.name != null && spent.roll === roll)
      used[questionKey(seat, before.name)] = usedFor(before, at);
    const already = used[questionKey(seat, name)] ?? 0;
    return { name, since, at: at - already, stopped: isStopped(seat) ? already : null };
  });
  return { questions: next, spent: { roll, used } };
}

export function stopTime(question: Question, at: number): Question {
  return question.stopped === null ? { ...question, stopped: usedFor(question, at) } : question;
}

export function goOn(question: Question, at: number): Question {
  return question.stopped === null ? question : { ...question, at: at - question.stopped, stopped: null };
}

/** What has been used of each question that is open or that an undo can bring back. */
export function usedTimes({ questions, spent }: Times, now: number): { readonly [question: string]: number } {
  const open = questions.flatMap(({ name, at, stopped }, seat) =>
    name === null ? [] : [[questionKey(seat, name), usedFor({ at, stopped }, now)] as const],
  );
  return { ...spent.used, ...Object.fromEntries(open) };
}

function usedFor({ at, stopped }: Pick<Question, 'at' | 'stopped'>, now: number): number {
  return stopped ?? Math.max(0, now - at);
}

/** A question whatever number of undos came before it. */
export function questionKey(seat: number, name: string | null): string {
  return `${seat}|${name === null ? '' : name.slice(name.search(/[. ]/))}`;
}
