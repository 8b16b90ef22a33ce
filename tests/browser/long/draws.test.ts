import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { crowded, regionFor } from '../../../tools/players/positions.ts';
import { costOfFrame, pointAt, settled } from '../../../tools/site/table.ts';
import { openGame } from '../games.ts';
import { openPage, openProfile } from '../harness.ts';
import { differing } from '../pixels.ts';

/** The crowded last round of five with its shadows, with a region pointed at: what it looks like, and what a frame costs. */
async function crowdedTable(lacking?: string): Promise<{ page: Page; picture: Buffer; calls: number }> {
  const profile = await openProfile({ viewport: { width: 960, height: 540 } });
  await profile.addInitScript(() => {
    // A page that is still blank has no storage.
    if (!location.protocol.startsWith('http')) return;
    const settings = { quality: 'medium', reducedMotion: 'on', speed: 'instant', coach: 'none', threats: false };
    localStorage.setItem('small-world-table.settings', JSON.stringify({ state: settings, version: 0 }));
  });
  if (lacking !== undefined) await profile.addInitScript(withoutExtension, lacking);
  const page = await openPage(profile);
  const game = crowded();
  await openGame(page, game);
  await settled(page);
  await pointAt(page, regionFor(game.state, 'conquer'));
  await settled(page);
  const picture = await page.screenshot();
  const { calls } = await costOfFrame(page);
  return { page, picture, calls };
}

/** The browser's WebGL lacks an extension, as another browser's does. Runs in the page. */
function withoutExtension(name: string): void {
  const { getExtension } = WebGL2RenderingContext.prototype;
  Object.assign(WebGL2RenderingContext.prototype, {
    getExtension(this: WebGL2RenderingContext, wanted: string) {
      return wanted === name ? null : Reflect.apply(getExtension, this, [wanted]);
    },
  });
}

describe('where the browser cannot draw many pieces at once', () => {
  it('a frame of the crowded table takes 120 draws at most, and looks the same but for the figures’ poses', async () => {
    const usual = await crowdedTable();
    const lacking = await crowdedTable('WEBGL_multi_draw');
    expect(usual.calls).toBeLessThanOrEqual(60);
    // One draw a model, and one more for its shadow.
    expect(lacking.calls).toBeGreaterThan(usual.calls);
    expect(lacking.calls).toBeLessThanOrEqual(120);
    // But for the figures, which all stand in one pose there.
    expect(await differing(usual.page, usual.picture, lacking.picture)).toBeLessThan(0.04);
  });
});
