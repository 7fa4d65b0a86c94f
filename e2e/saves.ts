import { type BotName, seatBot } from '@iacta/bots/levels';
import type { Bot } from '@iacta/bots/search';
import {
  awaits,
  GameRecord,
  isOver,
  outcome,
  type RecordJson,
  type Rules,
  randomStream,
  readOptions,
  seededDice,
  view,
} from '@iacta/core';
import { type GameId, game, loadBots, loadRules } from '@iacta/games';
import { SEAT_HUES } from '../web/src/lib/shell/seats.ts';

/** A game as the page keeps it on the device; the page checks it when it is opened. */
export interface KeptGame {
  readonly format: 1;
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly changed: number;
  readonly over: boolean;
  readonly plan: unknown;
  readonly record: RecordJson;
  readonly totals?: readonly number[];
}

export interface Wanted {
  /** How many steps have been played; the whole game when nothing is said. */
  readonly steps?: number;
  readonly seats?: number;
  readonly people?: number;
  readonly names?: readonly string[];
  readonly seed?: number;
  readonly ownDice?: boolean;
  /** Who has played so far: the quickest, or one whose game people would like to look at. */
  readonly bot?: BotName;
  /** What a person is asked for where it stops. */
  readonly stopAt?: 'move' | 'roll' | 'sealed';
}

const NAMES = ['Ada', 'Blaise', 'Chiara', 'Daniel', 'Émilie', 'Fritz'];

/** Plays a game without any page, one bot for all seats, and wraps it up as the page would keep it. */
export async function keptGame(id: GameId, wanted: Wanted = {}): Promise<KeptGame> {
  const { steps = 100_000, seed = 5, people = 1, ownDice = false, stopAt = 'move' } = wanted;
  const rules = await loadRules(id);
  const seats = wanted.seats ?? Math.max(2, rules.facts.seatCounts[0]);
  const options = readOptions(rules.facts, { seats });
  if (!options.ok) throw new Error(`${id} is not played by ${seats}`);
  const bot = await seatBot(wanted.bot ?? 'greedy', {
    rules,
    options: options.value,
    find: loadBots,
  });
  if (!bot) throw new Error(`${id} has no bot ${wanted.bot}`);
  const record = GameRecord.begin(rules, options.value, seededDice(seed).note);
  // It ends where a person is to act, so that the page stands still.
  while (awaits(rules, record.position).kind !== 'over') {
    if (record.steps.length >= steps && asks(record, people, stopAt)) break;
    playOne(rules, record, seed, bot);
  }
  const names = wanted.names ?? NAMES;
  const { seatHues: hues = SEAT_HUES } = game(id);
  return {
    format: 1,
    id: `e2e-${id}-${wanted.steps ?? 'all'}`,
    game: id,
    title: '',
    changed: 1_790_000_000_000,
    over: awaits(rules, record.position).kind === 'over',
    plan: {
      options: options.value,
      seats: Array.from({ length: seats }, (_, seat) => ({
        name: names[seat],
        hue: hues[seat],
        isBot: seat >= people,
        bot: seat >= people ? 'greedy' : null,
      })),
      seed: ownDice ? null : seed,
    },
    record: record.toJSON(),
    ...(isOver(rules, record.position)
      ? { totals: outcome(rules, record.position).seats.map(({ total }) => total) }
      : {}),
  };
}

function asks(record: GameRecord, people: number, what: 'move' | 'roll' | 'sealed'): boolean {
  const next = awaits(record.rules, record.position);
  if (next.kind === 'over') return true;
  if (next.kind === 'roll') return what === 'roll' && next.seat < people;
  return what !== 'roll' && next.sealed === (what === 'sealed') && next.seats.every((seat) => seat < people);
}

function playOne(rules: Rules, record: GameRecord, seed: number, bot: Bot): void {
  const next = awaits(rules, record.position);
  if (next.kind === 'over') return;
  if (next.kind === 'roll') {
    record.play({ roll: seededDice(seed).throwDice(next.dice, record.rollNumber) });
    return;
  }
  const [seat] = next.seats;
  const below = randomStream(seed + record.steps.length);
  const { best } = bot(view(rules, record.position, seat), seat, below);
  record.play({ seat, move: best.move });
}
