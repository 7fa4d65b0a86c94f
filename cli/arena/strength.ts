import { halfWidth, mean, PAIRS, type Rung, ratingDifference, type Sum } from '@iacta/bots/arena';
import type { Options } from '@iacta/core';
import type { Kept, Legal, Thinking } from './keep.ts';
import { mergeTables } from './merge-tables.ts';

/** Random play is the foot of every ladder. */
const FOOT = 1000;
const ORDER = ['random', 'greedy', 'first-steps', 'casual', 'strong', 'best'];

const BEGIN = '<!-- arena: from here to the next mark written by npm run arena -- --strength -->';
const END = '<!-- arena: until here -->';

/** A page with its tables replaced, and what stands around the marks kept. */
export function betweenMarks(page: string, tables: string): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  const found = begin >= 0 && end > begin;
  const before = found ? page.slice(0, begin) : `${page.trimEnd()}\n\n`;
  const after = found ? page.slice(end + END.length) : '\n';
  // Merged the first time too, so that writing the same again changes nothing.
  const merged = mergeTables(found ? page.slice(begin + BEGIN.length, end) : '', tables);
  return `${before.trimStart()}${BEGIN}\n\n${merged}\n${END}${after}`;
}

/** By game: the options of a usual table. Titles name only what differs from them. */
export type Defaults = { readonly [game: string]: Options };

/** The tables of docs/strength.md, made from every series that was kept. */
export function strengthTables(
  kept: readonly Kept[],
  legal: readonly Legal[],
  defaults: Defaults = {},
): string {
  const titled = kept
    .filter(({ effort }) => effort === 1)
    .map((each) => ({ ...each, title: titleOf(each, defaults) }));
  const full = titled.filter(({ adjusted }) => !adjusted);
  const tables = grouped(full).map(([title, series]) => {
    const alone = series[0].options.seats === 1;
    const ladder = alone ? soloTable(series) : ratedTable(series);
    const others = alone ? [] : otherTable(series);
    return [`### ${title}`, '', ...ladder, '', ...others].join('\n');
  });
  return [
    '## The ladder, table by table',
    '',
    ...tables,
    '## Without the luck of the dice',
    '',
    ...adjustedTable(titled),
    '',
    '## Own means of the plain players',
    '',
    ...meansTable(full),
    '',
    '## How long a move takes',
    '',
    ...timesTable(full),
    '',
    '## Games without an illegal move',
    '',
    ...legalTable(legal),
    '',
  ].join('\n');
}

/** The stronger bot once and the weaker on all other seats. */
function isRung({ bots }: Kept): boolean {
  return PAIRS.some(({ upper, lower }) => bots[0] === upper && bots.slice(1).every((bot) => bot === lower));
}

function isMirror({ bots }: Kept): boolean {
  return bots.every((bot) => bot === bots[0]);
}

type Titled = Kept & { readonly title: string };

function titleOf({ game, options: { seats, ...rest } }: Kept, defaults: Defaults): string {
  const options = Object.entries(rest)
    .filter(([name, value]) => name !== 'starter' && value !== (defaults[game]?.[name] ?? false))
    .map(([name, value]) => (value === true ? name : `${name}: ${value}`));
  const table = seats === 1 ? 'alone' : `${seats} seats`;
  return [game, table, ...options].join(', ');
}

function grouped(kept: readonly Titled[]): [string, Kept[]][] {
  const groups = new Map<string, Kept[]>();
  for (const each of kept) groups.set(each.title, [...(groups.get(each.title) ?? []), each]);
  return [...groups].toSorted(([a], [b]) => a.localeCompare(b));
}

function byOrder(a: Kept, b: Kept): number {
  return ORDER.indexOf(a.bots[0]) - ORDER.indexOf(b.bots[0]);
}

function soloTable(series: readonly Kept[]): string[] {
  const rows = series
    .toSorted(byOrder)
    .map(({ bots, series: { games, points }, thinking }) =>
      row([bots[0], games, meanOf(points[0], 2), pace(thinking[0])]),
    );
  return [row(['bot', 'games', 'mean points', 'ms a move']), '|---|---:|---:|---:|', ...rows];
}

function ratedTable(series: readonly Kept[]): string[] {
  const ratings = new Map<Rung, number>([['random', FOOT]]);
  const rows: string[] = [];
  for (const { upper, lower } of PAIRS) {
    const met = series.find((each) => isRung(each) && each.bots[0] === upper && each.bots[1] === lower);
    if (met === undefined) continue;
    const base = ratings.get(lower);
    const { games, wins } = met.series;
    const rated =
      base === undefined ? undefined : base + ratingDifference(mean(wins[0]), met.options.seats, games);
    if (rated !== undefined && !ratings.has(upper)) ratings.set(upper, rated);
    const rating = ratings.get(upper);
    rows.push(row([...duelCells(met, lower), rating === undefined ? '' : Math.round(rating)]));
  }
  if (rows.length === 0) return [];
  return [row([...DUEL_HEAD, 'rating']), `${DUEL_RULE}---:|`, ...rows];
}

/** Whatever else was measured there. */
function otherTable(series: readonly Kept[]): string[] {
  const rows = series
    .filter((each) => !isRung(each) && !isMirror(each))
    .toSorted(byOrder)
    .map((each) => row(duelCells(each, againstOf(each))));
  return rows.length === 0 ? [] : [row(DUEL_HEAD), DUEL_RULE, ...rows, ''];
}

