import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The path of a browser of the Chromium family on this machine (`CHROMIUM` may name one), or null. */
export function findBrowser() {
  const named = process.env.CHROMIUM;
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...(named ? [named] : []), ...places, ...elsewhere].find(isProgram) ?? null;
}

/** Finds a browser, or installs Debian's where possible; null, with a message, if there is none. */
export async function requireBrowser() {
  const found = findBrowser() ?? (await installed());
  if (found === null) {
    console.error(
      'The browser tests need Chromium or Chrome: install one (Debian: apt-get install chromium), or name it: CHROMIUM=/path/to/it npm test',
    );
  }
  return found;
}

async function installed() {
  if (!onPath('apt-get')) return null;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !(onPath('sudo') && (await run('sudo', ['-n', 'true'])))) return null;
  console.log('No browser found; getting Chromium through apt …');
  /** @param {string[]} args */
  const apt = (...args) => {
    const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args];
    return isRoot ? run('env', command.slice(1)) : run('sudo', ['-n', ...command]);
  };
  await apt('update');
  // Mesa's rasteriser draws three times as fast as the browser's own.
  await apt('install', '-y', '--no-install-recommends', 'chromium', 'libegl1', 'libgl1-mesa-dri');
  return findBrowser();
}

/** @param {string} name */
function onPath(name) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => isProgram(join(folder, name)));
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
