import { awaits, GameRecord, moves, readOptions, seededDice } from '@iacta/core';
import { loadRules } from '@iacta/games';
import type { ReviewedStep, Summary } from '@iacta/review';
import { expect, test } from 'vitest';
import { Engine } from '../engine/engine.ts';

test('the engine reviews a finished game and values any position with the same judge', {
  timeout: 240_000,
}, async () => {
  const rules = await loadRules('zocken');
  const options = readOptions(rules.facts, { seats: 1 });
  if (!options.ok) throw new Error(options.refusal.code);
  const record = GameRecord.begin(rules, options.value);
  const dice = seededDice(5);
  for (let waits = awaits(rules, record.position); waits.kind !== 'over'; ) {
    if (waits.kind === 'roll') record.play({ roll: dice.throwDice(waits.dice, record.rollNumber) });
    else record.play({ seat: waits.seats[0], move: moves(rules, record.position, waits.seats[0])[0] });
    waits = awaits(rules, record.position);
  }
  const engine = new Engine();
  const ask = async (request: object) => JSON.parse(await engine.answer(JSON.stringify(request))) as unknown;
  await ask({ do: 'import', record: record.toJSON() });
  const { review } = (await ask({ do: 'review' })) as {
    review: Summary & { steps: (ReviewedStep & { played?: { move: unknown } })[] };
  };
  const [{ start, luck, own, others, revisions, result }] = review.seats;
  expect(start + luck + own + others + revisions).toBeCloseTo(result, 9);
  expect(review.steps).toHaveLength(record.steps.length);
  expect(review.steps.filter(({ kind }) => kind === 'decision').every(({ played }) => played)).toBe(true);
  expect(await ask({ do: 'value' })).toMatchObject({ judge: review.judge, points: [result], exact: true });
});
