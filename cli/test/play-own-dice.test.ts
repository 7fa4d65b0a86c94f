import { diceOf, PIPS } from '@iacta/core';
import { expect, test } from 'vitest';
import { facesInWords, readFaces, unlike } from '../table/own-dice.ts';

const die = (id: string) => ({ id, faces: PIPS });
const four = diceOf([die('a'), die('b'), die('c'), die('d')]);
const coin = diceOf([{ id: 'coin', faces: ['heads', 'tails'] }]);

test.each(['3 5 1 6', '3516', '3,5,1,6', ' 3; 5 1,6 '])('"%s" is read as four faces', (typed) => {
  expect(readFaces(four, typed)).toEqual({ faces: [3, 5, 1, 6] });
});

test('what is wrong is named', () => {
  expect(readFaces(four, '3 5 1')).toEqual({ problem: 'count', typed: 3 });
  expect(readFaces(four, '3 5 1 7')).toEqual({ problem: 'face', die: die('d'), typed: '7' });
  expect(readFaces(four, '35168')).toMatchObject({ problem: 'face', typed: '8' });
  expect(readFaces(four, '')).toEqual({ problem: 'count', typed: 0 });
});

test('dice with unlike faces are distinguished by them, in any order', () => {
  const mixed = diceOf([
    die('white'),
    { id: 'one', faces: ['R1', 'B4'] },
    { id: 'two', faces: ['R1', 'Y2'] },
  ]);
  expect(unlike(mixed)).toBe(true);
  expect(unlike(four)).toBe(false);
  expect(readFaces(mixed, 'y2 r1 3')).toEqual({ faces: [3, 'R1', 'Y2'] });
  expect(readFaces(mixed, 'r1 b4 3')).toEqual({ faces: [3, 'B4', 'R1'] });
  expect(readFaces(mixed, 'b4 b4 3')).toMatchObject({ problem: 'face' });
});

test('faces with names may be shortened', () => {
  expect(readFaces(coin, 'T')).toEqual({ faces: ['tails'] });
  expect(facesInWords(die('a'))).toBe('1–6');
  expect(facesInWords(coin.dice[0])).toBe('heads, tails');
});
