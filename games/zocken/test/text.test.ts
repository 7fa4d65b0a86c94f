import { LANGUAGES, plain, SIGNS } from '@iacta/core';
import { checkDrawing } from '@iacta/core/test-kit';
import { COLOURS, rules } from '@iacta/zocken/rules';
import { drawing } from '@iacta/zocken/text';
import { words as de } from '@iacta/zocken/words/de';
import { words as en } from '@iacta/zocken/words/en';
import { words as fr } from '@iacta/zocken/words/fr';
import { words as it_ } from '@iacta/zocken/words/it';
import { describe, expect, it } from 'vitest';
import { EMPTY, type Given, setUp } from './table.ts';

const name = (seat: number) =>
  ['Anna', 'Ben', 'Cara', 'Dino'][seat] ?? `Somebody with a very long name ${seat}`;
const ALL = { it: it_, de, en, fr };
const draw = (given: Given, words = en) => drawing.draw(setUp(given), plain, name, words);

describe('the drawing', () => {
  it('shows strip, tray, hand, dice to come, wagers and the score by parts', () => {
    const given: Given = {
      seats: 4,
      turnsOver: 4,
      strip: 'K6 Y4 -- G4 P4',
      out: 'O5',
      hand: 'R4',
      wagers: [null, true, false, true],
      scores: [
        { ...EMPTY, placing: 50, matches: 30, wagers: -20 },
        { ...EMPTY, out: -40, matches: 10, wagers: 35 },
        { ...EMPTY, placing: 50, outer: -20 },
        { ...EMPTY, placing: 50 },
      ],
    };
    expect(`\n${draw(given).join('\n')}\n`).toMatchInlineSnapshot(`
      "
      ZOCKEN · turn 5 of 12 · Anna plays
        −10     ■Y     ◆O     ✚R     ★P     ●B     ▲G     ⬢K    −10
      ┌──────┬──────┬──────┬──────┬──────┬──────┬──────┬──────┬──────┐
      │ ⬢K 6 │[■Y 4]│  +   │ ▲G 4 │[★P 4]│  +   │  +   │  +   │  +   │
      └──────┴──────┴──────┴──────┴──────┴──────┴──────┴──────┴──────┘
         1      2      3      4      5      6      7      8      9
      OUT!    ◆O 5
      In hand ✚R 4
      To roll ●B

                        placed   outer    OUT! matches  wagers   total
      ▸ Anna                50       0     −20      60     −20      70
        Ben                  0       0     −40      10      35       5  ◉ wager
        Cara                50     −20       0       0       0      30  ○ none
        Dino                50       0       0       0       0      50  ◉ wager
      "
    `);
  });

  it('shows a question that is open', () => {
    const lines = draw({ seats: 4, phase: 'wager', strip: 'Y1 O2 R3', wagers: [null, true, null, false] });
    expect(`\n${lines.join('\n')}\n`).toMatchInlineSnapshot(`
      "
      ZOCKEN · turn 1 of 12 · Anna plays
        −10     ■Y     ◆O     ✚R     ★P     ●B     ▲G     ⬢K    −10
      ┌──────┬──────┬──────┬──────┬──────┬──────┬──────┬──────┬──────┐
      │ ■Y 1 │ ◆O 2 │ ✚R 3 │      │      │      │      │      │      │
      └──────┴──────┴──────┴──────┴──────┴──────┴──────┴──────┴──────┘
         1      2      3      4      5      6      7      8      9
      OUT!    ·
      In hand ·
      To roll ★P   ●B   ▲G   ⬢K

                        placed   outer    OUT! matches  wagers   total
      ▸ Anna                 0       0       0       0       0       0
        Ben                  0       0       0       0       0       0  ◉ wager
        Cara                 0       0       0       0       0       0  ? open
        Dino                 0       0       0       0       0       0  ○ none
      "
    `);
  });

  it('shows the lot and the end without a strip', () => {
    expect(draw({ phase: 'lot', option: 'lot' })[0]).toContain('lot');
    const over = draw({ phase: 'over', turnsOver: 6 });
    expect(over[0]).toContain('over');
    expect(over.join('\n')).not.toContain('│');
  });

  it('speaks the player’s language', () => {
    const given: Given = { seats: 4, phase: 'wager', strip: 'Y1 O2 R3', wagers: [null, true, null, false] };
    expect(LANGUAGES.map((language) => draw(given, ALL[language])[0])).toEqual([
      'ZOCKEN · turno 1 di 12 · gioca Anna',
      'ZOCKEN · Zug 1 von 12 · Anna ist dran',
      'ZOCKEN · turn 1 of 12 · Anna plays',
      'ZOCKEN · tour 1 sur 12 · à Anna de jouer',
    ]);
    expect(`\n${draw(given, de).slice(1).join('\n')}\n`).toMatchInlineSnapshot(`
      "
        −10     ■G     ◆O     ✚R     ★L     ●B     ▲G     ⬢S    −10
      ┌──────┬──────┬──────┬──────┬──────┬──────┬──────┬──────┬──────┐
      │ ■G 1 │ ◆O 2 │ ✚R 3 │      │      │      │      │      │      │
      └──────┴──────┴──────┴──────┴──────┴──────┴──────┴──────┴──────┘
         1      2      3      4      5      6      7      8      9
      RAUS!          ·
      In der Hand    ·
      Noch zu werfen ★L   ●B   ▲G   ⬢S

                        gelegt   außen   RAUS! Treffer  Wetten   Summe
      ▸ Anna                 0       0       0       0       0       0
        Ben                  0       0       0       0       0       0  ◉ Wette
        Cara                 0       0       0       0       0       0  ? offen
        Dino                 0       0       0       0       0       0  ○ keine
      "
    `);
  });

  it('has every colour’s sign, and no line beyond 80 columns in any language', () => {
    const lines = draw({ seats: 2, hand: 'R' });
    for (const colour of COLOURS) expect(lines.join('\n')).toContain(SIGNS[colour]);
    checkDrawing(rules, drawing, ALL);
    for (const words of Object.values(ALL)) {
      const wagers = [null, true, null, false, true, null];
      const given: Given = { seats: 6, phase: 'wager', strip: 'Y1 O2 R3', wagers };
      for (const line of draw(given, words)) expect(Array.from(line).length).toBeLessThanOrEqual(80);
      for (const head of Object.values(words.labels.heads)) expect(head.length).toBeLessThanOrEqual(7);
    }
  });

  it('paints each die in its colour', () => {
    const painted = drawing.draw(
      setUp({ strip: '-- Y4' }),
      (style, text) => `<${style}>${text}</>`,
      name,
      en,
    );
    expect(painted.join('\n')).toContain('<yellow>[■Y 4]</>');
  });
});
