import type { Bot, Thought } from '@iacta/bots/search';
import type { Move, Position } from '@iacta/core';
import { diceDown, PHASE, PICK, TURN, WAGER } from '../../rules/layout.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { openingFor, openingMove } from '../knowledge/openings.ts';
import { Crowd } from '../match/crowd.ts';
import { Duel, leadOf } from '../match/duel.ts';
import { Outlook } from '../match/outlook.ts';
import { WinningTurns } from '../match/winning-turn.ts';
import { pointsWager, winningWager } from '../match/winning-wager.ts';
import { movesOf, thoughtOf, type Weighed } from '../thoughts.ts';
import { type Forecast, mean } from '../turn/forecast.ts';
import { PointsPlay } from '../turn/points-play.ts';
import { turnState, valueOfMove } from '../turn/reading.ts';
import { PASSES } from '../turn/worth.ts';

/**
 * For the second die, where the table of openings has no field: this many of those that bring the most points are
 * evaluated for the win, as far as they bring nearly as much as the best.
 */
const SECOND_FIELDS = 2;
const NEARLY = 10;
/** From this many dice on a turn is played for the win; with little effort that begins later. */
const FIRST_DICE = 2;
const LATER_DICE: readonly (readonly [effort: number, dice: number])[] = [
  [1, FIRST_DICE],
  [0.5, 3],
  [0.2, 4],
  [0, 5],
];
/** With less effort wagers go by points. */
const WAGERS_FOR_THE_WIN = 0.5;

/** Alone: exact play for points. With others: for the win, by the table of openings and from the third die on exactly. */
export function best(knowledge: Knowledge, seats: number, effort: number): Bot {
  const points = new PointsPlay(knowledge);
  const outlook = new Outlook(knowledge, seats > 1);
  const byPoints: Bot = (view, seat) => thoughtOf(view, seat, weighPoints(view, seat, points, outlook));
  if (seats === 1) return byPoints;

  const duel = seats === 2 ? new Duel(knowledge) : null;
  const match = duel ?? new Crowd(knowledge);
  const turns = new WinningTurns(match);
  const fields = Math.max(1, Math.round(SECOND_FIELDS * effort));
  const solvedFrom = LATER_DICE.find(([least]) => effort >= least)?.[1] ?? FIRST_DICE;

  /**
   * In a match for two the active seat will know the answer and play for the win accordingly: that is solved. With
   * more it is expected to play for points, as most do: to fear otherwise cost more wagers than it saved (NOTES.md).
   */
  const forecast = (view: Position, wagerers: number): Forecast =>
    duel === null ? points.now.forecast : turns.of(view).forecast(wagerers);

  function wager(view: Position, seat: number): Thought {
    const asked = { view, seat, match, forecast, points, outlook };
    const thought = thoughtOf(
      view,
      seat,
      effort < WAGERS_FOR_THE_WIN ? pointsWager(asked) : winningWager(asked),
    );
    const chance = mean(points.now.forecast.from(turnState(view)), PASSES);
    return {
      best: { ...thought.best, chance },
      others: thought.others.map((other) => ({ ...other, chance })),
    };
  }

  /** Before the second die has its place. */
  function open(view: Position, seat: number): Thought {
    const opening = openingFor(view, knowledge);
    const move = opening === null ? null : openingMove(view, opening);
    const weighed = weighPoints(view, seat, points, outlook);
    if (move === null) return second(view, seat, thoughtOf(view, seat, weighed));
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

  /** Looks again at the fields of the second die that bring nearly the same points. */
  function second(view: Position, seat: number, thought: Thought): Thought {
    if (view[PHASE] === PICK || diceDown(view) === 0) return thought;
    const { points: most = 0 } = thought.best;
    const near = [thought.best, ...thought.others].filter(({ points: brings = 0 }) => brings > most - NEARLY);
    const moves = near.slice(0, fields).map(({ move }) => move);
    return moves.length === 1 ? thought : goOn(view, seat, moves);
  }

  function goOn(view: Position, seat: number, moves: readonly Move[]): Thought {
    const solver = turns.of(view).solver(view, diceDown(view));
    const weighed = moves.map((move) => {
      const value = valueOfMove(view, move, solver);
      return { judged: { move, win: asChance(value) }, value };
    });
    return thoughtOf(view, seat, weighed);
  }

  return (view, seat, below) => {
    if (view[PHASE] === WAGER) return wager(view, seat);
    const down = diceDown(view);
    if (down < FIRST_DICE) return open(view, seat);
    return down < solvedFrom ? byPoints(view, seat, below) : goOn(view, seat, movesOf(view, seat));
  };
}

/** By the points a turn brings, exactly. */
function weighPoints(view: Position, seat: number, points: PointsPlay, outlook: Outlook): Weighed[] {
  const { solver } = points.now;
  const besides = outlook.besidesThisTurn(view, seat);
  return movesOf(view, seat).map((move) => {
    const value = valueOfMove(view, move, solver);
    return { judged: { move, points: besides + value + outlook.lessForTheWin }, value };
  });
}

/** Without the tie-break by points between equal chances: it affects only digits below the fifth. */
function asChance(value: number): number {
  return Math.min(1, Math.max(0, Math.round(value * 1e5) / 1e5));
}
