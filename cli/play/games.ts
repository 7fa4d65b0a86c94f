import { GameRecord, isOver, type OptionSpec } from '@iacta/core';
import { GAME_IDS, isGameId } from '@iacta/games';
import { loadGame } from '../table/game.ts';
import { scoreTable, verdict } from '../table/scores.ts';
import type { Talk } from '../table/talk.ts';
import { harmless } from '../terminal/harmless.ts';
import { Leave } from '../terminal/terminal.ts';
import type { Given } from './args.ts';
import { problemInWords, resume } from './saves/resume.ts';
import { homely, type Store } from './saves/store.ts';
import { askGame, askPlan } from './setup/menu.ts';
import { openOptions, type Plan, typedValue } from './setup/plan.ts';
import { Quit } from './table/ask.ts';
import { playOut } from './table/play-out.ts';
import { TerminalTable } from './table/terminal-table.ts';

export interface PlayContext {
  readonly talk: Talk;
  readonly store: Store;
  readonly given: Given;
  /** Fresh random numbers below 2^32, for seeds that were not given. */
  readonly freshSeed: () => number;
  /** What to type to come back. */
  readonly comeBack: string;
}

/** What is wrong with the flags and can be known only when the game is: in words, or null. */
export async function flagProblem({ talk, given }: PlayContext): Promise<string | null> {
  const { words } = talk;
  if (given.game === undefined) return null;
  if (!isGameId(given.game)) return words.unknownGame(harmless(given.game), GAME_IDS.join(', '));
  const { facts } = (await loadGame(given.game, talk.language)).rules;
  if (given.seats !== undefined && !facts.seatCounts.includes(given.seats)) {
    return words.badFlag('--seats', facts.seatCounts.join(', '));
  }
  for (const [name, typed] of Object.entries(given.options)) {
    const all = Object.entries(facts.options).map(([each, { values }]) => `${each}=${values.join('|')}`);
    const values = openOptions(facts, given.seats ?? facts.seatCounts[0]).find(
      ([each]) => each === name,
    )?.[1];
    const spec: Pick<OptionSpec, 'values' | 'spaces'> = Object.hasOwn(facts.options, name)
      ? facts.options[name]
      : { values: [] };
    if (typedValue(spec, values ?? spec.values, typed) === undefined)
      return words.badFlag(`--option ${name}`, all.join('  '));
  }
  return null;
}

/** Games until the people have had enough. Returns the last words. */
export async function playGames(context: PlayContext): Promise<string[]> {
  const { talk } = context;
  let table: TerminalTable | null = null;
  try {
    table = await openTable(context);
    for (;;) {
      talk.terminal.fresh();
      for (const line of table.story.slice(-8)) talk.terminal.tell(line);
      await playOut(table);
      const after = await finish(context, table);
      table = null;
      if (after === null) return [talk.words.goodbye];
      talk.terminal.fresh();
      table =
        after === 'other'
          ? await openTable({ ...context, given: onlyManner(context.given) })
          : begin(context, after);
    }
  } catch (error) {
    if (error instanceof Leave || error instanceof Quit) return lastWordsOf(context, table, error);
    throw error;
  }
}

function lastWordsOf(
  { talk, store, comeBack }: PlayContext,
  table: TerminalTable | null,
  going: Leave | Quit,
): string[] {
  const { words } = talk;
  if (table === null || table.record.steps.length === 0) {
    if (table) store.drop(table.file);
    return [words.goodbye];
  }
  if (going instanceof Quit && !going.keep) {
    store.drop(table.file);
    return [words.goodbye];
  }
  table.session.save();
  return [words.keptFor(comeBack), `  ${homely(table.file)}`, words.goodbye];
}

/** At a saved game or at a new one. */
async function openTable(context: PlayContext): Promise<TerminalTable> {
  const { talk, store, given } = context;
  let notice: string[] = [];
  if (given.resume !== undefined) {
    const back = await resume(talk, given.resume);
    if (typeof back !== 'string') return back;
    notice = [back];
  }
  if (given.game !== undefined && isGameId(given.game)) {
    const game = await loadGame(given.game, talk.language);
    return begin(context, await askPlan(talk, game, given, context.freshSeed()));
  }
  const { kept, spoilt } = store.list();
  notice.push(...spoilt.map(({ file, problem }) => problemInWords(talk.words, file, problem)));
  const foreign = kept.filter(({ save }) => !isGameId(save.record.game));
  const unknown = talk.words.refusals['unknown-game']('');
  notice.push(...foreign.map(({ file }) => talk.words.damagedSave(file, unknown)));
  for (;;) {
    const chosen = await askGame(talk, kept, notice);
    if (!('save' in chosen)) return begin(context, await askPlan(talk, chosen, given, context.freshSeed()));
    const back = await resume(talk, chosen.file);
    if (typeof back !== 'string') return back;
    notice = [back];
  }
}

function begin({ talk, store, freshSeed }: PlayContext, plan: Plan): TerminalTable {
  const { game, options, seats, ownDice, seed } = plan;
  const record = GameRecord.begin(
    game.rules,
    options,
    ownDice ? { source: 'table' } : { source: 'duplicate', seed },
  );
  return new TerminalTable({ talk, game, record, seats, botSeed: freshSeed(), file: store.newFile(game.id) });
}

/** The result, and what comes next: the same table again, another game, or nothing. */
async function finish(context: PlayContext, table: TerminalTable): Promise<Plan | 'other' | null> {
  const { talk, store, freshSeed } = context;
  const { terminal, words } = talk;
  const { game, position, name } = table;
  const file =
    isOver(game.rules, position) && table.session.state.storage === 'stored'
      ? store.finish(table.file)
      : null;
  table.lay(-1);
  const points = scoreTable(game, position, name, words, terminal.columns);
  const result = verdict(game, position, name, words, talk.language);
  terminal.lay(`${game.words.title} · ${words.over}`, [
    ...result.map((line) => terminal.paint('bold', line)),
    '',
    ...points,
  ]);
  const choices = [words.againSame, words.againOther, words.enough].map((label) => ({ label }));
  const notice = file === null ? [] : [words.wholeGame(homely(file))];
  for (;;) {
    const reply = await terminal.ask({ prompt: words.again, choices, byEnter: 0, notice });
    if (!('choice' in reply)) continue;
    if (reply.choice === 2) return null;
    if (reply.choice === 1) return 'other';
    return {
      game: table.game,
      seats: table.seats,
      options: table.record.toJSON().options,
      ownDice: table.session.state.ownDice,
      seed: freshSeed(),
    };
  }
}

/** For the second game the command line says how to play, no longer what. */
function onlyManner({ language, fast, ascii, bot, names }: Given): Given {
  return { language, fast, ascii, bot, names, help: false, yes: false, options: {} };
}
