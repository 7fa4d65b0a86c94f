import type { DoceEvent } from '@iacta/doce/rules';
import { naivePlay, naiveScore, naiveStart } from './naive.ts';

/** Totals from where dice and blockers were put, round by round, by the slow second copy of the rules. */
export function recount(events: readonly DoceEvent[]): number[] {
  const totals = [0, 0];
  let round = naiveStart(0);
  for (const event of events) {
    if (event.type === 'blocked')
      round = naivePlay({ ...round, active: event.seat }, { block: event.square });
    if (event.type !== 'placed') continue;
    round = naivePlay({ ...round, active: event.seat }, { place: event.square, face: event.face });
    if (round.over === 'no') continue;
    for (const [seat, points] of naiveScore(round.cells).entries()) totals[seat] += points;
    round = naiveStart(0);
  }
  return totals;
}
