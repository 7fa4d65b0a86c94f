import type { Judged, Thought } from '@iacta/bots/search';
import type { Move, Position } from '@iacta/core';
import { rules } from '../rules/index.ts';
import type { Appraised } from './explore.ts';

/** How many alternatives are told. */
const TOLD = 4;

/** The best move and the main alternatives. Of equal moves the one that is made for an absent player comes first. */
export function thoughtOf(p: Position, seat: number, appraised: readonly Appraised[]): Thought {
  const sorted = appraised.toSorted((a, b) => b.worth - a.worth);
  const equal = sorted.filter(({ worth }) => worth === sorted[0].worth).map(({ move }) => move);
  const first = equal.length > 1 ? sensible(p, seat, equal) : equal[0];
  const best = sorted.find(({ move }) => move === first) as Appraised;
  const others = sorted.filter(({ move }) => move !== first).slice(0, TOLD);
  return { best: judged(best), others: others.map(judged) };
}

function sensible(p: Position, seat: number, equal: readonly Move[]): Move {
  const usual = rules.onTimeout(p, seat);
  return equal.includes(usual) ? usual : equal[0];
}

function judged({ move, points, win }: Appraised): Judged {
  return {
    move,
    ...(points === undefined ? {} : { points }),
    ...(win === undefined ? {} : { win }),
  };
}
