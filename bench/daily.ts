// How long it takes to verify a day of the daily game, and whether a forged result is ever accepted. See docs/results.md.
import { parseArgs } from 'node:util';
import { randomStream } from '@iacta/core';
import { GAME_IDS, isGameId, loadRules } from '@iacta/games';
import { verifyDay, verifyDayText, writeDayFile } from '@iacta/online/daily';
import { forgedDay, randomDay } from '@iacta/online/test-kit';

const USAGE = `npm run bench:daily -- [options]
  --records N  results of a day, of all games together (10000)
  --forged N   days with one forged result each (1000)
  --json       JSON on standard output`;

const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '10000' },
    forged: { type: 'string', default: '1000' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const rulesOf = async (game: string) => (isGameId(game) ? loadRules(game) : null);

/** What this thread had of the processor, in seconds. */
function threadSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

async function bench() {
  const rules = await Promise.all(GAME_IDS.map((id) => loadRules(id)));
  const day = randomDay(Math.ceil(Number(values.records) / rules.length), rules);
  const text = writeDayFile(day);
  const cpu = threadSeconds();
  const began = performance.now();
  const verdict = await verifyDayText(text, rulesOf, { promise: day.promise });
  const seconds = (performance.now() - began) / 1000;
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.problem));
  const { attempts } = verdict.summary;
  const cpuSeconds = threadSeconds() - cpu;
  const below = randomStream(1);
  const forged = Number(values.forged);
  let accepted = 0;
  for (let i = 0; i < forged; i++)
    if ((await verifyDay(forgedDay(day, rules, below), rulesOf)).ok) accepted++;
  return { attempts, megabytes: text.length / 1e6, seconds, cpuSeconds, forged, accepted };
}

if (values.help) process.stdout.write(`${USAGE}\n`);
else {
  const result = await bench();
  const { attempts, megabytes, seconds, cpuSeconds, forged, accepted } = result;
  process.stdout.write(
    values.json
      ? `${JSON.stringify(result)}\n`
      : `${attempts} results (${megabytes.toFixed(1)} MB) verified in ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of one core
${accepted} of ${forged} forged results accepted
`,
  );
  if (accepted > 0) process.exitCode = 1;
}
