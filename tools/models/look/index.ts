/**
 * `npm run models look [ids…] [--grey | --silhouette | --portraits | --figures]`: contact sheets of the built models, into `shots/models/`. First row: front,
 * three quarters, side, back; second: from the table's camera, from above, as stone, the low level of detail; at the right both levels
 * at the size they have on the table.
 * `--grey`: the silhouette from the side, and plain grey from above and from the table's camera, shuffled and without names; who is
 * who is printed.
 * `--portraits`: heads and shoulders of the races, in the order of `src/ui/look/folk/races.ts`, written where the game takes them from; `--figures`: the whole of
 * them, likewise.
 * `--silhouette`: the races' black outlines from the side alone, shuffled (`--seed 7` in another order) and without names; the key is printed.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { seedRandom, shuffle } from '../../../src/rules/random.ts';
import { races } from '../../../src/ui/look/folk/races.ts';
import { modelIds, modelOf } from '../gallery.ts';
import { shots, withPage } from './pictures.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Pictures that the game takes from there. */
const shipped: Readonly<Record<string, string>> = {
  portraits: at('../../../src/ui/look/portraits.webp'),
  figures: at('../../../src/ui/look/figures.webp'),
};
const ROWS = 2;

/** In an order of chance that a seed decides. */
function shuffled(ids: readonly string[], seed: number): string[] {
  return shuffle(seedRandom(seed), [...ids].sort());
}

const { positionals: named, values } = parseArgs({
  allowPositionals: true,
  options: {
    grey: { type: 'boolean', default: false },
    portraits: { type: 'boolean', default: false },
    figures: { type: 'boolean', default: false },
    silhouette: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
});
const kind = values.portraits
  ? 'portraits'
  : values.figures
    ? 'figures'
    : values.silhouette
      ? 'silhouette'
      : values.grey
        ? 'grey'
        : 'sheet';
const all = values.silhouette || values.portraits || values.figures ? Object.keys(races) : modelIds();
const ids = (named.length > 0 ? named : all).filter((id) => existsSync(at(`../../../public/models/${id}.glb`)));
const chips: string[] = [];
for (const id of ids) if (id !== 'chip' && (await modelOf(id)).onChip) chips.push(id);
await withPage('page', async (draw) => {
  const anonymous = kind === 'grey' || kind === 'silhouette';
  const order = anonymous
    ? shuffled(
        ids.filter((id) => id !== 'chip'),
        Number(values.seed),
      )
    : ids;
  const rows = kind === 'sheet' ? ROWS : order.length;
  for (let first = 0; first < order.length; first += rows) {
    const shown = order.slice(first, first + rows);
    const asked = new URLSearchParams({ ids: shown.join(), chips: chips.join(), kind });
    const page = await draw(asked, { width: 2400, height: 400 });
    const goal = shipped[kind];
    if (goal !== undefined) {
      const picture = await page.locator('canvas').evaluate((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement)) throw new Error('No canvas.');
        return canvas.toDataURL('image/webp', 0.86);
      });
      writeFileSync(goal, Buffer.from(picture.replace(/^[^,]*,/, ''), 'base64'));
    }
    const name = anonymous ? kind : named.length > 0 ? shown.join('-').slice(0, 60) : `sheet-${first / rows + 1}`;
    await page.locator('canvas').screenshot({ path: `${shots}${name}.png` });
    console.log(`shots/models/${name}.png: ${shown.join(', ')}`);
    await page.close();
  }
});
