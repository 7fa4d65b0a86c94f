import { writeFileSync } from 'node:fs';
import { firstDieStates } from '../bot/knowledge/first-die.ts';
import { readKnowledge } from '../bot/knowledge/knowledge.ts';
import { DATA } from '../bot/knowledge/knowledge-data.ts';
import { PointsPlay } from '../bot/turn/points-play.ts';
import { TurnOutlook } from '../bot/turn/turn-outlook.ts';

const FILE = new URL('../bot/knowledge/first-die-data.ts', import.meta.url);

/** Writes what the judge knows of turns after their first die; it follows from the knowledge of the bots. */
export function writeFirstDie(say: (line: string) => void): void {
  const knowledge = readKnowledge(DATA);
  const turn = new TurnOutlook(new PointsPlay(knowledge), knowledge, new Map());
  const numbers = firstDieStates().flatMap((state) => {
    const { unwagered, wagered } = turn.from(state);
    return [...unwagered, ...wagered];
  });
  const base64 = Buffer.from(Float64Array.from(numbers).buffer).toString('base64');
  writeFileSync(
    FILE,
    `// Written by npm run train -- zocken first-die.\nexport const DATA =\n  '${base64}';\n`,
  );
  say(`written: ${base64.length} characters`);
}
