import { delimiter, join } from 'node:path';
import { isProgram } from '../house/browser.mjs';
import { run } from '../house/run.mjs';

/**
 * @typedef {object} Program
 * @property {readonly string[]} places where it lies: names to be looked for where programs are, or whole paths
 * @property {string} named what in the environment names another
 * @property {readonly string[]} packages Debian's packages that bring it
 */

/** What the run plays in, and on: neither Firefox nor WebKitGTK draws in 3D without a screen. */
export const programs = /** @satisfies {Record<string, Program>} */ ({
  firefox: { places: ['firefox-esr', 'firefox'], named: 'FIREFOX', packages: ['firefox-esr', 'libgl1-mesa-dri'] },
  driver: {
    places: ['WebKitWebDriver'],
    named: 'WEBKIT_DRIVER',
    packages: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'libgl1-mesa-dri'],
  },
  miniBrowser: {
    places: [
      ...['x86_64', 'aarch64'].map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
      '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
    ],
    named: 'MINIBROWSER',
    packages: ['libwebkit2gtk-4.1-0'],
  },
  screen: { places: ['Xvfb'], named: 'XVFB', packages: ['xvfb'] },
});

/**
 * Where a program is on this machine, or null.
 * @param {Program} program
 */
export function find({ places, named }) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const paths = places.flatMap((place) =>
    place.startsWith('/') ? [place] : folders.map((folder) => join(folder, place)),
  );
  const wanted = process.env[named];
  return [...(wanted ? [wanted] : []), ...paths].find(isProgram) ?? null;
}

/** Gets through apt what is missing; says which programs still are. */
export async function requirePrograms() {
  const missing = () => Object.entries(programs).filter(([, program]) => find(program) === null);
  const packages = missing().flatMap(([, program]) => program.packages);
  if (packages.length > 0) {
    console.log(`Getting ${packages.join(', ')} through apt …`);
    await apt('update');
    await apt('install', '-y', '--no-install-recommends', ...new Set(packages));
  }
  return missing().map(([name]) => name);
}

/** @param {string[]} args */
function apt(...args) {
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args];
  return process.getuid?.() === 0 ? run('env', command.slice(1)) : run('sudo', ['-n', ...command]);
}
