// Finds a Chromium for the browser tests: CHROME_PATH, else where systems put it. Run directly it also installs
// Debian's package where that is possible (root, apt), or says what is missing. No dependency, any Node >= 20.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const ELSEWHERE = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a Chromium on this machine, or null. */
export function findChromium() {
  const asked = process.env.CHROME_PATH;
  if (asked) return runs(asked) ? asked : null;
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)].filter(Boolean);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...ELSEWHERE].find(runs) ?? null;
}

/** What it must be started with: as root Chromium refuses its own sandbox. */
export function chromiumArguments() {
  return process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];
}

function install() {
  const apt = (...words) =>
    spawnSync('apt-get', words, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status === 0;
  console.log("chromium: installing Debian's package (once, about a minute) ...");
  const get = () => apt('install', '-y', '--no-install-recommends', 'chromium');
  return get() || (apt('update') && get());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && runs('/usr/bin/apt-get');
  if (findChromium() === null && !process.env.CHROME_PATH && mayInstall) install();
  const found = findChromium();
  if (found === null) {
    console.error(
      process.env.CHROME_PATH
        ? `There is no Chromium at CHROME_PATH (${process.env.CHROME_PATH}).`
        : 'The browser tests need Chromium or Chrome: install one (Debian: apt install chromium), or name it in CHROME_PATH.',
    );
    process.exit(1);
  }
  console.log(`chromium: ${found}`);
}
