import { parseArgs } from 'node:util';
import { calibrate } from './calibrate.ts';
import { measure } from './measure.ts';
import { solve } from './solve.ts';
import { trainWeights } from './train-weights.ts';

// npm run train -- doce [weights] [--games N] [--seed N]      the weights of the evaluation
// npm run train -- doce measure --bots best,strong [--games N] rounds, points and time of two of its players
// npm run train -- doce calibrate [--games N] [--effort E]      how often who is told a chance to win does win
// npm run train -- doce solve [--dice N]                      whether the starter can force a win with N dice

const { positionals, values } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    bots: { type: 'string', default: 'best,plain-alpha-beta' },
    effort: { type: 'string', default: '0.1' },
    dice: { type: 'string', default: '4' },
  },
});
const [task = 'weights'] = positionals;
if (task === 'weights')
  trainWeights({ games: Number(values.games), seed: Number(values.seed), out: values.out });
else if (task === 'solve') solve(Number(values.dice));
else if (task === 'measure') await measure(values.bots.split(','), Number(values.games), Number(values.seed));
else if (task === 'calibrate')
  await calibrate(Number(values.games), Number(values.seed), Number(values.effort));
else throw new Error(`no such task: ${task}`);
