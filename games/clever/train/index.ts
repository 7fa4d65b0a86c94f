// npm run train -- clever [only=NET] [OPTION=VALUE …]: builds the trainer, learns the three nets one after the other
// and writes the modules that the bot loads. With CUDA's compiler it runs on the GPU, else, far more slowly, on the
// processor. npm run train -- clever check: compares the trainer's idea of the game with the rules.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { exportGames } from './export.ts';
import { type NetName, writeModule } from './write.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'train-'));
const program = join(folder, 'train');

/** What each net is trained for, with the seconds its shipped weights had on the GPU. */
const RUNS: Record<NetName, readonly string[]> = {
  extra: ['seats=1', 'extra=1', 'seconds=100'],
  plain: ['seats=1', 'extra=0', 'seconds=90'],
  many: ['seats=0', 'seconds=300'],
};
const SIZES = { gpu: ['games=65536', 'batch=16384'], cpu: ['games=200', 'batch=512'] };

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
const only = args.find((arg) => arg.startsWith('only='))?.slice('only='.length);
const rest = args.filter((arg) => !arg.startsWith('only='));
const sizes = SIZES[build()];
for (const [name, options] of Object.entries(RUNS) as [NetName, readonly string[]][]) {
  if (only !== undefined && only !== name) continue;
  const file = join(folder, `${name}.bin`);
  console.log(`\n${name}`);
  if (!run(program, [...sizes, ...options, ...rest, `out=${file}`])) process.exit(1);
  writeModule(name, file);
}
