import { readOptions } from '@iacta/core';
import { type PlayedThrow, playDuplicate, randomLine } from '@iacta/core/test-kit';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { FIRST, PHASE, TURN } from '../rules/layout.ts';

const facesOf = (thrown: readonly PlayedThrow[]): Map<string, unknown> =>
  new Map(
    thrown.flatMap(({ position, faces }) =>
      Object.entries(faces).map(
        ([die, face]) => [`${position[TURN]}/${position[PHASE] === FIRST ? 1 : 2}/${die}`, face] as const,
      ),
    ),
  );

describe('same dice', () => {
  it.each([2, 4])('Q-D1 first and second throw of a turn are the same for each die, %i seats', (seats) => {
    const options = readOptions(rules.facts, { seats });
    if (!options.ok) throw new Error(options.refusal.code);
    const [one, ...others] = [1, 2, 3, 4].map((line) =>
      facesOf(playDuplicate(rules, options.value, 3, randomLine(line))),
    );
    let second = 0;
    for (const line of others)
      for (const [key, face] of line) {
        if (!one.has(key)) continue;
        expect(face, key).toBe(one.get(key));
        if (key.includes('/2/')) second++;
      }
    expect(second).toBeGreaterThan(20);
    const changed = [...one].filter(
      ([key, face]) => key.includes('/2/') && one.get(key.replace('/2/', '/1/')) !== face,
    );
    expect(changed.length).toBeGreaterThan(5);
  });
});
