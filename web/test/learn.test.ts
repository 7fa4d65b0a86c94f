import { type Chapter, type GuideWords, LANGUAGES, type Language, outcome, readOptions } from '@iacta/core';
import type { GuideScript, Lesson, LessonStep, Pictures, Scripted } from '@iacta/pieces';
import { isGameId, loadRules } from '@iacta/registry';
import { describe, expect, it } from 'vitest';
import { examplePositions, turnPositions } from '../learn/guide.ts';
import { beginning, laid, perform, suggestion } from '../learn/script.ts';

// Every game's rules page and lesson, held to pieces/learn.ts. A game that has not brought them is left out.

const RULES_MD = import.meta.glob<string>('../../games/*/RULES.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const CHAPTERS = import.meta.glob<readonly Chapter[]>('../../games/*/words/rules.{it,de,en,fr}.ts', {
  import: 'chapters',
  eager: true,
});
const PICTURES = import.meta.glob<Pictures>('../../games/*/board/pictures.ts', {
  import: 'pictures',
  eager: true,
});
const LESSONS = import.meta.glob<Lesson>('../../games/*/board/lesson.ts', { import: 'lesson', eager: true });
const TEXTS = import.meta.glob<Readonly<Record<string, string>>>(
  '../../games/*/words/lesson.{it,de,en,fr}.ts',
  { import: 'texts', eager: true },
);

const GUIDES = import.meta.glob<GuideWords>('../../games/*/words/guide.{it,de,en,fr}.ts', {
  import: 'guide',
  eager: true,
});
const SCRIPTS = import.meta.glob<GuideScript>('../../games/*/board/guide.ts', {
  import: 'script',
  eager: true,
});

const LONGEST_TEXT = 260;

const gamesWith = (files: object) =>
  [...new Set(Object.keys(files).map((path) => path.split('/')[3]))].filter(isGameId);

describe.each(gamesWith(CHAPTERS))('the rules page of %s', (id) => {
  const chaptersIn = (language: Language) => CHAPTERS[`../../games/${id}/words/rules.${language}.ts`] ?? [];
  const pictures = PICTURES[`../../games/${id}/board/pictures.ts`] ?? {};
  const rulesOf = (chapters: readonly Chapter[]) => chapters.flatMap((chapter) => chapter.rules);

  it('is there in four languages', () => {
    expect(LANGUAGES.filter((language) => chaptersIn(language).length === 0)).toEqual([]);
  });

  it('has the same chapters, rules, pictures and marks in every language', () => {
    const skeleton = (language: Language) =>
      chaptersIn(language).map((chapter) => ({
        intro: chapter.intro !== undefined,
        picture: chapter.picture?.name,
        rulings: chapter.rulings,
        rules: chapter.rules.map((rule) => [rule.id, rule.extra]),
      }));
    for (const language of LANGUAGES) expect(skeleton(language)).toEqual(skeleton('en'));
  });

  it('has every rule of RULES.md once, and no other', () => {
    const numbered = [...RULES_MD[`../../games/${id}/RULES.md`].matchAll(/^- \*\*([A-Z]+-[A-Z]?\d+)\*\*/gm)];
    const told = rulesOf(chaptersIn('en')).map((rule) => rule.id);
    expect(told.toSorted()).toEqual(numbered.map(([, number]) => number).toSorted());
  });

  it('keeps the rulings in separate chapters, marked as such', () => {
    for (const { rulings, rules } of chaptersIn('en'))
      for (const { id: rule } of rules) expect([rule, /-R\d/.test(rule)]).toEqual([rule, rulings === true]);
  });

  it.each(LANGUAGES)('has no empty text and no sentence of another language in %s', (language) => {
    const sentences = (of: Language) =>
      chaptersIn(of).flatMap(({ picture, rules }) => [
        ...(picture ? [picture.caption] : []),
        ...rules.map((rule) => rule.text),
      ]);
    const headings = chaptersIn(language).flatMap(({ heading, intro = heading }) => [heading, intro]);
    const all = [...headings, ...sentences(language)];
    expect(all.filter((text) => text.trim() !== text || text === '')).toEqual([]);
    for (const other of LANGUAGES.filter((each) => each !== language))
      expect(sentences(language).filter((text) => sentences(other).includes(text))).toEqual([]);
  });

  it('shows pictures that exist and are positions of the game, and leaves none unused', async () => {
    const rules = await loadRules(id);
    const named = chaptersIn('en').flatMap((chapter) => (chapter.picture ? [chapter.picture.name] : []));
    expect(named.toSorted()).toEqual(Object.keys(pictures).toSorted());
    for (const [name, { options, state, seat = 0 }] of Object.entries(pictures)) {
      const read = readOptions(rules.facts, options);
      const decoded = read.ok ? rules.decode(state, read.value) : read;
      expect([name, decoded.ok ? 'a position' : decoded.refusal]).toEqual([name, 'a position']);
      expect(seat).toBeLessThan(options.seats);
    }
  });
});

