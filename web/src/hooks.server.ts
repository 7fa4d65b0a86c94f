import type { Handle } from '@sveltejs/kit/hooks';
import { languageOf } from './lib/shell/settings.svelte.ts';
import { readLanguage } from './params.ts';

/** The fonts of the first painting, which styles name only after they are there. */
const FIRST_FONTS = /(hyperlegible-next-latin-wght-normal|fraunces-600)\b[^/]*\.woff2$/;

/** Pages are drawn at build time only: each says its language from its first byte. */
export const handle: Handle = ({ event, resolve }) =>
  resolve(event, {
    preload: ({ type, path }) => type === 'js' || type === 'css' || FIRST_FONTS.test(path),
    transformPageChunk: ({ html }) =>
      html.replace('<html lang="en"', `<html lang="${languageOf(readLanguage(event.params.lang))}"`),
  });
