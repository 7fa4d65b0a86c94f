import { readOptions } from '@iacta/core';
import { type PlayedThrow, playDuplicate, randomLine } from '@iacta/core/test-kit';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { TURN } from '../rules/layout.ts';

const facesOf = (thrown: readonly PlayedThrow[]) =>
  new Map(
    thrown.flatMap(({ position, faces }) =>
      Object.entries(faces).map(([die, face]) => [`${position[TURN]}/${die}`, face] as const),
    ),
  );

describe('same dice', () => {
  it.each([1, 2, 6])('Z-D1 a die shows the same face in a turn whenever it is picked, %i seats', (seats) => {
    const options = readOptions(rules.facts, { seats });
    if (!options.ok) throw new Error(options.refusal.code);
    const lines = [1, 2, 3, 4].map((line) =>
      facesOf(playDuplicate(rules, options.value, 3, randomLine(line))),
    );
    for (const line of lines) expect(line).toEqual(lines[0]);
    // Seven dice in three turns of every seat, and the lot for the starter.
    expect(lines[0].size).toBe(7 * 3 * seats + (seats > 1 ? 1 : 0));
    expect(new Set(lines[0].values()).size).toBeGreaterThan(4);
  });
});
