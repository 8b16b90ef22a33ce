/**
 * `npm run models made [-- --seed <text>] [--only bodies,heads]`: pictures of figures of one's own into `shots/models/`: each body, each head, what hands hold and backs bear,
 * figures of chance beside printed ones, from the table's camera, near, from afar and as stone.
 */

import { parseArgs } from 'node:util';
import { figureBacks, figureBodies, figureGear, figureHeads } from '../../../src/rules/figure.ts';
import type { Figure } from '../../../src/rules/index.ts';
import { figureFor } from '../../../src/screens/workshop/first-look.ts';
import { figurePalette } from '../../../src/ui/look/figure-colours.ts';
import { shots, withPage } from './pictures.ts';

/** Colours that show each dye. */
const plain = { skin: '#eab78e', cloth: '#2020a0', trim: '#f0b030', metal: '#a4adb8' } as const;
const usual: Figure = { body: 'slim', head: 'crown', right: 'sword', left: 'shield', back: 'none', ...plain };
const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' }, only: { type: 'string' } } });

const chance = Array.from({ length: 10 }, (_, k) => figureFor(`${values.seed}-${k}`));
const skins = figurePalette.skin;
const bodies = figureBodies.map(
  (body, k): Figure => ({ ...usual, body, skin: skins[k] ?? plain.skin, right: k % 2 ? 'spear' : 'sword' }),
);
const printed = ['humans', 'dwarves', 'orcs', 'tritons', 'giants'].map((race) => `figure/${race}`);
const pieces = ['tower', 'tent', 'totem', 'idol', 'gate'].map((name) => `made/piece-${name}`);

/** The camera of each kind of picture. */
const seated = { above: 40, around: 0, towards: 0.5 } as const;
const sheets: Readonly<Record<string, object>> = {
  bodies: { rows: [bodies.slice(0, 4), bodies.slice(4)], ...seated, fits: 5 },
  'bodies-front': { rows: [bodies], above: 10, around: 0, towards: 0.6, fits: 7 },
  'bodies-side': { rows: [bodies.slice(0, 4)], above: 12, around: 50, towards: 0.6, fits: 4 },
  'bodies-back': { rows: [bodies.slice(4)], above: 25, around: 180, towards: 0.6, fits: 4 },
  heads: {
    rows: [0, 6].map((from) =>
      figureHeads.slice(from, from + 6).map(
        (head, k): Figure => ({
          ...usual,
          head,
          skin: skins[(from + k) % skins.length] ?? plain.skin,
          right: 'none',
          left: 'none',
        }),
      ),
    ),
    above: 32,
    around: 0,
    towards: 0.6,
    fits: 5.8,
  },
  gear: {
    rows: [1, 7].map((from) =>
      figureGear.slice(from, from + 6).map((right): Figure => ({ ...usual, head: 'hood', right, left: right })),
    ),
    above: 26,
    around: 0,
    towards: 0.6,
    fits: 5.8,
  },
  backs: {
    rows: [
      figureBacks.map((back): Figure => ({ ...usual, back })),
      figureBacks.map((back): Figure => ({ ...usual, body: 'brute', head: 'frog', back })),
    ],
    above: 26,
    around: 150,
    towards: 0.6,
    fits: 5,
  },
  chance: { rows: [chance.slice(0, 5), chance.slice(5)], ...seated, fits: 5.4 },
  beside: {
    rows: [chance.flatMap((one, k) => (k < 5 ? [one, printed[k] ?? 'figure/elves'] : []))],
    ...seated,
    fits: 5.6,
  },
  far: { rows: [chance.slice(0, 5), chance.slice(5)], ...seated, fits: 4.6, detail: 'far' },
  stone: { rows: [chance.slice(0, 5), chance.slice(5)], ...seated, fits: 4.6, stone: 1 },
  pieces: {
    rows: [pieces, ['fortress', 'encampment', 'lair', 'hole', 'mountain']],
    above: 32,
    around: 0,
    towards: 0.4,
    fits: 5,
  },
};

await withPage('made', async (draw) => {
  for (const [name, sheet] of Object.entries(sheets)) {
    if (values.only !== undefined && !values.only.split(',').includes(name)) continue;
    const size = { width: 1500, height: 900 };
    const wish = JSON.stringify({ detail: 'near', stone: 0, ...size, ...sheet });
    const page = await draw(new URLSearchParams({ wish }), size);
    await page.screenshot({ path: `${shots}made-${name}.png` });
    console.log(`shots/models/made-${name}.png`);
    await page.close();
  }
});
