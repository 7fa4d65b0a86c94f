import { frenchDe, italianA } from '@iacta/core';
import { expect, test } from 'vitest';

test('French elides before a vowel, a silent h and a lonely y', () => {
  expect(['Marc', 'Anna', 'Élise', 'Hugo', 'Yves', 'Yann', 'Ÿann', 'Œdipe', '4'].map(frenchDe)).toEqual([
    'de Marc',
    'd’Anna',
    'd’Élise',
    'd’Hugo',
    'd’Yves',
    'de Yann',
    'de Ÿann',
    'd’Œdipe',
    'de 4',
  ]);
});

test('Italian says "ad" before an a only', () => {
  expect(['Marco', 'Anna', 'Elena'].map(italianA)).toEqual(['a Marco', 'ad Anna', 'a Elena']);
});
