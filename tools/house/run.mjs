import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs a program to its end, showing its output.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, minutes?: number }} [options] `minutes`: it is killed after that.
 * @returns {Promise<boolean>} whether it succeeded
 */
export function run(program, args, { env = {}, minutes = 60 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit',
      timeout: minutes * 60_000,
      // On Windows npm is a shell script.
      shell: process.platform === 'win32' && !program.endsWith('.exe'),
    });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
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
