import { type Bot, LEVELS } from '@iacta/bots/search';
import { type Below, keyedStream, MoveList, type Position } from '@iacta/core';
import { bots } from '../bot/index.ts';
import { weightedLinesBy } from '../bot/weighted-lines.ts';
import { isBlock, roundPoints, roundsOver, rules, starterOf } from '../rules/index.ts';
import { treePlayer } from './tree-player.ts';

export interface Rounds {
  won: number;
  drawn: number;
  lost: number;
}

export interface Side {
  readonly name: string;
  matches: number;
  /** Rounds in which it moved first, and in which it moved second. */
  readonly first: Rounds;
  readonly second: Rounds;
  points: number;
  moves: number;
  milliseconds: number;
  longest: number;
}

/** Every `step`th of the matches of a series, from `first` on. */
export interface MeasureShare {
  /** NAME or NAME*EFFORT; lines:1,4,12 and blocks:1,5,18 are weighted-lines with other weights or more blockers; tree searches by Monte Carlo. */
  readonly names: readonly string[];
  readonly games: number;
  readonly seed: number;
  /** The number of random dice that each round begins with; two rounds with changed sides share them. */
  readonly random: number;
  /** The second player's effort differs from match to match by up to this part, so that rounds differ. */
  readonly spread: number;
  readonly first: number;
  readonly step: number;
}

const SPREAD_STEPS = 7;

export async function playShare(share: MeasureShare): Promise<Side[]> {
  const { names, games, seed, random, spread } = share;
  const sides = names.map(sideOf);
  for (let game = share.first; game < games; game += share.step) {
    const factor = 1 + spread * ((2 * (game % SPREAD_STEPS)) / (SPREAD_STEPS - 1) - 1);
    const players = await Promise.all(names.map((name, i) => botOf(name, i === 1 ? factor : 1)));
    const order = game % 2 === 0 ? [0, 1] : [1, 0];
    const position = rules.begin({ seats: 2, starter: (game >> 1) % 2 });
    const key = 1000 * seed + game;
    playMatch(
      position,
      order.map((i) => ({ side: sides[i], bot: players[i] })),
      key,
      random,
    );
    count(
      position,
      order.map((i) => sides[i]),
    );
  }
  return sides;
}

async function botOf(name: string, factor: number): Promise<Bot> {
  const options = { seats: 2, starter: 0 };
  const [player, effort = '1'] = name.split('*');
  const level = LEVELS.find((each) => each === player);
  if (level) return bots.level(level, options, factor * Number(effort));
  if (player === 'tree') return treePlayer(factor * Number(effort));
  const [kind, weights] = player.split(':');
  if (weights) {
    const lines = [0, ...weights.split(',').map(Number)];
    return weightedLinesBy(lines, kind === 'blocks', factor * Number(effort));
  }
  const baseline = bots.baselines?.[player];
  if (!baseline) throw new Error(`no such player: ${name}`);
  return baseline(options, factor * Number(effort));
}

function sideOf(name: string): Side {
  const none = (): Rounds => ({ won: 0, drawn: 0, lost: 0 });
  return {
    name,
    matches: 0,
    first: none(),
    second: none(),
    points: 0,
    moves: 0,
    milliseconds: 0,
    longest: 0,
  };
}

interface Player {
  readonly side: Side;
  readonly bot: Bot;
}

function playMatch(position: Position, players: readonly Player[], key: number, random: number): void {
  let inRound = 0;
  let round = 0;
  for (let step = 0; rules.deciders(position) !== 0; step++) {
    const seat = rules.active(position);
    if (inRound++ < random) {
      const pair = round >> 1;
      const below = keyedStream(key * 2 + pair, inRound);
      rules.applyMove(position, seat, anyDie(position, seat, below), null);
    } else {
      const move = choose(players[seat], position, seat, key, step);
      rules.applyMove(position, seat, move, null);
    }
    if (roundsOver(position) > round) [round, inRound] = [roundsOver(position), 0];
  }
}

function choose({ side, bot }: Player, position: Position, seat: number, key: number, step: number): number {
  const before = process.threadCpuUsage();
  const { move } = bot(position.slice(), seat, keyedStream(key, step)).best;
  const { user, system } = process.threadCpuUsage(before);
  const milliseconds = (user + system) / 1000;
  side.moves++;
  side.milliseconds += milliseconds;
  side.longest = Math.max(side.longest, milliseconds);
  return move;
}

export function anyDie(position: Position, seat: number, below: Below): number {
  const list = new MoveList();
  rules.list(position, seat, list);
  const dice = list.toArray().filter((move) => !isBlock(move));
  return dice[below(dice.length)];
}

/** Notes what a finished match brought. */
function count(position: Position, seats: readonly Side[]): void {
  for (let round = 0; round < roundsOver(position); round++) {
    const points = [0, 1].map((seat) => roundPoints(position, round, seat));
    for (const seat of [0, 1]) {
      const rounds = starterOf(position, round) === seat ? seats[seat].first : seats[seat].second;
      if (points[0] > 0 && points[1] > 0) rounds.drawn++;
      else if (points[seat] > 0) rounds.won++;
      else rounds.lost++;
    }
  }
  const totals = [0, 1].map((seat) => rules.points(position, seat));
  for (const seat of [0, 1]) {
    seats[seat].points += totals[seat];
    if (totals[seat] > totals[1 - seat]) seats[seat].matches++;
    if (totals[seat] === totals[1 - seat]) seats[seat].matches += 0.5;
  }
}
