import { MoveList } from '@iacta/core';
import type { Bot } from './bot.ts';

/** Any legal move. */
export const random: Bot = (rules, view, seat, below) => {
  const list = new MoveList();
  rules.list(view, seat, list);
  return list.moves[below(list.count)];
};
