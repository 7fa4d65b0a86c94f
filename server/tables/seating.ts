import { readOptions } from '@iacta/core';
import type { Answer } from '../permissions/refusals.ts';
import { type Draft, sitDown } from './draft.ts';
import type { Table } from './table.ts';

/**
 * The colour for a seat that is taken: its own, unless another player has brought that along from an earlier table;
 * then the first that is free.
 */
export function freeColour(seats: Table['seats'], seat: number): number {
  const taken = new Set(
    seats.flatMap(({ who, colour }, i) => (who === 'nobody' || i === seat ? [] : [colour])),
  );
  if (!taken.has(seat)) return seat;
  const free = seats.findIndex((_, colour) => !taken.has(colour));
  return free < 0 ? seat : free;
}

/** A colour as an entry has it: left out where it is the seat's default. */
export function colourIn(seat: number, colour: number): { colour?: number } {
  return colour === seat ? {} : { colour };
}

/** The settings of a table apart from its game, as entries write them. */
export function settingsOf({ clock, watch, ownDice, spectatorPhrases }: Pick<Table, Setting>) {
  return {
    clock,
    watch,
    ...(ownDice ? { ownDice: true as const } : {}),
    ...(spectatorPhrases ? { spectatorPhrases: true as const } : {}),
  };
}
type Setting = 'clock' | 'watch' | 'ownDice' | 'spectatorPhrases';

/** Takes seats away, with those who sit there; those behind them move up and keep their colours. */
export function closeSeats(table: Table, closed: ReadonlySet<number>, now: number): Answer<readonly Draft[]> {
  const { seats, rules, options, version } = table;
  const fewer = readOptions(rules.facts, { ...options, seats: seats.length - closed.size }, version);
  if (!fewer.ok) return fewer;
  const drafts: Draft[] = [];
  const rise = (seat: number) => drafts.push({ body: { type: 'rise', at: now, seat } });
  for (const seat of closed) if (seats[seat].who !== 'nobody') rise(seat);
  const kept = seats.flatMap((seat, from) => (closed.has(from) ? [] : [{ ...seat, from }]));
  for (const [to, { from, who, name, key, bot, colour }] of kept.entries()) {
    if (to === from || who === 'nobody') continue;
    rise(from);
    if (who === 'person') drafts.push(sitDown({ now, seat: to, name, key: key ?? '', colour }));
    else drafts.push({ body: { type: 'bot', at: now, seat: to, bot: bot ?? '', ...colourIn(to, colour) } });
  }
  drafts.push({ body: { type: 'set', at: now, options: { ...fewer.value }, ...settingsOf(table) } });
  return { ok: true, value: drafts };
}

/** Gives seats to bots, in place of those who sit there; each keeps the colour of its seat where that is free. */
export function fillSeats(
  { seats }: Table,
  filled: ReadonlySet<number>,
  { now, bot }: { readonly now: number; readonly bot: string },
): Answer<readonly Draft[]> {
  const drafts: Draft[] = [];
  let after = seats;
  for (const seat of filled) {
    const isTaken = seats[seat].who !== 'nobody';
    if (isTaken) drafts.push({ body: { type: 'rise', at: now, seat } });
    const colour = isTaken ? seats[seat].colour : freeColour(after, seat);
    after = after.with(seat, { ...seats[seat], who: 'bot', colour });
    drafts.push({ body: { type: 'bot', at: now, seat, bot, ...colourIn(seat, colour) } });
  }
  return { ok: true, value: drafts };
}

/** Who becomes the host when the present one has gone: the player among these who has had a seat the longest. */
export function successor(
  { seats, host }: Pick<Table, 'seats' | 'host'>,
  among: ReadonlySet<number>,
): number | null {
  let longest: number | null = null;
  for (const [seat, { who, key, sat }] of seats.entries()) {
    const canHost = who === 'person' && key !== null && key !== host && among.has(seat);
    if (canHost && (longest === null || sat < seats[longest].sat)) longest = seat;
  }
  return longest;
}
