// Finds Firefox and WebKit for `npm run browser:engines`. Run directly it installs Debian's packages where that is
// possible (root, apt), or names what is missing. No dependency, any Node >= 20.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'gir1.2-webkit2-4.1', 'python3-gi'];

export const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';

function hasWindow() {
  const ask = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";
  return spawnSync('/usr/bin/python3', ['-c', ask], { stdio: 'ignore' }).status === 0;
}

function missing() {
  return [
    ...[FIREFOX, WEBKIT_DRIVER, '/usr/bin/Xvfb'].filter((path) => !existsSync(path)),
    ...(hasWindow() ? [] : ['WebKit2 4.1 for python3']),
  ];
}

function install() {
  const apt = (...words) =>
    spawnSync('apt-get', words, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status === 0;
  console.log("engines: installing Debian's packages (once, about half a minute) ...");
  const get = () => apt('install', '-y', '--no-install-recommends', ...PACKAGES);
  return get() || (apt('update') && get());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const mayInstall =
    process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (missing().length > 0 && mayInstall) install();
  const still = missing();
  if (still.length > 0) {
    console.error(`Missing: ${still.join(', ')}. Debian: apt install ${PACKAGES.join(' ')}`);
    process.exit(1);
  }
  console.log(`engines: ${FIREFOX}, ${WEBKIT_DRIVER}`);
}
