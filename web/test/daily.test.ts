import { outcome, seededRoll } from '@iacta/core';
import { GAME_IDS, type GameId, loadRules } from '@iacta/games';
import { DAILY_BOT, dailyOptions, dayOf } from '@iacta/online/daily';
import { beginRecord } from '@iacta/table/session';
import { describe, expect, test } from 'vitest';
import { attemptAt, dailyPlan, sharedText, totalsOf } from '../src/lib/daily/daily.ts';
import { dailyDice } from '../src/lib/daily/seed.ts';
import type { Save } from '../src/lib/shell/saves.ts';

const DAY = '2026-11-18';
const look = () => ({ name: 'Ada', hue: 'green' as const });

async function begun(id: GameId, day: string, changed: number): Promise<Save> {
  const rules = await loadRules(id);
  const plan = dailyPlan(day, rules.facts, look);
  const record = beginRecord(rules, plan).toJSON();
  return { format: 1, id: `${changed}`, game: id, title: '', changed, over: false, plan, record };
}

test('a day lasts from midnight to midnight in UTC', () => {
  expect(dayOf(Date.parse('2026-11-18T00:00:00Z'))).toBe(DAY);
  expect(dayOf(Date.parse('2026-11-18T23:59:59.999Z'))).toBe(DAY);
  expect(dayOf(Date.parse('2026-11-19T00:00:00+01:00'))).toBe(DAY);
});

test('every day and every game has its own dice, the same on every device', () => {
  const days = Array.from({ length: 400 }, (_, i) => dayOf(Date.parse(`${DAY}T12:00:00Z`) + i * 86_400_000));
  const seeds = days.flatMap((day) => GAME_IDS.map((game) => dailyDice(day, game).seed));
  expect(new Set(seeds).size).toBe(seeds.length);
  // Pinned: another value would be another day's game for those who have not updated.
  expect(dailyDice(DAY, 'some-game')).toEqual({ source: 'duplicate', seed: 2_663_033_185 });
});

describe.each(GAME_IDS)('the game of the day of %s', (id) => {
  test('is played alone where that is possible, else against the stated bot', async () => {
    const { facts } = await loadRules(id);
    const { seats } = dailyPlan(DAY, facts, look);
    const isSolo = facts.seatCounts.includes(1);
    expect(seats.map(({ bot }) => bot)).toEqual(isSolo ? [null] : [null, DAILY_BOT]);
    expect(seats.map(({ isBot }) => isBot)).toEqual(isSolo ? [false] : [false, true]);
    expect(dailyOptions(facts)).toMatchObject({ seats: seats.length });
  });

  test('has the dice of the day', async () => {
    const rules = await loadRules(id);
    const record = beginRecord(rules, dailyPlan(DAY, rules.facts, look));
    expect(record.dice).toEqual(dailyDice(DAY, id));
    const again = beginRecord(rules, dailyPlan(DAY, rules.facts, look));
    expect(seededRoll(again, 1)).toEqual(seededRoll(record, 2));
  });

  test('is found among the games of a device, and the first attempt counts', async () => {
    const { facts } = await loadRules(id);
    const saves = [await begun(id, DAY, 3), await begun(id, DAY, 2), await begun(id, '2026-11-17', 1)];
    expect(attemptAt(saves, DAY, facts)?.changed).toBe(2);
    expect(attemptAt(saves, '2026-11-17', facts)?.changed).toBe(1);
    expect(attemptAt(saves, '2026-11-19', facts)).toBeNull();
    const [other] = GAME_IDS.filter((each) => each !== id);
    expect(attemptAt([await begun(other, DAY, 1)], DAY, facts)).toBeNull();
  });

  test('shows the own total first', async () => {
    const save = await begun(id, DAY, 1);
    const rules = await loadRules(id);
    const { seats } = outcome(rules, beginRecord(rules, save.plan).position);
    expect(totalsOf(save, seats)).toHaveLength(seats.length);
    expect(
      totalsOf(
        { ...save, me: seats.length - 1 },
        seats.map((_, total) => ({ total })),
      )[0],
    ).toBe(seats.length - 1);
  });
});

test('what is shared has results and marks hints, and nothing of the dice', () => {
  const results = [
    { title: 'One', totals: [213], hints: false },
    { title: 'Two', totals: [31, 28], hints: true },
    { title: 'Three', totals: [9], hints: false, place: 'place 2 of 5' },
  ];
  const say = {
    title: 'Daily game',
    withHints: 'with hints',
    line: (name: string, what: string) => `${name}: ${what}`,
  };
  expect(sharedText(DAY, results, say, 'https://iacta.example/daily').split('\n')).toEqual([
    'Iacta · Daily game · 2026-11-18',
    'One: 213',
    'Two: 31 : 28 (with hints)',
    'Three: 9, place 2 of 5',
    'https://iacta.example/daily',
  ]);
});
