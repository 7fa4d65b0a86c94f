import type { Options } from '@iacta/core';
import type { OpenTable } from '@iacta/online/wire';
import type { AttemptTable } from '../daily/daily.ts';
import { type Draft, sitDown } from '../tables/draft.ts';
import { colourIn, settingsOf } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';

/** What a new table has that its opener does not choose. */
export interface NewTable {
  readonly id: string;
  readonly now: number;
  /** To be read aloud. */
  readonly code: string;
  readonly rulesVersion: number;
}

/** The first entries of a table. `keyHash`: the opener's, who is the host and, with a name, has the first seat. */
export function openingOf(
  { id, now, code, rulesVersion }: NewTable,
  {
    game,
    clock = null,
    watch = true,
    ownDice = false,
    spectatorPhrases = false,
    name,
    webhook,
    listed = false,
  }: OpenTable,
  options: Options,
  keyHash: string,
): readonly Draft[] {
  const open: Draft = {
    body: {
      type: 'open',
      at: now,
      table: id,
      game,
      rules: rulesVersion,
      options: { ...options },
      ...settingsOf({ clock, watch, ownDice, spectatorPhrases }),
    },
    hidden: { host: keyHash, code, ...(listed ? { listed } : {}), ...(webhook ? { webhook } : {}) },
  };
  return name === undefined ? [open] : [open, sitDown({ now, seat: 0, name, key: keyHash })];
}

/**
 * The first entries of an attempt at the daily game: the person has the first seat, bots have the others, and the game
 * begins. There is no host: nothing can be changed at such a table.
 */
export function attemptOf(
  { id, now, code }: Pick<NewTable, 'id' | 'now' | 'code'>,
  { day, promise, game, rules, name, keyHash }: AttemptTable,
  { options, bots }: { readonly options: Options; readonly bots: readonly string[] },
): readonly Draft[] {
  const settings = settingsOf({ clock: null, watch: false, ownDice: false, spectatorPhrases: false });
  const daily = { day, promise };
  return [
    {
      body: { type: 'open', at: now, table: id, game, rules, options: { ...options }, ...settings, daily },
      hidden: { code },
    },
    sitDown({ now, seat: 0, name, key: keyHash }),
    ...bots.map((bot, i): Draft => ({ body: { type: 'bot', at: now, seat: i + 1, bot } })),
    { body: { type: 'start', at: now, next: promise, dice: 2 } },
  ];
}

/** The first entries of a rematch: the same people, each one seat further, so that another begins, in their colours. */
export function rematchOf(
  { id, now, code, rulesVersion }: NewTable,
  table: Table,
  hostHash: string,
): readonly Draft[] {
  const { options, rules, seats: old } = table;
  const seats = old.map((_, i) => old[(i + 1) % old.length]);
  return [
    {
      body: {
        type: 'open',
        at: now,
        table: id,
        game: rules.facts.id,
        rules: rulesVersion,
        options: { ...options },
        ...settingsOf(table),
      },
      hidden: { host: hostHash, code, rematch: true },
    },
    ...seats.flatMap(({ who, name, key, bot, colour }, seat): Draft[] => {
      if (who === 'person' && key !== null) return [sitDown({ now, seat, name, key, colour })];
      return bot === null ? [] : [{ body: { type: 'bot', at: now, seat, bot, ...colourIn(seat, colour) } }];
    }),
  ];
}
