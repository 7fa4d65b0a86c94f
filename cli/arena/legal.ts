import { everyTable, playGame, type Watch } from '@iacta/bots/arena';
import { seatBot } from '@iacta/bots/levels';
import { type Bot, LEVELS, type Level } from '@iacta/bots/search';
import type { Options, Rules } from '@iacta/core';
import { loadBots, loadRules } from '@iacta/games';
import { keepLegal, type Legal, readLegal } from './keep.ts';
import type { Arguments } from './plan.ts';
import { processorTime } from './processor-time.ts';

const SAVE_EVERY = 5_000;

/** Every level plays the chosen games alone; an illegal move throws and ends the run. */
export async function* playLegally(wanted: Arguments): AsyncGenerator<Legal> {
  for (const id of wanted.games) {
    const rules = await loadRules(id);
    for (const level of LEVELS) {
      if (wanted.bots?.includes(level) ?? true) yield await legalGames(rules, level, wanted);
    }
  }
}

interface Table {
  readonly options: Options;
  readonly bot: Bot;
  readonly random: Bot;
}

async function legalGames(rules: Rules, level: Level, wanted: Arguments): Promise<Legal> {
  const { effort, seed, turnCap } = wanted;
  const about = { game: rules.facts.id, level, effort, seed, turnCap };
  const tables: Table[] = [];
  for (const options of everyTable(rules.facts)) {
    tables.push({
      options,
      bot: await known(level, rules, options, effort),
      random: await known('random', rules, options, effort),
    });
  }
  const before = wanted.fresh ? null : readLegal(about);
  let { games, decisions, capped } = before ?? { games: 0, decisions: 0, capped: 0 };
  const began = processorTime();
  let saved = performance.now();
  while (games < wanted.atLeast && processorTime() - began < 1000 * wanted.seconds) {
    const { options, bot, random } = tables[games % tables.length];
    // One game in four with itself, and the others led by random play to where it would never go.
    const alone = Math.floor(games / tables.length) % 4 !== 0;
    const place = games % options.seats;
    const seats = Array.from({ length: options.seats }, (_, seat) =>
      alone && seat !== place ? random : bot,
    );
    const watch: Watch = {
      began: () => {},
      ended: (seat) => {
        if (seats[seat] === bot) decisions++;
      },
    };
    if (playGame({ rules, options, turnCap }, seats, seed * 1_000_003 + games, watch).capped) capped++;
    games++;
    if (performance.now() - saved < SAVE_EVERY) continue;
    saved = performance.now();
    keepLegal({ ...about, games, decisions, capped });
    // So that a signal gets through.
    await new Promise(setImmediate);
  }
  const legal = { ...about, games, decisions, capped };
  keepLegal(legal);
  return legal;
}

async function known(name: string, rules: Rules, options: Options, effort: number): Promise<Bot> {
  const bot = await seatBot(name, { rules, options, find: loadBots, effort });
  if (bot === null) throw new Error(`${rules.facts.id} knows no bot ${name}`);
  return bot;
}

export function legalLine({ turnCap: _cap, ...legal }: Legal): { readonly [key: string]: unknown } {
  return { bench: 'legal', ...legal, illegal: 0 };
}
