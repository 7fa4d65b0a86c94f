import { expect, it } from 'vitest';
import { Departures } from '../socket/departures.ts';

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
