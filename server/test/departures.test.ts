import { afterEach, expect, it, vi } from 'vitest';
import { Departures } from '../socket/departures.ts';

afterEach(() => vi.useRealTimers());

it('answers leave before news, each in the order in which they came, at the end of the turn', async () => {
  const left: string[] = [];
  const departures = new Departures();
  const add = (name: string, isAnswer: boolean) =>
    departures.add({ depart: () => left.push(name) }, isAnswer);
  add('news of the first table', false);
  add('first answer', true);
  add('news of the second table', false);
  add('second answer', true);
  expect(left).toEqual([]);
  await new Promise((turn) => setImmediate(turn));
  expect(left).toEqual([
    'first answer',
    'second answer',
    'news of the first table',
    'news of the second table',
  ]);
});

it('what is added while others leave, leaves as well', async () => {
  const left: string[] = [];
  const departures = new Departures();
  const late = { depart: () => left.push('late') };
  departures.add({ depart: () => departures.add(late, true) }, false);
  await new Promise((turn) => setImmediate(turn));
  expect(left).toEqual(['late']);
});

it('what can wait leaves by itself after a second, each in its time', () => {
  vi.useFakeTimers();
  const left: string[] = [];
  const departures = new Departures();
  departures.addLater({ depart: () => left.push('first') });
  vi.advanceTimersByTime(500);
  departures.addLater({ depart: () => left.push('second') });
  vi.advanceTimersByTime(450);
  expect(left).toEqual([]);
  vi.advanceTimersByTime(150);
  expect(left).toEqual(['first']);
  vi.advanceTimersByTime(500);
  expect(left).toEqual(['first', 'second']);
  expect(vi.getTimerCount()).toBe(0);
});
