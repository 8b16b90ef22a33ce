import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { browsers, buildTarget } from '../../../src/ui/floor/browsers.ts';
import { gate } from '../../../tools/site/gate.ts';
import { gateSource, gateText } from '../../../tools/site/gate-text.mjs';
import { pagePolicy } from '../../../tools/site/headers.mjs';

/** What the build makes of a page. */
async function built(html: string): Promise<unknown> {
  const hook = gate.transformIndexHtml;
  if (typeof hook !== 'object' || !('handler' in hook)) throw new Error('The gate has another form.');
  return Reflect.apply(hook.handler, undefined, [html]);
}

describe('the gate', () => {
  it('is written for any browser: in the syntax of 2009', async () => {
    const [old, now] = await Promise.all(
      ['es5', 'esnext'].map((target) => transform(gateText, { target, logLevel: 'silent' })),
    );
    expect(old?.code).toBe(now?.code);
  });

  it('is the only script of the page’s own text that its policy lets run', () => {
    expect(pagePolicy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${gateSource};`);
    expect(pagePolicy).not.toContain('unsafe-inline');
  });

  it('stands behind everything that the page fetches, its icon apart', async () => {
    const fetching = [
      '<script defer src="./guard.js"></script>',
      '<script type="module" crossorigin src="./a.js"></script>',
      '<link rel="modulepreload" crossorigin href="./b.js">',
      '<link rel="stylesheet" crossorigin href="./c.css">',
      '<link rel="preload" as="font" href="./d.woff2" crossorigin>',
      '<link rel="manifest" href="./e.webmanifest">',
    ];
    const page = String(
      await built(`<head>${fetching.join('\n')}<link rel="icon" href="./f.svg" /></head><body></body>`),
    );
    expect(page).toContain(`<template id="rest">${fetching.join('')}</template>`);
    const outside = page.replace(/<template.*?<\/template>|<noscript>.*?<\/noscript>/g, '');
    expect(outside.match(/(?:src|href)="[^"]+"/g)).toEqual(['href="./f.svg"']);
    expect(page.indexOf('<template')).toBeLessThan(page.indexOf(`<script>${gateText}</script>`));
  });

  it('refuses a page that it would not let in', async () => {
    await expect(built('<head></head>')).rejects.toThrow('no script to let out');
  });
});

describe('the floor', () => {
  it('is what the page, its workers and its guard are built for', () => {
    expect(buildTarget.length).toBe(browsers.length);
    for (const file of ['vite.config.ts', 'tools/site/guard.ts'])
      expect(readFileSync(file, 'utf8').match(/\btarget: .*/g), file).toEqual(['target: buildTarget,']);
  });

  it.each(['README.md', 'docs/browsers.md', 'docs/television.md'])('is what %s says', (page) => {
    const text = readFileSync(page, 'utf8');
    for (const { name, version, year } of browsers) {
      // In a sentence or in a row: the name, what else it says of it, the version and the year.
      const said = new RegExp(`${name}[^\\n]*?\\b${version}\\b[^\\n]*?\\b${year}\\b`);
      expect(text, name).toMatch(said);
    }
  });
});
