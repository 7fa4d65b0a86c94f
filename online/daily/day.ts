import {
  type Facts,
  type Options,
  outcome,
  type Position,
  type Rules,
  readOptions,
  schema as v,
} from '@iacta/core';

/** A day of the daily game: from midnight to midnight in UTC. */
export const DAY = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/),
  v.check((day) => Number.isFinite(startOf(day)) && dayOf(startOf(day)) === day),
);

const HOUR = 3_600_000;
const DAY_MS = 24 * HOUR;
/** How long after the end of its day an attempt may be finished. */
const OVERTIME = 2 * HOUR;

/** The same day everywhere. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** When a day begins, in milliseconds. */
export function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** When a day ends: from then on no attempt at it can be begun. */
export function endOf(day: string): number {
  return startOf(day) + DAY_MS;
}

/** When a day closes: attempts that are not over by then do not count, and its secret is published. */
export function closesAt(day: string): number {
  return endOf(day) + OVERTIME;
}

/** The day that is a number of days later, or earlier. */
export function daysLater(day: string, count: number): string {
  return dayOf(startOf(day) + count * DAY_MS);
}

/** Who plays against the person where a game cannot be played alone. */
export const DAILY_BOT = 'casual';

/** Alone where the game allows it; every other option has its default. `version`: of the rules, the latest unless given. */
export function dailyOptions(facts: Facts, version = facts.rulesVersion): Options {
  const read = readOptions(facts, { seats: Math.min(...facts.seatCounts) }, version);
  if (!read.ok) throw new Error(`${facts.id}: ${read.refusal.code}`);
  return read.value;
}

/** The bots in the seats after the person, who has the first one. */
export function dailyBots(facts: Facts): readonly (typeof DAILY_BOT)[] {
  return Array.from({ length: dailyOptions(facts).seats - 1 }, () => DAILY_BOT);
}

/** What an attempt is ranked by: the total of the person. */
export function dailyPoints(rules: Rules, position: Position): number {
  return outcome(rules, position).seats[0]?.total ?? 0;
}
