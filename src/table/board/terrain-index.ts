import type { Terrain } from '../../rules/index.ts';

/** Terrains in the order of the board's shader. */
export const terrainOrder: readonly Terrain[] = ['farmland', 'hill', 'forest', 'swamp', 'mountain', 'sea', 'lake'];

export function terrainIndex(terrain: Terrain): number {
  return terrainOrder.indexOf(terrain);
}
