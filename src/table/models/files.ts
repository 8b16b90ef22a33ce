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

export const sculpted: readonly string[] = [
  'table',
  ...pieces,
  ...props,
  ...Object.keys(races).map((race) => `figure/${race}`),
];

/** Relative to the page: `figure/orcs` is orcs.glb, `coin/5` coin-5.glb; `made/…` keeps its folder. */
export function fileOf(name: string): string {
  if (name.startsWith('made/')) return `${name}.glb`;
  return `${name.replace(/^figure\//, '').replaceAll('/', '-')}.glb`;
}
