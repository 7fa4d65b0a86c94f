import {
  type Below,
  encodeStep,
  moves,
  type Position,
  play,
  type Rules,
  randomStream,
  seatsIn,
} from '@iacta/core';
import { GAME_IDS, isGameId, loadRules } from '@iacta/registry';
import { DailyDice } from '../daily/dice.ts';
import {
  type DailyMove,
  type DayAttempt,
  type DayFile,
  dailyBots,
  dailyOptions,
  dailyPoints,
  dailyPromise,
  dailySeed,
} from '../daily/index.ts';

export const DAY = '2026-11-18';
export const SECRET = 'a5'.repeat(32);
export const rulesOf = async (id: string) => (isGameId(id) ? loadRules(id) : null);

const hexOf = (below: Below, bytes: number) =>
  Array.from({ length: bytes }, () => below(256).toString(16).padStart(2, '0')).join('');

/** A random game on the dice of a seed: its moves, and the position in which it ends. */
export function randomAttempt(rules: Rules, seed: string, below: Below) {
  const dice = new DailyDice(rules, seed);
  const steps: DailyMove[] = [];
  const rolls: { readonly before: Position; readonly roll: number }[] = [];
  let position = rules.begin(dailyOptions(rules.facts));
  for (;;) {
    const [seat] = seatsIn(rules.deciders(position));
    const isRoll = rules.dice(position) !== null;
    if (!isRoll && seat === undefined) return { steps, rolls, position };
    const legal = isRoll ? [] : moves(rules, position, seat);
    const step = isRoll ? { roll: dice.next(position) } : { seat, move: legal[below(legal.length)] };
    if ('roll' in step) rolls.push({ before: position, roll: step.roll });
    else steps.push(encodeStep(rules, position, step) as DailyMove);
    const played = play(rules, position, step);
    if (!played.ok) throw new Error(played.refusal.code);
    position = played.position;
  }
}

/** The file of a day at which random players have played each of the games this many times. */
export async function randomDay(count: number, games: readonly string[] = GAME_IDS): Promise<DayFile> {
  const below = randomStream(20261118);
  const played: DayFile['games'] = [];
  for (const game of games) {
    const rules = await rulesOf(game);
    if (!rules) throw new Error(game);
    const { facts } = rules;
    const seed = dailySeed(SECRET, DAY, game);
    const attempts = Array.from({ length: count }, (_, i): DayAttempt => {
      const { steps, position } = randomAttempt(rules, seed, below);
      return {
        name: `Player ${i}`,
        key: hexOf(below, 8),
        head: hexOf(below, 32),
        hints: i % 10 === 9,
        points: dailyPoints(rules, position),
        steps,
      };
    });
    const options = { ...dailyOptions(facts) };
    played.push({ game, rules: facts.rulesVersion, options, bots: [...dailyBots(facts)], attempts });
  }
  const promise = dailyPromise(SECRET);
  return { kind: 'iacta-day', format: 1, day: DAY, promise, secret: SECRET, games: played };
}
