import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { closeChangelog, nextVersion, release } from './release.mjs';

const CHANGELOG =
  '# Changelog\n\n## Unreleased\n\n- Something new.\n\n## 0.1.0 (2026-01-01)\n\n- The first.\n';

/** A small repository with two workspaces, everything committed. */
function repository(changelog = CHANGELOG) {
  const root = mkdtempSync(join(tmpdir(), 'iacta-release-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, json: unknown) => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), typeof json === 'string' ? json : JSON.stringify(json));
  };
  const one = { name: '@iacta/one', version: '0.1.0' };
  const two = {
    name: '@iacta/two',
    version: '0.1.0',
    private: true,
    dependencies: { '@iacta/one': '0.1.0', ws: '8.0.0' },
  };
  write('package.json', { name: 'all', version: '0.1.0', workspaces: ['one', 'games/*'] });
  write('one/package.json', one);
  write('games/two/package.json', two);
  write('package-lock.json', {
    version: '0.1.0',
    packages: { '': { version: '0.1.0' }, one, 'games/two': two },
  });
  write('CHANGELOG.md', changelog);
  write('.gitignore', 'dist');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.org');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
  const ran: string[] = [];
  const key = join(mkdtempSync(join(tmpdir(), 'iacta-key-')), 'key');
  onTestFinished(() => rmSync(dirname(key), { recursive: true }));
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'releaser', '-f', key]);
  const start = (wanted: string, isChecked = false, by: string | undefined = key) =>
    release({
      root,
      wanted,
      date: '2026-02-03',
      isChecked,
      key: by,
      // Only git is real here: the tests and the packing have their own.
      run: (command: string, list: string[]) => {
        ran.push([command, ...list].join(' '));
        if (command === 'git' || command === 'ssh-keygen')
          execFileSync(command, list, { cwd: root, stdio: 'pipe' });
        if (list.includes('pack:iacta')) write('dist/iacta-0.2.0.tgz', 'packed');
      },
      output: (command: string, list: string[]) =>
        command === 'git' ? git(...list) : '{"bomFormat":"CycloneDX"}',
    });
  const json = (file: string) =>
    JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>;
  /** Commits the public key as that of one who releases. */
  const trust = () => {
    const [type, data] = readFileSync(`${key}.pub`, 'utf8').split(' ');
    write('RELEASE_SIGNERS', `me@example.org namespaces="iacta-release" ${type} ${data}\n`);
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Signer');
  };
  return { root, git, ran, start, json, trust };
}

test('the next version follows semantic versioning', () => {
  expect(nextVersion('0.1.9', 'patch')).toBe('0.1.10');
  expect(nextVersion('0.1.9', 'minor')).toBe('0.2.0');
  expect(nextVersion('0.1.9', 'major')).toBe('1.0.0');
  expect(nextVersion('0.1.9', '0.3.0')).toBe('0.3.0');
  for (const wrong of ['0.1.9', '0.1.8', '0.0.10', 'next', '', '1.0'])
    expect(nextVersion('0.1.9', wrong)).toBeNull();
});

test('what is unreleased becomes the notes of the version', () => {
  expect(closeChangelog(CHANGELOG, '0.2.0', '2026-02-03')).toContain(
    '## Unreleased\n\n## 0.2.0 (2026-02-03)\n\n- Something new.\n\n## 0.1.0',
  );
  expect(closeChangelog('# Changelog\n\n## Unreleased\n\n## 0.1.0\n\n- Old.\n', '0.2.0', '')).toBeNull();
});

test('a release tests, sets every version, packs, lists what is in it, commits and tags', () => {
  const { root, git, ran, start, json, trust } = repository();
  trust();
  expect(start('minor')).toBe('0.2.0');
  expect(ran.map((command) => command.split(' ').slice(0, 3).join(' '))).toEqual([
    'npm test',
    'npm run pack:iacta',
    'npm pack --silent',
    'ssh-keygen -q -Y',
    'git add --all',
    'git commit --quiet',
    'git tag --annotate',
  ]);
  expect(ran[2]).toContain('-w one');
  expect(json('package.json').version).toBe('0.2.0');
  expect(json('games/two/package.json')).toMatchObject({
    version: '0.2.0',
    dependencies: { '@iacta/one': '0.2.0', ws: '8.0.0' },
  });
  expect(json('package-lock.json').packages).toMatchObject({ one: { version: '0.2.0' } });
  expect(existsSync(join(root, 'dist/iacta-0.2.0.sbom.json'))).toBe(true);
  expect(git('tag').trim()).toBe('v0.2.0');
  expect(git('log', '-1', '--format=%s').trim()).toBe('Release 0.2.0');
});

test('nothing is released from a dirty tree, without notes, or to an earlier version', () => {
  const { root, ran, start } = repository();
  expect(() => start('0.0.1')).toThrow('later than 0.1.0');
  writeFileSync(join(root, 'CHANGELOG.md'), 'changed');
  expect(() => start('patch')).toThrow('commit everything first');
  expect(() => repository('# Changelog\n').start('patch')).toThrow('nothing under');
  expect(ran).toEqual([]);
});

test('tests that have been run on this commit are not run again', () => {
  const { ran, start, trust } = repository();
  trust();
  start('minor', true);
  expect(ran).not.toContain('npm test');
});

test('the checksums of a release are signed: what is changed later, or signed by another, is noticed', () => {
  const { root, start, trust } = repository();
  trust();
  start('minor');
  const dist = join(root, 'dist');
  const sums = readFileSync(join(dist, 'SHA256SUMS'), 'utf8');
  expect(sums).toMatch(/^[0-9a-f]{64} {2}iacta-0\.2\.0\.sbom\.json\n[0-9a-f]{64} {2}iacta-0\.2\.0\.tgz\n$/);
  // As SECURITY.md says.
  const verify = (text: string) =>
    spawnSync(
      'ssh-keygen',
      [
        '-Y',
        'verify',
        '-f',
        '../RELEASE_SIGNERS',
        '-I',
        'me@example.org',
        '-n',
        'iacta-release',
        '-s',
        'SHA256SUMS.sig',
      ],
      { cwd: dist, input: text },
    ).status;
  const isRight = (line: string) => {
    const [sum, file] = line.split('  ');
    return (
      createHash('sha256')
        .update(readFileSync(join(dist, file)))
        .digest('hex') === sum
    );
  };
  const check = () => sums.trim().split('\n').every(isRight);
  expect([verify(sums), check()]).toEqual([0, true]);
  expect(verify(sums.replace(/^./, 'x'))).not.toBe(0);
  writeFileSync(join(dist, 'iacta-0.2.0.tgz'), 'changed');
  expect(check()).toBe(false);
});

test('no release is signed by a key that people cannot know', () => {
  const { ran, start, trust } = repository();
  expect(() => start('minor')).toThrow('add this line to RELEASE_SIGNERS');
  trust();
  expect(() => start('minor', false, '/nowhere/key')).toThrow('no public key');
  expect(ran).toEqual([]);
});
