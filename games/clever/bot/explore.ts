import { copy, type Move, MoveList, type Position, scratchPosition } from '@iacta/core';
import { rules } from '../rules/index.ts';
import { PHASE, START, sheetOf, WAITING } from '../rules/layout.ts';
import { whichOf } from '../rules/moves.ts';
import { GAINS } from '../rules/sheet.ts';
import { timeOf } from './outlook.ts';

const FIRST_ORANGE = GAINS.indexOf('orange-4');
const LAST_ORANGE = GAINS.indexOf('orange-6');

/** What a bot thinks of a position: `worth` decides, the rest are its reasons. */
export interface Appraisal {
  readonly worth: number;
  readonly points?: number;
  readonly win?: number;
}

/** Appraises a position in which the seat has no bonus left to settle. */
export type Appraise = (p: Position, seat: number) => Appraisal;

export interface Appraised extends Appraisal {
  readonly move: Move;
}

interface Level {
  readonly position: Position;
  readonly list: MoveList;
}

/** Follows every move through all the bonuses it brings, to where dice or others decide. */
export class Explorer {
  readonly #levels: Level[] = [];

  /** Every listed move with the best that can follow from it, in the order of the list. */
  explore(p: Position, seat: number, appraise: Appraise): Appraised[] {
    const { list } = this.#level(0, p);
    rules.list(p, seat, list);
    return list.toArray().map((move) => ({ ...this.#follow(p, p, seat, move, 1, appraise), move }));
  }

  #follow(
    root: Position,
    p: Position,
    seat: number,
    move: Move,
    depth: number,
    appraise: Appraise,
  ): Appraisal {
    const { position, list } = this.#level(depth, root);
    copy(position, p);
    rules.applyMove(position, seat, move, null);
    if (isSettled(root, position, seat)) return appraise(position, seat);
    rules.list(position, seat, list);
    const kind = kindToUse(list);
    let best: Appraisal | null = null;
    for (let i = 0; i < list.count; i++) {
      const next = list.moves[i];
      if (kind >= 0 && whichOf(next) !== kind) continue;
      const found = this.#follow(root, position, seat, next, depth + 1, appraise);
      if (best === null || found.worth > best.worth) best = found;
    }
    return best as Appraisal;
  }

  #level(depth: number, like: Position): Level {
    let level = this.#levels[depth];
    if (level?.position.length !== like.length) {
      level = { position: scratchPosition(like.length), list: new MoveList() };
      this.#levels[depth] = level;
    }
    level.list.clear();
    return level;
  }
}

/** Whether the seat has nothing more to choose of what its move began. */
function isSettled(root: Position, p: Position, seat: number): boolean {
  // The black bonus of the round that begins is treated separately.
  if (p[PHASE] === START && timeOf(p) !== timeOf(root)) return true;
  return p[sheetOf(seat) + WAITING] === 0;
}

/**
 * Crosses and sixes in pink lead to the same in any order, so one kind after the other is enough (-1: all kinds).
 * Orange numbers come last and in every order, because the order decides which of them is doubled.
 */
function kindToUse(list: MoveList): number {
  let kind = -1;
  for (let i = 0; i < list.count; i++) {
    const which = whichOf(list.moves[i]);
    if (which >= FIRST_ORANGE && which <= LAST_ORANGE) continue;
    if (kind < 0 || which < kind) kind = which;
  }
  return kind;
}
