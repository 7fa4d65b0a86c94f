import { type Judged, type Thought, thoughtFrom } from '@iacta/bots/search';
import type { Position } from '@iacta/core';
import { rules } from '../rules/index.ts';
import type { Appraised } from './explore.ts';

const MOST_OTHERS = 4;

/** The best move and the main alternatives. Of equal moves the one that is made for an absent player comes first. */
export function thoughtOf(p: Position, seat: number, appraised: readonly Appraised[]): Thought {
  const usual = rules.onTimeout(p, seat);
  return thoughtFrom(appraised, {
    value: ({ worth }) => worth,
    judge: judged,
    isPreferred: ({ move }) => move === usual,
    others: MOST_OTHERS,
  });
}

function judged({ move, points, win }: Appraised): Judged {
  return {
    move,
    ...(points === undefined ? {} : { points }),
    ...(win === undefined ? {} : { win }),
  };
}
