// npm test: every check, one after the other, all of them even when one fails, and what each cost.
// npm run check (--quick): the same with small samples, without the search for dead code and without a browser.
// npm run test:long (--long): what npm test leaves out because of its length, in Node and in the browser.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const quick = process.argv.includes('--quick');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

// Each step is a separate npm script, so that it can be run alone: npm run types.
const quickSteps = ['types', 'lint:biome', 'lint:oxlint', 'architecture', 'unit'];
const allSteps = ['types', 'lint:biome', 'lint:oxlint', 'architecture', 'dead-code', 'unit', 'browser'];
const longSteps = ['unit:long', 'browser:long'];
const steps = process.argv.includes('--long') ? longSteps : quick ? quickSteps : allSteps;

const env = { ...process.env };
// So that "node scripts/verify.mjs" outside npm also gets the tools and the pinned Node.
env.PATH = [join(root, 'node_modules', '.bin'), env.PATH].join(delimiter);
if (quick) env.IACTA_QUICK = '1';
else delete env.IACTA_QUICK;

const results = steps.map((step) => {
  console.log(`\n── ${step}: ${scripts[step]}`);
  const began = performance.now();
  const { status } = spawnSync(scripts[step], { cwd: root, env, shell: true, stdio: 'inherit' });
  return { step, ok: status === 0, seconds: (performance.now() - began) / 1000 };
});

console.log('');
for (const { step, ok, seconds } of results) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${step.padEnd(13)} ${seconds.toFixed(1).padStart(6)} s`);
}
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
