// npm run train -- zocken: computes what the bots know and writes it to bot/knowledge/knowledge-data.ts.
// Nothing is learned and nothing is drawn by lot: every run gives the same file.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import {
  blankKnowledge,
  DICE_KNOWN,
  DUEL_TURNS,
  indexOfLead,
  LEADS,
  OPENING_BYTES,
} from '../bot/knowledge/knowledge.ts';
import { statesUpTo } from '../bot/turn/states.ts';
import { OWN_POINTS } from '../bot/turn/worth.ts';
import { averages } from './averages.ts';
import { solveDuel } from './duel.ts';
import { writeFirstDie } from './first-die.ts';
import { wholeTurn } from './graph.ts';
import { Opening } from './opening.ts';
import { chancesByWager, KIND_POINTS, solvePassing, solvePoints } from './points.ts';

const DATA = new URL('../bot/knowledge/knowledge-data.ts', import.meta.url);
const started = performance.now();

function say(line: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
  process.stdout.write(`${seconds} s  ${line}\n`);
}

function bar(name: string, done: number, all: number): void {
  const end = done === all ? '\n' : '';
  const filled = Math.round((30 * done) / all);
  if (process.stdout.isTTY) {
    process.stdout.write(`\r${name} ${'#'.repeat(filled).padEnd(30, '.')} ${done}/${all}${end}`);
  } else if (filled > Math.round((30 * (done - 1)) / all)) {
    say(`${name} ${done}/${all}`);
  }
}

const [what, games = '20'] = process.argv.slice(2);
if (what === 'averages') {
  await averages(Number(games), say);
  process.exit(0);
}
if (what === 'first-die') {
  writeFirstDie(say);
  process.exit(0);
}

const knowledge = blankKnowledge();
const early = statesUpTo(DICE_KNOWN);

const kind = solvePoints(KIND_POINTS);
say(`points ${kind.points.toFixed(6)}, more than 50: ${kind.passes.toFixed(6)} (equal plays to the higher)`);
const play = solvePoints(OWN_POINTS);
say(`points ${play.points.toFixed(6)}, more than 50: ${play.passes.toFixed(6)} (equal plays to the lower)`);
say(`more than 50 at any price: ${solvePassing().toFixed(6)}`);
knowledge.earlyPoints.set(early.flat().map((state) => play.solver.value(state)));
knowledge.turnChances.set(chancesByWager(play.solver).flatMap((part) => [...part]));
const points = (state: number) => play.solver.value(state);
const pointsOpening = new Opening(points, points).bytes();
say(`opening for points: ${pointsOpening.join(' ')}`);

const layers = wholeTurn((done, all) => bar('graph', done, all));
say(`graph: ${layers.map(({ states }) => states.length).join(' + ')} states`);
const numbers = new Map(
  early.flatMap((states, down) => states.map((state, number) => [state, { down, number }])),
);
const losses = new Array<number>(DUEL_TURNS).fill(0);
solveDuel(layers, knowledge.duelWins, ({ turn, leads, values }, done, all) => {
  for (const [column, lead] of leads.entries()) {
    const aim = (state: number) => {
      const { down, number } = numbers.get(state)!;
      return values[down][number * leads.length + column];
    };
    const opening = new Opening(aim, points);
    const bytes = opening.bytes();
    knowledge.duelOpenings.set(bytes, (turn * LEADS.length + indexOfLead(lead)) * OPENING_BYTES);
    losses[turn] = Math.max(losses[turn], opening.worthOf(bytes) - opening.worthOf(pointsOpening));
  }
  bar('duel', done, all);
});
for (let turn = 0; turn < DUEL_TURNS; turn++) {
  const at = (lead: number) => knowledge.duelWins[turn * LEADS.length + indexOfLead(lead)].toFixed(4);
  say(
    `turn ${turn}: to win when level ${at(0)}, 50 behind ${at(-50)}, 50 ahead ${at(50)}; ` +
      `the opening for points costs at most ${losses[turn].toFixed(4)}`,
  );
}

const base64 = Buffer.from(knowledge.earlyPoints.buffer).toString('base64');
writeFileSync(DATA, `// Written by npm run train -- zocken.\nexport const DATA =\n  '${base64}';\n`);
say(`written: ${base64.length} characters`);
