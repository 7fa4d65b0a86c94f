import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { upperBound } from './bound.ts';
import { fitCorrection } from './fit-correction.ts';
import { residuals } from './residuals.ts';
import { writeStarts } from './starts.ts';
import { writeWeights } from './write-weights.ts';

// npm run train -- qwantum [solo|many|bound|residuals] [--seconds 260] [--seed 2] [--games N]
// npm run train -- qwantum starts FILE [--games 40]      positions of all levels, for "more"
// npm run train -- qwantum more FILE [--seconds 230]     goes on with the net for two to four, games begun by FILE too
// npm run train -- qwantum correction FILE…: from the outcomes that "more" writes beside its weights

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string' }, seed: { type: 'string', default: '2' }, games: { type: 'string' } },
});
const seed = Number(values.seed);
const SECONDS = { solo: 260, many: 230 };

const [first, ...files] = positionals;
if (first === 'correction') fitCorrection(files);
else if (first === 'starts') await writeStarts(Number(values.games ?? 40), seed, files[0]);
else if (first === 'more') await learnMore(files[0]);
else
  for (const what of positionals.length > 0 ? positionals : ['solo', 'many']) {
    switch (what) {
      case 'solo':
      case 'many':
        learn(what);
        break;
      case 'bound': {
        const { bound, threshold } = upperBound(19, 22);
        console.log(`no player can expect more than ${bound.toFixed(3)} alone (threshold ${threshold})`);
        break;
      }
      case 'residuals':
        await residuals(Number(values.games ?? 20), seed);
        break;
      default:
        console.error(
          'npm run train -- qwantum [solo|many|bound|residuals|starts FILE|more FILE|correction FILE] [--seconds S] [--seed N] [--games N]',
        );
        process.exit(2);
    }
  }

/** Learning runs in Python with PyTorch: every backup touches all 823,543 partial throws, which asks for a GPU. */
function learn(what: 'solo' | 'many', further: readonly string[] = []): void {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const file = join(mkdtempSync(join(tmpdir(), 'qwantum-')), `${what}.json`);
  const seconds = values.seconds ?? String(SECONDS[what]);
  const args = [join(folder, `${what}.py`), seconds, String(seed), file];
  if (what === 'solo') args.push(values.games ?? '6000');
  args.push(...further);
  const run = spawnSync('python3', args, { stdio: 'inherit' });
  if (run.status !== 0) {
    console.error('Learning needs python3 with PyTorch, and a GPU to be done in minutes.');
    process.exit(1);
  }
  writeWeights(what, JSON.parse(readFileSync(file, 'utf8')));
  if (further.length > 0) console.log(`outcomes to fit the correction to: ${file}.outcomes`);
}

async function learnMore(starts: string): Promise<void> {
  const { default: weights } = await import('../bot/weights-many.ts');
  const base = join(mkdtempSync(join(tmpdir(), 'qwantum-')), 'base.json');
  writeFileSync(base, JSON.stringify(weights));
  learn('many', [base, starts]);
}
