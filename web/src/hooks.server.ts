import type { Handle } from '@sveltejs/kit/hooks';
import { languageOf } from './lib/shell/settings.svelte.ts';
import { readLanguage } from './params.ts';

/** Pages are drawn at build time only: each says its language from its first byte. */
export const handle: Handle = ({ event, resolve }) =>
  resolve(event, {
    transformPageChunk: ({ html }) =>
      html.replace('<html lang="en"', `<html lang="${languageOf(readLanguage(event.params.lang))}"`),
  });
