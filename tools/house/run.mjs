import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs a program to its end, showing its output; one that runs aside, at a low priority, shows all of it at its end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, minutes?: number, aside?: boolean }} [options] `minutes`: it is killed after that.
 * @returns {Promise<boolean>} whether it succeeded
 */
export function run(program, args, { env = {}, minutes = 60, aside = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: aside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      timeout: minutes * 60_000,
      // On Windows npm is a shell script.
      shell: process.platform === 'win32' && !program.endsWith('.exe'),
    });
    if (aside) lower(child.pid);
    /** @type {Buffer[]} */
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
    child.on('error', () => resolve(false));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code === 0);
    });
  });
}

/**
 * Lets a process take what others leave of the processors' time, where the system allows.
 * @param {number | undefined} pid
 */
function lower(pid) {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Then it runs like any other.
  }
}

/**
 * Runs a script of an installed package with this same Node.
 * @param {string} script path inside node_modules
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runTool(script, args, options) {
  return run(process.execPath, [`${root}node_modules/${script}`, ...args], options);
}
