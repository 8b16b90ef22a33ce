import type { BufferGeometry } from 'three';
import type { BoardGeometry } from '../../boards/index.ts';
import { boards } from '../../rules/index.ts';
import { MeshData } from './mesh-data.ts';
import { addStone } from './stone.ts';

/** All stones of a board as one geometry, with a region id at every vertex. The caller disposes of it. */
export function boardMesh(board: BoardGeometry): BufferGeometry {
  const data = new MeshData();
  for (const facts of boards[board.id].regions) {
    const region = board.regions[facts.id];
    if (region !== undefined) addStone(data, region, facts.terrain);
  }
  return data.geometry();
}
