import type { Options } from '@iacta/core';
import { COLOURS, DOTS, MATCH_POINTS, type ZockenEvent } from '@iacta/zocken/rules';

/** Totals from where the dice were put and who wagered, independent of the scores in events. */
export function recount(events: readonly ZockenEvent[], { seats }: Options): number[] {
  const totals = new Array<number>(seats).fill(0);
  let outer = 0;
  let out = 0;
  let matched = 0;
  let dice = 0;
  let wagered: readonly number[] = [];
  for (const event of events) {
    if (event.type === 'wagersOpened') wagered = event.wagered;
    if (event.type === 'out') out++;
    if (event.type === 'placed' && (event.field === 1 || event.field === 9)) outer++;
    if (event.type === 'placed' && DOTS[event.field - 1] === COLOURS.indexOf(event.colour)) matched++;
    if (event.type !== 'out' && event.type !== 'placed') continue;
    dice++;
    if (dice % 7 !== 0) continue;
    const turn = (out === 0 ? 50 - 10 * outer : -20 * out) + MATCH_POINTS[matched];
    totals[event.seat] += turn;
    for (const seat of wagered) totals[seat] += turn > 50 ? turn / 2 : -20;
    outer = 0;
    out = 0;
    matched = 0;
    wagered = [];
  }
  return totals;
}
