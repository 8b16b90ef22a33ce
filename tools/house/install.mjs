import { existsSync, readFileSync } from 'node:fs';
import { root, run } from './run.mjs';

/** Installs the packages of the lock file if they are missing or differ from it. Exits the process on failure. */
export async function install() {
  requireNode();
  if (isInstalled()) return;
  console.log('Installing packages (npm ci) …');
  const done = await run('npm', ['ci', '--no-audit', '--no-fund'], { env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' } });
  if (done) return;
  console.error('The packages could not be installed. Is the package registry within reach?');
  process.exit(1);
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Is every package that the lock file requires on every machine installed in its version? */
function isInstalled() {
  const found = `${root}node_modules/.package-lock.json`;
  if (!existsSync(found)) return false;
  const wanted = packagesOf(`${root}package-lock.json`);
  const installed = packagesOf(found);
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional === true || installed[path]?.version === version,
  );
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}
