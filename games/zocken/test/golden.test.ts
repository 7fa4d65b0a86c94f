import { plain } from '@iacta/core';
import { playthrough } from '@iacta/core/test-kit';
import { rules, type ZockenEvent } from '@iacta/zocken/rules';
import { drawing } from '@iacta/zocken/text';
import { words } from '@iacta/zocken/words/en';
import { expect, it } from 'vitest';

// Whole games for one and two seats, the first turns for more: a rule change shows up as a readable diff.
const CAPS = [2000, 2000, 92, 92, 84, 74];
const name = (seat: number) => `Player ${seat + 1}`;

/** Sentences that repeat the step itself are left out. */
function sentence(event: ZockenEvent): string {
  return event.type === 'picked' || event.type === 'rolled' ? '' : words.event(event, name);
}

it.each(rules.facts.seatCounts)('playthrough with %i seats', async (seats) => {
  const text = playthrough(rules, { seats, starter: 'lot' }, 40 + seats, {
    draw: (position) => drawing.draw(position, plain, name, words),
    sentence,
    cap: CAPS[seats - 1],
  });
  expect(text.split('\n').length).toBeLessThan(330);
  await expect(text).toMatchFileSnapshot(`golden/${seats}-seats.txt`);
});
