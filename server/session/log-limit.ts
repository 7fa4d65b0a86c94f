import type { Action } from '@iacta/online/wire';
import type { Table } from '../tables/table.ts';

/** How long a log may become. */
export interface LogLimits {
  /** From this many entries on only the game goes on. The longest random games have fewer than a thousand steps. */
  readonly entries: number;
  /** From this many on nothing does: two players who pass to each other for ever end here. */
  readonly steps: number;
}

export const LOG_LIMITS: LogLimits = { entries: 5000, steps: 20_000 };

/** What a game needs to come to its end, also from a pause or with a bot in a seat. */
const GAME: readonly Action['type'][] = ['move', 'throw', 'enter', 'resume', 'back', 'again'];

/** Whether a table's log is too long for what an action would add. */
export function isLogFull({ seq }: Table, type: Action['type'] | 'take', limits: LogLimits): boolean {
  return seq + 1 >= (GAME.some((each) => each === type) ? limits.steps : limits.entries);
}
