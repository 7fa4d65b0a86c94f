import type { Chapter, GuideWords, Language } from '@iacta/core';
import { type GameId, game as gameOf } from '@iacta/games';
import { pages } from '@iacta/games/pages';
import type { GuideScript, Lesson, Pictures } from '@iacta/pieces';
import { type LoadedGame, loadGame } from '../shell/games.ts';
import type BoardPicture from './BoardPicture.svelte';

// What a game brings for those who learn it (pieces/learn.ts), each part loaded only by the page that shows it.

export type Texts = { readonly [key: string]: string };

/** Null where they are not written yet. */
export async function loadChapters(id: GameId, language: Language): Promise<readonly Chapter[] | null> {
  return (await gameOf(id).rulesText?.[language]())?.chapters ?? null;
}

/** Null where there is none: then the page begins with the rules. */
export async function loadGuide(id: GameId, language: Language): Promise<GuideWords | null> {
  return (await gameOf(id).guide?.[language]())?.guide ?? null;
}

/** What draws the turn and the examples of a guide. */
export interface GuideDrawing {
  readonly BoardPicture: typeof BoardPicture;
  readonly game: LoadedGame;
  readonly script: GuideScript;
}

/** Null where there is none, or it cannot be fetched: the words say it all. */
export async function loadGuideDrawing(id: GameId, language: Language): Promise<GuideDrawing | null> {
  try {
    const [{ default: BoardPicture }, game, own] = await Promise.all([
      import('./BoardPicture.svelte'),
      loadGame(id, language),
      pages[id].guide?.(),
    ]);
    return own ? { BoardPicture, game, script: own.script } : null;
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
    const [{ default: BoardPicture }, game, own] = await Promise.all([
      import('./BoardPicture.svelte'),
      loadGame(id, language),
      pages[id].pictures?.(),
    ]);
    return own ? { BoardPicture, game, pictures: own.pictures } : null;
  } catch {
    return null;
  }
}

export async function loadLesson(
  id: GameId,
  language: Language,
): Promise<{ readonly game: LoadedGame; readonly lesson: Lesson; readonly texts: Texts } | null> {
  const { lessonTexts } = gameOf(id);
  const loadScript = pages[id].lesson;
  if (!loadScript || !lessonTexts) return null;
  const [game, { lesson }, { texts }] = await Promise.all([
    loadGame(id, language),
    loadScript(),
    lessonTexts[language](),
  ]);
  return { game, lesson, texts };
}

export function hasLesson(id: GameId): boolean {
  return pages[id].lesson !== undefined;
}
