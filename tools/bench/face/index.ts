import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { contentOf } from '../../../src/rules/index.ts';
import { root } from '../../house/run.mjs';
import { serve } from '../../house/serve.mjs';
import { middle, quantile } from '../../measure/statistics.ts';
import type { Site } from '../../site/site.ts';
import { settled } from '../../site/table.ts';
import { figureShapes } from '../eye/shapes.ts';
import type { Figure } from '../figure.ts';
import type { Face } from './page/measure.ts';

declare global {
  interface Window {
    measureFaces?: (upper: readonly (readonly [number, number, number])[]) => readonly Face[];
  }
}

const folder = `${root}.bench/face`;
const lands = ['farmland', 'hill', 'forest', 'swamp', 'mountain'] as const;

/** Are the figures' faces as bright as the ground they stand on? Over every race and kind of land, alive, at the highest quality. */
export async function faceFigures(site: Site): Promise<Figure[]> {
  await build({
    configFile: false,
    plugins: [react()],
    root: `${root}tools/bench/face/page`,
    publicDir: `${root}public`,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'esnext' },
  });
  const { url, close } = await serve(folder);
  try {
    const races = Object.keys(contentOf({}).races);
    const shapes = await figureShapes(races);
    const ratios: number[] = [];
    for (const race of races) {
      const page = await site.browser.newPage({ viewport: { width: 1280, height: 720 } });
      await page.goto(`${url}?probe&race=${race}`);
      await settled(page);
      const shape = shapes.get(race) ?? [];
      const crown = Math.max(...shape.map(({ y }) => y));
      const upper = shape.filter(({ y }) => y > crown / 2).map(({ x, y, z }) => [x, y, z] as const);
      const faces = await page.evaluate((points) => window.measureFaces?.(points) ?? [], upper);
      for (const land of lands) {
        const here = faces.filter(({ terrain }) => terrain === land).map(({ ratio }) => ratio);
        if (here.length === 0) throw new Error(`No face of ${race} is seen on ${land}.`);
        const mean = here.reduce((sum, ratio) => sum + ratio, 0) / here.length;
        console.error(`  ${race} on ${land}: ${mean.toFixed(2)}`);
        ratios.push(mean);
      }
      await page.close();
    }
    const note = `of ${ratios.length} pairs of race and land: upper half against its ground`;
    return [
      { name: 'face_luma_median', value: middle(ratios), aim: { atLeast: 1 }, note },
      { name: 'face_luma_p10', value: quantile(ratios, 0.1), aim: { atLeast: 0.75 } },
    ];
  } finally {
    await close();
  }
}
