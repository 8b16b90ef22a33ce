import { describe, expect, it } from 'vitest';
import { builtModel } from '../../tools/models/build.ts';
import { chip } from '../../tools/models/chip.ts';
import { sample } from '../../tools/models/field/sample.ts';
import { Solid } from '../../tools/models/field/solid.ts';
import {
  add,
  ball,
  carve,
  chain,
  clay,
  cone,
  decal,
  ellipsoid,
  frame,
  mirror,
  model,
  type Parts,
  roundedBox,
  wet,
} from '../../tools/models/language/index.ts';
import { areaNormalOf, centroidOf, type Mesh, trianglesOf } from '../../tools/models/mesh/mesh.ts';
import { regionAt } from '../../tools/models/mesh/regions.ts';
import { settle } from '../../tools/models/mesh/settle.ts';
import { surfaceNets } from '../../tools/models/mesh/surface-nets.ts';

const [red, white, black] = [clay('#aa3322'), wet('#ffffff'), wet('#000000')];

function sketch(...parts: Parts[]) {
  const box = { least: [-0.5, -0.3, -0.5], most: [0.5, 0.9, 0.5] } as const;
  return model({ height: 0.7, cell: 0.02, box, parts, triangles: { figure: 400, low: 150 } });
}

/** Volume inside a closed mesh: positive where its triangles face outwards. */
function volumeOf(mesh: Mesh): number {
  let volume = 0;
  for (let triangle = 0; triangle < trianglesOf(mesh); triangle++) {
    const [centre, normal] = [centroidOf(mesh, triangle), areaNormalOf(mesh, triangle)];
    volume += (centre[0] * normal[0] + centre[1] * normal[1] + centre[2] * normal[2]) / 6;
  }
  return volume;
}

/** How often each edge is walked, in whichever direction. */
function edgesOf({ indices }: Mesh): Set<number> {
  const walks = new Map<string, number>();
  indices.forEach((from, k) => {
    const to = indices[k % 3 === 2 ? k - 2 : k + 1] ?? 0;
    const edge = [Math.min(from, to), Math.max(from, to)].join();
    walks.set(edge, (walks.get(edge) ?? 0) + 1);
  });
  return new Set(walks.values());
}

describe('the language of the sculptors', () => {
  it('measures distances to solids, also turned and mirrored', () => {
    const near = (parts: Parts, at: readonly [number, number, number]) => new Solid(sketch(parts)).at(...at);
    expect(near(add(red, ball([0, 0.3, 0], 0.2)), [0, 0.6, 0])).toBeCloseTo(0.1);
    expect(near(add(red, cone([0, 0, 0], [0, 0.4, 0], 0.1)), [0.2, 0.2, 0])).toBeCloseTo(0.1);
    expect(near(add(red, roundedBox([0, 0.3, 0], [0.1, 0.1, 0.1])), [0.2, 0.3, 0])).toBeCloseTo(0.1);
    expect(
      near(
        add(
          red,
          chain([
            [0, 0, 0, 0.1],
            [0, 0.4, 0, 0.1],
          ]),
        ),
        [0, 0.55, 0],
      ),
    ).toBeCloseTo(0.05);
    expect(near(mirror(add(red, ball([0.2, 0.3, 0], 0.1))), [-0.35, 0.3, 0])).toBeCloseTo(0.05);
    const arm = add(red, cone([0, 0, 0], [0, 0.3, 0], 0.05));
    // Bowed forward by 90 degrees, what pointed up points to the viewer.
    expect(near(frame({ at: [0, 0.3, 0], turn: [90, 0, 0] }, arm), [0, 0.3, 0.45])).toBeCloseTo(0.1);
  });

  it('paints by the nearest lump, and by decals on what was there before them', () => {
    const solid = new Solid(
      sketch(
        add(red, ellipsoid([0, 0.3, 0], [0.25, 0.3, 0.25])),
        decal(white, ball([0, 0.3, 0.25], 0.1)),
        add(black, ball([0, 0.3, 0.25], 0.04), { blend: 0 }),
      ),
    );
    const colourAt = (x: number, y: number, z: number) => solid.regions[regionAt(solid, x, y, z)]?.paint.colour;
    expect(colourAt(0, 0, 0)).toBe(red.colour);
    expect(colourAt(0.07, 0.3, 0.25)).toBe(white.colour);
    expect(colourAt(0, 0.3, 0.29)).toBe(black.colour);
  });

  it('carves what is there and leaves what is put on later', () => {
    const hollow = carve(null, ball([0, 0.6, 0], 0.15));
    const block = add(red, ball([0, 0.4, 0], 0.2));
    expect(new Solid(sketch(block, hollow)).at(0, 0.55, 0)).toBeGreaterThan(0);
    expect(new Solid(sketch(hollow, block)).at(0, 0.55, 0)).toBeLessThan(0);
  });
});

describe('the builder', () => {
  it('wraps a solid in a closed surface that faces outwards and lies where the solid ends', () => {
    const solid = new Solid(sketch(add(red, ball([0, 0.3, 0], 0.25))));
    const mesh = surfaceNets(sample(solid));
    settle(mesh, solid);
    expect(edgesOf(mesh)).toEqual(new Set([2]));
    expect(volumeOf(mesh)).toBeCloseTo((4 / 3) * Math.PI * 0.25 ** 3, 3);
  });

  it('fills the chip, with few triangles', () => {
    const flat = chip(24);
    expect(flat.indices.length / 3).toBeLessThanOrEqual(120);
    expect(volumeOf(flat)).toBeCloseTo(0.123, 2);
    const grooved = chip(24, true);
    expect(grooved.indices.length / 3).toBeLessThanOrEqual(190);
    expect(volumeOf(grooved)).toBeLessThan(volumeOf(flat));
    expect(volumeOf(grooved)).toBeGreaterThan(0.11);
  });

  it('makes the same bytes of the same sketch, within its triangles', async () => {
    const face = () =>
      sketch(
        add(red, ball([0, 0.3, 0], 0.25)),
        mirror(
          add(white, ball([0.1, 0.38, 0.2], 0.06), { blend: 0.005, importance: 3 }),
          decal(black, ball([0.1, 0.38, 0.26], 0.035), { importance: 3 }),
        ),
      );
    const [first, second] = [await builtModel(face()), await builtModel(face())];
    expect(Buffer.from(first.glb).equals(Buffer.from(second.glb))).toBe(true);
    expect(first.levels.figure.triangles).toBeLessThanOrEqual(400);
    expect(first.levels['figure-low'].triangles).toBeLessThanOrEqual(165);
    expect(first.levels.figure.fine).toBeGreaterThan(20);
  });
});
