import { seatBot } from '@iacta/bots/levels';
import type { Judge } from '@iacta/bots/search';
import { type Options, optionsOf, type Rules, readRecord } from '@iacta/core';
import { isGameId, loadBots, loadJudges, loadRules } from '@iacta/games';
import {
  luckPartOf,
  type ReviewedStep,
  review,
  rolloutJudge,
  startValue,
  summarise,
  versionOf,
} from '@iacta/review';
import type { ReviewMessage, ReviewQuestion } from './messages.ts';

// A review is worked out here, beside the page, step by step; the page shows what has come so far.

/** Steps that come closer together than this, in milliseconds, are sent together: the page draws no faster. */
const BATCH = 100;

async function* answer({ game, record: json, known }: ReviewQuestion): AsyncGenerator<ReviewMessage> {
  if (!isGameId(game)) throw new Error(`no such game: ${game}`);
  const rules = await loadRules(game);
  const record = readRecord(rules, json);
  if (!record.ok) throw new Error(record.refusal.code);
  const judge = await judgeFor(rules, optionsOf(rules.facts, record.value.start));
  if (versionOf(judge) === known) {
    yield { kind: 'known' };
    return;
  }
  const steps: ReviewedStep[] = [];
  let sent = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const step of review(record.value, judge)) {
    steps.push(step);
    if (performance.now() - last < BATCH) continue;
    yield { kind: 'steps', steps: steps.slice(sent) };
    sent = steps.length;
    last = performance.now();
  }
  yield { kind: 'steps', steps: steps.slice(sent) };
  const start = steps[0]?.before ?? startValue(record.value, judge);
  const end = record.value.position;
  yield {
    kind: 'done',
    summary: summarise(rules, steps, { start, end, judge: versionOf(judge), luckPart: luckPartOf(judge) }),
  };
}

/** The game's own judge, or one that plays on from each position with a quick bot. */
async function judgeFor(rules: Rules, options: Options): Promise<Judge> {
  const { id } = rules.facts;
  const own = await loadJudges(id);
  if (own) return own.judges.judge(options);
  const bot = await seatBot('casual', { rules, options, find: loadBots });
  if (!bot) throw new Error(`${id} has no casual bot`);
  return rolloutJudge(rules, bot, 'casual');
}

addEventListener('message', ({ data }: MessageEvent<ReviewQuestion>) => {
  void (async () => {
    try {
      for await (const message of answer(data)) postMessage(message);
    } catch {
      postMessage({ kind: 'failed' } satisfies ReviewMessage);
    }
  })();
});
