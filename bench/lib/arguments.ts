import { parseArgs } from 'node:util';
import { GAME_IDS } from '@iacta/games';
import { DOORS } from './contestant.ts';

export const USAGE = `npm run bench:rules -- [options]
  --game ID      only this game (may be repeated)
  --seats N      only this seat count (may be repeated)
  --door DOOR    only inPlace or play
  --seconds S    measured time for each line (2)
  --check        also show that both Zockens are the same game: steps and points of random games
  --json         only JSON lines on standard output
  --markdown     only the tables of docs/results.md on standard output`;

export interface Arguments {
  readonly games: readonly string[] | null;
  readonly seats: readonly number[] | null;
  readonly doors: readonly string[] | null;
  readonly seconds: number;
  readonly check: boolean;
  readonly output: 'json' | 'markdown' | 'table';
  readonly help: boolean;
}

export function readArguments(argv: readonly string[]): Arguments {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      game: { type: 'string', multiple: true },
      seats: { type: 'string', multiple: true },
      door: { type: 'string', multiple: true },
      seconds: { type: 'string', default: '2' },
      check: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      markdown: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new Error('--seconds must be a number above 0');
  const stray = [...without(values.game, GAME_IDS), ...without(values.door, DOORS)];
  if (stray.length > 0) throw new Error(`unknown: ${stray.join(', ')}`);
  return {
    games: values.game ?? null,
    seats: values.seats?.map(Number) ?? null,
    doors: values.door ?? null,
    seconds,
    check: values.check,
    output: values.json ? 'json' : values.markdown ? 'markdown' : 'table',
    help: values.help,
  };
}

function without(given: readonly string[] = [], known: readonly string[]): string[] {
  return given.filter((one) => !known.includes(one));
}
