import type { Sample } from './child.ts';
import type { Measured } from './measure.ts';

const DOCE_ROUNDS = 4;

/** One line of the output. Everything but the names is a number. */
export interface Line {
  readonly bench: 'rules';
  readonly subject: 'iacta' | 'boardgame.io' | 'ratio' | 'check';
  readonly game: string;
  readonly seats: number;
  readonly [field: string]: string | number | null;
}

export function measuredLine(measured: Measured): Line {
  const { contestant, gamesPerSecond, gamesPerCpuSecond, stepsPerSecond, games, capped } = measured;
  return {
    bench: 'rules',
    ...contestant,
    gamesPerSecond: significant(gamesPerSecond),
    stepsPerSecond: significant(stepsPerSecond),
    ...(contestant.game === 'doce' ? { roundsPerSecond: significant(DOCE_ROUNDS * gamesPerSecond) } : {}),
    bytesPerStep: bytes(measured.bytesPerStep),
    gamesPerCpuSecond: significant(gamesPerCpuSecond),
    games,
    capped,
  };
}

/** The faster door of the peer, with the other one noted beside it. */
export function peerLine(faster: Measured, slower: Measured): Line {
  return {
    ...measuredLine(faster),
    otherDoor: slower.contestant.door,
    otherDoorGamesPerSecond: significant(slower.gamesPerSecond),
    otherDoorGamesPerCpuSecond: significant(slower.gamesPerCpuSecond),
  };
}

export function ratioLine(
  game: string,
  seats: number,
  against: string,
  ratios: { readonly [door: string]: number },
): Line {
  const entries = Object.entries(ratios).map(([door, ratio]) => [door, significant(ratio)]);
  return { bench: 'rules', subject: 'ratio', game, seats, ...Object.fromEntries(entries), against };
}

export function checkLine(game: string, seats: number, of: string, sample: Sample): Line {
  const { games, stepsPerGame, points, error, gamesPerCpuSecond } = sample;
  return {
    bench: 'rules',
    subject: 'check',
    game,
    seats,
    of,
    games,
    stepsPerGame: significant(stepsPerGame),
    meanPoints: significant(points),
    standardError: significant(error),
    gamesPerCpuSecond: significant(gamesPerCpuSecond),
  };
}

function significant(value: number): number {
  return Number(value.toPrecision(4));
}

/** What could not be measured (a game too long for one batch without a collection) is null, never a guess. */
function bytes(value: number): number | null {
  return Number.isNaN(value) ? null : Math.max(0, Math.round(value * 10) / 10);
}
