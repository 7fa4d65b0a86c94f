import { MoveList, type Rules } from '@iacta/core';
import type { Bot } from '../search/bot.ts';

/** Any legal move. */
export function random(rules: Rules): Bot {
  return (view, seat, below) => {
    const list = new MoveList();
    rules.list(view, seat, list);
    return { best: { move: list.moves[below(list.count)] }, others: [] };
  };
}
