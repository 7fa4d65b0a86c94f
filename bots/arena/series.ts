import type { Bot } from '../search/bot.ts';
import { type Contest, playGame, type Watch } from './game.ts';
import { type Evaluate, Luck } from './luck.ts';
import { NOTHING, plus, type Sum } from './tally.ts';

/** What has been played so far between certain bots, in their order. */
export interface Series {
  readonly games: number;
  readonly capped: number;
  readonly steps: number;
  /** One value a round: the average over the games of that round. */
  readonly points: readonly Sum[];
  readonly wins: readonly Sum[];
  /** The same without luck, where that was asked for. */
  readonly adjusted?: { readonly points: readonly Sum[]; readonly wins: readonly Sum[] };
}

export function emptySeries(bots: number): Series {
  const nothing = Array.from({ length: bots }, () => NOTHING);
  return { games: 0, capped: 0, steps: 0, points: nothing, wins: nothing };
}

/**
 * One round: a game for every rotation of the seats, all with the same dice, so that neither seat nor luck
 * favours a player. `parts` says how much of its luck each bot makes a result of. The games of a round are not independent of each other; the rounds are.
 */
export function playRound(
  contest: Contest,
  bots: readonly Bot[],
  series: Series,
  seed: number,
  watch?: (bot: number) => Watch,
  evaluate?: Evaluate,
  parts: readonly number[] = [],
): Series {
  const count = bots.length;
  const points = new Array<number>(count).fill(0);
  const wins = new Array<number>(count).fill(0);
  const pointsLuck = new Array<number>(count).fill(0);
  const winsLuck = new Array<number>(count).fill(0);
  let { games, capped, steps } = series;
  for (let turn = 0; turn < count; turn++) {
    const botAt = (seat: number) => (seat + count - turn) % count;
    const seated = bots.map((_, seat) => bots[botAt(seat)]);
    const luck = evaluate && new Luck(contest.rules, evaluate, count, seed * count + turn);
    const finish = playGame(contest, seated, seed, {
      ...(luck && { rolled: (position, dice, roll) => luck.rolled(position, dice, roll) }),
      ...(watch && {
        began: (seat) => watch(botAt(seat)).began?.(seat),
        ended: (seat) => watch(botAt(seat)).ended?.(seat),
      }),
    });
    for (let seat = 0; seat < count; seat++) {
      points[botAt(seat)] += finish.points[seat] / count;
      wins[botAt(seat)] += finish.wins[seat] / count;
      if (!luck) continue;
      pointsLuck[botAt(seat)] += luck.points[seat] / count;
      winsLuck[botAt(seat)] += luck.win[seat] / count;
    }
    games++;
    steps += finish.steps;
    if (finish.capped) capped++;
  }
  return {
    games,
    capped,
    steps,
    points: series.points.map((sum, bot) => plus(sum, points[bot])),
    wins: series.wins.map((sum, bot) => plus(sum, wins[bot])),
    ...(evaluate && {
      adjusted: {
        points: points.map((own, bot) =>
          plus(series.adjusted?.points[bot] ?? NOTHING, own - (parts[bot] ?? 1) * pointsLuck[bot]),
        ),
        wins: wins.map((own, bot) =>
          plus(series.adjusted?.wins[bot] ?? NOTHING, own - (parts[bot] ?? 1) * winsLuck[bot]),
        ),
      },
    }),
  };
}
