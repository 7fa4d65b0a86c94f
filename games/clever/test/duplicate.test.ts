import { readOptions } from '@iacta/core';
import { type Line, type PlayedThrow, playDuplicate, randomLine } from '@iacta/core/test-kit';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { PHASE_CODES, WORDS } from '../rules/layout.ts';
import { REROLL } from '../rules/moves.ts';

function optionsFor(seats: number) {
  const options = readOptions(rules.facts, { seats });
  if (!options.ok) throw new Error(options.refusal.code);
  return options.value;
}

/** The faces of every die by turn, roll of the turn and repetition, read off the play and not off its keys. */
function faces(thrown: readonly PlayedThrow[]): Map<string, unknown> {
  const seen = new Map<string, unknown>();
  for (const { position, faces } of thrown) {
    const part = position[WORDS.PHASE] === PHASE_CODES.ROLL ? position[WORDS.ROLLS] : 'passive';
    for (const [die, face] of Object.entries(faces)) {
      let again = 0;
      while (seen.has(`${position[WORDS.TURN]}/${part}/${die}/${again}`)) again++;
      if (die !== 'right') seen.set(`${position[WORDS.TURN]}/${part}/${die}/${again}`, face);
    }
  }
  return seen;
}

const rerolls =
  (otherwise: Line): Line =>
  (record, seat, legal) =>
    legal.includes(REROLL) ? REROLL : otherwise(record, seat, legal);
const spares =
  (otherwise: Line): Line =>
  (record, seat, legal) =>
    otherwise(record, seat, legal.length > 1 ? legal.filter((move) => move !== REROLL) : legal);

describe('same dice', () => {
  it.each([1, 2, 4])('C-D1 every die shows the same face in every line of play, %i seats', (seats) => {
    const options = optionsFor(seats);
    const one = faces(playDuplicate(rules, options, 5, randomLine(1)));
    let shared = 0;
    for (let seed = 2; seed < 8; seed++)
      for (const [key, face] of faces(playDuplicate(rules, options, 5, randomLine(seed)))) {
        if (!one.has(key)) continue;
        shared++;
        expect(face, key).toBe(one.get(key));
      }
    expect(shared).toBeGreaterThan(100);
  });

  it('C-D1 a reroll does not shift later rolls and turns', () => {
    const often = faces(playDuplicate(rules, optionsFor(1), 9, rerolls(randomLine(1))));
    const never = faces(playDuplicate(rules, optionsFor(1), 9, spares(randomLine(1))));
    expect([...often.keys()].some((key) => key.endsWith('/1'))).toBe(true);
    expect([...never.keys()].some((key) => key.endsWith('/1'))).toBe(false);
    for (const turn of [1, 2, 3, 4, 5])
      for (const die of ['white', 'yellow', 'blue'])
        expect(often.get(`${turn}/0/${die}/0`)).toBe(never.get(`${turn}/0/${die}/0`));
    const repeated = [...often].filter(([key]) => key.endsWith('/1'));
    expect(repeated.some(([key, face]) => face !== often.get(key.replace(/1$/, '0')))).toBe(true);
  });
});
