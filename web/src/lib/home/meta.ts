import type { Meta } from '../shell/meta.ts';
import type { PageWords } from '../shell/words/shape.ts';

export function homeMeta({ tagline, about }: PageWords): Meta {
  return {
    title: `Iacta · ${tagline}`,
    description: about,
    path: '/',
    picture: 'iacta',
    data: {
      '@type': 'WebApplication',
      applicationCategory: 'GameApplication',
      operatingSystem: 'Any',
      isAccessibleForFree: true,
    },
  };
}
