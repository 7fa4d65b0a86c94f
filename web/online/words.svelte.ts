import type { Language, Refusal } from '@iacta/core';
import type { OnlineWords } from './words/shape.ts';

const CATALOGUES = import.meta.glob<{ words: OnlineWords }>('./words/{it,de,en,fr}.ts');

let current: OnlineWords | undefined = $state.raw();

/** The sentences of tables online in the chosen language; loaded before any of their pages is shown. */
export function onlineWords(): OnlineWords {
  if (!current) throw new Error('no language has been loaded');
  return current;
}

export async function loadOnlineWords(language: Language): Promise<void> {
  current = (await CATALOGUES[`./words/${language}.ts`]()).words;
}

export function refusalText({ code }: Refusal): string {
  const { refusals, otherRefusal } = onlineWords();
  return Object.hasOwn(refusals, code) ? refusals[code] : otherRefusal;
}
