import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

function write(file: string, text: string): void {
  const path = join(project, 'src', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** What a tool says of it, and whether it is content. */
function told(script: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${root}${script}`, ...args], {
    cwd: project,
    encoding: 'utf8',
  });
  return { isContent: status === 0, words: stdout + stderr };
}

const lint = () => told('node_modules/@biomejs/biome/bin/biome', 'lint', '--vcs-enabled=false', 'src');
const imports = () => told('tools/house/arrows.mjs', project);
const deadCode = () => told('node_modules/knip/bin/knip.js', '--no-progress', '--include', 'files,exports');

describe('the checks refuse', () => {
  it('a promise that floats, but not one that says so', () => {
    write('main.tsx', 'async function save(): Promise<void> {}\nvoid save();\n');
    expect(lint().isContent).toBe(true);
    write('main.tsx', 'async function save(): Promise<void> {}\nsave();\n');
    expect(lint().words).toContain('noFloatingPromises');
    expect(lint().isContent).toBe(false);
  });

  it('an arrow up, a circle of files, one of folders, and a page where there is none', () => {
    write('rules/index.ts', 'export const rules = 1;\n');
    write('hud/frame/panels.ts', "export { rules as panels } from '../../rules/index.ts';\n");
    write('hud/dock/Dock.tsx', "import { panels } from '../frame/panels.ts';\n\nexport const dock = panels;\n");
    expect(imports()).toEqual({ isContent: true, words: '' });
    write('more/index.ts', "import '../rules/index.ts';\n");
    expect(imports().words).toContain('goes up: src/more/index.ts -> src/rules/index.ts');
    write('more/index.ts', '');
    write('rules/index.ts', "import type { panels } from '../hud/frame/panels.ts';\n\nexport const rules = 1;\n");
    expect(imports().words).toContain('goes up: src/rules/index.ts -> src/hud/frame/panels.ts');
    write('rules/index.ts', "import 'react';\n\nexport const rules = 1;\n");
    expect(imports().words).toContain('draws a page: src/rules/index.ts -> react');
    write('rules/index.ts', "import './more.ts';\n\nexport const rules = 1;\n");
    write('rules/more.ts', "import './index.ts';\n");
    expect(imports().words).toContain(
      'a circle of files: src/rules/index.ts -> src/rules/more.ts -> src/rules/index.ts',
    );
    write('rules/more.ts', '');
    write('hud/frame/panels.ts', "import type { dock } from '../dock/place.ts';\n\nexport const panels = 1;\n");
    write('hud/dock/place.ts', 'export const dock = 1;\n');
    expect(imports()).toMatchObject({
      isContent: false,
      words: expect.stringContaining('a circle of folders: src/hud/'),
    });
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
