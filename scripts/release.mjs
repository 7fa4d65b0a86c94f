// npm run release -- patch|minor|major|X.Y.Z --sign KEY: tests, sets the version everywhere, closes the CHANGELOG
// section, packs every package with a list of what is in it (SBOM, CycloneDX), signs the checksums of all of that with
// an SSH key of RELEASE_SIGNERS, commits and tags. Nothing is pushed or published: that
// is one command each, which is printed at the end. --checked: npm test has been run on this very commit.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const STEPS = ['major', 'minor', 'patch'];

/** The version after this one (semver.org); null where neither a step nor a later version was given. */
export function nextVersion(version, wanted) {
  const now = version.split('.').map(Number);
  const at = STEPS.indexOf(wanted);
  if (at >= 0) return now.map((part, i) => (i < at ? part : i === at ? part + 1 : 0)).join('.');
  if (!/^\d+\.\d+\.\d+$/.test(wanted)) return null;
  const then = wanted.split('.').map(Number);
  const differs = then.findIndex((part, i) => part !== now[i]);
  return differs >= 0 && then[differs] > now[differs] ? wanted : null;
}

/** What is unreleased becomes the new version's; null where there is nothing to release. */
export function closeChangelog(text, version, date) {
  const [, notes = ''] = /^## Unreleased\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(text) ?? [];
  if (notes.trim() === '') return null;
  return text.replace(/^## Unreleased\n/m, `## Unreleased\n\n## ${version} (${date})\n`);
}

/** A manifest with the new version, also where it names its siblings. */
function withVersion(manifest, version) {
  const renewed = { ...manifest, version };
  for (const list of ['dependencies', 'devDependencies', 'peerDependencies']) {
    if (manifest[list] === undefined) continue;
    renewed[list] = Object.fromEntries(
      Object.entries(manifest[list]).map(([name, at]) => [name, name.startsWith('@iacta/') ? version : at]),
    );
  }
  return renewed;
}

/** Sets the version in every manifest and in the lock file. */
function setVersion(root, version) {
  const { workspaces } = readJson(join(root, 'package.json'));
  const folders = ['.', ...foldersOf(root, workspaces)];
  for (const folder of folders) {
    const file = join(root, folder, 'package.json');
    writeJson(file, withVersion(readJson(file), version));
  }
  const file = join(root, 'package-lock.json');
  const lock = readJson(file);
  lock.version = version;
  for (const folder of folders) {
    const key = folder === '.' ? '' : folder;
    if (lock.packages[key]) lock.packages[key] = withVersion(lock.packages[key], version);
  }
  writeJson(file, lock);
}

/** The folders of the workspaces: games/ has files beside them. */
function foldersOf(root, workspaces) {
  return globSync(workspaces, { cwd: root }).filter((each) => existsSync(join(root, each, 'package.json')));
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function writeJson(file, json) {
  writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`);
}

/** `run` executes a command in the repository and throws where it fails. */
export function release({ root, wanted, date, isChecked, key, run, output }) {
  const { version } = readJson(join(root, 'package.json'));
  const next = nextVersion(version, wanted);
  if (next === null) throw new Error(`give patch, minor, major or a version later than ${version}`);
  if (output('git', ['status', '--porcelain']).trim() !== '') throw new Error('commit everything first');
  const changelog = join(root, 'CHANGELOG.md');
  const closed = closeChangelog(readFileSync(changelog, 'utf8'), next, date);
  if (closed === null) throw new Error('CHANGELOG.md has nothing under "## Unreleased"');
  const whyNot = whyNotSigner(root, key);
  if (whyNot !== null) throw new Error(whyNot);
  if (!isChecked) run('npm', ['test']);
  writeFileSync(changelog, closed);
  setVersion(root, next);
  mkdirSync(join(root, 'dist'), { recursive: true });
  run('npm', ['run', 'pack:iacta']);
  for (const folder of packedFolders(root))
    run('npm', ['pack', '--silent', '--pack-destination', 'dist', '-w', folder]);
  writeFileSync(join(root, 'dist', `iacta-${next}.sbom.json`), output('npm', sbomArgs()));
  sign(root, next, key, run);
  run('git', ['add', '--all']);
  run('git', ['commit', '--quiet', '--message', `Release ${next}`]);
  run('git', ['tag', '--annotate', `v${next}`, '--message', `Iacta ${next}`]);
  return next;
}

/** What signatures of releases are for: one over other content is not taken for one. */
const NAMESPACE = 'iacta-release';
/** The public keys of those who release, as `ssh-keygen -Y verify` reads them. */
const SIGNERS = 'RELEASE_SIGNERS';

/** Why checksums may not be signed with this key; null if they may. */
function whyNotSigner(root, key) {
  if (key === undefined) return 'name the SSH key that signs the release: --sign ~/.ssh/id_ed25519';
  if (!existsSync(`${key}.pub`)) return `there is no public key ${key}.pub`;
  const [type, data] = readFileSync(`${key}.pub`, 'utf8').split(' ');
  const file = join(root, SIGNERS);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.some((line) => line.includes(`${type} ${data.trim()}`))
    ? null
    : `add this line to ${SIGNERS}, so that people can check the signature, and commit it:\nYOU@EXAMPLE.ORG namespaces="${NAMESPACE}" ${type} ${data.trim()}`;
}

/** Checksums of all files of a version in dist/, and a signature over them. */
function sign(root, version, key, run) {
  const dist = join(root, 'dist');
  const files = globSync([`*-${version}.tgz`, `*-${version}.sbom.json`], { cwd: dist }).sort();
  if (!files.some((file) => file.endsWith('.tgz'))) throw new Error('nothing was packed');
  const sums = files.map((file) => `${sha256(join(dist, file))}  ${file}\n`);
  const list = join(dist, 'SHA256SUMS');
  writeFileSync(list, sums.join(''));
  rmSync(`${list}.sig`, { force: true });
  run('ssh-keygen', ['-q', '-Y', 'sign', '-f', key, '-n', NAMESPACE, list]);
}

function sha256(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** Everything that is installed with a release and nothing that only its makers need. */
function sbomArgs() {
  return ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit', 'dev'];
}

/** The libraries: every workspace that is not private. */
function packedFolders(root) {
  const { workspaces } = readJson(join(root, 'package.json'));
  return foldersOf(root, workspaces).filter(
    (folder) => readJson(join(root, folder, 'package.json')).private !== true,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const args = process.argv.slice(2);
  const at = args.indexOf('--sign');
  const [key] = at < 0 ? [] : args.splice(at, 2).slice(1);
  const [wanted = ''] = args.filter((arg) => !arg.startsWith('--'));
  try {
    const version = release({
      root,
      wanted,
      date: new Date().toISOString().slice(0, 10),
      isChecked: args.includes('--checked'),
      key,
      run(command, list) {
        const { status } = spawnSync(command, list, { cwd: root, stdio: 'inherit' });
        if (status !== 0)
          throw new Error(`${command} ${list.join(' ')} failed; "git checkout ." undoes the rest`);
      },
      output: (command, list) =>
        execFileSync(command, list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }),
    });
    console.log(
      `\nReleased ${version} into dist/. Then:\n  git push --follow-tags\n  npm publish dist/iacta-${version}.tgz\nPublish dist/SHA256SUMS and dist/SHA256SUMS.sig beside the files.`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
