import { readOptions } from '@iacta/core';
import { type Line, type PlayedThrow, playDuplicate, randomLine } from '@iacta/core/test-kit';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { activeSeat } from '../rules/layout.ts';
import { Action, actionOf } from '../rules/moves.ts';

/** The throws of every turn, read off the change of the active seat. */
function byTurn(thrown: readonly PlayedThrow[]): string[][] {
  const turns: string[][] = [];
  let last = -1;
  for (const { position, sorted, faces } of thrown) {
    if ('starter' in faces) continue;
    if (activeSeat(position) !== last) turns.push([]);
    last = activeSeat(position);
    turns.at(-1)?.push(sorted.join(''));
  }
  return turns;
}

/** Four of a kind and the sun allow it. */
const AGAIN: readonly number[] = [Action.again, Action.reroll];

const again =
  (wanted: boolean, otherwise: Line): Line =>
  (record, seat, legal) => {
    const rolls = legal.filter((move) => AGAIN.includes(actionOf(move)));
    const others = legal.filter((move) => !AGAIN.includes(actionOf(move)));
    return otherwise(record, seat, wanted && rolls.length > 0 ? rolls : others);
  };

describe('same dice', () => {
  it('G-D1 every turn has the same dice in every line of play, and rolling again does not shift later turns', () => {
    const options = readOptions(rules.facts, { seats: 2 });
    if (!options.ok) throw new Error(options.refusal.code);
    let repeated = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const twice = byTurn(playDuplicate(rules, options.value, seed, again(true, randomLine(1))));
      const once = byTurn(playDuplicate(rules, options.value, seed, again(false, randomLine(2))));
      repeated += twice.filter((rolls) => rolls.length > 1).length;
      const turns = Math.min(twice.length, once.length);
      expect(turns).toBeGreaterThan(5);
      for (let turn = 0; turn < turns; turn++) expect(once[turn]).toEqual([twice[turn][0]]);
    }
    expect(repeated).toBeGreaterThan(0);
  });
});
