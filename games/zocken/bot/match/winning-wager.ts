import type { Position } from '@iacta/core';
import { TAKE_WAGER } from '../../rules/moves.ts';
import { movesOf, type Weighed } from '../thoughts.ts';
import { type Forecast, mean } from '../turn/forecast.ts';
import type { PointsPlay } from '../turn/points-play.ts';
import { turnState } from '../turn/reading.ts';
import type { Match } from './match.ts';
import { type Outlook, WAGER_WORTH } from './outlook.ts';
import { weighWagers } from './wagers.ts';
import { othersOf } from './winning-turn.ts';

/** So little that points decide between answers that win equally often, and nothing else. */
const PER_POINT = 1e-8;

interface Asked {
  readonly view: Position;
  readonly seat: number;
  readonly match: Match;
  /** What is expected to come of the turn when these seats have wagered on it. */
  readonly forecast: (view: Position, wagerers: number) => Forecast;
  readonly points: PointsPlay;
  readonly outlook: Outlook;
}

/** To wager or not, for the win. The other seats that are asked are expected to do what points advise. */
export function winningWager({ view, seat, match, forecast, points, outlook }: Asked): Weighed[] {
  const state = turnState(view);
  const brings = mean(points.now.forecast.from(state), WAGER_WORTH);
  const besides = outlook.besidesThisTurn(view, seat);
  const rivals = othersOf(view) & ~(1 << seat);
  const expected = brings > 0 ? rivals : 0;
  return movesOf(view, seat).map((move) => {
    const wagers = move === TAKE_WAGER;
    const wagerers = expected | (wagers ? 1 << seat : 0);
    const chances = forecast(view, wagerers).from(state);
    const win = mean(chances, match.winBy(view, seat, wagerers));
    const gained = wagers ? brings : 0;
    return { judged: { move, win, points: besides + gained }, value: win + PER_POINT * gained };
  });
}

/** To wager or not by the exact mean of what it brings. */
export function pointsWager({ view, seat, points, outlook }: Omit<Asked, 'match' | 'forecast'>): Weighed[] {
  const brings = mean(points.now.forecast.from(turnState(view)), WAGER_WORTH);
  return weighWagers(movesOf(view, seat), outlook.besidesThisTurn(view, seat), brings);
}
