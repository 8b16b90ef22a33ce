import { races } from '../../ui/look/index.ts';

/** Sculpted pieces (`tools/models/figures`), by the `model` of a placement. */
const pieces: readonly string[] = [
  'chip',
  'totem',
  'mountain',
  'lair',
  'fortress',
  'encampment',
  'hole',
  'hero',
  'hero/2',
  'dragon',
  'die',
  'crown',
  'tray',
  'purse',
  'coin/1',
  'coin/3',
  'coin/5',
  'coin/10',
];

/** What grows on the board or stands for a symbol, by the `shape` of a prop. */
const props: readonly string[] = [
  'fir',
  'fir-2',
  'oak',
  'birch',
  'rock',
  'crag',
  'crag-2',
  'crag-3',
  'pool',
  'snag',
  'grass',
  'fence',
  'reeds',
  'mushroom',
  'hedge',
  'wall',
  'furrow',
  'furrow-2',
  'haystack',
  'bush',
  'bush-2',
  'flower',
  'sheep',
  'boat',
  'wave',
  'mine',
  'crystals',
  'cave',
];

/** Names of all models with a file: the tabletop, pieces, props, and a figure for every race that has colours. */
export const sculpted: readonly string[] = [
  'table',
  ...pieces,
  ...props,
  ...Object.keys(races).map((race) => `figure/${race}`),
];

/** The file of a sculpted model, relative to the page: `figure/orcs` is orcs.glb, `coin/5` is coin-5.glb, `made/head-cat` made/head-cat.glb. */
export function fileOf(name: string): string {
  if (name.startsWith('made/')) return `${name}.glb`;
  return `${name.replace(/^figure\//, '').replaceAll('/', '-')}.glb`;
}
