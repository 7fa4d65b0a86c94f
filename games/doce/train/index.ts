import { parseArgs } from 'node:util';
import { makeBook } from './book.ts';
import { calibrate } from './calibrate.ts';
import { compareEfforts } from './effort.ts';
import { fitBest } from './fine-weights.ts';
import { measure } from './measure.ts';
import { recordRounds } from './rounds.ts';
import { solve } from './solve.ts';
import { trainWeights } from './train-weights.ts';
import { decide } from './value.ts';

// npm run train -- doce [weights] [--games N] [--seed N]      the weights of the levels below the best
// npm run train -- doce rounds --out FILE [--seconds N] [--workers N]   rounds to learn from
// npm run train -- doce best --rounds FILE                    the weights of the best level, from such rounds
// npm run train -- doce book [--visits FILE] [--seconds N] [--workers N]   the opening book
// npm run train -- doce measure --bots A/B [--games N] [--random N] [--spread X] [--workers N]
//                                                             rounds, points and time of two of its players
// npm run train -- doce calibrate [--games N] [--effort E]    how often forecasts of a win come true
// npm run train -- doce effort [--games N]                    what four times the effort changes
// npm run train -- doce solve [--dice N]                      whether the starter can force a win with N dice
// npm run train -- doce value [--positions N] [--dice N] [--rounds N]   how far the game is decided

const { positionals, values } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    bots: { type: 'string', default: 'best/weighted-lines' },
    random: { type: 'string', default: '0' },
    spread: { type: 'string', default: '0' },
    workers: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '180' },
    rounds: { type: 'string', default: '' },
    visits: { type: 'string' },
    effort: { type: 'string', default: '0.1' },
    dice: { type: 'string', default: '4' },
    positions: { type: 'string', default: '300000' },
  },
});
const [task = 'weights'] = positionals;
const games = Number(values.games);
const seed = Number(values.seed);
const workers = Number(values.workers);
const seconds = Number(values.seconds);
const { out, visits } = values;
const tasks: { readonly [task: string]: () => void | Promise<void> } = {
  weights: () => trainWeights({ games, seed, out }),
  rounds: () => recordRounds({ workers, seconds, seed, out: out ?? 'rounds.txt' }),
  best: () => fitBest(values.rounds, out),
  book: () => makeBook({ workers, seconds, seed, out, visits }),
  measure: () =>
    measure({
      names: values.bots.split('/'),
      games,
      seed,
      random: Number(values.random),
      spread: Number(values.spread),
      workers,
    }),
  calibrate: () => calibrate(games, seed, Number(values.effort)),
  effort: () => compareEfforts(games, seed),
  solve: () => solve(Number(values.dice)),
  value: () =>
    decide({
      positions: Number(values.positions),
      dice: Number(values.dice),
      rounds: Number(values.rounds || 40),
      seed,
    }),
};
if (!Object.hasOwn(tasks, task)) throw new Error(`no such task: ${task}`);
await tasks[task]();
