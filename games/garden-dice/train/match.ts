import { fastStream, type Options, rollWith } from '@iacta/core';
import { chances } from '../bot/chances.ts';
import { winShare } from '../bot/ending.ts';
import { TurnSearch } from '../bot/turn.ts';
import { rules } from '../rules/index.ts';
import { activeSeat, Phase, phaseOf } from '../rules/layout.ts';

export interface MatchResult {
  /** The newer weights' mean share of the win for one seat among the older ones. */
  readonly share: number;
  readonly error: number;
  readonly capped: number;
  readonly rolls: number;
}

/** One seat plays with the newer weights, the others with the older; every seat in turn, with the same dice. */
export function match(
  newer: Float64Array,
  older: Float64Array,
  options: Options,
  games: number,
  seed: number,
  width: number,
): MatchResult {
  const { seats } = options;
  const words = rules.begin(options).length;
  const one = new TurnSearch(words, chances(newer));
  const other = new TurnSearch(words, chances(older));
  let sum = 0;
  let squares = 0;
  let capped = 0;
  let allRolls = 0;
  for (let game = 0; game < games; game++) {
    const below = fastStream(seed + Math.floor(game / seats));
    const mine = game % seats;
    const p = rules.begin(options);
    let rolls = 0;
    while (rolls < 400) {
      const dice = rules.dice(p);
      if (dice === null) break;
      rolls++;
      rules.applyRoll(p, rollWith(dice, below), null);
      const seat = activeSeat(p);
      const search = seat === mine ? one : other;
      p.set(search.pool.at(search.best(p, seat, seats, { width, sun: true, everywhere: false })));
    }
    if (phaseOf(p) !== Phase.over) capped++;
    allRolls += rolls;
    const share = winShare(p, mine);
    sum += share;
    squares += share * share;
  }
  const share = sum / games;
  return {
    share,
    error: Math.sqrt(Math.max(0, squares / games - share * share) / games),
    capped,
    rolls: allRolls / games,
  };
}
