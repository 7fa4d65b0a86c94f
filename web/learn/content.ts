import type { Chapter, GuideWords, Language } from '@iacta/core';
import type { GuideScript, Lesson, Pictures } from '@iacta/pieces';
import type { GameId } from '@iacta/registry';
import { type LoadedGame, loadGame } from '../lib/games.ts';
import type BoardPicture from './BoardPicture.svelte';

// What a game brings for those who learn it (pieces/learn.ts), each part loaded only by the page that shows it.

const CHAPTERS = import.meta.glob<readonly Chapter[]>('../../games/*/words/rules.{it,de,en,fr}.ts', {
  import: 'chapters',
});
const PICTURES = import.meta.glob<Pictures>('../../games/*/board/pictures.ts', { import: 'pictures' });
const GUIDES = import.meta.glob<GuideWords>('../../games/*/words/guide.{it,de,en,fr}.ts', {
  import: 'guide',
});
const SCRIPTS = import.meta.glob<GuideScript>('../../games/*/board/guide.ts', { import: 'script' });
const LESSONS = import.meta.glob<Lesson>('../../games/*/board/lesson.ts', { import: 'lesson' });
const TEXTS = import.meta.glob<Texts>('../../games/*/words/lesson.{it,de,en,fr}.ts', { import: 'texts' });

export type Texts = { readonly [key: string]: string };

/** Null where they are not written yet. */
export async function loadChapters(id: GameId, language: Language): Promise<readonly Chapter[] | null> {
  return (await CHAPTERS[`../../games/${id}/words/rules.${language}.ts`]?.()) ?? null;
}

/** Null where there is none: then the page begins with the rules. */
export async function loadGuide(id: GameId, language: Language): Promise<GuideWords | null> {
  return (await GUIDES[`../../games/${id}/words/guide.${language}.ts`]?.()) ?? null;
}

/** What draws the turn and the examples of a guide. */
export interface GuideDrawing {
  readonly BoardPicture: typeof BoardPicture;
  readonly game: LoadedGame;
  readonly script: GuideScript;
}

/** Null where it cannot be fetched: the words say it all. */
export async function loadGuideDrawing(id: GameId, language: Language): Promise<GuideDrawing | null> {
  try {
    const [{ default: BoardPicture }, game, script] = await Promise.all([
      import('./BoardPicture.svelte'),
      loadGame(id, language),
      SCRIPTS[`../../games/${id}/board/guide.ts`](),
    ]);
    return { BoardPicture, game, script };
  } catch {
    return null;
  }
}

/** The positions that the rules show, with what draws them. */
export interface Drawing {
  readonly BoardPicture: typeof BoardPicture;
  readonly game: LoadedGame;
  readonly pictures: Pictures;
}

/** Null where there are none, or none can be fetched: the words say it all. */
export async function loadDrawing(id: GameId, language: Language): Promise<Drawing | null> {
  try {
    const [{ default: BoardPicture }, game, pictures] = await Promise.all([
      import('./BoardPicture.svelte'),
      loadGame(id, language),
      PICTURES[`../../games/${id}/board/pictures.ts`](),
    ]);
    return { BoardPicture, game, pictures };
  } catch {
    return null;
  }
}

export async function loadLesson(
  id: GameId,
  language: Language,
): Promise<{ readonly game: LoadedGame; readonly lesson: Lesson; readonly texts: Texts } | null> {
  const loadScript = LESSONS[`../../games/${id}/board/lesson.ts`];
  const loadTexts = TEXTS[`../../games/${id}/words/lesson.${language}.ts`];
  if (!loadScript || !loadTexts) return null;
  const [game, lesson, texts] = await Promise.all([loadGame(id, language), loadScript(), loadTexts()]);
  return { game, lesson, texts };
}

export function hasLesson(id: GameId): boolean {
  return `../../games/${id}/board/lesson.ts` in LESSONS;
}
