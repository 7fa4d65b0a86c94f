import { type Refusal, refusalText } from '@iacta/core';
import { checkWords } from '@iacta/core/test-kit';
import { rules, type ZockenEvent, type ZockenRefusal } from '@iacta/zocken/rules';
import { words as de } from '@iacta/zocken/words/de';
import { words as en } from '@iacta/zocken/words/en';
import { words as fr } from '@iacta/zocken/words/fr';
import { words as it_ } from '@iacta/zocken/words/it';
import { describe, expect, it } from 'vitest';
import { WAGER_GOAL, WAGER_LOST } from '../rules/facts.ts';
import { setUp, Table } from './table.ts';

const ALL = { it: it_, de, en, fr };
const name = (seat: number) => ['Anna', 'Ben', 'Cara', 'Dino'][seat];

describe.each(Object.entries(ALL))('words of %s', (_language, words) => {
  it('narrate whole games', () => {
    checkWords(rules, words);
  });

  it('explain every refusal with its data', () => {
    const data = { colour: 'purple', field: 7, face: 5 };
    for (const code of rules.facts.refusals) {
      for (const phase of ['lot', 'pick', 'roll', 'place', 'wager', 'over']) {
        const refusal: Refusal<ZockenRefusal> = { code, data: { ...data, phase } };
        expect(refusalText(words, refusal)).toMatch(/^\p{Lu}.*\.$/u);
        expect(refusalText(words, refusal)).not.toMatch(/undefined/);
      }
    }
    const broken = words.refusals['breaks-the-row']({ code: 'breaks-the-row', data });
    expect(broken).toMatch(/5.*7/);
  });

  it('are as complete as the others', () => {
    expect(words.howTo.map(({ text }) => text.length > 60)).toEqual(en.howTo.map(() => true));
    expect(Object.keys(words.dice)).toEqual(Object.keys(en.dice));
    expect(words.title).toBe('Zocken');
    const how = words.howTo.map(({ text }) => text).join(' ');
    for (const number of [10, 20, 30, 50, 60, 100, 150, 210, 280]) expect(how).toContain(String(number));
    for (const number of [WAGER_GOAL, -WAGER_LOST]) expect(words.labels.stakes).toContain(String(number));
  });
});

describe('sentences', () => {
  const tell = (event: ZockenEvent) => Object.values(ALL).map((words) => words.event(event, name));

  it('of opened wagers', () => {
    expect(tell({ type: 'wagersOpened', wagered: [], declined: [1, 2] })).toEqual([
      'Nessuno scommette.',
      'Niemand wettet.',
      'No one wagers.',
      'Personne ne parie.',
    ]);
    expect(tell({ type: 'wagersOpened', wagered: [1], declined: [2, 3] })).toEqual([
      'Ben scommette, Cara e Dino no.',
      'Ben wettet, Cara und Dino nicht.',
      'Ben wagers; Cara and Dino don’t.',
      'Ben parie, Cara et Dino non.',
    ]);
    expect(tell({ type: 'wagersOpened', wagered: [1, 2, 3], declined: [] })).toEqual([
      'Ben, Cara e Dino scommettono.',
      'Ben, Cara und Dino wetten.',
      'Ben, Cara and Dino wager.',
      'Ben, Cara et Dino parient.',
    ]);
  });

  it('of a scored turn', () => {
    const turn = { type: 'turnScored', seat: 0, placing: 50, outer: -10, out: 0, matches: 60 } as const;
    expect(tell({ ...turn, matchCount: 3, total: 100 })).toEqual([
      'Anna fa 100 punti: 50 per i sette dadi in fila, −10 per le caselle esterne, 60 per 3 colori giusti.',
      'Anna erzielt 100 Punkte: 50 für sieben gelegte Würfel, −10 für äußere Felder, 60 für 3 Farbtreffer.',
      'Anna scores 100 points: 50 for seven dice placed, −10 for outer fields, 60 for 3 matches.',
      'Anna marque 100 points\u00a0: 50 pour les sept dés posés, −10 pour les cases extérieures, 60 pour 3 couleurs assorties.',
    ]);
    expect(
      en.event({ ...turn, placing: 0, outer: 0, out: -20, matches: 10, matchCount: 1, total: -10 }, name),
    ).toBe('Anna scores −10 points: −20 for OUT!, 10 for one match.');
  });

  it('speak to the player', () => {
    expect(en.prompt(setUp({}), 0)).toBe('Pick one of your 7 dice to roll.');
    expect(en.prompt(setUp({ seats: 1, strip: 'Y1 O1 R1 P1 B1 G1' }), 0)).toBe(
      'Your last die: pick it up and roll.',
    );
    expect(de.prompt(setUp({ hand: 'P4' }), 0)).toBe('Wohin mit der 4 auf dem lila Würfel?');
    expect(it_.prompt(setUp({ strip: 'Y1 O6', hand: 'P4' }), 0)).toBe(
      'Per il 4 del dado viola non c’è posto: deve andare fuori.',
    );
    const asked = new Table({ phase: 'wager', strip: 'Y1 O2 R3', seats: 3 });
    expect(fr.prompt(asked.position, 1)).toBe('Pariez-vous que ce tour dépassera 50 points\u00a0?');
    asked.wager(1, true);
    expect(en.prompt(asked.position, 1)).toMatch(/^You’ve wagered\./);
    asked.wager(1, false);
    expect(en.prompt(asked.position, 1)).toMatch(/^You haven’t wagered\./);
  });

  it('name the fields that matter', () => {
    const position = setUp({ hand: 'P4' });
    expect([1, 5, 6, 9].map((place) => en.move(position, 0, { place }))).toEqual([
      'Field 1 (outer)',
      'Field 5 (own dot)',
      'Field 6',
      'Field 9 (outer)',
    ]);
  });
});
