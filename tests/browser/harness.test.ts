import { describe, expect, it } from 'vitest';
import { coloursOf } from './colours.ts';
import { openPage, openProfile, takeTroubles } from './harness.ts';

describe('these tests themselves fail', () => {
  it('on an error or a warning on the console, on a failure nobody caught, and on a missing file', async () => {
    const page = await openPage(await openProfile());
    expect(takeTroubles()).toEqual([]);
    await page.evaluate(async () => {
      console.error('a complaint');
      console.warn('a doubt');
      setTimeout(() => Promise.reject(new Error('nobody caught this')));
      await fetch('missing.json');
    });
    const seen: string[] = [];
    const look = () => {
      seen.push(...takeTroubles());
      return seen;
    };
    const wanted = ['console: a complaint', 'console: a doubt', 'failure: nobody caught this'];
    await expect
      .poll(look)
      .toEqual(expect.arrayContaining([...wanted, expect.stringMatching(/^404: .*missing\.json$/)]));
  });

  it('on a request to another host', async () => {
    // The page's own policy would hold the request back, with an error on the console.
    const page = await openPage(await openProfile({ bypassCSP: true }));
    await page.route('https://elsewhere.test/**', (route) =>
      route.fulfill({ body: 'anything', headers: { 'access-control-allow-origin': '*' } }),
    );
    const finished = page.waitForEvent('requestfinished');
    await page.evaluate(async () => (await fetch('https://elsewhere.test/font.woff2')).text());
    await finished;
    expect(takeTroubles()).toEqual(['another host: https://elsewhere.test/font.woff2']);
  });

  it('on a blank canvas', async () => {
    const page = await openPage(await openProfile());
    // With an icon of its own: without one the browser looks for one where there is none.
    await page.setContent('<link rel="icon" href="data:,"><canvas width="300" height="200"></canvas>');
    expect(await coloursOf(page)).toBe(1);
  });
});
