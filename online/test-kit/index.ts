import {
  type Below,
  encodeRoll,
  encodeStep,
  moves,
  type Position,
  play,
  type Rules,
  randomStream,
  seatsIn,
} from '@iacta/core';
import { HonestTable } from '@iacta/table/test-kit';
import { DailyDice } from '../daily/dice.ts';
import {
  type DailyMove,
  type DayAttempt,
  type DayFile,
  dailyBots,
  dailyMoves,
  dailyOptions,
  dailyPoints,
  dailyPromise,
  dailySeed,
} from '../daily/index.ts';
import { type LogFile, verifyLog } from '../log/index.ts';

export const DAY = '2026-11-18';
export const SECRET = 'a5'.repeat(32);

const hexOf = (below: Below, bytes: number) =>
  Array.from({ length: bytes }, () => below(256).toString(16).padStart(2, '0')).join('');

/** A random game on the dice of a seed: its moves, its rolls, and the position in which it ends. */
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
export function randomDay(count: number, games: readonly Rules[]): DayFile {
  const below = randomStream(20261118);
  const played = games.map((rules): DayFile['games'][number] => {
    const { facts } = rules;
    const seed = dailySeed(SECRET, DAY, facts.id);
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
    return { game: facts.id, rules: facts.rulesVersion, options, bots: [...dailyBots(facts)], attempts };
  });
  const promise = dailyPromise(SECRET);
  return { kind: 'iacta-day', format: 1, day: DAY, promise, secret: SECRET, games: played };
}

/** The log of a ranked attempt by a random player, as an honest server writes it. */
export function rankedLog(rules: Rules, below: Below, { hints = false } = {}): LogFile {
  const { id: game, rulesVersion } = rules.facts;
  const options = dailyOptions(rules.facts);
  const promise = dailyPromise(SECRET);
  const dice = new DailyDice(rules, dailySeed(SECRET, DAY, game));
  const table = new HonestTable(rules, below);
  const { at } = table;
  table.add({
    type: 'open',
    at,
    table: hexOf(below, 16),
    game,
    rules: rulesVersion,
    options: { ...options },
    clock: null,
    watch: false,
    daily: { day: DAY, promise },
  });
  table.sit(0);
  for (const [i, bot] of dailyBots(rules.facts).entries()) table.add({ type: 'bot', at, seat: i + 1, bot });
  table.add({ type: 'start', at, next: promise, dice: 2 });
  if (hints) table.add({ type: 'hint', at, seat: 0 });
  while (table.state.phase !== 'over') {
    const { position } = table;
    const thrown = rules.dice(position);
    if (!thrown) {
      table.step();
      continue;
    }
    const seat = rules.thrower(position);
    const by = table.state.seats[seat].bot === null ? {} : { by: 'bot' as const };
    const faces = encodeRoll(thrown, dice.next(position));
    table.add({ type: 'drawn', at, roll: table.state.dice?.roll ?? 0, seat, faces, ...by });
  }
  const { table: id } = table.state;
  return { ...table.file(), table: id } as LogFile;
}

/** What the file of a day has of a log. */
export async function lineOf(log: LogFile, rules: Rules, below: Below): Promise<DayAttempt> {
  const verdict = await verifyLog(log, async () => rules);
  if (!verdict.ok || !verdict.state.game) throw new Error(JSON.stringify(verdict));
  const { state } = verdict;
  return {
    name: log.names[0].name,
    key: hexOf(below, 8),
    head: log.head,
    hints: state.hints.includes(0),
    points: dailyPoints(rules, verdict.state.game.position),
    steps: [...dailyMoves(state)],
  };
}

type Forgery = (attempt: DayAttempt, rules: Rules, below: Below) => DayAttempt;

/** How a result can claim what was not played on the dice of its day. */
const FORGERIES: readonly Forgery[] = [
  (attempt, _rules, below) => ({ ...attempt, points: attempt.points + 1 + below(50) }),
  (attempt, _rules, below) => {
    const steps = attempt.steps.toSpliced(below(attempt.steps.length), 1);
    return { ...attempt, points: attempt.points + 1, steps };
  },
  (attempt, _rules, below) => {
    const [from, to] = [below(attempt.steps.length), below(attempt.steps.length)];
    const steps = attempt.steps.with(to, attempt.steps[from]);
    return { ...attempt, points: attempt.points + 1, steps };
  },
  (attempt) => ({ ...attempt, steps: [...attempt.steps, attempt.steps[0]] }),
  (attempt) => ({ ...attempt, steps: attempt.steps.slice(0, -1) }),
  (attempt, rules, below) => {
    const { steps, rolls, position } = randomAttempt(rules, hexOf(below, 32), below);
    // Where dice decide no more than who begins, any game may be one of this day.
    const points = dailyPoints(rules, position) + (rolls.length > 1 ? 0 : 1);
    return { ...attempt, steps, points };
  },
];

/** The file of a day with one forged attempt in it, and nothing else. */
export function forgedDay(day: DayFile, games: readonly Rules[], below: Below): DayFile {
  const at = below(day.games.length);
  const { attempts, ...game } = day.games[at];
  const forge = FORGERIES[below(FORGERIES.length)];
  const forged = forge(attempts[below(attempts.length)], games[at], below);
  return { ...day, games: [{ ...game, attempts: [forged] }] };
}
