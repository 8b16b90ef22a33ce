import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../tools/house/run.mjs';

/** A project with our settings, of which the page is one file. */
let project = '';

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'small-world-refused-'));
  mkdirSync(join(project, 'src'));
  for (const file of ['biome.json', 'knip.jsonc', 'tsconfig.json']) copyFileSync(`${root}${file}`, join(project, file));
  symlinkSync(`${root}node_modules`, join(project, 'node_modules'));
  writeFileSync(join(project, '.gitignore'), 'node_modules\n');
  writeFileSync(join(project, 'package.json'), '{ "name": "one-file", "type": "module", "main": "src/main.tsx" }\n');
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(join(project, 'src', file), text);

/** What a tool says of it, and whether it is content. */
function told(script: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${root}node_modules/${script}`, ...args], {
    cwd: project,
    encoding: 'utf8',
  });
  return { isContent: status === 0, words: stdout + stderr };
}

const lint = () => told('@biomejs/biome/bin/biome', 'lint', '--vcs-enabled=false', 'src');
const deadCode = () => told('knip/bin/knip.js', '--no-progress', '--include', 'files,exports');

describe('the checks refuse', () => {
  it('a promise that floats, but not one that says so', () => {
    write('main.tsx', 'async function save(): Promise<void> {}\nvoid save();\n');
    expect(lint().isContent).toBe(true);
    write('main.tsx', 'async function save(): Promise<void> {}\nsave();\n');
    expect(lint().words).toContain('noFloatingPromises');
    expect(lint().isContent).toBe(false);
  });

  it('an export and a file that nothing asks for', () => {
    write('main.tsx', "import { used } from './other.ts';\n\nused();\n");
    write('other.ts', 'export const used = () => {};\n');
    expect(deadCode()).toMatchObject({ isContent: true });
    write('other.ts', 'export const used = () => {};\nexport const idle = 1;\n');
    expect(deadCode()).toMatchObject({ isContent: false, words: expect.stringContaining('idle') });
    write('other.ts', 'export const used = () => {};\n');
    write('lost.ts', 'export {};\n');
    expect(deadCode()).toMatchObject({ isContent: false, words: expect.stringContaining('lost.ts') });
  });
});
