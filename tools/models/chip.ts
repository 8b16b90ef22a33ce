import type { Finished } from './file/glb.ts';
import type { Triple } from './language/field.ts';
import type { Mesh } from './mesh/mesh.ts';

/** Radius and height of a chip, in units: the radius is the reference for every other length. */
export const CHIP = { radius: 0.5, height: 0.17 } as const;
const BEVEL = 0.05;

/** Red, green and blue (linear) of the chip's top, before the tint: bare ground, but of the colour of whoever it belongs to. */
const GROUND: Triple = [0.5, 0.46, 0.4];

/** One ring of corners: position out and up, direction of its normal (out, up), openness, tint and colour. */
interface Ring {
  readonly corners: number;
  readonly out: number;
  readonly up: number;
  readonly lean: readonly [out: number, up: number];
  readonly open: number;
  readonly tint: number;
  readonly colour: Triple;
}

/**
 * A closed chip that stands on y = 0: a wall of `sides`, a bevel that halves them, a cap and a bottom. Its normals lean outwards,
 * which lets it look round. Its rim is white and takes all of the run-time tint, its duller top most of it. With `relief` a groove runs around a
 * boss on its top; without, the top is flat.
 */
export function chip(sides: number, relief = false): Finished {
  const { radius, height } = CHIP;
  const half = sides / 2;
  const rim = { tint: 1, colour: [1, 1, 1] as const };
  const edgeOfTop = { corners: half, out: radius - BEVEL, up: height };
  const rings: Ring[] = [
    { corners: sides, out: radius - 0.012, up: 0, lean: [1, -0.35], open: 0.62, ...rim },
    { corners: sides, out: radius, up: height - BEVEL, lean: [1, 0.3], open: 0.95, ...rim },
    { ...edgeOfTop, lean: [0.3, 1], open: 1, ...rim },
    { ...edgeOfTop, lean: [0, 1], open: 0.8, tint: 0.9, colour: GROUND },
    { corners: sides, out: radius - 0.012, up: 0, lean: [0, -1], open: 0.3, ...rim },
  ];
  if (relief) rings.push(...grooved(half));
  const starts = rings.map((_, k) => rings.slice(0, k).reduce((sum, { corners }) => sum + corners, 0));
  const [foot = 0, brim = 0, edge = 0, cap = 0, bottom = 0] = starts;
  const indices: number[] = [];
  for (let i = 0; i < sides; i++) {
    const j = (i + 1) % sides;
    indices.push(foot + i, brim + i, brim + j, foot + i, brim + j, foot + j);
  }
  for (let i = 0; i < half; i++) {
    const [a, b, c] = [brim + 2 * i, brim + 2 * i + 1, brim + ((2 * i + 2) % sides)];
    const [u, v] = [edge + i, edge + ((i + 1) % half)];
    indices.push(a, u, b, u, v, b, b, v, c);
  }
  if (relief) {
    for (let ring = 0; ring < GROOVE.length; ring++) {
      const [outer, inner] = [ring === 0 ? cap : bottom + sides + (ring - 1) * half, bottom + sides + ring * half];
      for (let i = 0; i < half; i++) {
        const j = (i + 1) % half;
        indices.push(outer + i, inner + i, outer + j, inner + i, inner + j, outer + j);
      }
    }
  }
  const lid = relief ? bottom + sides + (GROOVE.length - 1) * half : cap;
  for (let i = 1; i < half - 1; i++) indices.push(lid, lid + i + 1, lid + i);
  for (let i = 1; i < sides - 1; i++) indices.push(bottom, bottom + i, bottom + i + 1);
  return { ...corners(rings), indices: Uint32Array.from(indices) };
}

/** Distance from the axis and height of the groove's rings, from its outer edge to the boss within it. */
const GROOVE = [
  [0.34, 0.168],
  [0.27, 0.12],
  [0.11, 0.172],
] as const;

function grooved(corners: number): Ring[] {
  return GROOVE.map(([out, up], k) => ({
    corners,
    out,
    up,
    lean: [[-0.3, 0.15, 0.3][k] ?? 0, 1],
    open: k === 1 ? 0.45 : 0.9,
    tint: 0.9,
    colour: GROUND,
  }));
}

function corners(rings: readonly Ring[]): Omit<Finished, 'indices'> {
  const all = rings.flatMap((ring) =>
    Array.from({ length: ring.corners }, (_, k) => ({ ring, angle: (k / ring.corners) * 2 * Math.PI })),
  );
  const around = (angle: number, out: number, up: number): Triple => [out * Math.cos(angle), up, out * Math.sin(angle)];
  const unit = ([out, up]: readonly [number, number]) => [out / Math.hypot(out, up), up / Math.hypot(out, up)] as const;
  return {
    positions: Float32Array.from(all.flatMap(({ ring, angle }) => around(angle, ring.out, ring.up))),
    normals: Float32Array.from(all.flatMap(({ ring, angle }) => around(angle, ...unit(ring.lean)))),
    colours: Float32Array.from(
      all.flatMap(({ ring }) => [...ring.colour.map((share) => share * (0.45 + 0.55 * ring.open)), ring.open]),
    ),
    finish: Uint8Array.from(all.flatMap(({ ring }) => [0.6 * 255, 0, 0, ring.tint * 255])),
  };
}

/** A chip under a figure that stands on y = 0, to darken the figure's foot. */
export function chipUnderneath(): Mesh {
  const { positions, indices } = chip(24);
  return { positions: positions.map((value, k) => (k % 3 === 1 ? value - CHIP.height : value)), indices };
}
