import { LANGUAGES, type Language } from '@iacta/core';

/** What search engines and messengers read of a page that is the same for everyone. */
export interface Meta {
  readonly title: string;
  readonly description: string;
  /** The address without language and folder. */
  readonly path: string;
  /** The name of its picture, in `static/preview`. */
  readonly picture: string;
  readonly data: { readonly '@type': string; readonly [property: string]: unknown };
}

/** The same page in every language; `x-default` chooses by the reader's browser. */
export function alternates(
  path: string,
): readonly { readonly lang: Language | 'x-default'; readonly path: string }[] {
  const rest = path === '/' ? '' : path;
  return [
    ...LANGUAGES.map((lang) => ({ lang, path: `/${lang}${rest}` })),
    { lang: 'x-default' as const, path },
  ];
}

/** What search engines read, as an element. */
export function structured(meta: Meta, url: string, language: Language): string {
  const { title, description, data } = meta;
  const all = {
    '@context': 'https://schema.org',
    name: title,
    description,
    url,
    inLanguage: language,
    ...data,
  };
  const text = JSON.stringify(all).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}
