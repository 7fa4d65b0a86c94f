import { type GameRecord, type Rules, SEATS } from '@iacta/core';

/** What was worth seeing in a game; each with the step to look at. */
export type Highlight =
  | { readonly kind: 'best-turn'; readonly seat: number; readonly points: number; readonly step: number }
  | { readonly kind: 'lead-changes'; readonly count: number; readonly step: number }
  | { readonly kind: 'always-ahead'; readonly seat: number; readonly step: number }
  | { readonly kind: 'best-part'; readonly seat: number; readonly part: string; readonly points: number };

/** Worked out from the record alone, so that they are the same for a game of today and one of last year. */
export function highlightsOf(rules: Rules, record: GameRecord, winner: number): readonly Highlight[] {
  const positions = [...record.positions, record.position];
  const seatCount = record.position[SEATS];
  const totals = positions.map((position) =>
    Array.from({ length: seatCount }, (_, seat) => rules.points(position, seat)),
  );
  return [
    ...bestTurn(
      positions.map((position) => rules.active(position)),
      totals,
    ),
    ...(seatCount > 1 ? leads(totals, winner) : []),
    ...bestPart(rules, record, winner),
  ];
}

/** The most points of one seat while one and the same seat was to play. */
function bestTurn(active: readonly number[], totals: readonly (readonly number[])[]): readonly Highlight[] {
  let best: Highlight & { readonly kind: 'best-turn' } = { kind: 'best-turn', seat: -1, points: 0, step: 0 };
  let from = 0;
  for (let step = 1; step < totals.length; step++) {
    if (active[step] === active[from] && step < totals.length - 1) continue;
    for (const [seat, total] of totals[step].entries()) {
      const points = total - totals[from][seat];
      if (points > best.points) best = { kind: 'best-turn', seat, points, step };
    }
    from = step;
  }
  return best.points > 0 ? [best] : [];
}

function leads(totals: readonly (readonly number[])[], winner: number): readonly Highlight[] {
  let leader: number | null = null;
  let count = 0;
  let since = 0;
  for (const [step, now] of totals.entries()) {
    const most = Math.max(...now);
    const ahead = now.flatMap((total, seat) => (total === most ? [seat] : []));
    // A tie leaves the lead with who had it.
    if (ahead.length > 1 || ahead[0] === leader) continue;
    if (leader !== null) count++;
    [leader] = ahead;
    since = step;
  }
  if (count > 0) return [{ kind: 'lead-changes', count, step: since }];
  return leader === winner ? [{ kind: 'always-ahead', seat: winner, step: since }] : [];
}

function bestPart(rules: Rules, record: GameRecord, seat: number): readonly Highlight[] {
  const parts = Object.entries(rules.score(record.position, seat).parts);
  const [part, points] = parts.reduce((best, each) => (each[1] > best[1] ? each : best), ['', 0]);
  return points > 0 && parts.length > 1 ? [{ kind: 'best-part', seat, part, points }] : [];
}
