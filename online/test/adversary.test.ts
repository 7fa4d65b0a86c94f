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

describe('an honest server and a device that was interrupted', () => {
  test.each(['stored', 'revealed'])('the same throw is revealed again when it was only %s', (when) => {
    const world = new World(rules, 3);
    world.toRoll();
    const [tab] = world.devices;
    world.write(world.throwOf());
    if (when === 'stored') tab.nonces.clear();
    const before = new Map(tab.nonces);
    tab.load();
    expect(tab.nonces.get(world.promise)).toMatch(/^[0-9a-f]{32}$/);
    for (const [promise, nonce] of before) expect(tab.nonces.get(promise)).toBe(nonce);
    const { roll } = world;
    world.write(world.table.rollOf(world.shares()));
    for (const device of world.devices) expect(device.verdict(roll)).toBe('checked');
    expect(world.devices.flatMap(({ alarms }) => alarms)).toEqual([]);
  });

  test('a page that is loaded again before the throw takes part with a new contribution', () => {
    const world = new World(rules, 4);
    world.toRoll();
    const [tab] = world.devices;
    const before = tab.commits.get(world.promise);
    tab.load();
    expect(tab.commits.get(world.promise)).not.toBe(before);
    const { roll } = world;
    world.rollHonestly();
    for (const device of world.devices) expect(device.verdict(roll)).toBe('checked');
  });

  test('two tabs of one device check every roll, whichever is loaded again', () => {
    const world = new World(rules, 5);
    const twin = world.devices[0].twin((memory) => memory);
    const pages = [...world.devices, twin];
    for (let i = 0; i < 12; i++) {
      world.toRoll();
      twin.reconnect();
      const { roll } = world;
      world.table.add(world.throwOf(pages));
      world.tell(world.table, pages);
      if (i % 3 === 1) pages[i % 2 === 0 ? 0 : 3].load();
      world.table.add(world.table.rollOf(world.shares(pages)));
      world.tell(world.table, pages);
      for (const device of pages) expect(device.verdict(roll)).toBe('checked');
    }
    expect(pages.flatMap(({ alarms }) => alarms)).toEqual([]);
  });
});
