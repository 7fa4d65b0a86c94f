import { GameRecord, isOver } from '@iacta/core';
import { GAME_IDS, isGameId } from '@iacta/registry';
import type { Given } from './args.ts';
import { loadGame } from './game.ts';
import { askGame, askPlan } from './menu.ts';
import { openOptions, type Plan, typedValue } from './plan.ts';
import { problemInWords, resume } from './resume.ts';
import { scoreTable, verdict } from './scores.ts';
import { playOut } from './session.ts';
import { Sitting } from './sitting.ts';
import { homely, type Store } from './store.ts';
import { Quit } from './table-talk.ts';
import type { Talk } from './talk.ts';
import { Leave } from './terminal.ts';

export interface House {
  readonly talk: Talk;
  readonly store: Store;
  readonly given: Given;
  /** Fresh random numbers below 2^32, for seeds that nobody gave. */
  readonly freshSeed: () => number;
  /** What to type to come back. */
  readonly comeBack: string;
}

/** What is wrong with the flags and can be known only when the game is: in words, or null. */
export async function flagProblem({ talk, given }: House): Promise<string | null> {
  const { words } = talk;
  if (given.game === undefined) return null;
  if (!isGameId(given.game)) return words.unknownGame(given.game, GAME_IDS.join(', '));
  const { facts } = (await loadGame(given.game, talk.language)).rules;
  if (given.seats !== undefined && !facts.seatCounts.includes(given.seats)) {
    return words.badFlag('--seats', facts.seatCounts.join(', '));
  }
  for (const [name, typed] of Object.entries(given.options)) {
    const all = Object.entries(facts.options).map(([each, { values }]) => `${each}=${values.join('|')}`);
    const values = openOptions(facts, given.seats ?? facts.seatCounts[0]).find(
      ([each]) => each === name,
    )?.[1];
    const spec = Object.hasOwn(facts.options, name) ? facts.options[name].values : [];
    if (typedValue(values ?? spec, typed) === undefined)
      return words.badFlag(`--option ${name}`, all.join('  '));
  }
  return null;
}

/** Games until the people have had enough. Returns the last words. */
export async function visit(house: House): Promise<string[]> {
  const { talk } = house;
  let sitting: Sitting | null = null;
  try {
    sitting = await sitDown(house);
    for (;;) {
      talk.terminal.fresh();
      for (const line of sitting.story.slice(-8)) talk.terminal.tell(line);
      await playOut(sitting);
      const after = await finish(house, sitting);
      sitting = null;
      if (after === null) return [talk.words.goodbye];
      talk.terminal.fresh();
      sitting =
        after === 'other' ? await sitDown({ ...house, given: onlyManner(house.given) }) : begin(house, after);
    }
  } catch (error) {
    if (error instanceof Leave || error instanceof Quit) return farewell(house, sitting, error);
    throw error;
  }
}

function farewell({ talk, store, comeBack }: House, sitting: Sitting | null, going: Leave | Quit): string[] {
  const { words } = talk;
  if (sitting === null || sitting.record.steps.length === 0) {
    if (sitting) store.drop(sitting.file);
    return [words.goodbye];
  }
  if (going instanceof Quit && !going.keep) {
    store.drop(sitting.file);
    return [words.goodbye];
  }
  sitting.save();
  return [words.keptFor(comeBack), `  ${homely(sitting.file)}`, words.goodbye];
}

/** At a saved game or at a new one. */
async function sitDown(house: House): Promise<Sitting> {
  const { talk, store, given } = house;
  let notice: string[] = [];
  if (given.resume !== undefined) {
    const back = await resume(talk, given.resume);
    if (typeof back !== 'string') return back;
    notice = [back];
  }
  if (given.game !== undefined && isGameId(given.game)) {
    const game = await loadGame(given.game, talk.language);
    return begin(house, await askPlan(talk, game, given, house.freshSeed()));
  }
  const { kept, spoilt } = store.list();
  notice.push(...spoilt.map(({ file, problem }) => problemInWords(talk.words, file, problem)));
  const foreign = kept.filter(({ save }) => !isGameId(save.record.game));
  const unknown = talk.words.refusals['unknown-game']('');
  notice.push(...foreign.map(({ file }) => talk.words.damagedSave(file, unknown)));
  for (;;) {
    const chosen = await askGame(talk, kept, notice);
    if (!('save' in chosen)) return begin(house, await askPlan(talk, chosen, given, house.freshSeed()));
    const back = await resume(talk, chosen.file);
    if (typeof back !== 'string') return back;
    notice = [back];
  }
}

function begin({ talk, store, freshSeed }: House, plan: Plan): Sitting {
  const { game, options, seats, ownDice, seed } = plan;
  const record = GameRecord.begin(
    game.rules,
    options,
    ownDice ? { source: 'table' } : { source: 'seeded', seed },
  );
  return new Sitting({ talk, game, record, seats, botSeed: freshSeed(), file: store.newFile(game.id) });
}

/** The result, and what comes next: the same table again, another game, or nothing. */
async function finish(house: House, sitting: Sitting): Promise<Plan | 'other' | null> {
  const { talk, store, freshSeed } = house;
  const { terminal, words } = talk;
  const { game, position, name } = sitting;
  const file = isOver(game.rules, position) && sitting.saved ? store.finish(sitting.file) : null;
  sitting.lay(-1);
  const table = scoreTable(game, position, name, words, terminal.columns);
  const result = verdict(game, position, name, words, talk.language);
  terminal.lay(`${game.words.title} · ${words.over}`, [
    ...result.map((line) => terminal.paint('bold', line)),
    '',
    ...table,
  ]);
  const choices = [words.againSame, words.againOther, words.enough].map((label) => ({ label }));
  const notice = file === null ? [] : [words.wholeGame(homely(file))];
  for (;;) {
    const reply = await terminal.ask({ prompt: words.again, choices, byEnter: 0, notice });
    if (!('choice' in reply)) continue;
    if (reply.choice === 2) return null;
    if (reply.choice === 1) return 'other';
    return {
      game: sitting.game,
      seats: sitting.seats,
      options: sitting.record.toJSON().options,
      ownDice: sitting.ownDice,
      seed: freshSeed(),
    };
  }
}

/** For the second game the command line says how to play, no longer what. */
function onlyManner({ language, fast, bot, names }: Given): Given {
  return { language, fast, bot, names, help: false, yes: false, options: {} };
}
