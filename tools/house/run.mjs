import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs a program to its end, showing what it says.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, minutes?: number }} [options] `minutes`: it is ended when it takes longer.
 * @returns {Promise<boolean>} whether it ended well
 */
export function run(program, args, { env = {}, minutes = 60 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit',
      timeout: minutes * 60_000,
      // npm is a script of the shell on Windows.
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
