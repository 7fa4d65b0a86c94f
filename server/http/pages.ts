import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LANGUAGES } from '@iacta/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { policyWith } from '../headers.ts';
import { preferredLanguage } from './accepted-language.ts';

/** The page for every address that has none of its own: the browser fills it. */
const SHELL = '200';
/** Files that the build names by their content. What is missing there was of another version. */
const HASHED = '/_app/';

/** A page of the build with what is sent beside it. */
interface Page {
  readonly policy: string;
  readonly bodies: { readonly [encoding in 'identity' | 'gzip' | 'br']: Buffer };
}

/** The pages of the build, which are read and compressed once. */
export class Pages {
  readonly #pages: ReadonlyMap<string, Page>;

  /** `base`: the folder in which browsers see the page, without a slash at its end; empty at the root. */
  constructor(folder: string, base = '') {
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    this.#pages = new Map(
      globSync('**/*.html', { cwd: folder }).map((file) => {
        const path = file.split(sep).join('/').slice(0, -'.html'.length);
        return [path, pageOf(path === SHELL ? inFolder(read(file), base) : read(file))];
      }),
    );
  }

  /** Answers what no file answers: with a page, its address without a slash at the end, or `null`: there is none. */
  answer(request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
    const { pathname, search } = new URL(request.url, 'http://localhost');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || pathname.startsWith(HASHED)) return null;
    if (pathname !== '/' && pathname.endsWith('/')) {
      // Relative, since the folder that browsers see is not known here; `//` would name another host.
      const last = pathname.split('/').at(-2) ?? '';
      return reply.redirect(`../${last}${search}`, 308);
    }
    const language = preferredLanguage(request.headers['accept-language']);
    const path = pathname.slice(1);
    const own = path === '' ? language : `${language}/${path}`;
    const page = this.#pages.get(isDocument(path) ? path : own) ?? this.#pages.get(SHELL);
    return page ? send(page, request, reply) : null;
  }
}

/** Whether an address says its language. */
function isDocument(path: string): boolean {
  const [first] = path.split('/');
  return LANGUAGES.some((language) => language === first);
}

function send({ policy, bodies }: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, accept-language')
    .type('text/html; charset=utf-8')
    .send(bodies[encoding]);
}

function pageOf(html: string): Page {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = scripts.map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  const identity = Buffer.from(html);
  const br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { policy: policyWith(hashes), bodies: { identity, gzip: gzipSync(identity), br } };
}

/** The shell names its files from the root, since it is sent for addresses of any depth. */
function inFolder(html: string, base: string): string {
  return html
    .replaceAll('"/_app/', `"${base}/_app/`)
    .replaceAll('="/icon', `="${base}/icon`)
    .replace('base: ""', `base: ${JSON.stringify(base)}`);
}
