import { readdirSync } from 'node:fs';
import adapter from '@sveltejs/adapter-static';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig, type Plugin } from 'vite';

const GAMES = readdirSync(new URL('../games', import.meta.url)).filter((name) => !name.includes('.'));
/** The values of the games and their lists (games/index.ts). */
const LISTS_OF_GAMES = new RegExp(`/games/((${GAMES.join('|')})/)?(index|pages?)\\.ts$`);

/**
 * A game's value names all its parts. The page asks workers for bots and judges, and workers read no text: what one of
 * them never loads would only be built, and kept for offline play, a second time.
 */
function leaveOut(parts: RegExp): Plugin {
  const nothing = '\0left-out';
  return {
    name: 'iacta-leave-out',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      LISTS_OF_GAMES.test(importer) && parts.test(source) ? nothing : null,
    load: (id) => (id === nothing ? `throw new Error('not part of this bundle')` : null),
  };
}

export default defineConfig({
  root: import.meta.dirname,
  // The workspaces are read as source; what is packed for others is built elsewhere.
  resolve: { conditions: ['source', 'browser', 'module', 'development|production'] },
  ssr: {
    resolve: { conditions: ['source', 'node', 'module', 'development|production'] },
    noExternal: [/@iacta\//],
  },
  build: {
    // The oldest browsers that are meant to work.
    target: ['safari16.4', 'chrome111', 'firefox115'],
    // A font inside a style sheet would be loaded by every visitor, and twice.
    assetsInlineLimit: 0,
  },
  worker: { format: 'es', plugins: () => [leaveOut(/^\.\/(text\/|words\/(?!card\.))/)] },
  plugins: [
    leaveOut(/^\.\/(bot|judge)\//),
    sveltekit({
      adapter: adapter({ pages: 'dist', assets: 'dist', fallback: '200.html' }),
      prerender: { crawl: false },
      // The server puts its own origin in the place of this one.
      paths: { relative: true, origin: 'https://iacta.invalid' },
      // Of the sources alone (scripts/build-web.mjs): servers with the same ones send the same files.
      version: { name: process.env.IACTA_SOURCES ?? 'development' },
      // Registered by lib/shell/update.svelte.ts, when the page has settled.
      serviceWorker: { register: false },
    }),
  ],
});
