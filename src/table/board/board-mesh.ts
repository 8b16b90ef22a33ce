import type { BufferGeometry, Face } from 'three';
import { boardFacts, type RegionId } from '../../rules/index.ts';
import type { BoardGeometry } from '../outlines/index.ts';
import { MeshData } from './mesh-data.ts';
import { addStone } from './stone.ts';

/** All stones of a board as one geometry, with a region id at every vertex. The caller disposes of it. */
export function boardMesh(board: BoardGeometry): BufferGeometry {
  const data = new MeshData();
  for (const facts of boardFacts(board.id).regions) {
    const region = board.regions[facts.id];
    if (region !== undefined) addStone(data, region, facts.terrain);
  }
  return data.geometry();
}

/** The region that a face of the board's geometry belongs to; null for geometry that knows no regions. */
export function regionOfFace(geometry: BufferGeometry, { a }: Pick<Face, 'a'>): RegionId | null {
  return geometry.hasAttribute('region') ? geometry.getAttribute('region').getX(a) : null;
}
