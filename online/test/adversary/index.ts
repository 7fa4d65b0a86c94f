import { parseArgs } from 'node:util';
import { loadRules } from '@iacta/games';
import { SEALED_GAME } from '@iacta/games/test-kit';
import { problemsOf, type Report, runAll } from './run.ts';

// npm run adversary -- [--json] [--trials N]: one malicious server for each attack against the real client library.
const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, trials: { type: 'string', default: '50' } },
});
const rules = await loadRules(SEALED_GAME);
const report = await runAll(rules, Number(values.trials));
process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : table(report));
const problems = problemsOf(report);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;

function table({ control, equivocation, attacks }: Report): string {
  const lines = attacks.map(
    ({ attack, tried, manipulated, reported, shownAsChecked, verdicts }) =>
      `| ${attack} | ${tried} | ${manipulated} | ${reported} | ${shownAsChecked} | ${verdicts.join(', ')} |`,
  );
  return [
    '| attack | tried | rolls manipulated | reported | shown as checked | devices say |',
    '|---|---|---|---|---|---|',
    ...lines,
    `| different histories for two players | ${equivocation.tried} | | ${equivocation.differentCodes} | | other code |`,
    '',
    `Honest server: ${control.checked} of ${control.rolls} rolls checked, ${control.alarms} alarms.`,
    '',
  ].join('\n');
}
