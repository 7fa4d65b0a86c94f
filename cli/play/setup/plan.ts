import type { Facts, OptionSpec, Options, OptionValue } from '@iacta/core';
import { allowedSpaces, offeredValues } from '@iacta/core';
import type { Game } from '../../table/game.ts';
import type { TerminalWords } from '../../words/catalogue.ts';
import type { Seat } from './seats.ts';

/** Everything that is settled before the first step. */
export interface Plan {
  readonly game: Game;
  readonly seats: readonly Seat[];
  readonly options: Options;
  readonly ownDice: boolean;
  readonly seed: number;
}

/** The options that leave a choice with this many seats. */
export function openOptions(facts: Facts, seats: number): [name: string, values: readonly OptionValue[]][] {
  return Object.entries(facts.options)
    .map(([name, spec]): [string, readonly OptionValue[]] => [name, offeredValues(spec, seats)])
    .filter(([name, values]) => values.length > 1 && !(seats === 1 && facts.options[name].namesSeats));
}

/** The name of an option's value: given by the game, by the seat it means, or the value itself. */
export function valueInWords(
  game: Game,
  option: string,
  value: OptionValue,
  seats: readonly Seat[],
  words: TerminalWords,
): string {
  const own = game.words.options[option]?.values[String(value)];
  if (game.rules.facts.options[option].namesSeats && typeof value === 'number') return seats[value].name;
  if (own !== undefined) return own;
  if (game.rules.facts.options[option].spaces)
    return `${game.words.options[option]?.values.own ?? option} (${value})`;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return String(value);
}

/** An option as it was typed after --option: the value that reads the same, or a set of spaces. */
export function typedValue(
  { spaces }: Pick<OptionSpec, 'spaces'>,
  values: readonly OptionValue[],
  typed: string,
): OptionValue | undefined {
  const listed = values.find((value) => String(value) === typed);
  return listed ?? (spaces ? (allowedSpaces(spaces, typed) ?? undefined) : undefined);
}

/** "2–4", or "1, 3" where there are gaps. */
export function countsInWords(counts: readonly number[]): string {
  const row = counts.every((count, i) => count === counts[0] + i);
  if (counts.length === 1) return String(counts[0]);
  return row ? `${counts[0]}–${counts.at(-1)}` : counts.join(', ');
}
