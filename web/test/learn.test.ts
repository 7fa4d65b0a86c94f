import { type ByLanguage, LANGUAGES, type Language, outcome, readOptions } from '@iacta/core';
import { games, loadRules } from '@iacta/games';
import { pages } from '@iacta/games/pages';
import type { LessonStep, Scripted } from '@iacta/pieces';
import { describe, expect, it } from 'vitest';
import { examplePositions, turnPositions } from '../src/lib/learn/guide.ts';
import { beginning, laid, perform, suggestion } from '../src/lib/learn/script.ts';

// The rules page and the lesson of every game. A game that has not brought them is left out.

const LONGEST_TEXT = 260;

/** A text in every language. */
type Texts<T> = { readonly [language in Language]: T };

async function inEveryLanguage<Module, T>(
  files: ByLanguage<Module> | undefined,
  from: (module: Module) => T,
): Promise<Texts<T> | null> {
  if (!files) return null;
  const all = LANGUAGES.map(async (language) => [language, from(await files[language]())] as const);
  return Object.fromEntries(await Promise.all(all)) as Texts<T>;
}

const all = await Promise.all(
  games.map(async ({ id, rulesText, guide, lessonTexts, explanations }) => {
    const page = pages[id];
    return {
      id,
      chapters: await inEveryLanguage(rulesText, (module) => module.chapters),
      guide: await inEveryLanguage(guide, (module) => module.guide),
      texts: await inEveryLanguage(lessonTexts, (module) => module.texts),
      hasBoard: page.board !== undefined,
      isExplained: explanations !== undefined,
      pictures: (await page.pictures?.())?.pictures ?? null,
      script: (await page.guide?.())?.script ?? null,
      lesson: (await page.lesson?.())?.lesson ?? null,
    };
  }),
);

describe.each(all)('$id', ({ chapters, guide, texts, hasBoard, isExplained, pictures, script, lesson }) => {
  it('has both the texts and what they speak of, or neither', () => {
    expect(pictures !== null).toBe(chapters !== null);
    expect(script !== null).toBe(guide !== null);
    expect(lesson !== null).toBe(texts !== null);
    expect(isExplained).toBe(hasBoard);
    // Every finished game has a guide, which is a game with a rules page; a new game may lack both.
    expect(guide !== null).toBe(chapters !== null);
  });
});

const withRules = all.flatMap(({ id, chapters, pictures }) =>
  chapters && pictures ? [{ id, chapters, pictures }] : [],
);
const withGuide = all.flatMap(({ id, guide, script }) => (guide && script ? [{ id, guide, script }] : []));
const withLesson = all.flatMap(({ id, lesson, texts }) => (lesson && texts ? [{ id, lesson, texts }] : []));

describe.each(withRules)('the rules page of $id', ({ id, chapters, pictures }) => {
  const chaptersIn = (language: Language) => chapters[language];

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

describe.each(withLesson)('the first game of $id', ({ id, lesson, texts: all }) => {
  const { steps, seat, others, options } = lesson;
  const textsIn = (language: Language) => all[language];

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

describe.each(withGuide)('the guide of $id', ({ id, guide: guides, script }) => {
  const guideIn = (language: Language) => guides[language];

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
