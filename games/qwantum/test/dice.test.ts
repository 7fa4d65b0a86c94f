import { outcomesOf } from '@iacta/core';
import { COLOURED_FACES, COLOURS, colourValues, DIE_IDS, rules } from '@iacta/qwantum/rules';
import { describe, expect, test } from 'vitest';
import { again, made, options, settled, thrown } from './play.ts';

const start = () => rules.begin(options(2));
const faces: readonly string[] = Object.values(COLOURED_FACES).flat();
const best = (colour: string, of: readonly string[]) =>
  Math.max(0, ...of.filter((face) => face[0] === colour).map((face) => Number(face[1])));

describe('the dice', () => {
  test('Q-2 six coloured dice with nine faces a colour and each number six times', () => {
    expect(faces.length).toBe(36);
    for (const letter of 'RYBP') expect(faces.filter((face) => face[0] === letter).length).toBe(9);
    for (const n of '123456') expect(faces.filter((face) => face[1] === n).length).toBe(6);
  });

  test('Q-2 the faces of every die, and a white one with 1 to 6', () => {
    const dice = rules.dice(start())?.dice.map(({ id, faces: on }) => `${id} ${on.join(' ')}`);
    expect(dice).toEqual([
      'white 1 2 3 4 5 6',
      'die1 R1 R4 Y5 B1 B5 P6',
      'die2 R2 R6 Y1 Y3 B5 P4',
      'die3 R1 R3 Y2 Y4 B4 P3',
      'die4 R5 Y6 B2 B4 P1 P3',
      'die5 R3 Y4 B2 B6 P2 P5',
      'die6 R6 Y1 Y5 B3 P2 P6',
    ]);
  });

  test('Q-8 the best faces of a colour add up to 27, so that with a white 6 it is worth 33', () => {
    for (const letter of 'RYBP') {
      const sum = Object.values(COLOURED_FACES).reduce((total, die) => total + best(letter, die), 0);
      expect(sum).toBe(27);
    }
    expect(colourValues(thrown(start(), '6 R4 R6 R3 R5 R3 R6').position)?.red).toBe(33);
    expect(colourValues(thrown(start(), '6 Y5 Y3 Y4 Y6 Y4 Y5').position)?.yellow).toBe(33);
    expect(colourValues(thrown(start(), '6 B5 B5 B4 B4 B6 B3').position)?.blue).toBe(33);
    expect(colourValues(thrown(start(), '6 P6 P4 P3 P3 P5 P6').position)?.purple).toBe(33);
  });

  test('Q-6 the first throw has 279,936 outcomes', () => {
    expect(rules.dice(start())).toMatchObject({ outcomes: 279_936, weight: 279_936, alike: false });
  });

  test('Q-7 Q-R7 the second throw takes exactly the chosen dice, for each of the 127 choices', () => {
    const { position } = thrown(start(), '3 R1 R2 B4 P3 B6 Y5');
    for (let set = 1; set < 128; set++) {
      const chosen = DIE_IDS.filter((_, die) => (set >> die) & 1);
      const dice = rules.dice(made(position, 0, again(...chosen)).position);
      expect(dice?.dice.map((die) => die.id)).toEqual(chosen);
      expect(dice?.outcomes).toBe(6 ** chosen.length);
    }
  });
});

describe('what colours are worth', () => {
  test('Q-8 faces of the colour plus the white die', () => {
    expect(colourValues(thrown(start(), '3 R1 R2 B4 P3 B6 Y5').position)).toEqual({
      purple: 6,
      blue: 13,
      red: 6,
      yellow: 8,
    });
  });

  test('Q-R5 golden: no red, no purple, white 3 gives 3, 8, 3 and 19, in exactly eight ways', () => {
    const { position } = settled(start(), '3 B1 B5 Y4 B4 B6 Y1');
    expect(colourValues(position)).toEqual({ purple: 3, blue: 19, red: 3, yellow: 8 });
    // Counted without the rules: letters and numbers of the faces.
    const dice = rules.dice(start());
    if (!dice) throw new Error('dice are awaited');
    let ways = 0;
    let outcomes = 0;
    for (const { roll } of outcomesOf(dice)) {
      outcomes++;
      if ((roll & 7) !== 2) continue;
      const sums: { [letter: string]: number } = { R: 0, P: 0, Y: 0, B: 0 };
      for (let die = 1; die < 7; die++) {
        const face = String(dice.dice[die].faces[(roll >> (3 * die)) & 7]);
        sums[face[0]] += Number(face[1]);
      }
      if (sums.R === 0 && sums.P === 0 && sums.Y === 5 && sums.B === 16) ways++;
    }
    expect(outcomes).toBe(279_936);
    expect(ways).toBe(8);
  });

  test('Q-R3 the values are reported once the dice are settled, and stay until the turn is over', () => {
    const first = thrown(start(), '3 R1 R2 B4 P3 B6 Y5');
    expect(first.events.map(({ type }) => type)).toEqual(['thrown']);
    const hand = made(first.position, 0, again('white'));
    expect(colourValues(hand.position)).toBeNull();
    const second = thrown(hand.position, '5');
    const values = { purple: 8, blue: 15, red: 8, yellow: 10 };
    expect(second.events.at(-1)).toEqual({ type: 'values', seat: 0, values });
    const b = made(second.position, 0, { enter: 'purple' });
    expect(colourValues(b.position)).toEqual(values);
    expect(COLOURS).toEqual(['purple', 'blue', 'red', 'yellow']);
  });
});
