// npm run faults -- [--game ID] [--every 1] [--json]: a whole game for every call of the store, which then goes wrong.

import process from 'node:process';
import { parseArgs } from 'node:util';
import { games, isGameId, loadRules } from '@iacta/games';
import { hashBy } from '@iacta/table/hashes';
import { BY_NODE } from '../hashes.ts';
import { MODES } from './counting.ts';
import { type FaultResult, failCall, failStatement } from './run.ts';

hashBy(BY_NODE);

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: games.find(({ facts }) => facts.hasSealedAnswers)?.id ?? '' },
    /** Every so manieth call only. */
    every: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
if (!isGameId(values.game)) throw new Error(`no game ${values.game}`);
const rules = await loadRules(values.game);
const every = Number(values.every);
const began = performance.now();

interface Kind {
  readonly name: string;
  readonly play: (broken: number) => Promise<FaultResult>;
}
const kinds: readonly Kind[] = [
  ...MODES.map((mode) => ({ name: `call ${mode}`, play: (n: number) => failCall(rules, n, mode) })),
  { name: 'statement fails', play: (n: number) => failStatement(rules, n) },
];
const results: { kind: string; calls: number; games: number; problems: string[] }[] = [];
for (const { name, play } of kinds) {
  const { calls, problems: before } = await play(0);
  const problems = [...before];
  let games = 0;
  for (let broken = 1; broken <= calls; broken += every) {
    const result = await play(broken);
    games++;
    problems.push(...result.problems.map((problem) => `${name}, call ${broken}: ${problem}`));
  }
  results.push({ kind: name, calls, games, problems });
  if (!values.json) console.log(`${name}: ${games} games, ${problems.length} problems`);
}
const problems = results.flatMap((result) => result.problems);
if (values.json) {
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(JSON.stringify({ faults: 'store', game: values.game, results, seconds }));
} else for (const problem of problems.slice(0, 50)) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
