// Each contestant plays in a separate process: no game is slowed or sped up by code that ran before it.
import process from 'node:process';
import { bytesPerStep } from './allocation.ts';
import { type Contestant, type Player, STEP_CAP } from './contestant.ts';
import { iactaPlayer } from './iacta-players.ts';
import { peerPlayer } from './peer.ts';

export interface Batch {
  readonly games: number;
  readonly steps: number;
  readonly capped: number;
  readonly seconds: number;
  /** What the playing thread had of the processor in that time: less where others use the machine too. */
  readonly cpuSeconds: number;
}

/** For the check of fairness: means over games, a game's points being the mean of its seats'. */
export interface Sample {
  readonly games: number;
  readonly stepsPerGame: number;
  readonly points: number;
  /** The standard error of `points`. */
  readonly error: number;
  readonly gamesPerCpuSecond: number;
}

/** What the parent asks, and what it gets. */
export interface Answers {
  warmUp(cpuSeconds: number): null;
  play(seconds: number): Batch;
  bytes(): number;
  sample(games: number): Sample;
}

const contestant = JSON.parse(process.argv[2]) as Contestant;
const player = await (contestant.subject === 'iacta' ? iactaPlayer(contestant) : peerPlayer(contestant));

const answers = {
  warmUp: (seconds: number) => warmUp(player, seconds),
  play: (seconds: number) => playFor(player, seconds),
  bytes: () => bytesPerStep(player),
  sample: (games: number) => sample(player, games, contestant.seats),
} satisfies { [question in keyof Answers]: unknown };

process.on('message', ({ question, value }: { question: keyof Answers; value: number }) => {
  void Promise.resolve(answers[question](value)).then((answer) => process.send?.(answer));
});

/** By processor time: on a busy machine a second of the clock may be too short for the compiler to finish. */
function warmUp(player: Player, seconds: number): null {
  const end = cpuSeconds() + seconds;
  while (cpuSeconds() < end) player.playGame();
  return null;
}

function playFor(player: Player, seconds: number): Batch {
  const cpuBefore = cpuSeconds();
  const began = performance.now();
  const end = began + seconds * 1000;
  let games = 0;
  let steps = 0;
  let capped = 0;
  let now = began;
  // Asking the clock after every game costs some 60 ns, under a hundredth of the shortest game.
  for (; now < end; now = performance.now()) {
    const taken = player.playGame();
    games++;
    steps += taken;
    if (taken === STEP_CAP) capped++;
  }
  return { games, steps, capped, seconds: (now - began) / 1000, cpuSeconds: cpuSeconds() - cpuBefore };
}

function cpuSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

function sample(player: Player, games: number, seats: number): Sample {
  let steps = 0;
  let sum = 0;
  let squares = 0;
  const cpuBefore = cpuSeconds();
  for (let i = 0; i < games; i++) {
    steps += player.playGame();
    let points = 0;
    for (let seat = 0; seat < seats; seat++) points += player.points(seat) / seats;
    sum += points;
    squares += points * points;
  }
  const points = sum / games;
  const variance = squares / games - points * points;
  const gamesPerCpuSecond = games / (cpuSeconds() - cpuBefore);
  return {
    games,
    stepsPerGame: steps / games,
    points,
    error: Math.sqrt(variance / games),
    gamesPerCpuSecond,
  };
}
