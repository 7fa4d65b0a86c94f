// Which room may import which: the picture in docs/architecture.md, as rules that fail.
// Each rule names all that a room may reach; everything else is a violation.
// scripts/architecture.test.ts plants a violation of every rule and expects it to be caught.

const TEST = ['/test/', '\\.test\\.ts$'];
const CORE = '^core/(?!test-kit/|test/)';
const TEST_TOOLS = '^node_modules/(vitest|fast-check)/';

const room = (name, comment, from, reaches, fromNot = TEST) => ({
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
    room(
      'core',
      'core imports valibot and pure-rand, no game, no Node module',
      '^core/',
      [CORE, '^node_modules/(valibot|pure-rand)/'],
      [...TEST, '^core/test-kit/'],
    ),
    room('test-kit', 'the test kit imports core, vitest and fast-check', '^core/test-kit/', [
      CORE,
      '^core/test-kit/',
      TEST_TOOLS,
    ]),
    tests('core-tests', 'core is tested without any game', '^core/(test/|.+\\.test\\.ts$)', [
      '^core/',
      '^node_modules/(valibot|pure-rand)/',
    ]),
    room('game-rules', 'rules import core only', '^games/([^/]+)/rules/', ['^games/$1/rules/', CORE]),
    room(
      'game-rooms',
      "text, words and board import their own game's rules and core",
      '^games/([^/]+)/(text|words|board)/',
      ['^games/$1/$2/', '^games/$1/rules/', CORE],
    ),
    room(
      'game-bot',
      "a game's bot imports its rules, core and the generic searchers",
      '^games/([^/]+)/bot/',
      ['^games/$1/(bot|rules)/', '^bots/search/', CORE],
    ),
    tests(
      'game-tests',
      "a game's tests import their own game and the test kit",
      '^games/([^/]+)/(test/|.+\\.test\\.ts$)',
      ['^games/$1/', '^core/(?!test/)'],
    ),
    room('registry', 'the registry loads rules, never boards, words or bots', '^registry/', [
      '^registry/',
      '^games/[^/]+/rules/',
      CORE,
    ]),
    room('bots-generic', 'searchers and baselines know core, no game', '^bots/(search|baselines)/', [
      '^bots/$1/',
      CORE,
    ]),
    {
      name: 'cli-alone',
      comment: 'nobody imports the command line',
      severity: 'error',
      from: { pathNot: '^cli/' },
      to: { path: '^cli/' },
    },
    {
      name: 'no-tests',
      comment: 'what runs for players imports no test, no test kit, no test tool',
      severity: 'error',
      from: { path: '^(core|games|registry|bots|cli)/', pathNot: [...TEST, '^core/test-kit/'] },
      to: { path: [...TEST, '^core/test-kit/', TEST_TOOLS] },
    },
    {
      name: 'by-package-name',
      comment: 'another package is imported by its name: a relative path would break once packed',
      severity: 'error',
      from: { path: '^(core|games/[^/]+|registry|bots|cli)/' },
      to: {
        path: '^(core|games|registry|bots|cli)/',
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
      comment: 'an import that leads nowhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|reports|coverage|\\.stryker-tmp)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.mjs', '.d.ts'],
    },
  },
};
