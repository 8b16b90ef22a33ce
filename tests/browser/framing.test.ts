import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { serve } from '../../tools/house/serve.mjs';
import { headerRules, headersFile, headersFor, pagePolicy } from '../../tools/site/headers.mjs';
import { openProfile, takeTroubles } from './harness.ts';

let folder: string;
let elsewhere: Awaited<ReturnType<typeof serve>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'framing-'));
  elsewhere = await serve(folder);
});
afterEach(async () => {
  await elsewhere.close();
  await rm(folder, { recursive: true });
});

/** Opens a page of another site that shows an address in a frame. */
async function framed(address: string) {
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><link rel="icon" href="data:,"><iframe src="${address}">`,
  );
  // What comes from the site itself is expected; the page around it is the stranger.
  const page = await (await openProfile({ flat: true, site: address })).newPage();
  const answered = page.waitForResponse((answer) => answer.url() === address);
  await page.goto(elsewhere.url);
  await answered;
  return page;
}

it('our own server says every header, and the table can be shown in a frame of another site', async () => {
  const { headers } = await fetch(inject('site'));
  for (const [name, value] of Object.entries(headersFor(headerRules('any'), '/'))) {
    expect(headers.get(name), name).toBe(value);
  }
  expect(headers.get('content-security-policy')).toBe(pagePolicy);
  const page = await framed(inject('site'));
  await page.frameLocator('iframe').getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.close();
  expect(takeTroubles().filter((trouble) => !trouble.startsWith('another host:'))).toEqual([]);
});

it('built with FRAME_ANCESTORS=none it cannot', async () => {
  const own = await mkdtemp(join(tmpdir(), 'site-'));
  await cp(resolve(process.env.DIST ?? 'dist'), own, { recursive: true });
  await writeFile(join(own, '_headers'), headersFile(headerRules('none')));
  const site = await serve(own);
  const page = await framed(site.url);
  await expect.poll(() => takeTroubles().join('\n')).toMatch(/frame-ancestors|refused to connect|ERR_BLOCKED/i);
  expect(await page.frameLocator('iframe').locator('#root').count()).toBe(0);
  await page.close();
  takeTroubles();
  await site.close();
  await rm(own, { recursive: true });
});
