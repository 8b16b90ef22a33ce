import { Color } from 'three';
import { dyeable, dyeMark, EDGE, washed } from '../../../src/table/figures/assemble.ts';
import { bulge } from '../field/gradient.ts';
import type { Solid } from '../field/solid.ts';
import type { Triple } from '../language/field.ts';
import { finishes, paintKey } from '../language/paint.ts';
import type { Soft } from '../language/parts.ts';
import { type PaintedMesh, placeOf, verticesOf } from '../mesh/mesh.ts';

const linear = new Map<string, Triple>();

/** A colour in linear light. */
export function linearOf(colour: string): Triple {
  const known = linear.get(colour);
  if (known !== undefined) return known;
  const { r, g, b } = new Color(colour);
  linear.set(colour, [r, g, b]);
  return [r, g, b];
}

export interface Painting {
  /** Red, green, blue (linear) and openness of each vertex, 0 … 1. */
  readonly colours: Float32Array;
  /** Roughness, metalness, own light and tint of each vertex, 0 … 255. */
  readonly finish: Uint8Array;
}

/** Paints as miniatures are painted: light from above, bright edges, a wash in the corners, airbrushed patches. */
export function paint(mesh: PaintedMesh, normals: Float32Array, openness: Float32Array, solid: Solid): Painting {
  const count = verticesOf(mesh);
  const colours = new Float32Array(count * 4);
  const finish = new Uint8Array(count * 4);
  const softs = solid.model.parts.filter((part) => part.kind === 'soft');
  for (let vertex = 0; vertex < count; vertex++) {
    const region = solid.regions[mesh.regions[vertex] ?? 0];
    if (region === undefined) continue;
    const [x, y, z] = placeOf(mesh, vertex);
    const key = paintKey(region.paint);
    const glows = region.paint.finish === 'glow';
    const open = glows ? 1 : opening(openness[vertex] ?? 1);
    const convex = bulge(solid.at, x, y, z);
    const light = brightness(x, y, z, normals[vertex * 3 + 1] ?? 0, convex, solid.model.height);
    const edge = glows ? 0 : EDGE * Math.max(0, convex);
    const { dye } = region.paint;
    if (dye === undefined) {
      const base = softs.reduce(
        (colour, each) => airbrushed(colour, each, key, x, y, z),
        linearOf(region.paint.colour),
      );
      colours.set([...washed(base, { light, edge, open }), open], vertex * 4);
    } else {
      const dark = softs.reduce((most, each) => Math.max(most, airbrush(each, key, x, y, z)), 0);
      colours.set(dyeable({ light: light * dye.shade, edge, dark, open }), vertex * 4);
    }
    const [roughness, metalness, emission] = finishes[region.paint.finish];
    const last = dye === undefined ? Math.round(region.paint.tint * 255) : dyeMark(dye.of);
    finish.set([...[roughness, metalness, emission].map((share) => Math.round(share * 255)), last], vertex * 4);
  }
  return { colours, finish };
}

/** Contrast of the baked openness. */
function opening(open: number): number {
  return Math.max(0, Math.min(1, (open - 0.12) / 0.76)) ** 1.25;
}

/** How much of an airbrushed patch is at a place, 0 … 1. */
function airbrush(part: Soft, key: string, x: number, y: number, z: number): number {
  if (part.on !== null && paintKey(part.on) !== key) return 0;
  const t = Math.max(0, Math.min(1, 0.5 - part.field(x, y, z) / (2 * part.width)));
  return t * t * (3 - 2 * t) * part.amount;
}

function airbrushed(colour: Triple, part: Soft, key: string, x: number, y: number, z: number): Triple {
  const share = airbrush(part, key, x, y, z);
  if (share === 0) return colour;
  const [r, g, b] = linearOf(part.colour);
  return [
    colour[0] + (r - colour[0]) * share,
    colour[1] + (g - colour[1]) * share,
    colour[2] + (b - colour[2]) * share,
  ];
}

/** Light from above, bright edges, dim creases, darker near the ground, a little mottled. */
function brightness(x: number, y: number, z: number, up: number, convex: number, height: number): number {
  const zenith = 0.74 + 0.34 * (0.5 + up / 2);
  const edge = convex > 0 ? 1 + 0.34 * convex : 1 + 0.2 * convex;
  const ground = height === 0 ? 1 : 0.9 + 0.1 * Math.min(1, (y / height) * 1.4);
  const mottled = 1 + 0.05 * Math.sin(x * 31 + y * 17) * Math.sin(z * 29 - y * 23);
  return zenith * edge * ground * mottled;
}
