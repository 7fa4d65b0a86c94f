import { moves, packRoll, play, randomStream } from '@iacta/core';
import { quick } from '@iacta/core/test-kit';
import { expect, test } from 'vitest';
import { type GardenMove, moveOf, rules, stateOf } from '../rules/index.ts';
import { after, legalMoves, WELL_FORMED } from './oracle.ts';

const told = (list: readonly GardenMove[]): string[] => list.map((move) => JSON.stringify(move)).toSorted();

test.each([
  [2, false, 'corner', 'bought'],
  [3, false, 'doubles', 'free'],
  [4, false, '11 16 22 34 35 43 61', 'bought'],
  [3, true, 'corner', 'bought'],
])('%i seats, family %s, stars %s, spat %s: packed and literal rules agree', (seats, family, stars, spat) => {
  const options = { seats, family, starter: 0, stars, spat };
  const below = randomStream(seats * 10 + Number(family));
  let position = rules.begin(options);
  const every = quick ? 7 : 3;
  for (let step = 0; step < 700; step++) {
    const dice = rules.dice(position);
    if (dice) {
      const roll = packRoll(dice, [below(6), below(6), below(6), below(6)]);
      const played = play(rules, position, { roll });
      if (!played.ok) throw new Error(played.refusal.code);
      position = played.position;
      continue;
    }
    const seat = rules.active(position);
    const legal = moves(rules, position, seat);
    if (legal.length === 0) break;
    const state = stateOf(position);
    if (step % every === 0) {
      expect(told(legal.map((move) => rules.encodeMove(move)))).toEqual(told(legalMoves(state)));
    }
    const move = legal[below(legal.length)];
    const played = play(rules, position, { seat, move });
    if (!played.ok) throw new Error(played.refusal.code);
    position = played.position;
    expect(stateOf(position)).toEqual(after(state, rules.encodeMove(move), options));
  }
});

test('every move that can be written down is packed and read back', () => {
  const packed = WELL_FORMED.map(moveOf);
  expect(packed.map((move) => rules.encodeMove(move))).toEqual(WELL_FORMED);
  expect(new Set(packed).size).toBe(WELL_FORMED.length);
  expect(Math.max(...packed)).toBeLessThan(2 ** 31);
  for (const [index, move] of WELL_FORMED.entries()) {
    const read = rules.decodeMove(move);
    if (!read.ok || read.value !== packed[index]) throw new Error(JSON.stringify(move));
  }
});
