import { words } from '../shell/language.svelte.ts';
import type { Meta } from '../shell/meta.ts';

export function homeMeta(): Meta {
  const { tagline, about } = words();
  return {
    title: `Iacta · ${tagline}`,
    description: about,
    path: '/',
    picture: 'iacta',
    data: { '@type': 'WebApplication', applicationCategory: 'GameApplication', operatingSystem: 'Any', isAccessibleForFree: true },
  };
}
