import { knowsVersion, type Options, type Rules, readOptions } from '@iacta/core';
import type { RulesOf } from '../log/index.ts';
import { shownName } from '../wire/names.ts';
import { dailyPromise, dailySeed } from './dice.ts';
import { type DayAttempt, type DayFile, readDayFile, writeDayFile } from './file.ts';
import { findOwn, type OwnAttempt, type OwnProblem } from './own-attempt.ts';
import { ranked } from './ranking.ts';
import { replayAttempt } from './replay.ts';

/** What is wrong with the file of a day: the first thing found, with its game and its attempt. */
export type DayProblem =
  | { readonly code: 'not-json' | 'respelled' | 'wrong-secret' | 'not-the-promise' }
  | OwnProblem
  | { readonly code: 'malformed'; readonly at: string }
  | {
      readonly code: 'unknown-game' | 'unknown-rules' | 'wrong-options' | 'repeated-game';
      readonly game: string;
    }
  | { readonly code: 'repeated-attempt'; readonly game: string; readonly attempt: string }
  | {
      readonly code: 'illegal' | 'not-over' | 'after-the-end';
      readonly game: string;
      readonly attempt: string;
      /** The number of the move, from 0. */
      readonly step: number;
    }
  | {
      readonly code: 'wrong-points';
      readonly game: string;
      readonly attempt: string;
      /** What the file says, and what the moves come to. */
      readonly says: number;
      readonly comesTo: number;
    };

export interface DayLine {
  readonly rank: number;
  readonly key: string;
  /** Null where the player had it deleted. */
  readonly name: string | null;
  readonly points: number;
}

/** A line with its game and its list. */
export interface OwnLine extends DayLine {
  readonly game: string;
  readonly head: string;
  readonly hints: boolean;
}

export interface DaySummary {
  readonly day: string;
  readonly promise: string;
  readonly attempts: number;
  /** The lines of the attempts of the person who checks. */
  readonly own: readonly OwnLine[];
  readonly games: readonly {
    readonly game: string;
    readonly plain: readonly DayLine[];
    readonly hints: readonly DayLine[];
  }[];
}

export type DayVerdict =
  | { readonly ok: true; readonly summary: DaySummary }
  | { readonly ok: false; readonly problem: DayProblem };

/** What the person who checks knows of the day already. */
export interface KnownOfDay {
  /** The promise, from before the day. */
  readonly promise?: string;
  /** Own attempts that counted: the file must have them as they were played. */
  readonly own?: readonly OwnAttempt[];
}

/** A page stays usable meanwhile. */
const AT_ONCE = 50;

/** Checks the file of a day as text: every byte of it counts. */
export async function verifyDayText(text: string, rulesOf: RulesOf, known?: KnownOfDay): Promise<DayVerdict> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return wrong({ code: 'not-json' });
  }
  const file = readDayFile(json);
  if (!file.ok) {
    const at = file.refusal.data?.at;
    return wrong({ code: 'malformed', at: typeof at === 'string' ? at : '' });
  }
  return writeDayFile(file.value) === text
    ? verifyDay(file.value, rulesOf, known)
    : wrong({ code: 'respelled' });
}

export async function verifyDay(
  file: DayFile,
  rulesOf: RulesOf,
  { promise, own = [] }: KnownOfDay = {},
): Promise<DayVerdict> {
  if (dailyPromise(file.secret) !== file.promise) return wrong({ code: 'wrong-secret' });
  if (promise !== undefined && promise !== file.promise) return wrong({ code: 'not-the-promise' });
  const seen = new Set<string>();
  const games = new Set<string>();
  for (const of of file.games) {
    const { game, attempts } = of;
    if (games.has(game)) return wrong({ code: 'repeated-game', game });
    games.add(game);
    const terms = await termsOf(of, rulesOf);
    if ('code' in terms) return wrong(terms);
    const seed = dailySeed(file.secret, file.day, game);
    for (const [i, attempt] of attempts.entries()) {
      if (i % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
      if (seen.has(attempt.key) || seen.has(attempt.head))
        return wrong({ code: 'repeated-attempt', game, attempt: attempt.key });
      seen.add(attempt.key).add(attempt.head);
      const problem = whyNot(terms, seed, attempt);
      if (problem) return wrong({ ...problem, game, attempt: attempt.key });
    }
  }
  const keys = new Set<string>();
  for (const attempt of own) {
    const found = await findOwn(file, attempt, rulesOf);
    if (!found.ok) return wrong(found.problem);
    keys.add(found.attempt.key);
  }
  return { ok: true, summary: summaryOf(file, keys) };
}

/** What all attempts at a game of the day have in common. */
interface Terms {
  readonly rules: Rules;
  readonly options: Options;
}

async function termsOf(of: DayFile['games'][number], rulesOf: RulesOf): Promise<Terms | DayProblem> {
  const { game } = of;
  const rules = await rulesOf(game);
  if (!rules) return { code: 'unknown-game', game };
  if (!knowsVersion(rules.facts, of.rules)) return { code: 'unknown-rules', game };
  const options = readOptions(rules.facts, of.options, of.rules);
  if (!options.ok || of.bots.length !== options.value.seats - 1) return { code: 'wrong-options', game };
  return { rules, options: options.value };
}

function whyNot({ rules, options }: Terms, seed: string, { steps, points }: DayAttempt) {
  const replayed = replayAttempt(rules, options, seed, steps);
  if (!replayed.ok) return { code: replayed.why, step: replayed.step };
  if (replayed.points === points) return null;
  return { code: 'wrong-points' as const, says: points, comesTo: replayed.points };
}

function summaryOf({ day, promise, games }: DayFile, own: ReadonlySet<string>): DaySummary {
  const lists = games.map(({ game, attempts }) => ({
    game,
    plain: linesOf(attempts.filter(({ hints }) => !hints)),
    hints: linesOf(attempts.filter(({ hints }) => hints)),
  }));
  const heads = new Map(games.flatMap(({ attempts }) => attempts.map(({ key, head }) => [key, head])));
  const ownIn = (game: string, lines: readonly DayLine[], hints: boolean): OwnLine[] =>
    lines
      .filter(({ key }) => own.has(key))
      .map((line) => ({ ...line, game, hints, head: heads.get(line.key) ?? '' }));
  return {
    day,
    promise,
    own: lists.flatMap(({ game, plain, hints }) => [
      ...ownIn(game, plain, false),
      ...ownIn(game, hints, true),
    ]),
    attempts: games.reduce((sum, { attempts }) => sum + attempts.length, 0),
    games: lists,
  };
}

/** The file does not say when an attempt was finished: equal points stay in its order. */
function linesOf(attempts: readonly DayAttempt[]): DayLine[] {
  const results = attempts.map(({ key, name, points }, i) => ({
    key,
    name: name === undefined ? null : shownName(name),
    points,
    finished: i,
  }));
  return ranked(results).map(({ rank, key, name, points }) => ({ rank, key, name, points }));
}

function wrong(problem: DayProblem): DayVerdict {
  return { ok: false, problem };
}
