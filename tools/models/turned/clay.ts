import { Color } from 'three';
import type { Colour } from '../../../src/ui/look/colour.ts';
import type { Finished } from '../file/glb.ts';
import type { Triple } from '../language/field.ts';
import { type Finish, finishes } from '../language/paint.ts';

/** A corner of a triangle: its place, the direction it faces, and its colour. Lengths in board units. */
export interface Corner {
  readonly at: Triple;
  readonly faces: Triple;
  readonly colour: Colour;
  /** Openness to light, 0 … 1: corners and undersides are darker. */
  readonly open: number;
  readonly finish: Finish;
}

/** Triangles, three corners each, counter-clockwise from outside. */
export type Clay = readonly Corner[];

/** Triangles as a mesh ready for a file, equal corners shared. */
export function finished(clay: Clay): Finished {
  const known = new Map<string, number>();
  const corners: Corner[] = [];
  const indices = clay.map((corner) => {
    const key = JSON.stringify(corner, (_, value) => (typeof value === 'number' ? Math.round(value * 1e5) : value));
    const index = known.get(key) ?? corners.push(corner) - 1;
    known.set(key, index);
    return index;
  });
  const colour = new Color();
  return {
    indices: Uint32Array.from(indices),
    positions: Float32Array.from(corners.flatMap(({ at }) => at)),
    normals: Float32Array.from(corners.flatMap(({ faces }) => unit(faces))),
    colours: Float32Array.from(
      corners.flatMap((corner) => {
        const { r, g, b } = colour.set(corner.colour);
        return [...[r, g, b].map((share) => share * (0.45 + 0.55 * corner.open)), corner.open];
      }),
    ),
    finish: Uint8Array.from(corners.flatMap(({ finish }) => [...finishes[finish], 0].map((part) => part * 255))),
  };
}

/** A direction of length 1. */
export function unit([x, y, z]: Triple): Triple {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** The direction that a triangle faces. */
export function facing([ax, ay, az]: Triple, [bx, by, bz]: Triple, [cx, cy, cz]: Triple): Triple {
  const [ux, uy, uz] = [bx - ax, by - ay, bz - az];
  const [vx, vy, vz] = [cx - ax, cy - ay, cz - az];
  return unit([uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]);
}

/** The same triangles somewhere else: turned about the upright axis by `turn` (radians), scaled by `size`, then moved. */
export function moved(clay: Clay, [x, y, z]: Triple, turn = 0, size = 1): Clay {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const turned = ([u, v, w]: Triple): Triple => [u * cos + w * sin, v, w * cos - u * sin];
  return clay.map((corner) => {
    const [u, v, w] = turned(corner.at);
    return { ...corner, at: [x + u * size, y + v * size, z + w * size], faces: turned(corner.faces) };
  });
}
