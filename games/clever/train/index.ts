// npm run train -- clever [only=NET] [OPTION=VALUE …]: builds the trainer, learns the three nets one after the other
// and writes the modules that the bot loads. With CUDA's compiler it runs on the GPU, else, far more slowly, on the
// processor. npm run train -- clever check: compares the trainer's idea of the game with the rules.
// npm run train -- clever more [only=NET] [OPTION=VALUE …]: continues from the shipped nets, games begin weakly.
// npm run train -- clever expected FILE…: fits the points that seats at a table can expect to samples of calibrate.
// npm run train -- clever duel [SEATS] [GAMES] [SEED] [FILE]: what playing for the win is worth (see duel.ts).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { duel } from './duel.ts';
import { exportGames } from './export.ts';
import { fitExpected } from './fit-expected.ts';
import { unpackShipped } from './unpack.ts';
import { type NetName, writeModule } from './write.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'train-'));
const program = join(folder, 'train');

/** What each net is trained for, with the seconds it gets on the GPU. */
const RUNS: Record<NetName, readonly string[]> = {
  extra: ['seats=1', 'extra=1', 'scouts=5', 'scoutSeconds=6', 'seconds=60'],
  plain: ['seats=1', 'extra=0', 'seconds=90'],
  many: ['seats=0', 'games=32768', 'seconds=525'],
};
/** How the shipped nets were made to know the sheets of weak play too: NOTES.md, "Positions of weak play". */
const MORE: Record<NetName, readonly string[]> = {
  extra: ['seats=1', 'extra=1', 'seconds=95', 'rate=5e-4', 'weak=0.4'],
  plain: ['seats=1', 'extra=0', 'seconds=95', 'rate=5e-4', 'weak=0.4'],
  many: [
    'seats=0',
    'games=32768',
    'seconds=490',
    'rate=6e-4',
    'weak=0.35',
    'match=0.9',
    'winFrom=0',
    'matchFrom=0',
  ],
};
/** Nets that begin with what another one learned in the same call: its plan for the sheet is worth keeping. */
const BEGINS_WITH: Partial<Record<NetName, NetName>> = { plain: 'extra' };
const SIZES = {
  gpu: ['games=65536', 'batch=16384'],
  cpu: [
    'games=400',
    'batch=256',
    'seconds=400',
    'scouts=0',
    'rate=2e-3',
    'lastRate=1e-4',
    'average=0.995',
    'measure=1000',
  ],
};

/** Of two values for one option the trainer takes the last: a processor has its own sizes and times. */
function argumentsFor(engine: keyof typeof SIZES, options: readonly string[]): string[] {
  return engine === 'gpu' ? [...SIZES.gpu, ...options] : [...options, ...SIZES.cpu];
}

function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

function check(): void {
  const games = join(folder, 'games.txt');
  exportGames(games, 1600, 1);
  const checker = join(folder, 'check');
  const passed = run('g++', ['-std=c++17', '-O2', '-o', checker, here('check.cpp')]) && run(checker, [games]);
  process.exit(passed ? 0 : 1);
}

const CUDA = 'nvcc';

function build(): keyof typeof SIZES {
  const hasCuda = spawnSync(CUDA, ['--version']).status === 0 && existsSync('/dev/nvidia0');
  if (hasCuda && run(CUDA, ['-std=c++17', '-O3', '-arch=native', '-o', program, here('train.cu')]))
    return 'gpu';
  const flags = ['-x', 'c++', '-std=c++17', '-O3', '-march=native', '-ffast-math'];
  if (run('g++', [...flags, '-o', program, here('train.cu')])) return 'cpu';
  console.error('neither nvcc with a GPU nor g++ could build the trainer');
  process.exit(1);
}

const args = process.argv.slice(2);
if (args[0] === 'check') check();
if (args[0] === 'expected') {
  await fitExpected(args.slice(1));
  process.exit(0);
}
if (args[0] === 'duel') {
  const [seats = 2, games = 200, seed = 1] = args.slice(1, 4).map(Number);
  await duel(seats, games, seed, args[4]);
  process.exit(0);
}
const only = args.find((arg) => arg.startsWith('only='))?.slice('only='.length);
const more = args[0] === 'more';
const rest = args.filter((arg) => arg !== 'more' && !arg.startsWith('only='));
const engine = build();
for (const [name, options] of Object.entries(more ? MORE : RUNS) as [NetName, readonly string[]][]) {
  if (only !== undefined && only !== name) continue;
  const file = join(folder, `${name}.bin`);
  console.log(`\n${name}`);
  const begin = join(folder, more ? `${name}.shipped.bin` : `${BEGINS_WITH[name]}.bin`);
  if (more) unpackShipped(name, begin);
  const from = existsSync(begin) ? [`from=${begin}`] : [];
  if (!run(program, [...argumentsFor(engine, [...options, ...from]), ...rest, `out=${file}`]))
    process.exit(1);
  writeModule(name, file);
}
