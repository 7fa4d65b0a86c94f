import { plain, SIGNS } from '@iacta/core';
import { COLOURS, rules } from '@iacta/zocken/rules';
import { drawing } from '@iacta/zocken/text';
import { describe, expect, it } from 'vitest';
import { EMPTY, type Given, setUp } from './table.ts';

const name = (seat: number) =>
  ['Anna', 'Ben', 'Cara', 'Dino'][seat] ?? `Somebody with a very long name ${seat}`;
const draw = (given: Given) => drawing.draw(setUp(given), plain, name);

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

  it('has every colour’s sign, and no line beyond 80 columns', () => {
    for (const seats of rules.facts.seatCounts) {
      const lines = draw({ seats, hand: 'R' });
      for (const colour of COLOURS) expect(lines.join('\n')).toContain(SIGNS[colour]);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
    }
  });

  it('paints each die in its colour', () => {
    const painted = drawing.draw(setUp({ strip: '-- Y4' }), (style, text) => `<${style}>${text}</>`, name);
    expect(painted.join('\n')).toContain('<yellow>[■Y 4]</>');
  });
});
