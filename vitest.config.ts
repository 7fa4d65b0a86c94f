import { configDefaults, defineConfig } from 'vitest/config';

// IACTA_QUICK=1: no *.long.test.ts, and suites take small samples (npm run check, npm run mutate).
const quick = process.env.IACTA_QUICK === '1';
// The workspaces run as TypeScript source in this repository and as dist/ only when packed.
const conditions = ['source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      '**/dist/**',
      'reports/**',
      '**/.stryker-tmp/**',
      ...(quick ? ['**/*.long.test.ts'] : []),
      ...(process.env.IACTA_MUTATE === '1' ? ['**/test/{words,text,drawing,board,bot,learn}*.test.ts'] : []),
    ],
    testTimeout: 30_000,
    // Every suite has its own folders and ports, and most of them wait for one core only.
    maxWorkers: 2,
    coverage: { provider: 'v8', include: ['core/**/*.ts', 'games/*/rules/**/*.ts'], reporter: ['text'] },
  },
});
