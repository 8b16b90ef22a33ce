import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '../../tools/house/run.mjs';

interface Locked {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const textOf = (file: string) => readFileSync(`${root}${file}`, 'utf8');
const lock: { packages: Record<string, Locked> } = JSON.parse(textOf('package-lock.json'));
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

describe('the lock file', () => {
  it('holds each package to its digest', () => {
    expect(packages.length).toBeGreaterThan(300);
    const loose = packages.filter(([, { integrity, inBundle }]) => !inBundle && !/^sha512-/.test(integrity ?? ''));
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  it('names no host: packages come from the registry of whoever installs them', () => {
    expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it('has what a package wants on other platforms too, so that it is installed there', () => {
    const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
    );
    expect(missing).toEqual([]);
  });
});

/** Is a package there for the one at a path: in its folder, or in one above? */
function isLocked(path: string, name: string): boolean {
  if (lock.packages[`${path === '' ? '' : `${path}/`}node_modules/${name}`]) return true;
  return path !== '' && isLocked(path.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), name);
}

describe('the licence of our own work', () => {
  it('is MIT, in the file and in the package', () => {
    expect(textOf('LICENSE')).toMatch(/^MIT License\n\nCopyright \(c\) 2026 the project's authors\n/);
    expect(JSON.parse(textOf('package.json')).license).toBe('MIT');
  });
});
