import { bots } from '@iacta/clever/bot';
import { judges } from '@iacta/clever/judge';
import { rules } from '@iacta/clever/rules';
import { clone, isOver, keyedStream, type Options, outcomesOf, type Position, rollWith } from '@iacta/core';
import { expect, test } from 'vitest';

/** Three dice: after most choices two are in hand, and the judge looks through their throws. */
const THREE_DICE = 216;

/** What every throw of three dice in a game of casual players leads to. */
async function afterThrows(options: Options): Promise<Position[]> {
  const casual = await bots.level('casual', options);
  const below = keyedStream(5, 0);
  const p = rules.begin(options);
  const found: Position[] = [];
  while (!isOver(rules, p)) {
    const dice = rules.dice(p);
    if (!dice) {
      const seat = rules.deciders(p) & 1 ? 0 : 1;
      rules.applyMove(p, seat, casual(p, seat, below).best.move, null);
      continue;
    }
    if (dice.outcomes === THREE_DICE) {
      for (const { roll } of outcomesOf(dice)) {
        const next = clone(p);
        rules.applyRoll(next, roll, null);
        found.push(next);
      }
    }
    rules.applyRoll(p, rollWith(dice, below), null);
  }
  return found;
}

test('the judge says the same of a position, whatever it was asked before', async () => {
  const options: Options = { seats: 2, starter: 0, soloExtraDie: false };
  const positions = await afterThrows(options);
  expect(positions.length).toBeGreaterThan(2 * THREE_DICE);
  const [forwards, backwards] = await Promise.all([judges.judge(options), judges.judge(options)]);
  const said = positions.map((position) => forwards.value(position));
  const saidBackwards = positions.toReversed().map((position) => backwards.value(position));
  expect(saidBackwards.toReversed()).toEqual(said);
});
