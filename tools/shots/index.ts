/**
 * `npm run shots`: takes the pictures by which the game's looks are judged, into shots/, or the folder named by `PICTURES`. `npm run shots -- die
 * plan` takes only these; `REFINED=1` refines those at rest, as a machine with a graphics card does by itself; `LANGUAGE=pl` takes them in Polish, `LANGUAGE=pseudo` in words that are 40 % longer.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { givenTo, oneOf, orEnd } from '../house/arguments.ts';
import { root } from '../house/run.mjs';
import { openPage } from '../site/page.ts';
import { openSite, type Site } from '../site/site.ts';
import { film } from './film.ts';
import { livingScenes } from './living.ts';
import type { Scene } from './scene.ts';
import { scenes as tableScenes } from './scenes.ts';

const scenes = [...tableScenes, ...livingScenes];
const REFINED = process.env.REFINED === '1';
const names = scenes.map(({ name }) => name);
const wanted = orEnd('shots', () => givenTo('shots', {}, true).words.map((word) => oneOf('scene', word, names)));

const folder = process.env.PICTURES ?? `${root}shots`;
mkdirSync(folder, { recursive: true });
// Only these need tables that others sit at.
const isShared = wanted.length === 0 || livingScenes.some(({ name }) => wanted.includes(name));
const site = await openSite({ withRooms: isShared });
try {
  for (const scene of scenes) if (wanted.length === 0 || wanted.includes(scene.name)) await take(site, scene);
} finally {
  await site.close();
}

/** Takes one picture; reports a failure, and the others are still taken. */
async function take(site: Site, { name, view, bring, film: wanted }: Scene): Promise<void> {
  const start = Date.now();
  const file = join(folder, `${name}.png`);
  const shown = relative(root, file).padEnd(28);
  const page = await openPage(site, view);
  try {
    await bring(page);
    if (wanted === undefined) {
      // A still picture may be refined; one with the clock stopped is in the middle of a movement.
      const isStill = view?.settings?.reducedMotion !== 'off' && view?.settings?.quality !== 'low';
      if (REFINED && isStill) await page.evaluate(() => window.__table?.refine());
      await page.screenshot({ path: file, timeout: 120_000 });
    } else writeFileSync(file, await film(page, wanted));
    console.log(`${shown} ${((Date.now() - start) / 1000).toFixed(1)} s`);
  } catch (failure) {
    process.exitCode = 1;
    console.error(`${shown} failed: ${failure instanceof Error ? failure.message : failure}`);
    await page.screenshot({ path: join(folder, `failed-${name}.png`), timeout: 120_000 }).catch(() => undefined);
  } finally {
    await page.context().close();
  }
}
