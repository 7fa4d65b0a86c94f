import { halfWidth, mean, PAIRS, type Rung, ratingDifference } from '@iacta/bots/arena';
import type { Kept } from './keep.ts';

/** Random play is the foot of every ladder. */
const FOOT = 1000;

/** docs/strength.md, made from every series of a ladder that was kept. */
export function strengthPage(kept: readonly Kept[]): string {
  const ladder = kept.filter(({ effort, bots }) => effort === 1 && rungsOf(bots) !== null);
  const tables = grouped(ladder).map(([title, series]) => {
    const alone = series[0].options.seats === 1;
    return [`## ${title}`, '', ...(alone ? soloTable(series) : ratedTable(series)), ''].join('\n');
  });
  return [
    '# How strong the bots are',
    '',
    'Made by `npm run arena -- --strength docs/strength.md` from the series it has played: every level against the one below, one against as many of the other as there are seats left, seats rotated, the same dice for every rotation. Intervals are 95 %. Ratings are on the scale of chess (400 points: ten to one), chained from random play at 1000; a bot that won everything is rated as if it had left half a game. Milliseconds a move are of the machine that played, not of a phone.',
    '',
    ...tables,
  ].join('\n');
}

/** The stronger bot once and the weaker on all other seats; or one name alone. */
function rungsOf(bots: readonly string[]): { upper: Rung; lower: Rung } | 'alone' | null {
  if (bots.length === 1) return 'alone';
  const pair = PAIRS.find(
    ({ upper, lower }) => bots[0] === upper && bots.slice(1).every((bot) => bot === lower),
  );
  return pair ?? null;
}

function grouped(kept: readonly Kept[]): [string, Kept[]][] {
  const groups = new Map<string, Kept[]>();
  for (const each of kept) {
    const { seats, ...rest } = each.options;
    const options = Object.entries(rest).map(([name, value]) => `${name}: ${value}`);
    const title = `${each.game}, ${seats === 1 ? 'alone' : `${seats} seats`}${options.length > 0 ? ` (${options.join(', ')})` : ''}`;
    groups.set(title, [...(groups.get(title) ?? []), each]);
  }
  return [...groups].toSorted(([a], [b]) => a.localeCompare(b));
}

function soloTable(series: readonly Kept[]): string[] {
  const order = ['random', 'greedy', 'first-steps', 'casual', 'strong', 'best'];
  const rows = series
    .toSorted((a, b) => order.indexOf(a.bots[0]) - order.indexOf(b.bots[0]))
    .map(({ bots, series: { games, points }, thinking }) =>
      row([
        bots[0],
        games,
        `${mean(points[0]).toFixed(2)} ± ${halfWidth(points[0]).toFixed(2)}`,
        pace(thinking[0]),
      ]),
    );
  return [row(['bot', 'games', 'mean points', 'ms a move']), '|---|---:|---:|---:|', ...rows];
}

function ratedTable(series: readonly Kept[]): string[] {
  const ratings = new Map<Rung, number>([['random', FOOT]]);
  const rows: string[] = [];
  for (const { upper, lower } of PAIRS) {
    const met = series.find(({ bots }) => bots[0] === upper && bots[1] === lower);
    if (met === undefined) continue;
    const { games, wins, points, capped } = met.series;
    const { seats } = met.options;
    const share = mean(wins[0]);
    const base = ratings.get(lower);
    const rated = base === undefined ? undefined : base + ratingDifference(share, seats, games);
    if (rated !== undefined && !ratings.has(upper)) ratings.set(upper, rated);
    rows.push(
      row([
        upper,
        lower,
        games,
        `${(100 * share).toFixed(1)} ± ${(100 * halfWidth(wins[0])).toFixed(1)} %`,
        `${mean(points[0]).toFixed(1)} : ${mean(points[1]).toFixed(1)}`,
        ratings.has(upper) ? Math.round(ratings.get(upper) as number) : '',
        capped > 0 ? capped : '',
        pace(met.thinking[0]),
      ]),
    );
  }
  const head = ['bot', 'against', 'games', 'wins', 'points', 'rating', 'stopped', 'ms a move'];
  return [row(head), '|---|---|---:|---:|---:|---:|---:|---:|', ...rows];
}

function pace({ total, decisions }: { readonly total: number; readonly decisions: number }): string {
  return (total / Math.max(1, decisions)).toFixed(1);
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}
