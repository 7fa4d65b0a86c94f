import { clone, type Position, randomStream, readOptions } from '@iacta/core';
import { randomStep } from '@iacta/core/test-kit';
import { expect, test } from 'vitest';
import { firstDieStates, readFirstDie } from '../bot/knowledge/first-die.ts';
import { DATA as FIRST_DIE } from '../bot/knowledge/first-die-data.ts';
import { readKnowledge } from '../bot/knowledge/knowledge.ts';
import { DATA } from '../bot/knowledge/knowledge-data.ts';
import { Crowd } from '../bot/match/crowd.ts';
import { PointsPlay } from '../bot/turn/points-play.ts';
import { TurnOutlook } from '../bot/turn/turn-outlook.ts';
import { CachedMatch } from '../judge/cached-match.ts';
import { rules } from '../rules/index.ts';

const knowledge = readKnowledge(DATA);

test('what the judge knows of turns after their first die is what working it out gives', () => {
  const stored = readFirstDie(FIRST_DIE);
  const turn = new TurnOutlook(new PointsPlay(knowledge), knowledge, new Map());
  const states = firstDieStates();
  expect([...stored.keys()]).toEqual(states);
  for (const state of [states[0], states[40], states[states.length - 1]]) {
    expect(stored.get(state)).toEqual(turn.from(state));
  }
});

test('the chances of a turn that are kept are those of its own totals, turn and wagers', () => {
  const crowd = new Crowd(knowledge);
  const kept = new CachedMatch(crowd);
  const below = randomStream(5);
  for (const p of positionsOf(below)) {
    const seat = below(4);
    const wagerers = below(16);
    expect(kept.winBy(p, seat, wagerers)).toEqual(crowd.winBy(p, seat, wagerers));
  }
});

/** Every seventh position of a random game with four seats, in their order. */
function* positionsOf(below: (n: number) => number): Generator<Position> {
  const options = readOptions(rules.facts, { seats: 4 });
  if (!options.ok) throw new Error(options.refusal.code);
  const position = rules.begin(options.value);
  for (let count = 0; ; count++) {
    if (count % 7 === 0) yield clone(position);
    const step = randomStep(rules, position, below);
    if (step === null) return;
    if ('roll' in step) rules.applyRoll(position, step.roll, null);
    else rules.applyMove(position, step.seat, step.move, null);
  }
}
