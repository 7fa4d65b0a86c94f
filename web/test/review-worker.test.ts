import { seatBot } from '@iacta/bots/levels';
import { awaits, GameRecord, keyedStream, type RecordJson, rollWith, view } from '@iacta/core';
import { loadBots, loadJudges, loadRules } from '@iacta/games';
import { versionOf } from '@iacta/review';
import { beforeAll, expect, test, vi } from 'vitest';
import type { ReviewMessage, ReviewQuestion } from '../review/messages.ts';

const GAME = 'zocken';
const OPTIONS = { seats: 1 };

let ask: (question: ReviewQuestion) => void = () => undefined;
let arrived: (message: ReviewMessage) => void = () => undefined;

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (_: string, hear: (event: { data: ReviewQuestion }) => void) => {
    ask = (data) => hear({ data });
  });
  vi.stubGlobal('postMessage', (message: ReviewMessage) => arrived(message));
  await import('../review/worker.ts');
});

/** The last message of an answer. */
function answerTo(question: ReviewQuestion): Promise<ReviewMessage> {
  return new Promise((resolve) => {
    arrived = (message) => {
      if (message.kind !== 'steps') resolve(message);
    };
    ask(question);
  });
}

async function soloGame(): Promise<RecordJson> {
  const rules = await loadRules(GAME);
  const bot = await seatBot('first-steps', { rules, options: OPTIONS, find: loadBots });
  const record = GameRecord.begin(rules, OPTIONS);
  for (let count = 0; ; count++) {
    const waits = awaits(rules, record.position);
    if (waits.kind === 'over' || !bot) return record.toJSON();
    if (waits.kind === 'roll') record.play({ roll: rollWith(waits.dice, keyedStream(1, count)) });
    else
      record.play({
        seat: 0,
        move: bot(view(rules, record.position, 0), 0, keyedStream(2, count)).best.move,
      });
  }
}

test('a stored review is used again only if judge and review are both of today', async () => {
  const judge = await (await loadJudges(GAME))?.judges.judge(OPTIONS);
  if (!judge) throw new Error('no judge');
  const record = await soloGame();
  const done = await answerTo({ game: GAME, record, known: judge.version });
  expect(done).toMatchObject({ kind: 'done', summary: { judge: versionOf(judge) } });
  expect(await answerTo({ game: GAME, record, known: versionOf(judge) })).toEqual({ kind: 'known' });
});
