// Which package or folder may import which: the diagram in docs/architecture.md, as rules that fail.
// Each rule names everything a folder may import; everything else is a violation.
// scripts/architecture.test.ts plants a violation of every rule and expects it to be caught.

const TEST = ['/test/', '\\.test\\.ts$'];
const CORE = '^core/(?!test-kit/|test/)';
const TEST_KIT = '^((core|table|online)/test-kit/|games/test-kit\\.ts$)';
const TEST_TOOLS = '^node_modules/(vitest|fast-check)/';
const ONLINE = '^online/(?!test/|test-kit/)';
const TABLE = '^table/(?!test/|test-kit/)';
const REVIEW = '^review/(?!test/)';
/** The list of the games and the value of each: the way from other folders to any part of a game. */
const GAMES = '^games/index\\.ts$';
const GAMES_PAGES = '^games/(index|pages|pictures)\\.ts$';
const GAME_VALUE = '^games/([^/]+)/index\\.ts$';
const GAMES_IN_TESTS = '^games/(index|test-kit)\\.ts$';
const SVELTE = '^node_modules/(svelte|esm-env)/';

const boundary = (name, comment, from, reaches, fromNot = TEST) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: fromNot },
  to: { pathNot: reaches },
});

// Tests read and write files: Node's own modules are free for them.
const tests = (name, comment, from, reaches) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { pathNot: [...reaches, TEST_TOOLS], dependencyTypesNot: ['core'] },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    boundary(
      'core',
      'core imports valibot, pure-rand and string-width, no game, no Node module',
      '^core/',
      [CORE, '^node_modules/(valibot|pure-rand|string-width)/'],
      [...TEST, '^core/test-kit/'],
    ),
    tests('test-kit', 'the test kit imports core, vitest and fast-check', '^core/test-kit/', [
      CORE,
      '^core/test-kit/',
    ]),
    tests('core-tests', 'core is tested without any game', '^core/(test/|.+\\.test\\.ts$)', [
      '^core/',
      '^node_modules/(valibot|pure-rand|string-width)/',
    ]),
    boundary('game-rules', 'rules import core only', '^games/([^/]+)/rules/', ['^games/$1/rules/', CORE]),
    boundary('game-words', "words import their own game's rules and core", '^games/([^/]+)/words/', [
      '^games/$1/words/',
      '^games/$1/rules/',
      CORE,
    ]),
    boundary(
      'game-text',
      "drawings import their own game's rules and words, and core",
      '^games/([^/]+)/text/',
      ['^games/$1/(text|rules|words)/', CORE],
    ),
    boundary(
      'game-board',
      'a board knows its own game, core and the pieces it is drawn with',
      '^games/([^/]+)/board/',
      ['^games/$1/(board|rules|words)/', CORE, '^pieces/', SVELTE],
    ),
    boundary(
      'game-bot',
      "a game's bot imports its rules, core and the generic searchers",
      '^games/([^/]+)/bot/',
      ['^games/$1/(bot|rules)/', '^bots/search/', CORE],
    ),
    boundary(
      'game-judge',
      "a game's judge imports its bot's knowledge, its rules and core",
      '^games/([^/]+)/judge/',
      ['^games/$1/(judge|bot|rules)/', '^bots/search/', CORE],
    ),
    tests(
      'game-train',
      "a game's training is a tool: it knows its own game, core and the bots it plays against",
      '^games/([^/]+)/train/',
      ['^games/$1/(train|bot|rules)/', CORE, '^bots/'],
    ),
    tests(
      'game-tests',
      "a game's tests import their own game and the test kit",
      '^games/([^/]+)/(test/|.+\\.test\\.ts$)',
      ['^games/$1/', '^core/(?!test/)', '^bots/'],
    ),
    boundary('game-value', "a game's value names the parts of its own game", GAME_VALUE, [
      '^games/$1/(rules|words|text|bot|judge)/',
      '^games/game\\.ts$',
    ]),
    boundary('game-page', "a game's page names what is in its board folder", '^games/([^/]+)/page\\.ts$', [
      '^games/$1/board/',
      '^games/game\\.ts$',
    ]),
    boundary(
      'games',
      'the list imports the values of the games, never a board',
      '^games/(index|test-kit)\\.ts$',
      ['^games/(index|game)\\.ts$', GAME_VALUE, '^bots/search/', CORE],
    ),
    boundary('games-pages', 'what only the page loads', '^games/(pages|pictures)\\.ts$', [
      '^games/(index|game)\\.ts$',
      '^games/[^/]+/(page\\.ts$|board/Picture\\.svelte$)',
      SVELTE,
    ]),
    boundary('game', 'what a game is, in types', '^games/game\\.ts$', [
      CORE,
      '^bots/search/',
      '^pieces/(board|learn)\\.ts$',
      SVELTE,
    ]),
    boundary('bots-generic', 'searchers and baselines know core, no game', '^bots/(search|baselines)/', [
      '^bots/($1|search)/',
      CORE,
    ]),
    boundary(
      'bots-levels',
      'levels and arena receive a game from their caller',
      '^bots/(levels|arena|calibration)/',
      ['^bots/', CORE],
    ),
    boundary('pieces', 'what boards are drawn with knows core, no game', '^pieces/', [
      '^pieces/',
      CORE,
      SVELTE,
    ]),
    boundary(
      'web',
      'the page reaches games through their lists; it runs in a browser',
      '^web/',
      [
        '^web/',
        CORE,
        TABLE,
        REVIEW,
        ONLINE,
        '^pieces/',
        GAMES_PAGES,
        '^bots/',
        SVELTE,
        '^node_modules/(@fontsource|uqr/|idb/)',
      ],
      [...TEST, '^web/(vite|svelte)\\.config\\.'],
    ),
    boundary('review', 'review knows core and what a judge is; no game, no framework, no clock', '^review/', [
      REVIEW,
      '^bots/search/',
      CORE,
    ]),
    tests('review-tests', 'and is tested with every game', '^review/test/', [
      '^review/',
      '^core/(?!test/)',
      GAMES_IN_TESTS,
      '^bots/',
    ]),
    boundary(
      'table',
      'the table model and its test kit know core; no game, no framework, no clock',
      '^table/',
      ['^table/(?!test/)', CORE, '^node_modules/@noble/hashes/'],
    ),
    tests('table-tests', 'and is tested with every game', '^table/test/', [
      '^table/',
      '^core/(?!test/)',
      GAMES_IN_TESTS,
      '^bots/',
      '^node_modules/@noble/hashes/',
    ]),
    boundary(
      'online',
      'what both ends of a table online share knows core and the hashes; it runs in browsers and knows no game',
      '^online/',
      // Its test kit writes logs with that of the table; `no-tests` keeps both from what runs for players.
      ['^online/(?!test/)', '^table/(?!test/)', CORE, '^node_modules/@noble/hashes/'],
    ),
    tests('online-tests', 'and is tested with every game', '^online/test/', [
      '^online/',
      '^table/(?!test/)',
      CORE,
      GAMES_IN_TESTS,
      '^node_modules/@noble/hashes/',
    ]),
    {
      name: 'server',
      comment: 'the server reaches games through their list: no board and no page',
      severity: 'error',
      from: { path: '^server/', pathNot: TEST },
      to: {
        pathNot: [
          '^server/',
          CORE,
          TABLE,
          ONLINE,
          GAMES,
          '^bots/',
          '^node_modules/(fastify|@fastify/static|kysely|pg|@nats-io/transport-node|ipaddr.js|prom-client|unhomoglyph|uqr|ws|@types/ws)/',
        ],
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'cli-alone',
      comment: 'no package imports the command line',
      severity: 'error',
      from: { pathNot: '^cli/' },
      to: { path: '^cli/' },
    },
    {
      name: 'page-alone',
      comment:
        'no package imports the page; only the command line, the browser tests and the benchmark start the server',
      severity: 'error',
      from: { pathNot: '^(web|server|cli|e2e|bench)/' },
      to: { path: '^(web|server)/' },
    },
    {
      name: 'no-tests',
      comment: 'what runs for players imports no test, no test kit, no test tool',
      severity: 'error',
      from: {
        path: '^(core|games|bots|table|online|pieces|web|server|cli)/',
        pathNot: [...TEST, TEST_KIT],
      },
      to: { path: [...TEST, TEST_KIT, TEST_TOOLS] },
    },
    {
      name: 'by-package-name',
      comment: 'another package is imported by its name: a relative path would break once packed',
      severity: 'error',
      from: { path: '^(core|games/[^/]+|bots|table|review|online|pieces|web|server|cli)/' },
      to: {
        path: '^(core|games|bots|table|review|online|pieces|web|server|cli)/',
        pathNot: '^$1/',
        dependencyTypesNot: ['aliased-workspace'],
      },
    },
    {
      name: 'no-cycles',
      comment: 'one way only; types that name each other are erased and may',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unknown',
      comment: 'an import that leads nowhere; the peers of a benchmark are installed when it is run',
      severity: 'error',
      from: { pathNot: '^bench/colyseus/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|reports|coverage|\\.stryker-tmp|\\.svelte-check)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.mjs', '.svelte', '.css', '.d.ts'],
    },
  },
};
