import { GameRecord, type Move } from '@iacta/core';
import { expect, test } from 'vitest';
import { COSTLY, REVIEW_VERSION, review, SETTINGS, summarise, versionOf } from '../index.ts';
import { optionsFor, wholeReview } from './kit.ts';
import { solved, toy } from './toy.ts';

test('a stored review names the judge and how reviews are made: a change to either makes it again', () => {
  const judge = solved();
  expect(versionOf(judge)).toContain(judge.version);
  expect(versionOf(judge)).toContain(String(REVIEW_VERSION));
  expect(versionOf({ ...judge, version: 'another' })).not.toBe(versionOf(judge));
});

test('what reviews are made of has the version it was made with: raise REVIEW_VERSION with any change here', () => {
  const record = GameRecord.begin(toy, optionsFor(toy, { seats: 2 }));
  for (const [seat, face] of [3, 1, 2, 1].entries()) {
    record.play({ roll: face - 1 });
    record.play({ seat: seat % 2, move: 0 as Move<ReturnType<typeof toy.encodeMove>> });
  }
  const judge = solved();
  const { steps, start } = wholeReview(record, judge);
  const summary = summarise(toy, steps, { start, end: record.position, judge: versionOf(judge) });
  const [step] = review(record, judge);
  const rounded = JSON.parse(JSON.stringify({ fields: Object.keys(step).sort(), summary }), (_, value) =>
    typeof value === 'number' ? Number(value.toFixed(6)) + 0 : value,
  );
  expect({ version: REVIEW_VERSION, settings: SETTINGS, costly: COSTLY, ...rounded }).toMatchInlineSnapshot(`
    {
      "costly": {
        "points": 0.5,
        "win": 0.02,
      },
      "fields": [
        "before",
        "effect",
        "exact",
        "index",
        "kind",
        "revision",
        "seat",
        "standardError",
        "variance",
      ],
      "settings": {
        "alternatives": 4,
        "enumerate": 300,
        "sample": 204,
      },
      "summary": {
        "judge": "solved, review 2",
        "luckPart": 1,
        "measure": "win",
        "seats": [
          {
            "costly": [],
            "decisions": 2,
            "enough": false,
            "lossPerDecision": 0,
            "luck": 0.292638,
            "luckIsLot": false,
            "luckSpread": 0.180493,
            "luckierThan": 0.947527,
            "others": 0.216049,
            "own": 0,
            "result": 1,
            "revisions": 0,
            "seat": 0,
            "start": 0.491312,
          },
          {
            "costly": [
              {
                "index": 3,
                "loss": 0.216049,
              },
            ],
            "decisions": 2,
            "enough": false,
            "lossPerDecision": 0.108025,
            "luck": -0.292638,
            "luckIsLot": false,
            "luckSpread": 0.180493,
            "luckierThan": 0.052473,
            "others": 0,
            "own": -0.216049,
            "result": 0,
            "revisions": 0,
            "seat": 1,
            "start": 0.508688,
          },
        ],
      },
      "version": 2,
    }
  `);
});