describe.each(gamesWith(LESSONS))('the first game of %s', (id) => {
  const lesson = LESSONS[`../../games/${id}/board/lesson.ts`];
  const { steps, seat, others, options } = lesson;
  const textsIn = (language: Language) => TEXTS[`../../games/${id}/words/lesson.${language}.ts`] ?? {};

  /** Plays it all, taking the suggested move everywhere but at one step. */
  async function replay(otherwise?: { readonly step: LessonStep; readonly act: Scripted }) {
    const rules = await loadRules(id);
    const begun = beginning(rules, lesson);
    if (!begun.ok) return begun.refusal;
    let position = begun.value;
    for (const step of steps) {
      const table = laid(rules, lesson, step, position);
      if (!table.ok) return { ...table.refusal, step };
      position = table.value;
      const own = step === otherwise?.step ? otherwise.act : suggestion(lesson, step);
      for (const act of [...(step.first ?? []), ...(own ? [own] : [])]) {
        const played = perform(rules, position, act);
        if (!played.ok) return { ...played.refusal, step, act };
        position = played.position;
      }
    }
    return 'played';
  }

  it('can be played from beginning to end as it is suggested', async () => {
    expect(await replay()).toBe('played');
  });

  it('can be played on after every other move that it accepts', async () => {
    for (const step of steps)
      for (const move of step.expect?.slice(1) ?? [])
        expect(await replay({ step, act: { seat, move } })).toBe('played');
  });

  it('names all seats at the table', () => {
    expect(others.length).toBe(options.seats - 1);
    expect(seat).toBeLessThan(options.seats);
  });

  it('lets the learner act, and ends with something to read', () => {
    expect(steps.filter((step) => step.roll || step.expect).length).toBeGreaterThan(3);
    expect(suggestion(lesson, steps[steps.length - 1])).toBeNull();
  });

  it.each(LANGUAGES)('says every step in %s, in a text that fits, and nothing else', (language) => {
    const texts = textsIn(language);
    expect(Object.keys(texts).toSorted()).toEqual([...new Set(steps.map((step) => step.say))].toSorted());
    const wrong = Object.entries(texts).filter(([, text]) => text === '' || text.length > LONGEST_TEXT);
    expect(wrong).toEqual([]);
  });
});

// Every finished game has one, which is a game with a rules page; a new game may lack both.
describe.each(gamesWith(CHAPTERS))('the guide of %s', (id) => {
  const script = SCRIPTS[`../../games/${id}/board/guide.ts`];
  const guideIn = (language: Language) => GUIDES[`../../games/${id}/words/guide.${language}.ts`];

  it.each(LANGUAGES)('is there in %s, with a text for every step and example in their order', (language) => {
    const guide = guideIn(language);
    expect(guide.aim.split(/[.!?] /)).toHaveLength(1);
    expect(guide.setup).toHaveLength(guideIn('en').setup.length);
    expect(Object.keys(guide.turn)).toEqual(script.turn.steps.map(({ say }) => say));
    expect(Object.keys(guide.examples)).toEqual(script.examples.map(({ say }) => say));
  });

  it.each(LANGUAGES)('has the same tables with the same figures in %s as in English', (language) => {
    const figures = (of: Language) =>
      (guideIn(of).tables ?? []).map(({ head, rows }) => ({
        columns: head.length,
        rows: rows.map((row) => row.map((cell) => cell.match(/\d+/g))),
      }));
    expect(figures(language)).toEqual(figures('en'));
    for (const { head, rows } of guideIn(language).tables ?? []) {
      for (const row of rows) expect(row).toHaveLength(head.length);
      // A row is found by its first cell.
      expect(new Set(rows.map(([first]) => first)).size).toBe(rows.length);
    }
  });

  it('plays a turn by the rules', async () => {
    const rules = await loadRules(id);
    expect(turnPositions(rules, script.turn)).toHaveLength(script.turn.steps.length);
  });

  it('scores what its examples say', async () => {
    const rules = await loadRules(id);
    expect(script.examples.length).toBeGreaterThan(0);
    for (const example of script.examples) {
      const { before, after } = examplePositions(rules, example);
      const { gains, total, parts } = example;
      const points = (seat: number) => rules.points(after, seat) - rules.points(before, seat);
      if (gains) expect(gains.map((_, seat) => points(seat))).toEqual(gains);
      if (total !== undefined) expect(rules.points(after, 0)).toBe(total);
      if (parts) expect(outcome(rules, after).seats[0].parts).toMatchObject(parts);
      expect(gains ?? total ?? parts).toBeDefined();
      // The figures are in the text of every language.
      const figures = [...(gains ?? []), ...(total === undefined ? [] : [total])].filter(
        (points) => points > 0,
      );
      for (const language of LANGUAGES)
        for (const figure of [...figures, ...Object.values(parts ?? {}).map(Math.abs)])
          expect(numbersIn(guideIn(language).examples[example.say])).toContain(figure);
    }
  });
});

/** Every number of a text, and the sums of neighbouring ones that it may mean (10 + 15). */
function numbersIn(text: string): number[] {
  const all = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  return [...all, ...all.slice(1).map((number, i) => number + all[i])];
}
