import type { Bot } from '@iacta/bots/search';
import type { Position } from '@iacta/core';
import { seatsOf } from '../rules/layout.ts';
import { thoughtOf } from './thoughts.ts';
import { type Ending, type Evaluate, type Limits, TurnSearch } from './turn.ts';

/** Judges endings again, more deeply; returns them, the best first. */
export type SecondLook = (search: TurnSearch, seat: number, endings: readonly Ending[]) => Ending[];

/** The points that a seat can expect once a turn has ended like this. */
export type PointsAfter = (p: Position, seat: number) => number;

/** Plans the turn to its end and makes the first move of the plan; asked again, it finds the same plan. */
export function wholeTurns(
  evaluate: Evaluate,
  counts: 'win' | 'points',
  limits: Limits,
  secondLook: SecondLook = (_search, _seat, endings) => [...endings],
  pointsAfter?: PointsAfter,
): Bot {
  const searches = new Map<number, TurnSearch>();
  const searchFor = (view: Position): TurnSearch => {
    const known = searches.get(view.length);
    if (known !== undefined) return known;
    const made = new TurnSearch(view.length, evaluate);
    searches.set(view.length, made);
    return made;
  };
  return (view, seat) => {
    const search = searchFor(view);
    const endings = search.search(view, seat, seatsOf(view), limits);
    const pointsOf = pointsAfter && ((ending: Ending) => pointsAfter(search.pool.at(ending.index), seat));
    return thoughtOf(secondLook(search, seat, endings), counts, pointsOf);
  };
}
