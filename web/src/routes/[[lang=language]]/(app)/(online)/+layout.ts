import { loadOnlineWords } from '../../../../lib/online/words.svelte.ts';
import { languageOf } from '../../../../lib/shell/settings.svelte.ts';

export async function load({ params }) {
  await loadOnlineWords(languageOf(params.lang));
}
