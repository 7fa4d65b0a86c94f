import type { Language } from '@iacta/core';
import { type GameId, game, isGameId } from '@iacta/games';
import { type PreviewWords, WORDS } from './preview-words.ts';

// What a messenger shows of a link. It reads the page without scripts, keeps the answer for days and shows it to a
// whole chat: so no names of people, no seats, no results, nothing that changes. It asks for what it shows and no more.

/** What stands in the tags of a page. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  /** The name of the picture, in the folder `preview` of the build. */
  readonly picture: string;
  /** What the link leads to, without folder and language. */
  readonly path: string;
  /** There is no such table. */
  readonly isMissing: boolean;
}

/** The game of a table; null: no such table; undefined: not known, since this address has asked too often. */
export type FindGame = (table: string, ip: string) => Promise<GameId | null | undefined>;

/** The preview of an address without its language. */
export async function previewOf(
  path: readonly string[],
  language: Language,
  gameOf: (table: string) => Promise<GameId | null | undefined>,
): Promise<Preview> {
  const say = WORDS[language];
  const [first = '', second = ''] = path;
  if (first === 't' && second !== '') {
    const found = await gameOf(second);
    if (found) return ofGame(found, language, `/t/${second}`, say.table);
    return { ...neutral(say), isMissing: found === null };
  }
  if (first === 'daily') return { ...neutral(say), ...say.daily, path: '/daily' };
  if (first === 'together' && isGameId(second)) return ofGame(second, language, `/together/${second}`);
  if (!isGameId(first)) return neutral(say);
  if (second === 'replay') return ofGame(first, language, `/${first}/replay`, say.replay);
  if (second === 'same') return ofGame(first, language, `/${first}/same`, say.same);
  return ofGame(first, language, `/${first}/new`);
}

function neutral(say: PreviewWords): Preview {
  return { ...say.iacta, picture: 'iacta', path: '/', isMissing: false };
}

function ofGame(id: GameId, language: Language, path: string, say?: PreviewWords['table']): Preview {
  const { title, tagline } = game(id).card[language];
  return {
    title: say?.title(title) ?? title,
    description: say?.description ?? tagline,
    picture: id,
    path,
    isMissing: false,
  };
}

/** The tags, with absolute addresses: parsers take no others. */
export function tagsOf(preview: Preview, language: Language, url: string, picture: string): string {
  const { title, description, isMissing } = preview;
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Iacta',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:locale': language,
  };
  const names = {
    description,
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': picture,
    ...(isMissing ? { robots: 'noindex' } : {}),
  };
  const meta =
    (kind: string) =>
    ([name, content]: [string, string]) =>
      `<meta ${kind}="${name}" content="${escaped(content)}">`;
  return [
    `<title>${escaped(title)}</title>`,
    ...Object.entries(properties).map(meta('property')),
    ...Object.entries(names).map(meta('name')),
  ].join('\n    ');
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
}
