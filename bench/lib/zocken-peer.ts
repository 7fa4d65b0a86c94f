import type { Contestant, PeerDoor } from './contestant.ts';
import { checkLine, type Line, peerLine, ratioLine } from './lines.ts';
import { type Measured, timesFaster } from './measure.ts';
import { Runner } from './parent.ts';

// The game and seat count that boardgame.io is measured with.
const GAME = 'zocken';
const SEATS = 2;
const SAMPLE = { iacta: 200_000, peer: 2_000 };

export function hasPeer(game: string, seats: number): boolean {
  return game === GAME && seats === SEATS;
}

export const PEERS: readonly Contestant[] = [peer('client'), peer('reducer')];

function peer(door: PeerDoor): Contestant {
  return { subject: 'boardgame.io', game: GAME, seats: SEATS, door };
}

/** boardgame.io's faster door, and how many times faster each of Iacta's is. */
export function comparisonLines(iacta: readonly Measured[], peers: readonly Measured[]): Line[] {
  const [faster, slower] = peers.toSorted((a, b) => b.gamesPerCpuSecond - a.gamesPerCpuSecond);
  const ratios = iacta.flatMap((mine): [string, number][] => [
    [mine.contestant.door, timesFaster(mine, faster)],
    [`${mine.contestant.door}ByCpu`, mine.gamesPerCpuSecond / faster.gamesPerCpuSecond],
  ]);
  return [
    peerLine(faster, slower),
    ratioLine(GAME, SEATS, faster.contestant.door, Object.fromEntries(ratios)),
  ];
}

/** Shows that both sides play the same game: as many steps, and the same points within the noise. */
export async function* fairnessLines(): AsyncGenerator<Line> {
  const all: [Contestant, number][] = [
    [{ subject: 'iacta', game: GAME, seats: SEATS, door: 'inPlace' }, SAMPLE.iacta],
    [peer('client'), SAMPLE.peer],
    [peer('reducer'), SAMPLE.peer],
    [peer('rollingAtOnce'), SAMPLE.peer],
  ];
  for (const [contestant, games] of all) {
    const runner = new Runner(contestant);
    try {
      const sample = await runner.ask('sample', games);
      yield checkLine(GAME, SEATS, `${contestant.subject} ${contestant.door}`, sample);
    } finally {
      runner.stop();
    }
  }
}
