import { type AnyLevel, LEVELS } from '@iacta/bots/search';
import type { Facts, Hue, Language } from '@iacta/core';
import { type GameId, game } from '@iacta/games';
import { pictures } from '@iacta/games/pictures';
import type { Component } from 'svelte';

// What is known of a game without loading it: all of it together is a few kB.

interface CardModule {
  readonly card: { readonly [language in Language]: { readonly title: string; readonly tagline: string } };
  /** Where the game's material leaves the seats no choice of colour. */
  readonly seatHues?: readonly Hue[];
  /** Where the bots have other levels than the usual ones. */
  readonly levels?: readonly AnyLevel[];
}

const CARDS = import.meta.glob<CardModule>('../../games/*/words/card.ts', { eager: true });
const FACTS = import.meta.glob<Facts>('../../games/*/rules/facts.ts', { eager: true, import: 'facts' });
const PICTURES = import.meta.glob<Component>('../../games/*/board/Picture.svelte', {
  eager: true,
  import: 'default',
});

/** A game whose card is missing is shown by its id: it must not take the other games' cards with it. */
function cardOf(id: GameId, language: Language): { readonly title: string; readonly tagline: string } {
  const cards = CARDS[`../../games/${id}/words/card.ts`]?.card;
  return cards?.[language] ?? cards?.en ?? { title: id, tagline: '' };
}

export function titleOf(id: GameId, language: Language): string {
  return game(id).card[language].title;
}

export function taglineOf(id: GameId, language: Language): string {
  return game(id).card[language].tagline;
}

export function fixedHuesOf(id: GameId): readonly Hue[] | null {
  return game(id).seatHues ?? null;
}

/** The levels of the game's bots, the gentle ones first. */
export function levelsOf(id: GameId): readonly AnyLevel[] {
  return CARDS[`../../games/${id}/words/card.ts`]?.levels ?? LEVELS;
}

export function factsOf(id: GameId): Facts {
  return game(id).facts;
}

export function pictureOf(id: GameId): Component | null {
  return pictures[id] ?? null;
}
