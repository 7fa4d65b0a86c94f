import { writeFileSync } from 'node:fs';
import { playGame } from '@iacta/bots/arena';
import { POLICIES } from '@iacta/bots/calibration';
import { seatBot } from '@iacta/bots/levels';
import type { Bot } from '@iacta/bots/search';
import { keyedStream, type Options, type Position, readOptions } from '@iacta/core';
import { entriesOf, lowestOf, nextOf, sheetOf } from '../bot/sheet.ts';
import { rules } from '../rules/index.ts';
import { activeSeat, FIRST, PHASE } from '../rules/layout.ts';

/** Of each game so many beginnings of a turn are kept. */
const EACH_GAME = 12;
/** Who plays decides what the sheets look like; a hurry does not change that. */
const EFFORT = 0.1;
const TURN_CAP = 400;
const PICK_STREAM = 2 ** 22;

/**
 * Writes positions from games of all levels, of random play and of mixtures, for many.py to begin games with. Each
 * is a turn's beginning: the sheets from the active seat on, as the model of sheets has them.
 */
export async function writeStarts(games: number, seed: number, file: string): Promise<void> {
  const starts: { [seats: string]: object[] } = {};
  for (const seats of rules.facts.seatCounts.filter((count) => count > 1)) {
    const read = readOptions(rules.facts, { seats });
    if (!read.ok) throw new Error(read.refusal.code);
    starts[seats] = [];
    for (const policy of POLICIES) {
      const bot = await botOf(policy, read.value);
      for (let game = 0; game < games; game++) {
        const key = seed * 1_000_003 + game;
        const found = turnsOf(read.value, new Array<Bot>(seats).fill(bot), key);
        const below = keyedStream(key, PICK_STREAM);
        for (let i = 0; i < EACH_GAME; i++)
          starts[seats].push({ policy, game, sheets: found[below(found.length)] });
      }
    }
  }
  writeFileSync(file, JSON.stringify(starts));
}

async function botOf(policy: (typeof POLICIES)[number], options: Options): Promise<Bot> {
  if (policy === 'mixed') {
    const all = await Promise.all(
      POLICIES.flatMap((each) => (each === 'mixed' ? [] : [botOf(each, options)])),
    );
    return (view, seat, below) => all[below(all.length)](view, seat, below);
  }
  const bot = await seatBot(policy, {
    rules,
    options,
    find: () => import('../bot/index.ts'),
    effort: EFFORT,
  });
  if (!bot) throw new Error(`no bot ${policy}`);
  return bot;
}

/** The sheets at the beginning of every turn of a game, the active seat's first. */
function turnsOf(options: Options, bots: readonly Bot[], seed: number): number[][][] {
  const turns: number[][][] = [];
  playGame({ rules, options, turnCap: TURN_CAP }, bots, seed, {
    rolled(position) {
      if (position[PHASE] === FIRST) turns.push(sheetsOf(position, options.seats));
    },
  });
  return turns;
}

/** Each as 26 numbers: filled, last, entries, lowest, next, missed, bank; as `Sheets` of game.py names them. */
function sheetsOf(position: Position, seats: number): number[][] {
  return Array.from({ length: seats }, (_, i) => {
    const sheet = sheetOf(position, (activeSeat(position) + i) % seats);
    const columns = [...sheet.columns];
    return [
      ...sheet.filled,
      ...sheet.last,
      ...columns.map(entriesOf),
      ...columns.map(lowestOf),
      ...columns.map(nextOf),
      sheet.missed,
      sheet.bank,
    ];
  });
}
