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
    /** Null: not known, since the answer that changed the position is masked. */
    readonly at: number | null;
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
      used[questionKey(seat, before.name)] = timeUsed(before, at);
    const already = used[questionKey(seat, name)] ?? 0;
    // Where the time is not known, none of it is left: no step of the clock may look too early by mistake.
    const began = at === null ? Number.NEGATIVE_INFINITY : at - already;
    return { name, since, at: began, stopped: isStopped(seat) ? already : null };
  });
  return { questions: next, spent: { roll, used } };
}

export function stopTime(question: Question, at: number): Question {
  return question.stopped === null ? { ...question, stopped: timeUsed(question, at) } : question;
}

export function goOn(question: Question, at: number): Question {
  return question.stopped === null ? question : { ...question, at: at - question.stopped, stopped: null };
}

/** What has been used of each question that is open or that an undo can bring back. */
export function usedTimes({ questions, spent }: Times, now: number): { readonly [question: string]: number } {
  const open = questions.flatMap(({ name, at, stopped }, seat) =>
    name === null ? [] : [[questionKey(seat, name), timeUsed({ at, stopped }, now)] as const],
  );
  return { ...spent.used, ...Object.fromEntries(open) };
}

/** The milliseconds used of a question until `now`; all of them where `now` is not known. */
export function timeUsed({ at, stopped }: Pick<Question, 'at' | 'stopped'>, now: number | null): number {
  if (stopped !== null) return stopped;
  return now === null ? Number.POSITIVE_INFINITY : Math.max(0, now - at);
}

/** A question whatever number of undos came before it. */
export function questionKey(seat: number, name: string | null): string {
  return `${seat}|${name === null ? '' : name.slice(name.search(/[. ]/))}`;
}
