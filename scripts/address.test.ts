import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// Where the project can be reached: all files that could say so agree, and none invents an address.
const root = join(import.meta.dirname, '..');
const text = (file: string) => readFileSync(join(root, file), 'utf8');

interface Manifest {
  readonly workspaces: string[];
  readonly repository?: { readonly url: string };
}
const manifest = (folder: string) => JSON.parse(text(join(folder, 'package.json'))) as Manifest;
const folders = ['.', ...globSync(manifest('.').workspaces, { cwd: root })].filter((folder) =>
  existsSync(join(root, folder, 'package.json')),
);
const contacts = ['SECURITY.md', 'CODE_OF_CONDUCT.md'];
const NONE_YET = '[has no public address yet](CONTRIBUTING.md#the-projects-address)';

test('manifests, SECURITY.md and the code of conduct name the same address, or none', () => {
  const named = new Set(folders.map((folder) => manifest(folder).repository?.url));
  expect(named.size).toBe(1);
  const [url] = named;
  for (const file of contacts) {
    expect(text(file).includes(NONE_YET), file).toBe(url === undefined);
    if (url !== undefined) expect(text(file)).toContain(url);
  }
  expect(text('CONTRIBUTING.md')).toContain("### The project's address");
});

test('no file has a placeholder for an address', () => {
  const files = [
    ...contacts,
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    ...globSync('.github/**/*.{yml,md}', { cwd: root }),
  ];
  expect(files.length).toBeGreaterThan(6);
  for (const file of files)
    expect(text(file), file).not.toMatch(
      /github\.com\/(iacta|your|example|OWNER)|@example\.|TODO|<address>/i,
    );
});
