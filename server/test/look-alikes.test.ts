import { expect, test } from 'vitest';
import { areAlike } from '../tables/look-alikes.ts';

test.each([
  ['Anna', 'anna'],
  ['Anna', 'ANNA'],
  ['Anna', 'Аnnа'],
  ['René', 'Rene'],
  ['Strauß', 'STRAUSS'],
  ['Anna', 'An na'],
  ['Anna', 'Anna.'],
  ['Ilse', 'llse'],
  ['Bob', 'B\u043eb'],
  ['Paul', 'Pau1'],
  ['Ernst', 'Emst'],
  ['ΑΝΝΑ', 'anna'],
  ['Ada', 'Ꭺda'],
  ['ada', 'ꭺda'],
  ['Ada', '𝐀𝐝𝐚'],
  ['Bob', 'Вοb'],
  ['Eve', 'Ꭼᴠe'],
  ['Olga', 'Ⲟⅼgꬰ'.replace('ꬰ', 'а')],
  ['Marie', 'Ⅿarie'],
  ['Sara', 'Ѕаrа'],
  ['Ольга', 'ОЛЬГА'],
  ['Ольга', 'Oльгa'],
  ['Νίκος', 'Νικος'],
  ['岩男', '岩男'],
  ['Anna', 'Аṅn\u0430'],
])('%j and %j could be taken for each other', (a, b) => {
  expect(areAlike(a, b)).toBe(true);
  expect(areAlike(b, a)).toBe(true);
});

test.each([
  ['Anna', 'Hanna'],
  ['Lia', 'Ila'],
  ['Anna', 'Anna 2'],
  ['Jan', 'Jana'],
  ['Ольга', 'Олег'],
  ['!', '?'],
  ['Person 0', 'Person 1'],
  ['Tim', 'Tom'],
  ['Мария', 'Марина'],
  ['太郎', '次郎'],
  ['🎲', '🎯'],
])('%j and %j are distinguished', (a, b) => {
  expect(areAlike(a, b)).toBe(false);
});
