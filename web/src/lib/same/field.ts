import { LEVELS, type Level } from '@iacta/bots/search';
import {
  awaits,
  type DuplicateNote,
  duplicateRoll,
  GameRecord,
  moves,
  type Options,
  outcome,
  type Rules,
  randomStream,
  view,
} from '@iacta/core';
import type { Question } from '../bots/question.ts';

/** How often each level plays. */
const FIELD: readonly (readonly [level: Level, games: number])[] = [
  ['first-steps', 5],
  ['casual', 5],
  ['strong', 3],
  ['best', 1],
];

export const FIELD_GAMES: number = FIELD.reduce((sum, [, games]) => sum + games, 0);

export interface FieldResult {
  readonly level: Level;
  readonly total: number;
}

type Think = (question: Question) => Promise<{ readonly best: { readonly move: number } } | null>;

/** So seldom a bot decides as the level below it would: most bots play alike on alike dice, people do not. */
const SLIP = 8;

/** Bots of all levels play a solo game with the same dice, one result after the other. */
export async function* playField(
  rules: Rules,
  options: Options,
  note: DuplicateNote,
  think: Think,
): AsyncGenerator<FieldResult> {
  for (const [level, games] of FIELD)
    for (let seed = 1; seed <= games; seed++) {
      const total = await playOne({ rules, options, note, level, seed, think });
      if (total === null) return;
      yield { level, total };
    }
}

interface OneGame {
  readonly rules: Rules;
  readonly options: Options;
  readonly note: DuplicateNote;
  readonly level: Level;
  readonly seed: number;
  readonly think: Think;
}

async function playOne({ rules, options, note, level, seed, think }: OneGame): Promise<number | null> {
  const record = GameRecord.begin(rules, options, note);
  const below = randomStream(seed);
  const lower = LEVELS[LEVELS.indexOf(level) - 1];
  for (;;) {
    const { position } = record;
    const awaited = awaits(rules, position);
    if (awaited.kind === 'over') return outcome(rules, position).seats[0].total;
    if (awaited.kind === 'roll') {
      record.play({ roll: duplicateRoll(record, note) });
      continue;
    }
    const [seat] = awaited.seats;
    // The first game of a level is played without a slip.
    const slips = seed > 1 && below(SLIP) === 0;
    if (slips && !lower) {
      const legal = moves(rules, position, seat);
      record.play({ seat, move: legal[below(legal.length)] });
      continue;
    }
    const question = {
      game: rules.facts.id,
      options,
      bot: slips ? lower : level,
      view: view(rules, position, seat),
      seat,
      seed: 1_000 * seed + record.steps.length,
    };
    const thought = await think(question);
    if (!thought || !record.play({ seat, move: thought.best.move }).ok) return null;
  }
}

/** In plain words: better than n of m. */
export function placeAmong(
  total: number,
  field: readonly FieldResult[],
): { readonly better: number; readonly of: number } {
  return { better: field.filter((other) => total > other.total).length, of: field.length };
}
