import { halfWidth, mean, PAIRS, type Rung, ratingDifference, type Sum } from '@iacta/bots/arena';
import type { Kept, Legal, Thinking } from './keep.ts';

/** Random play is the foot of every ladder. */
const FOOT = 1000;
const ORDER = ['random', 'greedy', 'first-steps', 'casual', 'strong', 'best'];

const BEGIN = '<!-- arena: from here to the next mark written by npm run arena -- --strength -->';
const END = '<!-- arena: until here -->';

/** A page with its tables replaced: what stands around the marks is kept. */
export function betweenMarks(page: string, tables: string): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  const before = begin < 0 || end < begin ? `${page.trimEnd()}\n\n` : page.slice(0, begin);
  const after = begin < 0 || end < begin ? '\n' : page.slice(end + END.length);
  return `${before.trimStart()}${BEGIN}\n\n${tables}\n${END}${after}`;
}

/** The tables of docs/strength.md, made from every series that was kept. */
export function strengthTables(kept: readonly Kept[], legal: readonly Legal[]): string {
  const full = kept.filter(({ effort, adjusted }) => effort === 1 && !adjusted);
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
    ...legalTable(legal, full),
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

function titleOf({ game, options: { seats, ...rest } }: Kept): string {
  const options = Object.entries(rest)
    .filter(([name, value]) => name !== 'starter' && value !== false)
    .map(([name, value]) => (value === true ? name : `${name}: ${value}`));
  const company = seats === 1 ? 'alone' : `${seats} seats`;
  return [game, company, ...options].join(', ');
}

function grouped(kept: readonly Kept[]): [string, Kept[]][] {
  const groups = new Map<string, Kept[]>();
  for (const each of kept) groups.set(titleOf(each), [...(groups.get(titleOf(each)) ?? []), each]);
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
function meansTable(kept: readonly Kept[]): string[] {
  const mirrors = kept.filter((each) => isMirror(each) && ORDER.indexOf(each.bots[0]) < 2);
  const rows = mirrors
    .toSorted((a, b) => titleOf(a).localeCompare(titleOf(b)) || byOrder(a, b))
    .map((each) => {
      const { games, points, capped } = each.series;
      return row([titleOf(each), each.bots[0], games, meanOf(points[0], 2), capped > 0 ? capped : '']);
    });
  return [row(['table', 'bot', 'games', 'mean points', 'stopped']), '|---|---|---:|---:|---:|', ...rows];
}

/** Every level at every table, over all series it was in: processor time of its decisions. */
function timesTable(kept: readonly Kept[]): string[] {
  const times = new Map<string, Thinking & { readonly cells: readonly string[] }>();
  for (const each of kept) {
    for (const [i, { total, longest, decisions }] of each.thinking.entries()) {
      const bot = each.bots[i];
      if (ORDER.indexOf(bot) < 2 || decisions === 0) continue;
      const key = `${titleOf(each)} ${ORDER.indexOf(bot)}`;
      const before = times.get(key) ?? { total: 0, longest: 0, decisions: 0 };
      times.set(key, {
        cells: [titleOf(each), bot],
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

/** What was played for this alone, and the games at full effort of the series above. */
function legalTable(legal: readonly Legal[], full: readonly Kept[]): string[] {
  const rows = legal
    .toSorted(
      (a, b) =>
        a.game.localeCompare(b.game) ||
        ORDER.indexOf(a.level) - ORDER.indexOf(b.level) ||
        a.effort - b.effort,
    )
    .map(({ game, level, effort, games, decisions, capped }) => {
      const series = full.filter(({ game: other, bots }) => other === game && bots.includes(level));
      const atFullEffort = series.reduce((sum, each) => sum + each.series.games, 0);
      return row([game, level, effort, games, decisions, capped > 0 ? capped : '', atFullEffort]);
    });
  const head = ['game', 'level', 'effort', 'games', 'its moves', 'stopped', 'games above, effort 1'];
  return [row(head), '|---|---|---:|---:|---:|---:|---:|', ...rows];
}

function pace({ total, decisions }: Thinking): string {
  return decisions === 0 ? '' : (total / decisions).toFixed(2);
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}
