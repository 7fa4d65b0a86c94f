import { readOptions } from '@iacta/core';
import { playDuplicate, randomLine } from '@iacta/core/test-kit';
import { expect, it } from 'vitest';
import { rules } from '../rules/index.ts';

it('D-D1 the lot for the starter is the only throw, and a seed fixes it', () => {
  const options = readOptions(rules.facts, {});
  if (!options.ok) throw new Error(options.refusal.code);
  const starters = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
    const lines = [1, 2].map((line) => playDuplicate(rules, options.value, seed, randomLine(line)));
    expect(lines.map((thrown) => thrown.length)).toEqual([1, 1]);
    expect(lines[0][0].faces).toEqual(lines[1][0].faces);
    return lines[0][0].faces.starter;
  });
  expect(new Set(starters)).toEqual(new Set([0, 1]));
});
