import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LANGUAGES, type Language } from '@iacta/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { policyWith } from '../headers.ts';
import { preferredLanguage } from './accepted-language.ts';
import { type FindGame, type Preview, previewOf, tagsOf } from './previews.ts';

/** The page for every address that has none of its own: the browser fills it. */
const SHELL = '200';
/** What stands in built pages for the origin that a request came to. */
const PLACEHOLDER = 'https://iacta.invalid';
/** Addresses of files and of programs: what is missing there is no page. */
const NO_PAGE = /^\/(_app|api)\/|\.[a-z0-9]+$/i;
/** Rendered pages that are kept: a few origins with all their pages. */
const KEPT = 200;
/** A host that may stand in a page; anything else is not repeated. */
const PLAIN_HOST = /^[\w.:[\]-]+$/;

/** A page as it is sent. */
interface Rendered {
  readonly policy: string;
  readonly tag: string;
  readonly bodies: { readonly [encoding in 'identity' | 'gzip' | 'br']: Buffer };
}

/** The pages of the build, with the origin and the folder that readers see. */
export class Pages {
  readonly #pages: ReadonlyMap<string, string>;
  readonly #rendered = new Map<string, Rendered>();
  readonly #base: string;
  readonly #gameOf: FindGame;

  /** `base`: the folder in which browsers see the page, without a slash at its end; empty at the root. */
  constructor(folder: string, base: string, gameOf: FindGame) {
    this.#base = base;
    this.#gameOf = gameOf;
    const files = globSync('**/*.html', { cwd: folder });
    this.#pages = new Map(
      files.map((file) => [
        file.split(sep).join('/').slice(0, -'.html'.length),
        inFolder(readFileSync(join(folder, file), 'utf8'), base),
      ]),
    );
  }

  /** Answers what no file answers: with a page, its address without a slash at the end, or `null`: there is none. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | null> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    // Two slashes at the start would name another host, here and in a redirect.
    const { pathname, search } = new URL(request.url.replace(/^[/\\]+/, '/'), 'http://localhost');
    const path = pathname.replace(/\/{2,}/g, '/');
    if (path === `/${SHELL}.html`) return this.#send(SHELL, 'en', null, request, reply);
    if (path === '/index.html') return reply.redirect(`${this.#base}/${search}`, 308);
    if (NO_PAGE.test(path)) return null;
    if (path !== '/' && path.endsWith('/'))
      return reply.redirect(this.#base + path.slice(0, -1) + search, 308);
    const [first = '', ...rest] = path.slice(1).split('/');
    const inAddress = LANGUAGES.find((language) => language === first);
    const language = inAddress ?? preferredLanguage(request.headers['accept-language']);
    const inside = inAddress ? rest : [first, ...rest].filter((part) => part !== '');
    const own = [language, ...inside].join('/');
    if (this.#pages.has(own)) return this.#send(own, language, null, request, reply);
    const preview = await previewOf(inside, language, (table) => this.#gameOf(table, request.ip));
    if (preview?.isMissing) reply.code(404);
    return this.#send(SHELL, language, preview, request, reply);
  }

  #send(
    name: string,
    language: Language,
    preview: Preview | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply | null {
    const page = this.#pages.get(name);
    if (page === undefined) return null;
    const { policy, tag, bodies } = this.#page(page, name, language, preview, originOf(request));
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .header('etag', tag)
      .header('vary', 'accept-encoding, accept-language');
    if (request.headers['if-none-match'] === tag && reply.statusCode === 200) return reply.code(304).send();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    reply.type('text/html; charset=utf-8');
    const body = bodies[encoding];
    return request.method === 'HEAD' ? reply.header('content-length', body.length).send() : reply.send(body);
  }

  #page(html: string, name: string, language: Language, preview: Preview | null, origin: string): Rendered {
    const key = JSON.stringify([origin, name, language, preview]);
    const kept = this.#rendered.get(key);
    const page = kept ?? rendered(this.#fill(html, name, language, preview).replaceAll(PLACEHOLDER, origin));
    // Put at the end: the page that was not asked for the longest goes first.
    this.#rendered.delete(key);
    this.#rendered.set(key, page);
    for (const oldest of this.#rendered.keys()) {
      if (this.#rendered.size <= KEPT) break;
      this.#rendered.delete(oldest);
    }
    return page;
  }

  /** The shell says the language of its address, and what messengers show of it. */
  #fill(html: string, name: string, language: Language, preview: Preview | null): string {
    if (name !== SHELL) return html;
    const own = html.replace('<html lang="en"', `<html lang="${language}"`);
    if (preview === null) return own;
    const url = PLACEHOLDER + this.#base + preview.path;
    const picture = `${PLACEHOLDER}${this.#base}/preview/${preview.picture}.png`;
    return own.replace('</head>', `${tagsOf(preview, language, url, picture)}\n  </head>`);
  }
}

/** The origin that a reader came to. Its host was checked (hosts.ts). */
function originOf({ protocol, headers: { host = '' } }: FastifyRequest): string {
  return PLAIN_HOST.test(host) ? `${protocol}://${host}` : 'http://localhost';
}

function rendered(html: string): Rendered {
  const scripts = [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = scripts.map(([, text = '']) => `'sha256-${sha256(text)}'`);
  const identity = Buffer.from(html);
  const br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return {
    policy: policyWith(hashes),
    tag: `W/"${sha256(html)}"`,
    bodies: { identity, gzip: gzipSync(identity), br },
  };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/**
 * Built pages name files and pages relative to themselves. Here they name them from the root: `/x` and `/x/` then mean
 * the same, and the shell is sent for addresses of any depth.
 */
function inFolder(html: string, base: string): string {
  return html
    .replace(
      /base: (?:""|new URL\([^\n]*?\)\.pathname\.slice\(0, -1\))/,
      () => `base: ${JSON.stringify(base)}`,
    )
    .replace(
      /(<(?:a|link|img)\b[^>]*?\s(?:href|src)="|import\(")(?:(?:\.\.\/)+|\.\/|\/(?!\/))/g,
      (_, start) => `${start}${base}/`,
    )
    .replace(/(<a\b[^>]*?\shref=")\.\.?"/g, (_, start) => `${start}${base}/"`)
    .replaceAll(`${PLACEHOLDER}/`, `${PLACEHOLDER}${base}/`);
}
