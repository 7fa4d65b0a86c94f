import { expect, test } from 'vitest';
import { Experience } from '../soak/honest.ts';
import { BUDGETS, judge } from '../soak/judge.ts';

const GOOD = { rss: 200e6, held: 100e6, descriptors: 500, stall: 20, cpuSeconds: 1 };

function broken(samples: readonly (typeof GOOD)[], live: (experience: Experience) => void = () => {}) {
  const experience = new Experience();
  for (let i = 0; i < 1000; i++) experience.acknowledge(i % 2 === 0 ? 'moves' : 'throws', 5);
  live(experience);
  const figures = judge(samples, experience, { before: samples[0], after: samples[samples.length - 1] });
  return BUDGETS.filter(({ holds }) => !holds(figures)).map(({ name }) => name);
}
const flat = Array.from({ length: 100 }, () => GOOD);

test('a server that stays as it is keeps all budgets', () => {
  expect(broken(flat)).toEqual([]);
});

test.each([
  ['acknowledgements: p99 < 100 ms', flat, (e: Experience) => e.moves.push(...Array(30).fill(150))],
  ['no stall > 500 ms', flat.with(50, { ...GOOD, stall: 501 }), () => {}],
  ['resident memory is flat', flat.map((each, i) => ({ ...each, rss: each.rss + i * 1e6 })), () => {}],
  ['descriptors are flat', flat.map((each, i) => ({ ...each, descriptors: 500 + 2 * i })), () => {}],
  ['no honest player is cut off', flat, (e: Experience) => void e.lost++],
  ['no honest player is refused', flat, (e: Experience) => void e.refusals.set('too-fast', 1)],
])('%s is broken by what breaks it, and nothing else is', (name, samples, live) => {
  expect(broken(samples, live)).toEqual([name]);
});
