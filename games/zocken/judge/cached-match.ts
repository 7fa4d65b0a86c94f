import { type Position, SEATS } from '@iacta/core';
import type { Match } from '../bot/match/match.ts';
import { banked } from '../bot/turn/reading.ts';
import type { Worth } from '../bot/turn/worth.ts';
import { STARTER, TURN } from '../rules/layout.ts';

/** What each score of a turn wins depends on the totals before it alone: it is worked out once for the whole turn. */
export class CachedMatch implements Match {
  readonly #match: Match;
  readonly #known = new Map<string, Worth>();
  #turn = '';

  constructor(match: Match) {
    this.#match = match;
  }

  winBy(p: Position, seat: number, wagerers: number): Worth {
    const totals = Array.from({ length: p[SEATS] }, (_, each) => banked(p, each));
    const turn = [p[STARTER], p[TURN], ...totals].join();
    if (turn !== this.#turn) this.#known.clear();
    this.#turn = turn;
    const key = `${seat}:${wagerers}`;
    const known = this.#known.get(key) ?? this.#match.winBy(p, seat, wagerers);
    this.#known.set(key, known);
    return known;
  }
}
