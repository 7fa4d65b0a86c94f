import type { Facts } from '@iacta/core';
import { DAILY_BOT, dailyOptions } from '@iacta/online/daily';
import { diceName, diceNameOf } from '../same/dice.ts';
import { ownSeat } from '../shell/finished.ts';
import type { SeatPlan, TablePlan } from '../shell/plan.ts';
import type { Save } from '../shell/saves.ts';
import { dailyDice } from './seed.ts';
import type { DailyWords } from './words/shape.ts';

/** `seat` says how a seat looks; `bot` is null for the person, who has the first one. */
export function dailyPlan(
  day: string,
  facts: Facts,
  seat: (index: number, bot: typeof DAILY_BOT | null) => Pick<SeatPlan, 'name' | 'hue'>,
): TablePlan {
  const options = dailyOptions(facts);
  return {
    options,
    seats: Array.from({ length: options.seats }, (_, i): SeatPlan => {
      const bot = i === 0 ? null : DAILY_BOT;
      return { ...seat(i, bot), isBot: bot !== null, bot };
    }),
    seed: dailyDice(day, facts.id).seed,
  };
}

/** This device's attempt at a game of the day: the first one, since the dice are known afterwards. */
export function attemptAt<S extends Save>(saves: readonly S[], day: string, facts: Facts): S | null {
  const name = diceName(facts.id, dailyOptions(facts), dailyDice(day, facts.id));
  const same = saves.filter(({ game, record }) => game === facts.id && diceNameOf(record) === name);
  return same.sort((a, b) => a.changed - b.changed)[0] ?? null;
}

/** What a finished attempt came to: the person's total, then those of the bots. */
export function totalsOf(save: Save, seats: readonly { readonly total: number }[]): readonly number[] {
  const own = ownSeat(save) ?? 0;
  return [seats[own].total, ...seats.filter((_, seat) => seat !== own).map(({ total }) => total)];
}

/** Results without a word about the dice, to be sent to others; `day` as people write it. */
export function sharedText(
  day: string,
  results: readonly {
    readonly title: string;
    readonly totals: readonly number[];
    readonly hints: boolean;
    readonly place?: string;
  }[],
  say: Pick<DailyWords, 'title' | 'withHints' | 'line'>,
  link: string,
): string {
  const lines = results.map(
    ({ title, totals, hints, place }) =>
      `${say.line(title, totals.join(' : '))}${place === undefined ? '' : `, ${place}`}${hints ? ` (${say.withHints})` : ''}`,
  );
  return [`Iacta · ${say.title} · ${day}`, ...lines, link].join('\n');
}
