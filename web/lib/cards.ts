import type { Facts, Hue, Language } from '@iacta/core';
import type { GameId } from '@iacta/registry';
import type { Component } from 'svelte';

// What is known of a game without loading it: all of it together is a few kB.

interface CardModule {
  readonly card: { readonly [language in Language]: { readonly title: string; readonly tagline: string } };
  /** Where the game's material leaves the seats no choice of colour. */
  readonly seatHues?: readonly Hue[];
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
  return cardOf(id, language).title;
}

export function taglineOf(id: GameId, language: Language): string {
  return cardOf(id, language).tagline;
}

export function fixedHuesOf(id: GameId): readonly Hue[] | null {
  return CARDS[`../../games/${id}/words/card.ts`]?.seatHues ?? null;
}

export function factsOf(id: GameId): Facts {
  return FACTS[`../../games/${id}/rules/facts.ts`];
}

export function pictureOf(id: GameId): Component | null {
  return PICTURES[`../../games/${id}/board/Picture.svelte`] ?? null;
}
