import { type Bot, LEVELS } from '@iacta/bots/search';
import { keyedStream, type Position } from '@iacta/core';
import { bots } from '../bot/index.ts';
import { roundPoints, roundsOver, rules, starterOf } from '../rules/index.ts';

// Matches between two of this game's players, with what the arena does not count: rounds. Seats and starters
// change from match to match.

interface Side {
  readonly bot: Bot;
  matches: number;
  rounds: number;
  /** Rounds it started and won. */
  started: number;
  points: number;
  moves: number;
  milliseconds: number;
  longest: number;
}

export async function measure(names: readonly string[], games: number, seed: number): Promise<void> {
  const sides = await Promise.all(names.map(async (name) => sideOf(await botOf(name))));
  let drawn = 0;
  const tell = (played: number) => {
    const line = { bots: names, matches: played, drawnRounds: drawn, sides: sides.map(figures) };
    console.log(JSON.stringify(line));
  };
  for (let game = 0; game < games; game++) {
    const seats = game % 2 === 0 ? sides : sides.toReversed();
    const position = rules.begin({ seats: 2, starter: (game >> 1) % 2 });
    playMatch(position, seats, keyOf(seed, game));
    drawn += count(position, seats);
    if ((game + 1) % 10 === 0 || game + 1 === games) tell(game + 1);
  }
}

async function botOf(name: string): Promise<Bot> {
  const options = { seats: 2, starter: 0 };
  const level = LEVELS.find((each) => each === name);
  if (level) return bots.level(level, options);
  const baseline = bots.baselines?.[name];
  if (!baseline) throw new Error(`no such player: ${name}`);
  return baseline(options);
}

function sideOf(bot: Bot): Side {
  return { bot, matches: 0, rounds: 0, started: 0, points: 0, moves: 0, milliseconds: 0, longest: 0 };
}

const keyOf = (seed: number, game: number) => 1000 * seed + game;

function playMatch(position: Position, seats: readonly Side[], key: number): void {
  for (let step = 0; rules.deciders(position) !== 0; step++) {
    const seat = rules.active(position);
    const side = seats[seat];
    const before = process.cpuUsage();
    const { move } = side.bot(position.slice(), seat, keyedStream(key, step)).best;
    const { user, system } = process.cpuUsage(before);
    side.moves++;
    side.milliseconds += (user + system) / 1000;
    side.longest = Math.max(side.longest, (user + system) / 1000);
    rules.applyMove(position, seat, move, null);
  }
}

/** Notes what a finished match brought; says how many of its rounds were drawn. */
function count(position: Position, seats: readonly Side[]): number {
  let drawn = 0;
  for (let round = 0; round < roundsOver(position); round++) {
    const points = [0, 1].map((seat) => roundPoints(position, round, seat));
    if (points[0] > 0 && points[1] > 0) drawn++;
    else {
      const winner = points[0] > 0 ? 0 : 1;
      seats[winner].rounds++;
      if (starterOf(position, round) === winner) seats[winner].started++;
    }
  }
  const totals = [0, 1].map((seat) => rules.points(position, seat));
  for (const seat of [0, 1]) {
    seats[seat].points += totals[seat];
    if (totals[seat] > totals[1 - seat]) seats[seat].matches++;
    if (totals[seat] === totals[1 - seat]) seats[seat].matches += 0.5;
  }
  return drawn;
}

function figures({ matches, rounds, started, points, moves, milliseconds, longest }: Side) {
  return {
    matches,
    rounds,
    started,
    points,
    cpuMsPerMove: Number((milliseconds / moves).toFixed(1)),
    longestCpuMs: Math.round(longest),
  };
}
