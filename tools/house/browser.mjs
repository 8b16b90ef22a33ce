import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/** Chromium without windows: the same engine, for a fifth less of the processor's time. */
const shell = 'chromium-headless-shell';
const names = [
  shell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The path of a browser of the Chromium family on this machine (`CHROMIUM` may name one), or null. */
function findBrowser() {
  const named = process.env.CHROMIUM;
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...(named ? [named] : []), ...places, ...elsewhere].find(isProgram) ?? null;
}

/**
 * Finds a browser, or installs Debian's where possible; null, with a message, if there is none.
 * @param {{ isBest?: boolean }} [options] `isBest`: where the user is root, as in a container, the shell is installed beside a browser with windows.
 */
export async function requireBrowser({ isBest = false } = {}) {
  const present = findBrowser();
  const isWanted = isBest && isRoot() && !process.env.CHROMIUM && !present?.endsWith(shell);
  if (present !== null && !isWanted) return present;
  const found = (await installed(shell)) ?? (await installed('chromium'));
  if (found === null) {
    console.error(
      'The browser tests need Chromium or Chrome: install one (Debian: apt-get install chromium), or name it: CHROMIUM=/path/to/it npm test',
    );
  }
  return found;
}

const isRoot = () => process.getuid?.() === 0;

/**
 * Installs a package of Debian's, and what draws in 3D beside it; returns the browser that there is then.
 * @param {string} browser
 */
async function installed(browser) {
  const present = findBrowser();
  if (!onPath('apt-get')) return present;
  if (!isRoot() && !(onPath('sudo') && (await run('sudo', ['-n', 'true'])))) return present;
  console.log(`Getting ${browser} through apt …`);
  /** @param {string[]} args */
  const apt = (...args) => {
    const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args];
    return isRoot() ? run('env', command.slice(1)) : run('sudo', ['-n', ...command]);
  };
  await apt('update');
  // Mesa's rasteriser draws three times as fast as the browser's own.
  await apt('install', '-y', '--no-install-recommends', browser, 'libegl1', 'libgl1-mesa-dri');
  return findBrowser();
}

/** @param {string} name */
function onPath(name) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => isProgram(join(folder, name)));
}

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
