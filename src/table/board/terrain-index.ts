import type { Terrain } from '../../rules/index.ts';

/** Terrains in the order the board's shader knows them. */
export const terrainOrder: readonly Terrain[] = ['farmland', 'hill', 'forest', 'swamp', 'mountain', 'sea', 'lake'];

/** The number the board's shader knows a terrain by. */
export function terrainIndex(terrain: Terrain): number {
  return terrainOrder.indexOf(terrain);
}
