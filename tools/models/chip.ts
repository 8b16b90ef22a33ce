import type { Finished } from './file/glb.ts';
import type { Triple } from './language/field.ts';
import type { Mesh } from './mesh/mesh.ts';

/** Radius and height of a chip, in units: the radius is the reference for every other length. */
const CHIP = { radius: 0.5, height: 0.17 } as const;
const BEVEL = 0.05;

/** Red, green and blue (linear) of the chip's top, before the tint: bare ground, but of the colour of whoever it belongs to. */
const GROUND: Triple = [0.5, 0.46, 0.4];

/** One ring of corners: position out and up, direction of its normal (out, up), openness, tint and colour. */
interface Ring {
  readonly out: number;
  readonly up: number;
  readonly lean: readonly [out: number, up: number];
  readonly open: number;
  readonly tint: number;
  readonly colour: Triple;
}

/** The ground in the groove around the boss, and the tip of the boss. */
const ground = { tint: 0.9, colour: GROUND } as const;
const groove: Ring = { out: 0.28, up: 0.126, lean: [0.1, 1], open: 0.5, ...ground };
const boss: Ring = { out: 0, up: 0.185, lean: [0, 1], open: 0.95, ...ground };

/**
 * A chip that stands on y = 0, open below: nobody sees that. A wall of `sides`, a bevel, a cap. Its normals lean outwards, which lets it look round.
 * Its rim is white and takes all of the run-time tint, its duller top most of it. With `relief` a groove runs around a boss on its top; without, the
 * top is flat.
 */
export function chip(sides: number, relief = false): Finished {
  const { radius, height } = CHIP;
  const rim = { tint: 1, colour: [1, 1, 1] as const };
  const edge = { out: radius - BEVEL, up: height };
  const wall: Ring[] = [
    { out: radius - 0.012, up: 0, lean: [1, -0.35], open: 0.62, ...rim },
    { out: radius, up: height - BEVEL, lean: [1, 0.3], open: 0.95, ...rim },
    { ...edge, lean: [0.3, 1], open: 1, ...rim },
  ];
  const top: Ring[] = [{ ...edge, lean: [0, 1], open: 0.8, ...ground }, ...(relief ? [groove] : [])];
  const rings = [...wall, ...top];
  const indices: number[] = [];
  for (const ring of rings.keys())
    for (let i = 0; i < sides && ring + 1 < rings.length && ring + 1 !== wall.length; i++) {
      const [a, b] = [ring * sides + i, ring * sides + ((i + 1) % sides)];
      indices.push(a, a + sides, b + sides, a, b + sides, b);
    }
  const [inner, tip] = [(rings.length - 1) * sides, rings.length * sides];
  for (let i = 0; i < sides; i++) indices.push(inner + i, tip, inner + ((i + 1) % sides));
  const middle = relief ? boss : { ...edge, ...ground, out: 0, lean: [0, 1] as const, open: 0.8 };
  return {
    ...corners([...rings.map((ring) => ({ ring, count: sides })), { ring: middle, count: 1 }]),
    indices: Uint32Array.from(indices),
  };
}

function corners(rings: readonly { readonly ring: Ring; readonly count: number }[]): Omit<Finished, 'indices'> {
  const all = rings.flatMap(({ ring, count }) =>
    Array.from({ length: count }, (_, k) => ({ ring, angle: (k / count) * 2 * Math.PI })),
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
