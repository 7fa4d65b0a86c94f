import { type Below, clone, keyedStream, MoveList, type Position, seatsIn } from '@iacta/core';
import { type Contest, playGame } from '../arena/index.ts';
import type { Bot } from '../search/bot.ts';

/** A decision of a game, at one of its parts. */
export interface Moment {
  readonly position: Position;
  /** The same as the deciding seat sees it. */
  readonly view: Position;
  readonly seat: number;
  /** 1 to `PARTS`. */
  readonly part: number;
  readonly below: Below;
}

export const PARTS = 5;
const CHOICE_STREAM = 2 ** 21;

/** Plays a game and returns one decision with a choice from each part of it, at random. */
export function momentsOf(contest: Contest, bots: readonly Bot[], seed: number): Moment[] {
  const { rules } = contest;
  const list = new MoveList();
  const choices: { readonly position: Position; readonly seat: number }[] = [];
  playGame(contest, bots, seed, {
    decisions(position, deciders) {
      for (const seat of seatsIn(deciders)) {
        list.clear();
        rules.list(position, seat, list);
        if (list.count > 1) choices.push({ position: clone(position), seat });
      }
    },
  });
  const below = keyedStream(seed, CHOICE_STREAM);
  const moments: Moment[] = [];
  for (let part = 1; part <= PARTS; part++) {
    const from = Math.floor(((part - 1) * choices.length) / PARTS);
    const to = Math.floor((part * choices.length) / PARTS);
    if (from === to) continue;
    const { position, seat } = choices[from + below(to - from)];
    const view = clone(position);
    rules.hide(view, seat);
    moments.push({ position, view, seat, part, below: keyedStream(seed, CHOICE_STREAM + part) });
  }
  return moments;
}
