import { loadWords } from '../lib/shell/language.svelte.ts';
import { languageOf, settings } from '../lib/shell/settings.svelte.ts';

export async function load({ params }) {
  settings.language = languageOf(params.lang);
  await loadWords(settings.language);
}
