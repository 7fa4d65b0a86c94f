import { configDefaults, defineConfig } from 'vitest/config';

// The workspaces run as TypeScript source in this repository and as dist/ only when packed.
const conditions = ['source', 'module', 'node', 'development|production'];

// IACTA_QUICK=1: suites take small samples (npm test, check, mutate).
// Mode long: *.long.test.ts and nothing else (npm run unit:long).
export default defineConfig(({ mode }) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: [mode === 'long' ? '**/*.long.test.ts' : '**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      '**/dist/**',
      'reports/**',
      '**/.stryker-tmp/**',
      ...(mode === 'long' ? [] : ['**/*.long.test.ts']),
      ...(process.env.IACTA_MUTATE === '1' ? ['**/test/{words,text,drawing,board,bot,learn}*.test.ts'] : []),
    ],
    // Only there to end what hangs, also on a machine that is busy with other things.
    testTimeout: 180_000,
    // Removing a PostgreSQL folder of thousands of files takes long on a busy disk.
    hookTimeout: 180_000,
    // Every suite has its own folders and ports, and most of them wait for one core only.
    maxWorkers: 2,
    coverage: { provider: 'v8', include: ['core/**/*.ts', 'games/*/rules/**/*.ts'], reporter: ['text'] },
  },
}));
