import { LANGUAGES } from '@iacta/core';
import { loadWords } from '../../lib/shell/language.svelte.ts';

export const prerender = true;
export const entries = () => LANGUAGES.map((lang) => ({ lang }));

/** Addresses are relative to the manifest, so that it fits any folder. */
export async function GET({ params: { lang } }) {
  const { tagline, about, home } = await loadWords(lang);
  const shortcut = (name: string, url: string) => ({ name, url });
  const manifest = {
    id: './',
    name: 'Iacta',
    short_name: 'Iacta',
    description: `${tagline}. ${about}`,
    lang,
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#f7f2e8',
    theme_color: '#f7f2e8',
    categories: ['games'],
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut(home.resume, './resume'),
      shortcut(home.daily, './daily'),
      shortcut(home.join, './together/join'),
    ],
    screenshots: [
      { src: 'preview/iacta.png', sizes: '1200x630', type: 'image/png', form_factor: 'wide', label: tagline },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
}
