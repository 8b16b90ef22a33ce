import { Box3, type Object3D, Vector3 } from 'three';
import { races } from '../../../../src/ui/look/folk/races.ts';
import { figureEdge, portraitEdge, portraitsAcross } from '../../../../src/ui/look/portraits.ts';
import { painted } from './material.ts';
import { type LevelName, load, piece } from './models.ts';
import { type Cell, Studio, type View } from './studio.ts';

const CHIP_HEIGHT = 0.17;

/** What the sheet should show, from the address. */
interface Wish {
  readonly ids: readonly string[];
  readonly kind: 'sheet' | 'grey' | 'silhouette' | 'portraits' | 'figures';
}

interface Picture {
  readonly view: View;
  readonly level: LevelName;
  readonly stone: number;
  readonly plain: 'silhouette' | 'grey' | null;
  /** Where it stands in the model's panel, in pixels. */
  readonly cell: Cell;
}

/** Edge of a large picture, in pixels. */
const EDGE = 300;
/** Length of the longest side of objects without a chip, in large pictures, in units. */
const LARGE = 1.4;
const view = (above: number, around: number, towards = 0.8, fits = 2.1): View => ({ above, around, towards, fits });

function picture(column: number, row: number, seen: View, more: Partial<Picture> = {}): Picture {
  const cell = { left: column * EDGE, top: row * EDGE, width: EDGE, height: EDGE };
  return { view: seen, level: 'figure', stone: 0, plain: null, cell, ...more };
}

const small = (left: number, top: number, edge: number): Cell => ({ left, top, width: edge, height: edge });

/** Two rows of pictures a model. */
const sheet: readonly Picture[] = [
  picture(0, 0, view(12, 0)),
  picture(1, 0, view(25, 35)),
  picture(2, 0, view(12, 90)),
  picture(3, 0, view(12, 180)),
  picture(0, 1, view(48, 0)),
  picture(1, 1, view(88, 0, 0.4)),
  picture(2, 1, view(25, -30), { stone: 1 }),
  picture(3, 1, view(25, 35), { level: 'figure-low' }),
  picture(4, 0, view(48, 0), { cell: small(4 * EDGE + 20, 20, 150) }),
  picture(4, 0, view(48, 20), { cell: small(4 * EDGE + 20, 190, 110) }),
  picture(4, 0, view(48, 0), { level: 'figure-low', cell: small(4 * EDGE + 20, EDGE + 20, 150) }),
  picture(4, 0, view(48, 20), { level: 'figure-low', cell: small(4 * EDGE + 20, EDGE + 190, 110) }),
];
const grey: readonly Picture[] = [
  picture(0, 0, view(8, 90), { plain: 'silhouette' }),
  picture(1, 0, view(88, 0, 0.4), { plain: 'grey' }),
  picture(2, 0, view(48, 0), { plain: 'grey' }),
];
const bust = picture(0, 0, view(12, 16, 1, 1), { cell: small(0, 0, portraitEdge) });
/** All of them at one scale, on their chips: the tallest fills it. */
const whole = picture(0, 0, view(16, 16, 0.94, 2.2), { cell: small(0, 0, figureEdge) });
/** Where a race's face is and how much of it a portrait shows, in units; they are of all heights. */
const faces: Readonly<Record<string, readonly [towards: number, fits: number]>> = {
  amazons: [1.12, 0.95],
  dwarves: [0.93, 0.98],
  elves: [1.15, 0.92],
  ghouls: [0.86, 0.95],
  giants: [1.48, 1],
  halflings: [1, 0.92],
  humans: [1.08, 0.95],
  orcs: [1.02, 1],
  ratmen: [0.86, 1],
  skeletons: [1.12, 0.98],
  sorcerers: [1.2, 1.05],
  tritons: [1.05, 1],
  trolls: [1.06, 1.05],
  wizards: [1, 1.1],
};
const panels = {
  sheet: { pictures: sheet, width: 4 * EDGE + 190, height: 2 * EDGE, across: 1, ground: '#4f4a3e' },
  grey: { pictures: grey, width: 3 * EDGE, height: EDGE, across: 2, ground: '#6a675f' },
  silhouette: {
    pictures: [picture(0, 0, view(8, 90, 0.86, 2.3), { plain: 'silhouette' })],
    width: EDGE,
    height: EDGE,
    across: 5,
    ground: '#d8d4ca',
  },
  portraits: { pictures: [bust], width: portraitEdge, height: portraitEdge, across: portraitsAcross, ground: null },
  figures: { pictures: [whole], width: figureEdge, height: figureEdge, across: portraitsAcross, ground: null },
} as const;

/** Longest side of the box around a thing. */
function extentOf(thing: Object3D): number {
  return Math.max(...new Box3().setFromObject(thing).getSize(new Vector3()).toArray());
}

async function show({ ids, kind }: Wish): Promise<void> {
  const { pictures, width, height, across, ground } = panels[kind];
  const rows = Math.ceil(ids.length / across);
  const studio = new Studio({ width: width * across, height: rows * height }, ground);
  const chip = await load('chip');
  for (const [k, id] of ids.entries()) {
    const figure = await load(id);
    const [left, top] = [(k % across) * width, Math.floor(k / across) * height];
    for (const { view: seen, level, stone, plain, cell } of pictures) {
      const material = painted(races[id]?.colours.rim ?? '#9a8f80', stone);
      const under = withChip.has(id) ? chip[level] : null;
      const at = { ...cell, left: left + cell.left, top: top + cell.top };
      const shown = piece(figure[level], under, material, CHIP_HEIGHT);
      // Objects that are small on the table are magnified, except in pictures at table size.
      if (under === null && cell.width === EDGE) shown.scale.setScalar(LARGE / extentOf(shown));
      const [towards, fits] = (kind === 'portraits' ? faces[id] : undefined) ?? [seen.towards, seen.fits];
      studio.draw(shown, { ...seen, towards, fits }, at, plain);
      material.dispose();
    }
  }
  document.title = 'ready';
}

const asked = new URLSearchParams(location.search);
const withChip = new Set((asked.get('chips') ?? '').split(','));
const kinds = Object.keys(panels) as Wish['kind'][];
const kind = kinds.find((each) => each === asked.get('kind')) ?? 'sheet';
show({ ids: (asked.get('ids') ?? '').split(','), kind }).catch((error: unknown) => {
  document.title = `failed: ${String(error)}`;
});
