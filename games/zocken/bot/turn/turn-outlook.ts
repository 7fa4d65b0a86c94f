import { DICE_BEFORE_WAGER } from '../../rules/facts.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { WAGER_WORTH } from '../match/outlook.ts';
import { add, type Chances, mean } from './forecast.ts';
import type { PointsPlay } from './points-play.ts';
import { canonical, DICE, diceLeft, NEW_TURN } from './states.ts';
import { SCORES } from './worth.ts';

/** How likely each score of a turn is: of turns that the others do not wager on, and of those that they do. */
export interface TurnChances {
  readonly unwagered: Chances;
  readonly wagered: Chances;
}

const LEFT_AT_WAGER = DICE - DICE_BEFORE_WAGER;
const PIPS = 6;

/** What comes of a turn that is played for points and wagered on, by all or by none, as points advise. */
export class TurnOutlook {
  readonly #points: PointsPlay;
  readonly #known: Map<number, TurnChances>;

  constructor(
    points: PointsPlay,
    { turnChances }: Knowledge,
    afterFirstDie: ReadonlyMap<number, TurnChances>,
  ) {
    this.#points = points;
    this.#known = new Map(afterFirstDie);
    this.#known.set(canonical(NEW_TURN), {
      unwagered: Float64Array.from(turnChances.subarray(0, SCORES.length)),
      wagered: Float64Array.from(turnChances.subarray(SCORES.length)),
    });
  }

  /** Before the wagers are in. */
  from(state: number): TurnChances {
    const key = canonical(state);
    const known = this.#known.get(key);
    if (known) return known;
    const found = diceLeft(key) <= LEFT_AT_WAGER ? this.#atWager(key) : this.#before(key);
    this.#known.set(key, found);
    return found;
  }

  /** Whether a wager on this state brings points. */
  isWorthAWager(state: number): boolean {
    return mean(this.#points.now.forecast.from(state), WAGER_WORTH) > 0;
  }

  #atWager(state: number): TurnChances {
    const chances = this.#points.now.forecast.from(state);
    const none = new Float64Array(SCORES.length);
    return this.isWorthAWager(state)
      ? { unwagered: none, wagered: chances }
      : { unwagered: chances, wagered: none };
  }

  #before(state: number): TurnChances {
    const unwagered = new Float64Array(SCORES.length);
    const wagered = new Float64Array(SCORES.length);
    for (const after of this.#points.now.forecast.played(state)) {
      const chances = this.from(after);
      add(unwagered, chances.unwagered, 1 / PIPS);
      add(wagered, chances.wagered, 1 / PIPS);
    }
    return { unwagered, wagered };
  }
}
