import type { Bot, Thought } from '@iacta/bots/search';
import type { Move, Position } from '@iacta/core';
import { diceDown, PHASE, PICK, TURN, WAGER } from '../rules/layout.ts';
import { Crowd } from './crowd.ts';
import { Duel, leadOf } from './duel.ts';
import type { Knowledge } from './knowledge.ts';
import { openingFor, openingMove } from './openings.ts';
import { Outlook } from './outlook.ts';
import { PointsPlay } from './points-play.ts';
import { valueOfMove } from './reading.ts';
import { movesOf, thoughtOf, type Weighed } from './thoughts.ts';
import { WinningTurns } from './winning-turn.ts';
import { winningWager } from './winning-wager.ts';

/** How many fields are looked at for the second die: the ones that bring the most points. */
const SECOND_FIELDS = 4;

/** Alone: exact play for points. With others: for the win, exactly from the second die on. */
export function best(knowledge: Knowledge, seats: number, effort: number): Bot {
  const points = new PointsPlay(knowledge);
  const outlook = new Outlook(knowledge);
  if (seats === 1) return (view, seat) => thoughtOf(view, seat, weighPoints(view, seat, points, outlook));

  const duel = seats === 2 ? new Duel(knowledge) : null;
  const match = duel ?? new Crowd(knowledge);
  const turns = new WinningTurns(match);
  const fields = Math.max(1, Math.round(SECOND_FIELDS * effort));

  /** Before the second die is rolled. */
  function open(view: Position, seat: number): Thought {
    const opening = openingFor(view, knowledge);
    const move = opening === null ? null : openingMove(view, opening);
    const weighed = weighPoints(view, seat, points, outlook);
    if (move === null) return thoughtOf(view, seat, weighed);
    const win =
      duel !== null && diceDown(view) === 0 && view[PHASE] === PICK
        ? { win: duel.atTurn(view[TURN], leadOf(view, seat)) }
        : {};
    return thoughtOf(
      view,
      seat,
      weighed.map((each) =>
        each.judged.move === move
          ? { judged: { ...each.judged, ...win }, value: Number.POSITIVE_INFINITY }
          : each,
      ),
    );
  }

  function goOn(view: Position, seat: number, moves: readonly Move[]): Thought {
    const solver = turns.of(view).solver(view, diceDown(view));
    const weighed = moves.map((move) => {
      const value = valueOfMove(view, move, solver);
      return { judged: { move, win: asChance(value) }, value };
    });
    return thoughtOf(view, seat, weighed);
  }

  return (view, seat) => {
    if (view[PHASE] === WAGER) {
      return thoughtOf(view, seat, winningWager({ view, seat, match, turns, points, outlook }));
    }
    const down = diceDown(view);
    if (down === 0 || (down === 1 && view[PHASE] === PICK)) return open(view, seat);
    if (down > 1) return goOn(view, seat, movesOf(view, seat));
    const { best: first, others } = thoughtOf(view, seat, weighPoints(view, seat, points, outlook));
    return goOn(
      view,
      seat,
      [first, ...others].slice(0, fields).map(({ move }) => move),
    );
  };
}

/** By the points a turn brings, exactly. */
function weighPoints(view: Position, seat: number, points: PointsPlay, outlook: Outlook): Weighed[] {
  const { solver } = points.now;
  const besides = outlook.besidesThisTurn(view, seat);
  return movesOf(view, seat).map((move) => {
    const value = valueOfMove(view, move, solver);
    return { judged: { move, points: besides + value }, value };
  });
}

/** Without the touch of points by which equal chances are told apart: it lives below the fifth digit. */
function asChance(value: number): number {
  return Math.min(1, Math.max(0, Math.round(value * 1e5) / 1e5));
}
