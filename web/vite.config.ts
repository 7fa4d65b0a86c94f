import { readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const GAMES = readdirSync(new URL('../games', import.meta.url)).filter((name) => !name.includes('.'));
/** The values of the games and their lists (games/index.ts). */
const LISTS_OF_GAMES = new RegExp(`/games/((${GAMES.join('|')})/)?(index|pages?)\\.ts$`);

/** The fonts of the first painting start loading with the page instead of after its styles. */
function preloadFonts(names: RegExp): Plugin {
  return {
    name: 'iacta-preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => names.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${file}`, crossorigin: true },
            injectTo: 'head',
          })),
    },
  };
}

/** The small script that fetches what the address asks for runs before all others (see ahead.ts). */
function aheadOfAll(): Plugin {
  return {
    name: 'iacta-ahead',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.type === 'chunk' && file.isEntry && file.name === 'ahead')
          .map(({ fileName }) => ({
            tag: 'script',
            attrs: { type: 'module', src: `./${fileName}`, crossorigin: true },
            injectTo: 'head-prepend',
          })),
    },
  };
}

/**
 * Nearly all of what a table is made of is called in its first seconds. Browsers that know this line make it ready
 * beside the page as it arrives, and not piece by piece when a finger waits for it; to the others it is a comment.
 */
function readyAtOnce(names: RegExp): Plugin {
  return {
    name: 'iacta-ready-at-once',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && names.test(file.fileName))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}

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

/** What is known of every game and where the rest of it is found: all that the first script waits for. */
const LISTS = [
  /vite\/preload-helper/,
  LISTS_OF_GAMES,
  /\/games\/[^/]+\/(rules\/facts|words\/card)\.ts/,
  /\/web\/((table|learn)\/)?words\/index\.ts/,
  /\/core\/(facts|spaces|words|refusal)\.ts/,
];

/** What the home page needs, which then comes in one file rather than in ten small ones. */
const BASE = [
  /node_modules\/(svelte|esm-env|clsx)\//,
  /\/web\/(home\/(?!SavedMore)|lib\/(?!Page|record|sound|haptics|database|download|canvas|share|speaker))/,
  /\/core\/drawing\.ts/,
  /\/(bots\/search\/(index|bot)\.ts|pieces\/(index|motion|shapes|stages|Sign|SeatSign|seat-shapes))/,
  /\/games\/(pictures\.ts|[^/]+\/board\/Picture\.svelte)/,
  // One sheet of styles to wait for, not two.
  /\/(web\/(fonts|page)|pieces\/tokens)\.css/,
];

/** What a table loads when it is asked for: the result, the menu, a hint. */
const LATER =
  /\/web\/(lib\/(database|download|record-file|canvas|share)|table\/(Result|Celebration|highlights|best|picture|sheet-picture|Menu|HintNote|reasons|SoundOffer|sound-offer))/;

/** What tables, lessons and replays share, in one file as well. */
const PLAY = [
  /node_modules\/(valibot|pure-rand)\//,
  /\/core\/(?!facts|spaces|words|drawing|refusal)[^/]+\.ts/,
  /\/web\/(table|frame|bots|lib)\/(?!Page|words\/|database|download|canvas|share|speaker|DicePad|LastRoll|Result|picture|verdict)/,
  /\/table\/session\//,
  /\/web\/explain\/(Explain|explained)\./,
  /\/(bots\/(search|levels\/names)|pieces\/(Die|digits|painted|desk))/,
];

/** Rules and board of one game. Its words, the shared screen, what teaches it and what its board loads later stay apart. */
const ONE_GAME =
  /\/games\/([^/]+)\/(rules|board)\/(?!facts\.|Picture\.|ForAll|guide\.|lesson\.|pictures\.|later\/)/;

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  // The workspaces are read as source; what is packed for others is built elsewhere.
  resolve: { conditions: ['source', 'browser', 'module', 'development|production'] },
  build: {
    // The oldest browsers that are meant to work.
    target: ['safari16.4', 'chrome111', 'firefox115'],
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // A font inside a style sheet would be loaded by every visitor, and twice.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: `${import.meta.dirname}/index.html`, ahead: `${import.meta.dirname}/ahead.ts` },
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              // With what the facts of a game are read from.
              name: (id, modules) =>
                LISTS.some((part) => part.test(id)) ||
                modules
                  .getModuleInfo(id)
                  ?.importers.some((importer) => /\/games\/[^/]+\/rules\/facts\.ts/.test(importer))
                  ? 'games'
                  : null,
              test: /./,
              priority: 4,
            },
            { name: 'base', test: (id) => BASE.some((part) => part.test(id)), priority: 3 },
            {
              name: 'play',
              test: (id) => PLAY.some((part) => part.test(id)) && !LATER.test(id),
              priority: 2,
            },
            { name: (id) => ONE_GAME.exec(id)?.[1] ?? null, test: ONE_GAME, priority: 1 },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [leaveOut(/^\.\/(text\/|words\/(?!card\.))/)],
    // Separate from the page's own scripts: players among people never fetch a bot.
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/bots/[name]-[hash].js',
        chunkFileNames: 'assets/bots/[name]-[hash].js',
      },
    },
  },
  plugins: [
    leaveOut(/^\.\/(bot|judge)\//),
    svelte(),
    aheadOfAll(),
    readyAtOnce(new RegExp(`assets/(base|play|${GAMES.join('|')})-`)),
    preloadFonts(/atkinson-.*\.woff2$|fraunces-.*\.woff2$/),
    VitePWA({
      // A new version waits until the user asks for it: no game is reloaded during play.
      registerType: 'prompt',
      injectRegister: false,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,png}'],
        navigateFallback: 'index.html',
        // Notifications are shown by the same worker.
        importScripts: ['push.js'],
      },
      manifest: {
        id: './',
        name: 'Iacta',
        short_name: 'Iacta',
        description: 'Five dice games, one table.',
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: '#f7f2e8',
        theme_color: '#f7f2e8',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
});
