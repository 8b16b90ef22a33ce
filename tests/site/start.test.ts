import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from '../../tools/house/run.mjs';

describe('npm start', () => {
  it.each([
    ['--port abc', '"abc" is no port: a port is a number from 1 to 65535.'],
    ['--port=99999', '"99999" is no port: a port is a number from 1 to 65535.'],
    ['--prot 8080', "Unknown option '--prot'"],
    ['--disk-all 2GB', '"2GB" is no size for --disk-all: a size is a number of megabytes from 1 on, like 2000.'],
  ])('%s ends at once with a clear line, and no stack', (said, line) => {
    const { status, stderr } = spawnSync(process.execPath, [`${root}tools/start.mjs`, ...said.split(' ')], {
      encoding: 'utf8',
      timeout: 15_000,
    });
    expect(status).toBe(1);
    expect(stderr).toContain(line);
    expect(stderr).toContain('npm start -- --port 8080');
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});