function againstOf({ bots: [, ...others] }: Kept): string {
  return others.every((bot) => bot === others[0]) ? others[0] : others.join(', ');
}

const DUEL_HEAD = ['bot', 'against', 'games', 'wins', 'even', 'points', 'stopped', 'ms a move'];
const DUEL_RULE = '|---|---|---:|---:|---:|---:|---:|---:|';

function duelCells({ bots, options: { seats }, series, thinking }: Kept, lower: string): (string | number)[] {
  const { games, wins, points, capped } = series;
  return [
    bots[0],
    lower,
    games,
    shareOf(wins[0]),
    `${(100 / seats).toFixed(1)} %`,
    `${mean(points[0]).toFixed(1)} : ${mean(points[1]).toFixed(1)}`,
    capped > 0 ? capped : '',
    pace(thinking[0]),
  ];
}

/** A share of wins with its interval; where every round was won alike, what the number of rounds allows to say. */
function shareOf(wins: Sum): string {
  const share = mean(wins);
  const least = 100 * 0.025 ** (1 / wins.count);
  if (share === 1) return `100 % (at least ${least.toFixed(1)})`;
  if (share === 0) return `0 % (at most ${(100 - least).toFixed(1)})`;
  return `${(100 * share).toFixed(1)} ± ${(100 * halfWidth(wins)).toFixed(1)} %`;
}

function meanOf(points: Sum, digits: number): string {
  return `${mean(points).toFixed(digits)} ± ${halfWidth(points).toFixed(digits)}`;
}

/** All seats by the same plain player: the mean over all of them. */
function meansTable(kept: readonly Titled[]): string[] {
  const mirrors = kept.filter((each) => isMirror(each) && ORDER.indexOf(each.bots[0]) < 2);
  const rows = mirrors
    .toSorted((a, b) => a.title.localeCompare(b.title) || byOrder(a, b))
    .map((each) => {
      const { games, points, capped } = each.series;
      return row([each.title, each.bots[0], games, meanOf(points[0], 2), capped > 0 ? capped : '']);
    });
  return [row(['table', 'bot', 'games', 'mean points', 'stopped']), '|---|---|---:|---:|---:|', ...rows];
}

/** Every level at every table, over all series it was in: processor time of its decisions. */
function timesTable(kept: readonly Titled[]): string[] {
  const times = new Map<string, Thinking & { readonly cells: readonly string[] }>();
  for (const each of kept) {
    for (const [i, { total, longest, decisions }] of each.thinking.entries()) {
      const bot = each.bots[i];
      if (ORDER.indexOf(bot) < 2 || decisions === 0) continue;
      const key = `${each.title} ${ORDER.indexOf(bot)}`;
      const before = times.get(key) ?? { total: 0, longest: 0, decisions: 0 };
      times.set(key, {
        cells: [each.title, bot],
        total: before.total + total,
        longest: Math.max(before.longest, longest),
        decisions: before.decisions + decisions,
      });
    }
  }
  const rows = [...times]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([, time]) => row([...time.cells, time.decisions, pace(time), time.longest.toFixed(0)]));
  return [row(['table', 'bot', 'decisions', 'ms a move', 'longest']), '|---|---|---:|---:|---:|', ...rows];
}

/** Series with control variates: points alone, else the share of wins; and how much narrower the interval is. */
function adjustedTable(kept: readonly Titled[]): string[] {
  const rows = kept
    .toSorted((a, b) => a.title.localeCompare(b.title) || byOrder(a, b))
    .flatMap(({ title, bots, series: { games, points, wins, adjusted } }) => {
      if (!adjusted) return [];
      const alone = bots.length === 1;
      const [before, after] = alone ? [points[0], adjusted.points[0]] : [wins[0], adjusted.wins[0]];
      const text = (sum: Sum) =>
        alone ? meanOf(sum, 2) : `${(100 * mean(sum)).toFixed(1)} ± ${(100 * halfWidth(sum)).toFixed(1)} %`;
      const narrower = halfWidth(before) / halfWidth(after);
      const against = alone ? '' : bots[1];
      return [row([title, bots[0], against, games, text(before), text(after), `${narrower.toFixed(1)} ×`])];
    });
  const head = ['table', 'bot', 'against', 'games', 'as played', 'without luck', 'narrower'];
  return [row(head), '|---|---|---|---:|---:|---:|---:|', ...rows];
}

function legalTable(legal: readonly Legal[]): string[] {
  const rows = legal
    .toSorted(
      (a, b) =>
        a.game.localeCompare(b.game) ||
        ORDER.indexOf(a.level) - ORDER.indexOf(b.level) ||
        a.effort - b.effort,
    )
    .map(({ game, level, effort, games, decisions, capped }) =>
      row([game, level, effort, games, decisions, capped > 0 ? capped : '']),
    );
  return [
    row(['game', 'level', 'effort', 'games', 'its moves', 'stopped']),
    '|---|---|---:|---:|---:|---:|',
    ...rows,
  ];
}

function pace({ total, decisions }: Thinking): string {
  return decisions === 0 ? '' : (total / decisions).toFixed(2);
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}
