import { type Bot, LEVELS } from '@iacta/bots/search';
import { keyedStream, MoveList, type Position } from '@iacta/core';
import { bots } from '@iacta/doce/bot';
import { type DoceEvent, rules } from '@iacta/doce/rules';

/** A position in which the active seat can win the round with one die, and the moves that do. */
export interface WinningPosition {
  readonly position: Position;
  readonly seat: number;
  readonly winning: ReadonlySet<number>;
}

const OPTIONS = { seats: 2, starter: 0 };
/** The best level sees the win in time; here it only leads to positions. */
const EFFORT = 0.02;

/** Positions with a winning die, from games of all levels and of random play, seats of one game of one kind. */
export async function winningPositions(count: number, seed: number): Promise<WinningPosition[]> {
  const players: Bot[] = [random];
  for (const level of LEVELS) players.push(await bots.level(level, OPTIONS, EFFORT));
  const found: WinningPosition[] = [];
  for (let game = 0; found.length < count; game++) {
    const position = rules.begin({ ...OPTIONS, starter: game % 2 });
    const player = players[game % players.length];
    for (let step = 0; rules.deciders(position) !== 0 && found.length < count; step++) {
      const seat = rules.active(position);
      const winning = winningMoves(position, seat);
      if (winning.size > 0) found.push({ position: position.slice(), seat, winning });
      const { move } = player(position.slice(), seat, keyedStream(seed + game, step)).best;
      rules.applyMove(position, seat, move, null);
    }
  }
  return found;
}

const random: Bot = (view, seat, below) => {
  const legal = movesOf(view, seat);
  return { best: { move: legal[below(legal.length)] }, others: [] };
};

export function movesOf(position: Position, seat: number): number[] {
  const list = new MoveList();
  rules.list(position, seat, list);
  return list.toArray();
}

function winningMoves(position: Position, seat: number): Set<number> {
  const wins = movesOf(position, seat).filter((move) => {
    const events: DoceEvent[] = [];
    rules.applyMove(position.slice(), seat, move, events);
    return events.some((event) => event.type === 'roundWon' && event.seat === seat);
  });
  return new Set(wins);
}
