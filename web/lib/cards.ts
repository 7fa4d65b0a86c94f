import { type AnyLevel, LEVELS } from '@iacta/bots/search';
import type { Facts, Hue, Language } from '@iacta/core';
import { type GameId, game } from '@iacta/games';
import { pictures } from '@iacta/games/pictures';
import type { Component } from 'svelte';

// What is known of a game without loading it: all of it together is a few kB.

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
  return game(id).levels ?? LEVELS;
}

export function factsOf(id: GameId): Facts {
  return game(id).facts;
}

export function pictureOf(id: GameId): Component | null {
  return pictures[id] ?? null;
}
