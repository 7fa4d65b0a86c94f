import { parseArgs } from 'node:util';
import { type Options, type Rules, readOptions } from '@iacta/core';
import { GAME_IDS, type GameId, isGameId, loadRules } from '@iacta/games';

export const USAGE = `iacta arena: bots against bots

  --game ID          which game (several: --game one --game two); without: all of them
  --seats N          how many seats (several times for several counts); without: every count of the game
  --option NAME=V    an option of the game
  --bots A,B,...     who plays, one name a seat: first-steps, casual, strong, best, greedy, random
                     (a single name plays every seat); without: the ladder, every level against the one below
  --games N          how many games at least (200), always whole rotations of the seats
  --seconds S        stop each series after so many seconds of processor time, even with fewer games
  --patience P       but go on to P seconds where it is not clear yet that the first bot is the better one
  --effort E         scales how hard the bots think (1)
  --seed N           another seed, other dice (1)
  --turns N          stop a game that does not end after so many turns (400)
  --fresh            forget what was played before; without: go on from there
  --adjusted         also count results without the luck of the dice: the same mean, a narrower interval
  --json             one line of JSON for each series
  --legal            instead of series: every level plays --games games at all tables of a game in turn, with
                     itself and with random play; ends with an error if anybody makes an illegal move`;

export interface Arguments {
  readonly games: readonly GameId[];
  readonly seats: readonly number[] | null;
  readonly options: { readonly [name: string]: string };
  readonly bots: readonly string[] | null;
  readonly atLeast: number;
  readonly seconds: number;
  readonly patience: number;
  readonly effort: number;
  readonly seed: number;
  readonly turnCap: number;
  readonly fresh: boolean;
  readonly json: boolean;
  readonly adjusted: boolean;
  readonly legal: boolean;
}

const FLAGS = {
  help: { type: 'boolean', short: 'h', default: false },
  game: { type: 'string', multiple: true, default: [] as string[] },
  seats: { type: 'string', multiple: true, default: [] as string[] },
  option: { type: 'string', multiple: true, default: [] as string[] },
  bots: { type: 'string' },
  games: { type: 'string', default: '200' },
  seconds: { type: 'string', default: 'Infinity' },
  patience: { type: 'string', default: '1e-3' },
  effort: { type: 'string', default: '1' },
  seed: { type: 'string', default: '1' },
  turns: { type: 'string', default: '400' },
  fresh: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  adjusted: { type: 'boolean', default: false },
  legal: { type: 'boolean', default: false },
} as const;

/** Reads the words after "iacta arena"; a string says what is wrong with them, null asks for help. */
export function readArguments(args: readonly string[]): Arguments | string | null {
  try {
    const { values } = parseArgs({ args: [...args], options: FLAGS });
    if (values.help) return null;
    const unknown = values.game.find((id) => !isGameId(id));
    if (unknown !== undefined) return `no game ${unknown}; there are: ${GAME_IDS.join(', ')}`;
    const options = values.option.map((each) => /^([^=]+)=(.*)$/.exec(each)?.slice(1));
    if (options.includes(undefined)) return '--option needs NAME=VALUE';
    const numbers = (['games', 'seconds', 'patience', 'effort', 'seed', 'turns'] as const).map((flag) =>
      Number(values[flag]),
    );
    if (numbers.some((number) => !(number > 0))) return 'numbers must be above 0';
    const [atLeast, seconds, patience, effort, seed, turnCap] = numbers;
    return {
      games: values.game.length > 0 ? values.game.filter(isGameId) : GAME_IDS,
      seats: values.seats.length > 0 ? values.seats.map(Number) : null,
      options: Object.fromEntries(options as [string, string][]),
      bots: values.bots?.split(',') ?? null,
      atLeast,
      seconds,
      patience: Math.max(seconds, patience),
      effort,
      seed,
      turnCap,
      fresh: values.fresh,
      json: values.json,
      adjusted: values.adjusted,
      legal: values.legal,
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A game with options under which bots are to meet. */
export interface Venue {
  readonly rules: Rules;
  readonly options: Options;
}

/** Every venue that was asked for; a string where an option is wrong. */
export async function venuesOf({ games, seats, options }: Arguments): Promise<Venue[] | string> {
  const venues: Venue[] = [];
  for (const id of games) {
    const rules = await loadRules(id);
    const counts = rules.facts.seatCounts.filter((count) => seats?.includes(count) ?? true);
    if (counts.length === 0) return `${id} has no such seat count: ${rules.facts.seatCounts.join(', ')}`;
    for (const count of counts) {
      const given = readOptions(rules.facts, { seats: count, ...typed(options, rules) });
      if (!given.ok) return `${id}: ${JSON.stringify(given.refusal)}`;
      venues.push({ rules, options: given.value });
    }
  }
  return venues;
}

/** What was typed, as the value of the option that is written like it. */
function typed(options: { readonly [name: string]: string }, { facts }: Rules): { [name: string]: unknown } {
  return Object.fromEntries(
    Object.entries(options).map(([name, text]) => {
      const known = facts.options[name]?.values.find((value) => String(value) === text);
      return [name, known ?? text];
    }),
  );
}
