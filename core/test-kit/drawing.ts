import { expect } from 'vitest';
import type { GameEvent, Rules } from '../contract.ts';
import { type Drawing, NARROW_COLUMNS, plain } from '../drawing.ts';
import { everyOptions } from '../position.ts';
import { randomStream } from '../random.ts';
import { LANGUAGES, type Language } from '../words.ts';
import { quick, randomGame } from './random-game.ts';

const COLUMNS = 80;
const NAMES = [
  (seat: number) => ['Anna', 'Ben', 'Chloé', 'Dario', 'Éva', 'Franz'][seat],
  (seat: number) => `Maximiliane-Alexandra von und zu Nummer ${seat + 1}`,
];

/** Draws positions of random games in every language, for short names and long: all of it fits 80 columns, or 39. */
export function checkDrawing<M, E extends GameEvent, C extends string, W>(
  rules: Rules<M, E, C>,
  drawing: Drawing<W>,
  catalogues: { readonly [language in Language]: W },
  longest = 300,
): void {
  let seed = 0;
  for (const options of everyOptions(rules.facts)) {
    if (typeof options.starter === 'number') continue;
    for (let round = 0; round < (quick ? 3 : 12); round++) {
      const below = randomStream(++seed);
      const position = rules.begin(options);
      if (round > 0) randomGame(rules, position, below, below(longest));
      for (const language of LANGUAGES) {
        for (const name of NAMES) {
          for (const columns of [COLUMNS, NARROW_COLUMNS]) {
            for (const line of drawing.draw(position, plain, name, catalogues[language], columns)) {
              expect(Array.from(line).length, `${language}: ${line}`).toBeLessThanOrEqual(columns);
              expect(line).not.toMatch(/undefined|NaN|\[object/);
            }
          }
        }
      }
    }
  }
}
