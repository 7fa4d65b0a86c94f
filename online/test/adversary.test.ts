import { loadRules } from '@iacta/games';
import { SEALED_GAME } from '@iacta/games/test-kit';
import { describe, expect, test } from 'vitest';
import { ATTACKS } from './adversary/attacks.ts';
import { namesOn, showNames } from './adversary/guises.ts';
import { against, problemsOf, runAll } from './adversary/run.ts';
import { World } from './adversary/world.ts';

const rules = await loadRules(SEALED_GAME);

describe('a malicious server', () => {
  test('there are attacks of every kind', () => {
    expect(ATTACKS.length).toBeGreaterThanOrEqual(20);
    expect(new Set(ATTACKS.map(({ name }) => name)).size).toBe(ATTACKS.length);
  });

  test.each(ATTACKS)('$name', (attack) => {
    const { tried, manipulated, reported, shownAsChecked } = against(rules, attack, 8, 500);
    expect(tried).toBe(8);
    expect(shownAsChecked).toBe(0);
    expect(reported).toBe(manipulated);
  });

  test('cannot give a seat the name of another: right names are shown, wrong ones are not', () => {
    const honest = new World(rules, 1);
    expect(showNames(honest, [0, 1, 2])).toBe(false);
    for (const device of honest.devices) expect(namesOn(device)).toEqual(['Ada', 'Bea', 'Cleo']);
    const swapping = new World(rules, 1);
    expect(showNames(swapping, [1, 0, 2])).toBe(false);
    for (const device of swapping.devices) expect(namesOn(device)).toEqual(['', '', 'Cleo']);
  });

  test('is found out by comparing codes where nothing else helps; an honest one is never accused', async () => {
    const report = await runAll(rules, 5, 900);
    expect(problemsOf(report)).toEqual([]);
    expect(report.control).toMatchObject({ alarms: 0, checked: report.control.rolls });
    expect(report.control.rolls).toBeGreaterThan(100);
  });
});
