import type { Triple } from '../language/field.ts';
import { BLOCK, type Solid } from './solid.ts';

/** Distances at the points of a grid; `count` points along each axis from `origin`, x fastest. */
export interface Grid {
  readonly values: Float32Array;
  readonly count: Triple;
  readonly origin: Triple;
  readonly cell: number;
}

/** Samples a solid over its box. Blocks far from every lump are filled without evaluating them. */
export function sample(solid: Solid): Grid {
  const { cell, box } = solid.model;
  const blocks = (axis: 0 | 1 | 2) => Math.ceil((box.most[axis] - box.least[axis]) / cell / BLOCK);
  const count: Triple = [blocks(0) * BLOCK + 1, blocks(1) * BLOCK + 1, blocks(2) * BLOCK + 1];
  const origin = box.least;
  const values = new Float32Array(count[0] * count[1] * count[2]);
  const radius = (cell * BLOCK * Math.sqrt(3)) / 2;
  const middle = (BLOCK / 2) * cell;
  for (let k = 0; k < count[2]; k += BLOCK) {
    for (let j = 0; j < count[1]; j += BLOCK) {
      for (let i = 0; i < count[0]; i += BLOCK) {
        const corner: Triple = [origin[0] + i * cell, origin[1] + j * cell, origin[2] + k * cell];
        const { distance } = solid.blockAt(corner[0] + middle, corner[1] + middle, corner[2] + middle);
        // The parts' blocks lie on another lattice than these blocks of cells: allow for twice the distance to a corner.
        const far = distance > radius * 3 + 0.06 ? distance : null;
        fill(solid, { values, count, origin, cell }, [i, j, k], far);
      }
    }
  }
  return { values, count, origin, cell };
}

function fill(solid: Solid, { values, count, origin, cell }: Grid, [i, j, k]: Triple, far: number | null): void {
  for (let w = k; w < Math.min(k + BLOCK, count[2]); w++) {
    for (let v = j; v < Math.min(j + BLOCK, count[1]); v++) {
      for (let u = i; u < Math.min(i + BLOCK, count[0]); u++) {
        values[(w * count[1] + v) * count[0] + u] =
          far ?? solid.at(origin[0] + u * cell, origin[1] + v * cell, origin[2] + w * cell);
      }
    }
  }
}
